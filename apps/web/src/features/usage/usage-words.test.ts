import { expect, test } from 'vitest';
import type { MonthLimit } from './device-page-meter.ts';
import { usageWords } from './usage-words.ts';

const said = (used: number, limit: MonthLimit) => usageWords({ used, limit, resetsOn: '2026-12-01' });

test('nothing is said below 80 % of the pages, nor where they are not limited, nor where that is not known', () => {
  expect([said(0, 20), said(15, 20), said(9_999, 'unlimited'), said(9_999, 'unknown')]).toEqual([null, null, null, null]);
});

test.each([
  [16, { signal: 'info', title: '16 of 20 pages used.', sentence: '4 pages are left until 1 December.' }],
  [19, { signal: 'info', title: '19 of 20 pages used.', sentence: 'One page is left until 1 December.' }],
  [20, { signal: 'check', title: '20 of 20 pages used.', sentence: 'Your rows stay; reading starts again on 1 December.' }],
  [23, { signal: 'check', title: '20 of 20 pages used.', sentence: 'Your rows stay; reading starts again on 1 December.' }],
])('at %i of 20 it is said', (used, words) => {
  expect(said(used, 20)).toEqual(words);
});
