import { expect, test } from 'vitest';
import { nearestNames } from './nearest-names.ts';

const NAMES = ['Invoice', 'Invoice lines', 'Receipt', 'Bank statement lines', 'Purchase order', 'Zähler'];

test.each([
  ['invoce', ['Invoice', 'Invoice lines']],
  ['RECIPT', ['Receipt']],
  ['order', ['Purchase order']],
  ['zahler', ['Zähler']],
  ['', []],
  ['x'.repeat(10_000), []],
])('%.20s', (wanted, nearest) => {
  expect(nearestNames(wanted, NAMES)).toEqual(nearest);
});
