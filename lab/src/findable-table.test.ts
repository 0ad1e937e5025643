import { expect, it } from 'vitest';
import { findableTable } from './findable-table.ts';

it('sets the score of a set against what could be found in its reading, and counts all values together', () => {
  const found = new Map([
    [
      'clean',
      new Map([
        ['total', { values: 10, findable: 10 }],
        ['date', { values: 10, findable: 10 }],
      ]),
    ],
    ['scans', new Map([['total', { values: 20, findable: 10 }]])],
  ]);
  const rows = findableTable(
    found,
    new Map([
      ['clean', 0.9],
      ['scans', 0.4],
    ]),
    true,
  )
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/));
  expect(rows.slice(1)).toEqual([
    ['clean', '20', '100.0', '0.90'],
    ['total', '10', '100.0'],
    ['date', '10', '100.0'],
    ['scans', '20', '50.0', '0.80'],
    ['total', '20', '50.0'],
    ['all values together', '40', '75.0'],
  ]);
});
