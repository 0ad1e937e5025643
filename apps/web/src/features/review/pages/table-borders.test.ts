import type { DrawnTable } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { moved, roomiest, withBorder, withoutBorder, withPart } from './table-borders.ts';

const TABLE: DrawnTable = { pageNumber: 1, box: { left: 40, top: 100, right: 400, bottom: 200 }, columns: [100, 300], rows: [120, 150] };

test('a border moves between its neighbours and never over them', () => {
  expect(moved(TABLE, { kind: 'column', index: 0 }, 140, 595).columns).toEqual([140, 300]);
  expect(moved(TABLE, { kind: 'column', index: 0 }, 500, 595).columns).toEqual([298, 300]);
  expect(moved(TABLE, { kind: 'row', index: 1 }, 10, 842).rows).toEqual([120, 122]);
});

test('an edge moves between the first border and the edge of the page', () => {
  expect(moved(TABLE, { kind: 'edge', side: 'left' }, -20, 595).box.left).toBe(0);
  expect(moved(TABLE, { kind: 'edge', side: 'bottom' }, 900, 842).box.bottom).toBe(842);
  expect(moved(TABLE, { kind: 'edge', side: 'top' }, 180, 842).box.top).toBe(118);
});

test('borders are added in order and taken away, edges stay', () => {
  expect(withBorder(TABLE, 'column', 200).columns).toEqual([100, 200, 300]);
  expect(withBorder(TABLE, 'row', 120.5)).toBe(TABLE);
  expect(withoutBorder(TABLE, { kind: 'row', index: 0 }).rows).toEqual([150]);
  expect(withoutBorder(TABLE, { kind: 'edge', side: 'top' })).toBe(TABLE);
  expect([roomiest(TABLE, 'column'), roomiest(TABLE, 'row')]).toEqual([200, 175]);
});

test('columns change on all pages of a table alike, rows on their own page', () => {
  const next = { ...TABLE, pageNumber: 2, box: { ...TABLE.box, left: 44 }, columns: [104, 304] };
  const columnsOf = (after: DrawnTable): number[][] => withPart([TABLE, next], TABLE, after).map(({ columns }) => columns);
  expect(columnsOf(moved(TABLE, { kind: 'column', index: 1 }, 310, 595))).toEqual([
    [100, 310],
    [104, 314],
  ]);
  expect(columnsOf(withBorder(TABLE, 'column', 200))[1]).toEqual([104, 204, 304]);
  expect(columnsOf(withoutBorder(TABLE, { kind: 'column', index: 0 }))[1]).toEqual([304]);
  expect(withPart([TABLE, next], TABLE, withoutBorder(TABLE, { kind: 'row', index: 0 }))[1]).toEqual(next);
});
