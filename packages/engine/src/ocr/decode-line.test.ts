import { expect, it } from 'vitest';
import { decodeLine } from './decode-line.ts';
import { CHARACTERS } from './line-characters.ts';

const CLASSES = CHARACTERS.length + 1;

/** Probabilities with one likely answer a step: a character, or null for what stands between characters. */
function steps(answers: readonly (string | null)[], confidence = 0.9): Float32Array {
  const probabilities = new Float32Array(answers.length * CLASSES);
  answers.forEach((answer, step) => (probabilities[step * CLASSES + (answer === null ? 0 : CHARACTERS.indexOf(answer) + 1)] = confidence));
  return probabilities;
}

it('takes steps with the same answer for one character, and a blank between them for two', () => {
  const read = decodeLine(steps(['1', '1', null, '1', null, '0', '0']), CLASSES, { leftPx: 100, scale: 2 });
  expect(read.map(({ text }) => text).join('')).toBe('110');
});

it('tells where a character stands in the picture, and how sure it is', () => {
  const [first, second] = decodeLine(steps([null, 'A', 'A', null, 'ß'], 0.75), CLASSES, { leftPx: 100, scale: 2 });
  expect(first).toEqual({ text: 'A', confidence: 0.75, left: 108, right: 124 });
  expect(second).toEqual({ text: 'ß', confidence: 0.75, left: 132, right: 140 });
});

it('reads nothing where nothing stands', () => {
  expect(decodeLine(steps([null, null, null]), CLASSES, { leftPx: 0, scale: 1 })).toEqual([]);
});
