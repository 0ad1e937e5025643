import { expect, test } from 'vitest';
import { markedStretches } from './marked-stretches.ts';

const TEXT = '17 Tansy Lane, Brackenford BK2 4HN';

test('a word found within a mark cuts it in three: the first says what it is, the number stands behind the last', () => {
  const mark = {
    key: 'a',
    fieldId: 'address',
    label: 'Address',
    text: TEXT,
    state: 'check',
    active: true,
    candidateNumber: 1,
    evidence: [],
  } as const;
  const match = { pageNumber: 1, from: 15, to: 26 };
  const stretches = markedStretches(TEXT, [{ mark, text: TEXT }], [{ from: 15, to: 26, match }]);
  expect(stretches.map(({ text, opensMark, closesMark, match: found }) => [text, opensMark, closesMark, found === match])).toEqual([
    ['17 Tansy Lane, ', true, false, false],
    ['Brackenford', false, false, true],
    [' BK2 4HN', false, true, false],
  ]);
});
