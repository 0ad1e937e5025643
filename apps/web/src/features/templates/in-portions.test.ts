import { expect, test } from 'vitest';
import { inPortions } from './in-portions.ts';

const written = (portion: readonly unknown[]): number => new TextEncoder().encode(JSON.stringify(portion)).length;

test('what is to be sent is divided as seldom as its size allows, and stays in order', () => {
  const items = ['one', 'zwölf', 'a third one', 'four'];
  const portions = inPortions(items, 20);
  expect(portions).toEqual([['one', 'zwölf'], ['a third one'], ['four']]);
  expect(portions.map(written).every((bytes) => bytes <= 21)).toBe(true);
});

test('what is too large alone is a portion of its own, and nothing is none', () => {
  expect(inPortions(['a', 'far too long', 'b'], 8)).toEqual([['a'], ['far too long'], ['b']]);
  expect(inPortions([], 8)).toEqual([]);
});
