import { expect, test } from 'vitest';
import { listPlace } from './list-place.ts';

const sheet = { left: 500, top: 200, right: 1400, bottom: 800 };
const cellAt = (left: number, top: number) => ({ left, top, right: left + 150, bottom: top + 28 });
const [width, height] = [478, 240];

test('below the last row, where there is room: it covers none', () => {
  expect(listPlace({ cell: cellAt(700, 200), sheet, rowsEnd: 340 }, width, height)).toEqual({ left: 700, top: 345 });
});

test('at the foot of a sheet full of rows, and at its head for a cell down there', () => {
  expect(listPlace({ cell: cellAt(700, 300), sheet, rowsEnd: 5_000 }, width, height)).toEqual({ left: 700, top: 800 - 12 - 240 });
  expect(listPlace({ cell: cellAt(700, 700), sheet, rowsEnd: 5_000 }, width, height)).toEqual({ left: 700, top: 212 });
});

test('within the sheet from side to side, and below the cell where the sheet is too low', () => {
  expect(listPlace({ cell: cellAt(1300, 200), sheet, rowsEnd: 340 }, width, height).left).toBe(1400 - 12 - 478);
  expect(listPlace({ cell: cellAt(480, 200), sheet, rowsEnd: 340 }, width, height).left).toBe(512);
  const low = { ...sheet, bottom: 420 };
  expect(listPlace({ cell: cellAt(700, 300), sheet: low, rowsEnd: 5_000 }, width, height).top).toBe(333);
});
