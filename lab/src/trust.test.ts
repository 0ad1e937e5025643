import { describe, expect, it } from 'vitest';
import { collectPages, layOutDocument, loadFinder, readPages } from '@sheetlift/engine';
import { createNodePorts, loadNodeAsset } from '@sheetlift/engine/node';
import { generateInvoicePdf } from './generate-pdf.ts';
import { countDerived, newDerivedCounts } from './judging/count-derived.ts';

const finder = await loadFinder(loadNodeAsset);

const field = (
  id: string,
  description: string,
  type: 'text' | 'number' | 'yes/no' = 'text',
): { id: string; variableName: string; description: string; type: typeof type; enumValues: string[] } => ({
  id,
  variableName: id,
  description,
  type,
  enumValues: [],
});
const TEMPLATES = [
  {
    name: 'Invoice',
    description: '',
    entities: [
      field('number', 'Invoice number'),
      field('date', 'Invoice date'),
      field('supplier', 'Supplier'),
      field('total', 'Total', 'number'),
      field('paid', 'Has it been paid?', 'yes/no'),
    ],
  },
  {
    name: 'Invoice lines',
    description: 'One row per line',
    entities: [
      field('number', 'Invoice number'),
      field('what', 'Description'),
      field('quantity', 'Quantity', 'number'),
      field('amount', 'Amount', 'number'),
    ],
  },
];

describe('every value', () => {
  it('follows from its evidence by its derivation, and comes out the same a second time', async () => {
    const ports = createNodePorts();
    const counts = newDerivedCounts();
    for (const seed of [1, 5, 9]) {
      const { bytes } = await generateInvoicePdf(seed);
      const layout = layOutDocument(await collectPages(await readPages(bytes, { fileName: 'invoice.pdf', embedded: false }, ports)));
      for (const template of TEMPLATES) {
        const { rows } = finder.extractRows(layout, template, 'auto');
        countDerived(counts, rows, template);
        expect(JSON.stringify(finder.extractRows(structuredClone(layout), structuredClone(template), 'auto').rows)).toBe(
          JSON.stringify(rows),
        );
      }
    }
    await ports.close();
    expect(counts.unfounded).toEqual([]);
    expect(Object.values(counts.byDerivation).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60);
  });
});
