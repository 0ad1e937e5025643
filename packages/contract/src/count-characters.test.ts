import { expect, test } from 'vitest';
import { countCharacters, cutCharacters, isLongerThan } from './count-characters.ts';

test.each([
  ['', 0],
  ['Résumé', 6],
  ['Re\u0301sume\u0301', 6],
  ['🇩🇰', 1],
  ['👩‍🔧', 1],
  ['請求書', 3],
])('counts the characters of "%s" as a person does', (text, characters) => {
  expect(countCharacters(text)).toBe(characters);
});

test.each([
  ['🇩🇰'.repeat(100), false],
  ['👩‍👩‍👧‍👦'.repeat(100), false],
  ['x'.repeat(101), true],
  [`e${'\u0301'.repeat(10_000)}`, true],
])('knows what is longer than 100 characters, and takes no endless one for one (%#)', (text, longer) => {
  expect(isLongerThan(text, 100)).toBe(longer);
});

test.each([
  ['🇩🇰🇸🇪🇫🇮', 2, '🇩🇰🇸🇪'],
  ['Re\u0301sume\u0301', 2, 'Re\u0301'],
  ['👩‍🔧👩‍🔧', 2, '👩‍🔧👩‍🔧'],
  ['Total', 100, 'Total'],
])('cuts "%s" to %i characters without breaking one', (text, characters, cut) => {
  expect(cutCharacters(text, characters)).toBe(cut);
});

test('cuts an endless character to a length that is not too long', () => {
  expect(isLongerThan(cutCharacters(`e${'\u0301'.repeat(10_000)}`, 100), 100)).toBe(false);
});
