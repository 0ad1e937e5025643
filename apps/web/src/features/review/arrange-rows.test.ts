import type { CellValue, FieldResult } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import type { SheetView } from '../workspace/run/run-store.ts';
import { arrangeRows, keepArrangement } from './arrange-rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

const COLUMNS: SheetColumn[] = [
  { kind: 'constant', id: 'document', name: 'Document' },
  { kind: 'field', id: 'a', name: 'A', field: { id: 'a', variableName: 'A', description: '', type: 'text', enumValues: [] } },
];
const ABSENT: FieldResult = { state: 'absent', confidence: 0.9, alternatives: [] };

function result(value: CellValue, state: 'found' | 'unsure' = 'found'): FieldResult {
  return {
    state,
    chosen: { id: 'c', value, printed: '', evidence: [], derivation: { kind: 'sum' }, score: 1, confidence: 0.9, reason: '' },
    alternatives: [],
  };
}
const text = (value: string): FieldResult => result({ kind: 'text', text: value });
const number = (value: number): FieldResult => result({ kind: 'number', number: value, decimals: 0 });

function row(key: string, a: FieldResult): SheetRow {
  return {
    kind: 'found',
    key,
    documentId: key.split('/')[0]!,
    rowId: '0',
    fileName: `${key}.pdf`,
    readAt: null,
    row: { rowId: '0', pageNumber: 1, cells: { a } },
  };
}
const coming: SheetRow = { kind: 'coming', key: 'later', documentId: 'later', fileName: 'later.pdf', reading: false };

const keys = (rows: readonly SheetRow[]): string => rows.map(({ key }) => key).join(' ');
const sorted = (rows: SheetRow[], direction: 'ascending' | 'descending' = 'ascending'): string =>
  keys(arrangeRows(rows, COLUMNS, { tab: { kind: 'all' }, sort: { columnId: 'a', direction }, filters: {} }));
const filtered = (rows: SheetRow[], filters: SheetView['filters']): string =>
  keys(arrangeRows(rows, COLUMNS, { tab: { kind: 'all' }, sort: null, filters }));

describe('sorted rows', () => {
  test('go by what a number is worth, not by how it is written', () => {
    expect(sorted([row('x', number(9)), row('y', number(-10)), row('z', number(10))])).toBe('y x z');
  });

  test('go by the number in a text, whatever its capitals', () => {
    expect(sorted([row('x', text('inv 10')), row('y', text('INV 9')), row('z', text('abc'))])).toBe('z y x');
  });

  test('that are equal stay in the order of their documents, in both directions', () => {
    const rows = [row('x', text('b')), row('y', text('B')), row('z', text('a'))];
    expect([sorted(rows), sorted(rows, 'descending')]).toEqual(['z x y', 'x y z']);
  });

  test('without a value, or still to come, stand last in both directions', () => {
    const rows = [coming, row('x', ABSENT), row('y', number(1)), row('z', number(2))];
    expect([sorted(rows), sorted(rows, 'descending')]).toEqual(['y z later x', 'z y later x']);
  });
});

describe('filtered rows', () => {
  const rows = [row('teasel', text('Teasel Print')), row('corvin', text('Corvin')), coming];

  test('contain the text, whatever its capitals', () => {
    expect(filtered(rows, { a: 'PRINT' })).toBe('teasel');
    expect(filtered(rows, { document: 'cor' })).toBe('corvin');
  });

  test('are all of them while a filter has no text', () => {
    expect(filtered(rows, { a: '' })).toBe('teasel corvin later');
  });
});

describe('tabs', () => {
  const rows = [row('x', text('sure')), row('y', result({ kind: 'text', text: 'doubtful' }, 'unsure')), row('z', ABSENT), coming];
  const tab = (kind: 'to-check' | 'missing' | 'failed') => keys(arrangeRows(rows, COLUMNS, { tab: { kind }, sort: null, filters: {} }));

  test('show the rows with such cells', () => {
    expect([tab('to-check'), tab('missing'), tab('failed')]).toEqual(['y', 'z', '']);
  });

  test('show one document', () => {
    expect(keys(arrangeRows(rows, COLUMNS, { tab: { kind: 'document', documentId: 'y' }, sort: null, filters: {} }))).toBe('y');
  });
});

describe('after an edit', () => {
  const [x, y, z] = [row('x', number(3)), row('y', number(2)), row('z', number(1))];

  test('rows stay where they are though they would sort elsewhere now', () => {
    const now = [row('x', number(0)), y, z];
    const kept = keepArrangement([z, y, x], [x, y, z], now);
    expect(keys(kept)).toBe('z y x');
    expect(kept[2]).toBe(now[0]);
  });

  test('a row that was added stands below its neighbour, one that was removed is gone', () => {
    expect(keys(keepArrangement([z, y, x], [x, y, z], [x, row('x+', ABSENT), z]))).toBe('z x x+');
  });

  test('a row that was not shown stays out', () => {
    expect(keys(keepArrangement([z], [x, y, z], [x, y, z]))).toBe('z');
  });
});
