import { expect, test } from 'vitest';
import { matchingGroups } from './matching-groups.ts';
import { QUESTION_GROUPS } from './questions.ts';

const found = (query: string) => matchingGroups(QUESTION_GROUPS, query).flatMap(({ questions }) => questions.map(({ id }) => id));

test('every question has an anchor of its own and an answer', () => {
  const all = QUESTION_GROUPS.flatMap(({ questions }) => questions);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, answer } of all) expect([id, answer.join('').length > 40]).toEqual([id, true]);
});

test('nothing asked for shows all of them', () => {
  expect(matchingGroups(QUESTION_GROUPS, '  ')).toBe(QUESTION_GROUPS);
});

test('a word is found in questions and answers, whatever its capitals; several must all be there', () => {
  expect(found('PADDLE')).toEqual(['refunds']);
  expect(found('heic')).toEqual(['formats']);
  expect(found('money 14')).toEqual(['refunds']);
  expect(found('no such word')).toEqual([]);
});
