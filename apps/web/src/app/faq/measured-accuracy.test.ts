import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measuredAccuracy } from './measured-accuracy.ts';

const PAGE = readFileSync(new URL('../../../../../docs/ACCURACY.md', import.meta.url), 'utf8');

test('a row of the table gives its figures', () => {
  const table =
    '| set | documents | values | P % | R % | F1 % | exact % |\n|---|---:|\n| adbuy | 35 | 174 | 85.1 | 78.7 | 81.8 | 20.0 |\n| **mean of sets** | | | 83.6 | 79.8 | **81.5** | 44.3 | | |\n';
  expect([...measuredAccuracy(table)]).toEqual([
    ['adbuy', { documents: 35, values: 174, precision: 85.1, recall: 78.7, f1: 81.8 }],
    ['mean of sets', { documents: 0, values: 0, precision: 83.6, recall: 79.8, f1: 81.5 }],
  ]);
});

test('the page of the project holds the figures that the answers give', () => {
  const measured = measuredAccuracy(PAGE);
  for (const name of ['mean of sets', 'all values together', 'invoices', 'einvoice', 'emails', 'tables', 'kleister-nda', 'sroie']) {
    expect([name, measured.get(name)?.f1]).toEqual([name, expect.any(Number)]);
  }
});
