import { expect, test } from 'vitest';
import { countCharacters, isLongerThan } from './count-characters.ts';

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
