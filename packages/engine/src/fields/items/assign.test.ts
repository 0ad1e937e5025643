import { describe, expect, it } from 'vitest';
import { assign } from './assign.ts';

describe('assign', () => {
  it('pairs so that the whole gains most, and leaves alone what gains nothing', () => {
    expect(
      assign(
        [
          [5, 4, 0],
          [5, 1, 0],
          [0, 0, 0],
        ],
        3,
      ),
    ).toEqual([1, 0, null]);
  });
  it('pairs more rows than columns', () => expect(assign([[1], [3], [2]], 1)).toEqual([null, 0, null]));
});
