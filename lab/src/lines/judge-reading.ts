import { plainText } from './plain-text.ts';

/** How far what was read of lines is from what stands there. */
export interface LineCounts {
  letters: number;
  wrongLetters: number;
  /** Words with a digit in them, and those read to the letter, signs inside included. */
  digitTokens: number;
  rightDigitTokens: number;
  parts: number;
  /** Parts of a line in which no letter is wrong. */
  rightParts: number;
}

export const noLines = (): LineCounts => ({ letters: 0, wrongLetters: 0, digitTokens: 0, rightDigitTokens: 0, parts: 0, rightParts: 0 });

/** Counts a true part of a line against all that was read of it: what stands beside the part in the line is no mistake. */
export function countReading(counts: LineCounts, truth: string, reading: string): void {
  const wanted = plainText(truth).text;
  const wrong = Math.min(wanted.length, distanceWithin(wanted, plainText(reading).text));
  counts.letters += wanted.length;
  counts.wrongLetters += wrong;
  counts.parts++;
  if (wrong === 0) counts.rightParts++;
  const read = new Set(digitTokensOf(reading));
  for (const token of digitTokensOf(truth)) {
    counts.digitTokens++;
    if (read.has(token)) counts.rightDigitTokens++;
  }
}

/** Signs around a word are no part of it; on paper a comma often stands without a blank. */
const digitTokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s:;()]+|,(?=\D|$)/)
    .map((token) => token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((token) => /\p{N}/u.test(token));

/** Least edits that turn a text into some stretch of another. */
function distanceWithin(text: string, within: string): number {
  let row = new Array<number>(within.length + 1).fill(0);
  for (let index = 1; index <= text.length; index++) {
    const next = [index];
    for (let column = 1; column <= within.length; column++) {
      next.push(
        Math.min(
          (row[column] as number) + 1,
          (next[column - 1] as number) + 1,
          (row[column - 1] as number) + (text[index - 1] === within[column - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return Math.min(...row);
}
