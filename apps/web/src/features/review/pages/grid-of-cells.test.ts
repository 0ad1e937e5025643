import type { FlowCell, FlowPage } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { columnLetters, gridColumnWidths, gridRows, placeIn } from './grid-of-cells.ts';

const cell = (reference: string, text = reference, header = false): FlowCell => ({
  reference,
  text,
  stored: null,
  columnSpan: 1,
  rowSpan: 1,
  header,
});
const page = (pageNumber: number, rows: FlowCell[][]): FlowPage => ({
  kind: 'flow',
  pageNumber,
  blocks: [{ kind: 'table', name: null, rows }],
  issues: [],
});

test('rows carry the number the sheet gives them; a header repeated on a later page is left out', () => {
  expect(gridRows(page(1, [[cell('A1', 'Order', true)], [cell('A2')]])).map(({ number }) => number)).toEqual([1, 2]);
  expect(gridRows(page(2, [[cell('A1', 'Order', true)], [cell('A1001')], [cell('A1002')]])).map(({ number }) => number)).toEqual([
    1001, 1002,
  ]);
});

test.each([
  ['A1', 1, 0],
  ['B7', 7, 1],
  ['AA10', 10, 26],
  ['XFD1', 1, 16_383],
])('%s is row %d, column %d', (reference, row, column) => {
  expect(placeIn(reference)).toEqual({ row, column });
  expect(columnLetters(column)).toBe(reference.replace(/\d/g, ''));
});

test('a column is as wide as what stands in it, within bounds', () => {
  const rows = gridRows(page(1, [[cell('A1', 'x'), cell('C1', 'y'.repeat(400)), cell('D1', 'Invoice number')]]));
  expect(gridColumnWidths(rows)).toEqual([56, 56, 260, expect.closeTo(14 * 6.9 + 18)]);
});
