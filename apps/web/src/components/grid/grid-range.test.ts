import { describe, expect, test } from 'vitest';
import { clampRange, movingCorner, nextInRange, rangeBetween } from './grid-range.ts';

describe('a selection', () => {
  const range = rangeBetween({ row: 4, column: 3 }, { row: 2, column: 1 });

  test('is a rectangle whichever way it was drawn', () => {
    expect(range).toEqual({ top: 2, bottom: 4, left: 1, right: 3 });
  });

  test('is changed at the corner across from the active cell', () => {
    expect(movingCorner(range, { row: 2, column: 1 })).toEqual({ row: 4, column: 3 });
    expect(movingCorner(range, { row: 4, column: 1 })).toEqual({ row: 2, column: 3 });
    expect(movingCorner(range, { row: 4, column: 3 })).toEqual({ row: 2, column: 1 });
  });

  test('is walked across by Tab and down by Enter, and from its end to its beginning', () => {
    expect(nextInRange(range, { row: 2, column: 3 }, 'across', 1)).toEqual({ row: 3, column: 1 });
    expect(nextInRange(range, { row: 4, column: 3 }, 'across', 1)).toEqual({ row: 2, column: 1 });
    expect(nextInRange(range, { row: 4, column: 1 }, 'down', 1)).toEqual({ row: 2, column: 2 });
    expect(nextInRange(range, { row: 2, column: 1 }, 'down', -1)).toEqual({ row: 4, column: 3 });
  });

  test('loses what is no longer there', () => {
    expect(clampRange(range, { rows: 4, columns: 3 })).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
    expect(clampRange(range, { rows: 2, columns: 3 })).toBeNull();
  });
});
