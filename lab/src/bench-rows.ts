import type { CellValue, ExtractionRow, FieldResult, TemplateField } from '@sheetlift/engine/model';
import type { SheetDocument } from '@sheetlift/engine/writers';

export const ROWS = 100_000;
const COLUMNS = 20;
const ROWS_PER_DOCUMENT = 100;
const MS_PER_DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const SUPPLIERS = ['Halden & Moor', 'Teasel Print Works', 'Corvin Packaging', 'Müller & Söhne GmbH', 'Nordlys Kontor'];
const STATES = ['open', 'paid', 'overdue'];

/** Seven columns of text, six of amounts, two of whole numbers, two of dates, three of few words. */
export function cellValue(row: number, column: number): CellValue {
  const seed = (row * 2_654_435_761 + column * 40_503) >>> 0;
  if (column < 2) return { kind: 'text', text: SUPPLIERS[seed % SUPPLIERS.length] as string };
  if (column < 4) return { kind: 'text', text: `RE-${seed}` };
  if (column < 7) return { kind: 'text', text: `Part ${seed % 7919}, as ordered` };
  if (column < 13) return { kind: 'number', number: (seed % 1_000_000) / 100, decimals: 2 };
  if (column < 15) return { kind: 'number', number: seed % 500, decimals: 0 };
  if (column < 17) return { kind: 'date', iso: dateOf(seed).toISOString().slice(0, 10) };
  if (column < 18) return { kind: 'yes/no', yes: seed % 2 === 0 };
  return { kind: 'enum', value: STATES[seed % 3] as string };
}

const dateOf = (seed: number): Date => new Date(FIRST_DAY + (seed % 2000) * MS_PER_DAY);

export const FIELDS = Array.from({ length: COLUMNS }, (_, column): TemplateField => {
  const { kind } = cellValue(0, column);
  return {
    id: String(column),
    variableName: `column ${column + 1}`,
    description: '',
    type: kind === 'date' ? 'text' : kind,
    enumValues: kind === 'enum' ? STATES : [],
  };
});

/** The rows as extraction delivers them, evidence included. */
export function* documents(): Generator<SheetDocument> {
  for (let first = 0; first < ROWS; first += ROWS_PER_DOCUMENT) {
    const rows = Array.from({ length: ROWS_PER_DOCUMENT }, (_, index) => extractionRow(first + index));
    yield {
      fileName: `document-${first / ROWS_PER_DOCUMENT}.pdf`,
      result: { status: 'succeeded', rowMode: 'item', rows, issues: [], pageCount: 3 },
    };
  }
}

function extractionRow(row: number): ExtractionRow {
  const cells: Record<string, FieldResult> = {};
  for (let column = 0; column < COLUMNS; column++) cells[String(column)] = fieldResult(row, column);
  return { cells, pageNumber: 1 + (row % 3) };
}

function fieldResult(row: number, column: number): FieldResult {
  const value = cellValue(row, column);
  const printed =
    value.kind === 'text'
      ? value.text
      : value.kind === 'number'
        ? value.number.toFixed(value.decimals)
        : value.kind === 'date'
          ? value.iso
          : 'x';
  const box = { left: 40 + column * 25, top: 100 + (row % 60) * 11, right: 60 + column * 25, bottom: 110 + (row % 60) * 11 };
  return {
    state: 'found',
    chosen: {
      id: `${row}/${column}`,
      value,
      printed,
      evidence: [{ kind: 'words', pageNumber: 1 + (row % 3), boxes: [box], text: printed, origin: 'text' }],
      derivation: { kind: 'normalise', as: value.kind, reading: null },
      score: 1,
      confidence: 0.9 + (row % 10) / 100,
      reason: '',
    },
    alternatives: [],
  };
}

/** What a row is for a library: bare values. */
export const bareRow = (row: number): (string | number | Date)[] =>
  Array.from({ length: COLUMNS }, (_, column) => bareValue(cellValue(row, column)));

function bareValue(value: CellValue): string | number | Date {
  if (value.kind === 'number') return value.number;
  if (value.kind === 'date') return new Date(value.iso);
  if (value.kind === 'yes/no') return value.yes ? 'yes' : 'no';
  return value.kind === 'enum' ? value.value : value.text;
}
