import { expect, test } from 'vitest';
import { countReading, noLines } from './judge-reading.ts';

test('What stands beside a true part is no mistake, a letter read wrongly is one', () => {
  const counts = noLines();
  countReading(counts, 'Total 60.30', 'RM Total: 60.30 thank you');
  countReading(counts, 'JALAN 3/2', 'JALÁN 3/2');
  expect(counts).toEqual({ letters: 16, wrongLetters: 1, digitTokens: 2, rightDigitTokens: 2, parts: 2, rightParts: 1 });
});

test('A word with digits is right only with the signs inside it', () => {
  const counts = noLines();
  countReading(counts, '60.30', '6030');
  expect(counts).toMatchObject({ wrongLetters: 0, digitTokens: 1, rightDigitTokens: 0 });
});
