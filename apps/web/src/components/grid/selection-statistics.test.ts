import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectionStatistics } from './selection-statistics.ts';

describe('selection statistics', () => {
  test('count values, and add up those that are numbers', () => {
    expect(selectionStatistics([1, null, 'text', 4])).toEqual({ filled: 3, numbers: 2, sum: 5, average: 2.5, least: 1, greatest: 4 });
  });

  test('have no sum without a number', () => {
    expect(selectionStatistics(['text', null])).toEqual({ filled: 1, numbers: 0, sum: null, average: null, least: null, greatest: null });
  });

  test('add cents up to the cent', () => {
    assert(
      property(array(integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 500 }), (cents) => {
        const total = cents.reduce((sum, each) => sum + each, 0);
        expect(selectionStatistics(cents.map((each) => each / 100)).sum).toBeCloseTo(total / 100, 6);
        expect(String(selectionStatistics(cents.map((each) => each / 100)).sum)).toBe(String(total / 100));
      }),
    );
  });
});
