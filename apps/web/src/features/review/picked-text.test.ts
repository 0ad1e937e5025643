import { expect, test } from 'vitest';
import { withoutNeighbours } from './picked-text.ts';

test.each([
  [': Halden & Moor Ltd', 'Halden & Moor Ltd'],
  ['DE89 3704 0044 0532 0130 00 - BIC', 'DE89 3704 0044 0532 0130 00'],
  ['DE89 3704 0044 0532 0130 00 | BIC:', 'DE89 3704 0044 0532 0130 00'],
  ['IBAN: DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['IBAN:DE89370400440532013000', 'DE89370400440532013000'],
  ['Net weight: 12 kg,', '12 kg'],
  ['Brackenford;', 'Brackenford'],
  ['DE89 3704 0044 0532 0130 00.', 'DE89 3704 0044 0532 0130 00'],
])('%s is picked as %s', (text, picked) => {
  expect(withoutNeighbours(text)).toBe(picked);
});

test.each(['Halden & Moor Ltd.', 'Re: your letter', 'A-7', '12:30', '2026-09-30', 'Weber - Söhne', '-', 'Unit 9 - 11'])(
  '%s stays as it is printed',
  (text) => {
    expect(withoutNeighbours(text)).toBe(text);
  },
);

test('a minus belongs to a number', () => {
  expect(withoutNeighbours('-12.50')).toBe('-12.50');
});
