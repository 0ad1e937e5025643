import { describe, expect, it } from 'vitest';
import { wilsonBound } from './wilson-bound.ts';

describe('wilsonBound', () => {
  it('is the lower end of the score interval', () => {
    // Both by hand from the formula: 81 of 263 (Newcombe 1998, case 1: 0.2553) and 15 of 148 (case 2: 0.0624).
    expect(wilsonBound(81, 263)).toBeCloseTo(0.2553, 4);
    expect(wilsonBound(15, 148)).toBeCloseTo(0.0624, 4);
  });

  it('promises less of few values than of many', () => {
    expect(wilsonBound(20, 20)).toBeLessThan(wilsonBound(200, 200));
    expect(wilsonBound(0, 0)).toBe(0);
  });
});
