import { describe, expect, test } from 'vitest';
import { moveByKey } from './grid-moves.ts';

// x is a value, . an empty cell.
const SHEET = ['xx..x', 'x....', 'x..xx', '.....', 'x...x'];
const ground = {
  size: { rows: 5, columns: 5 },
  pageRows: 3,
  isEmpty: ({ row, column }: { row: number; column: number }) => SHEET[row]![column] === '.',
};

function to(key: string, row: number, column: number, jump = false): [number, number] | null {
  const cell = moveByKey({ key, jump }, { row, column }, ground);
  return cell && [cell.row, cell.column];
}

describe('keys that move', () => {
  test('arrows go one cell and stop at the edges', () => {
    expect(to('ArrowRight', 0, 0)).toEqual([0, 1]);
    expect(to('ArrowRight', 0, 4)).toEqual([0, 4]);
    expect(to('ArrowUp', 0, 2)).toEqual([0, 2]);
  });

  test('Ctrl and an arrow go to the end of a block of values', () => {
    expect(to('ArrowDown', 0, 0, true)).toEqual([2, 0]);
    expect(to('ArrowRight', 0, 0, true)).toEqual([0, 1]);
  });

  test('Ctrl and an arrow go over a gap to the next value, or to the edge', () => {
    expect(to('ArrowRight', 0, 1, true)).toEqual([0, 4]);
    expect(to('ArrowDown', 2, 0, true)).toEqual([4, 0]);
    expect(to('ArrowDown', 0, 2, true)).toEqual([4, 2]);
    expect(to('ArrowLeft', 2, 4, true)).toEqual([2, 3]);
  });

  test('Home and End go along the row, with Ctrl to the corners', () => {
    expect(to('Home', 3, 2)).toEqual([3, 0]);
    expect(to('End', 3, 2)).toEqual([3, 4]);
    expect(to('Home', 3, 2, true)).toEqual([0, 0]);
    expect(to('End', 1, 2, true)).toEqual([4, 4]);
  });

  test('Page keys go by the rows of a screen', () => {
    expect(to('PageDown', 0, 1)).toEqual([3, 1]);
    expect(to('PageDown', 3, 1)).toEqual([4, 1]);
    expect(to('PageUp', 4, 1)).toEqual([1, 1]);
  });

  test('other keys do not move', () => {
    expect(to('a', 0, 0)).toBeNull();
  });
});
