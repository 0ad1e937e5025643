import {
  collectPages,
  type FieldResult,
  type Finder,
  layOutDocument,
  readPages,
  type Template,
  type TemplateField,
} from '@sheetlift/engine';
import { createNodePorts } from '@sheetlift/engine/node';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';

const field = (id: string, description: string, type: 'text' | 'number' = 'text'): TemplateField => ({
  id,
  variableName: id,
  description,
  type,
  enumValues: [],
});

const INVOICE: Template = {
  name: 'Invoice',
  description: 'One row per invoice',
  entities: [
    field('iban', 'IBAN'),
    field('vatId', 'VAT ID of the supplier'),
    field('net', 'Total before tax', 'number'),
    field('tax', 'Total tax', 'number'),
    field('gross', 'Total including tax', 'number'),
  ],
};
const IBAN = 'DE89370400440532013000';
const VAT_ID = 'DE136695976';
const SEED = 1_616;

/** Invoices of which IBAN, VAT number and total are wrong by one digit or a sum: how many wrong values were planted, and which passed as sure. */
export async function plantedInvoices(finder: Finder, planted: number): Promise<{ planted: number; passed: string[] }> {
  const random = seededRandom(SEED);
  const ports = createNodePorts();
  const passed: string[] = [];
  let count = 0;
  try {
    for (; count < planted; count += 3) {
      const [iban, vatId] = [wrong(IBAN, random), wrong(VAT_ID, random)];
      const net = random.whole(10_000, 9_000_000);
      const [tax, off] = [Math.round(0.2 * net), random.whole(2, 10_000)];
      const cells = await cellsOf(finder, ports, [
        'Northwind Trading Ltd.',
        `IBAN: ${iban}`,
        `VAT ID: ${vatId}`,
        `Subtotal: € ${money(net)}`,
        `VAT 20%: € ${money(tax)}`,
        `Total including tax: € ${money(net + tax + off)}`,
      ]);
      for (const [id, value] of [
        ['iban', iban],
        ['vatId', vatId],
        ['gross', net + tax + off],
      ] as const)
        if (isSureOf(cells[id], value)) passed.push(`${id} ${value}`);
    }
  } finally {
    await ports.close();
  }
  return { planted: count, passed };
}

/** Another digit in one place behind the country. One other digit never holds by either rule. */
function wrong(text: string, random: SeededRandom): string {
  const at = random.whole(2, text.length - 1);
  return `${text.slice(0, at)}${(Number(text[at]) + random.whole(1, 9)) % 10}${text.slice(at + 1)}`;
}

const money = (cents: number): string => (cents / 100).toFixed(2);

async function cellsOf(
  finder: Finder,
  ports: ReturnType<typeof createNodePorts>,
  lines: readonly string[],
): Promise<Record<string, FieldResult>> {
  const bytes = new TextEncoder().encode(lines.join('\n\n'));
  const document = await collectPages(await readPages(bytes, { fileName: 'invoice.txt', embedded: false }, ports));
  return finder.extractRows(layOutDocument(document), INVOICE, 'document').rows[0]?.cells ?? {};
}

/** Cents, for a number. */
function isSureOf(cell: FieldResult | undefined, wanted: string | number): boolean {
  if (cell?.state !== 'found') return false;
  const { value } = cell.chosen;
  return value.kind === 'number' ? Math.round(100 * value.number) === wanted : value.kind === 'text' && value.text === wanted;
}
