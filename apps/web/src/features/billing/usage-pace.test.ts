import { expect, test } from 'vitest';
import { chartScale, daysIn, lastsUntil } from './usage-pace.ts';

test('pages last as long as the pace of the month lets them', () => {
  expect(lastsUntil({ used: 400, limit: 500, day: 21, daysInMonth: 30 })).toBe(26);
  expect(lastsUntil({ used: 100, limit: 500, day: 21, daysInMonth: 30 })).toBeNull();
  expect(lastsUntil({ used: 0, limit: 20, day: 5, daysInMonth: 30 })).toBeNull();
  expect(lastsUntil({ used: 20, limit: 20, day: 5, daysInMonth: 30 })).toBeNull();
});

test('a month has as many days as the calendar says', () => {
  expect(['2026-11', '2026-12', '2028-02'].map(daysIn)).toEqual([30, 31, 29]);
});

test('the chart ends at a round figure above its highest bar', () => {
  expect(chartScale(52)).toEqual({ top: 60, step: 20 });
  expect(chartScale(1)).toEqual({ top: 1, step: 1 });
  expect(chartScale(7)).toEqual({ top: 10, step: 5 });
  expect(chartScale(1_240)).toEqual({ top: 1_500, step: 500 });
});
