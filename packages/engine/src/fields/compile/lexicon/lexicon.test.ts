import { expect, test } from 'vitest';
import { foldWords } from '../../../values/fold.ts';
import { CONCEPTS, conceptById } from './lexicon.ts';

test('every concept has its own id and labels that hold words', () => {
  expect(new Set(CONCEPTS.map(({ id }) => id)).size).toBe(CONCEPTS.length);
  const blank = CONCEPTS.filter(({ labels }) => labels.length === 0 || labels.some((label) => foldWords(label).length === 0));
  expect(blank.map(({ id }) => id)).toEqual([]);
});

test('every rival is a concept of the lexicon, and none rivals itself', () => {
  const unknown = CONCEPTS.flatMap(({ id, rivals }) =>
    rivals.filter((rival) => rival === id || !conceptById(rival)).map((rival) => `${id}: ${rival}`),
  );
  expect(unknown).toEqual([]);
});
