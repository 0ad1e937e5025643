import { expect, test } from 'vitest';
import { columnLayout } from './column-layout.ts';

test('columns stand side by side after the row numbers, the frozen ones first', () => {
  const layout = columnLayout(
    [
      { id: 'a', name: 'A', widthPx: 100, frozen: true },
      { id: 'b', name: 'B', widthPx: 50 },
      { id: 'c', name: 'C', widthPx: 80 },
    ],
    99,
  );
  expect(layout).toMatchObject({ numberPx: 40, lefts: [40, 140, 190], frozenCount: 1, frozenPx: 140, totalPx: 270 });
  expect([0, 41, 139, 140, 195, 9999].map(layout.columnAt)).toEqual([0, 0, 0, 1, 2, 2]);
});

test('the row numbers of a long sheet have room', () => {
  expect(columnLayout([], 1_000_000).numberPx).toBeGreaterThan(60);
});
