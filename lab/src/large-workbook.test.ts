import type { FieldResult } from '@sheetlift/engine/model';
import { MAX_SHEET_LINKS, MAX_SHEET_ROWS } from '@sheetlift/engine';
import { type SheetDocument, writeRows } from '@sheetlift/engine/writers';
import { Unzip, UnzipInflate } from 'fflate';
import { expect, it } from 'vitest';

const ROWS_PER_DOCUMENT = 1_000;
const isLong = process.env['SHEETLIFT_PROOF'] === 'long';
if (!isLong) console.log('Workbooks at the real limits of Excel are written by `npm run proof` only.');

it.runIf(isLong).each([
  { rows: MAX_SHEET_ROWS - 1, sheets: ['Rows 1048576'] },
  { rows: MAX_SHEET_ROWS, sheets: ['Rows 1048576', 'Rows (2) 2'] },
])(
  '$rows rows take $sheets.length sheets',
  async ({ rows, sheets }) => {
    expect((await shapeOf(rows, false)).map(({ name, rowCount }) => `${name} ${rowCount}`)).toEqual(sheets);
  },
  600_000,
);

it.runIf(isLong).each([
  { rows: MAX_SHEET_LINKS, links: MAX_SHEET_LINKS },
  { rows: MAX_SHEET_LINKS + 1, links: 0 },
])(
  '$rows rows of one column have $links links a sheet',
  async ({ rows, links }) => {
    expect((await shapeOf(rows, true)).map((sheet) => sheet.links)).toEqual([links, links]);
  },
  600_000,
);

interface SheetShape {
  name: string;
  rowCount: number;
  links: number;
}

/** What the sheets of a workbook of so many rows hold, read while it is written. */
async function shapeOf(rows: number, sources: boolean): Promise<SheetShape[]> {
  const texts = new Map<string, { rowCount: number; links: number; tail: string }>();
  let workbook = '';
  const unzip = new Unzip((file) => {
    const count = { rowCount: 0, links: 0, tail: '' };
    if (file.name.startsWith('xl/worksheets/sheet')) texts.set(file.name, count);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      if (file.name === 'xl/workbook.xml') workbook += new TextDecoder().decode(chunk);
      const text = count.tail + new TextDecoder('latin1').decode(chunk);
      const wholeTags = text.lastIndexOf('<');
      count.tail = text.slice(wholeTags);
      for (const [, tag] of text.slice(0, wholeTags).matchAll(/<(row|hyperlink) /g)) count[tag === 'row' ? 'rowCount' : 'links']++;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of writeRows(
    {
      template: {
        name: 'Rows',
        description: '',
        entities: [{ id: 'n', variableName: 'n', description: '', type: 'number', enumValues: [] }],
      },
      documents: documents(rows),
    },
    'xlsx',
    { sources },
  ))
    unzip.push(chunk);
  return [...workbook.matchAll(/<sheet name="([^"]+)" sheetId="(\d+)"/g)].map(([, name = '', id]) => ({
    name,
    rowCount: texts.get(`xl/worksheets/sheet${id}.xml`)?.rowCount ?? 0,
    links: texts.get(`xl/worksheets/sheet${id}.xml`)?.links ?? 0,
  }));
}

function* documents(rows: number): Generator<SheetDocument> {
  for (let first = 0; first < rows; first += ROWS_PER_DOCUMENT) {
    const cells = Array.from({ length: Math.min(ROWS_PER_DOCUMENT, rows - first) }, (_, index) => ({ n: numberResult(first + index) }));
    yield {
      fileName: 'numbers.csv',
      result: { status: 'succeeded', rowMode: 'item', rows: cells.map((row) => ({ cells: row, pageNumber: 1 })), issues: [], pageCount: 1 },
    };
  }
}

function numberResult(number: number): FieldResult {
  const printed = String(number);
  return {
    state: 'found',
    chosen: {
      id: printed,
      value: { kind: 'number', number, decimals: 0 },
      printed,
      evidence: [{ kind: 'line', pageNumber: 1, number: number + 1, text: printed }],
      derivation: { kind: 'normalise', as: 'number', reading: null },
      score: 1,
      confidence: 1,
      reason: '',
    },
    alternatives: [],
  };
}
