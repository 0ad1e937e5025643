import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Invoice', ' INVOICE '],
  ['Résumé', 're\u0301sume\u0301'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['ﬁle', 'FILE'],
  ['Ｉｎｖｏｉｃｅ', 'invoice'],
])('%s and %s are one name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ['Invoice', 'Invoices'],
  ['resume', 'résumé'],
  ['ılık', 'ilik'],
])('%s and %s are two', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test('folding what is folded changes nothing', () => {
  const folding = property(string({ unit: 'binary' }), (name) => void expect(foldName(foldName(name))).toBe(foldName(name)));
  expect(() => assert(folding, { seed: 5, numRuns: 1_000 })).not.toThrow();
});
