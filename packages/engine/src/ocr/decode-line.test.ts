import { expect, it } from 'vitest';
import { decodeLine } from './decode-line.ts';
import { lineOf } from './line-answers.test-fixture.ts';

it('takes steps with the same answer for one character, and a blank between them for two', () => {
  const read = decodeLine(lineOf(['1', '1', null, '1', null, '0', '0']));
  expect(read.map(({ text }) => text).join('')).toBe('110');
});

it('tells in which steps a character stands, and how sure it is', () => {
  expect(decodeLine(lineOf([null, 'A', 'A', null, 'ß']))).toEqual([
    { text: 'A', confidence: expect.closeTo(0.9), from: 1, to: 3 },
    { text: 'ß', confidence: expect.closeTo(0.9), from: 4, to: 5 },
  ]);
});

it('reads nothing where nothing stands', () => {
  expect(decodeLine(lineOf([null, null, null]))).toEqual([]);
});
