import { expect, test } from 'vitest';
import { activeCell } from './active-cell.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

const COLUMN = { kind: 'constant', id: 'page', name: 'Page' } as SheetColumn;
const row = (documentId: string, rowId: string): SheetRow =>
  ({
    kind: 'found',
    key: `${documentId}/${rowId}`,
    documentId,
    rowId,
    fileName: documentId,
    readAt: null,
    row: { rowId, cells: {}, pageNumber: 1 },
  }) as SheetRow;

/** The row that is the chosen one when that of `rowKey` was chosen. */
function chosen(rows: readonly SheetRow[], rowKey: string): string | undefined {
  const indexOf = (key: string): number => rows.findIndex((each) => each.key === key);
  return activeCell(rows, [COLUMN], indexOf, { rowKey, columnId: 'page' })?.place.rowKey;
}

test('where its row is gone, the one above it in its document is the chosen one, else its first', () => {
  const rows = [row('a', '0'), row('b', '1'), row('b', '2'), row('c', '9')];
  expect(chosen(rows, 'b/2')).toBe('b/2');
  expect(chosen(rows, 'b/7')).toBe('b/2');
  expect(chosen(rows, 'b/0')).toBe('b/1');
});

test('a cell that was chosen while its document was still to come is that of its first row', () => {
  expect(chosen([row('a', '0'), row('b', '0'), row('b', '1')], 'b')).toBe('b/0');
});

test('no row of another document takes its place', () => {
  expect(chosen([row('a', '0')], 'b/0')).toBeUndefined();
});
