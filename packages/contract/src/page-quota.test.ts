import { describe, expect, test } from 'vitest';
import { limitsOf, monthAfter, pagesCharged, pagesLeft, usageMonth } from './page-quota.ts';

describe('pagesLeft', () => {
  test('is what the limit leaves after settled and held pages', () => {
    expect(pagesLeft({ used: 12, reserved: 3, limit: 20 })).toBe(5);
    expect(pagesLeft({ used: 12, reserved: 3, limit: null })).toBe(Infinity);
  });

  test('is none, and never less, where a plan became smaller than what was used', () => {
    expect(pagesLeft({ used: 1_900, reserved: 0, limit: 500 })).toBe(0);
  });
});

test('a document that counted this month costs nothing more', () => {
  expect([pagesCharged({ pages: 7, isCounted: false }), pagesCharged({ pages: 7, isCounted: true })]).toEqual([7, 0]);
});

describe('the month of a moment', () => {
  test('is that of UTC, on the last millisecond and on a leap day', () => {
    expect(
      ['2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00.000Z', '2028-02-29T12:00:00.000Z', '2026-11-01T00:30:00.000+02:00'].map((text) =>
        usageMonth(new Date(text)),
      ),
    ).toEqual(['2026-10', '2026-11', '2028-02', '2026-10']);
  });

  test('ends on the first day of the next, over the end of a year too', () => {
    expect(['2026-11', '2026-12', '2028-02'].map(monthAfter)).toEqual(['2026-12-01', '2027-01-01', '2028-03-01']);
  });
});

describe('limitsOf', () => {
  test('are those of the plan where plans are sold', () => {
    expect(limitsOf('anonymous', true)).toEqual({ pagesPerMonth: 20, megabytesPerFile: 25, pagesPerFile: 50, filesPerRun: 10 });
    expect(limitsOf('pro', true)).toEqual({ pagesPerMonth: 2_000, megabytesPerFile: 100, pagesPerFile: 500, filesPerRun: 250 });
  });

  test('are no pages a month and the largest files for everybody where nothing is sold', () => {
    expect(limitsOf('free', false)).toEqual({ pagesPerMonth: null, megabytesPerFile: 200, pagesPerFile: 1_000, filesPerRun: 1_000 });
  });
});
