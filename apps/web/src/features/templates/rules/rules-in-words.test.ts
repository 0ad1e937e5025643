import { expect, test } from 'vitest';
import { rulesInWords } from './rules-in-words.ts';

test('rules are told in a few words, and no rules in none', () => {
  expect(rulesInWords({})).toBe('');
  expect(rulesInWords({ required: true, pattern: 'RE-9999', oneOf: ['a', 'b'] })).toBe('required · RE-9999 · list of 2');
  expect(rulesInWords({ from: 0, to: 10, check: 'net + tax = total' })).toBe('from 0 · to 10 · net + tax = total');
  expect(rulesInWords({ date: 'any', notBefore: 'Issued' })).toBe('a date · not before Issued');
});
