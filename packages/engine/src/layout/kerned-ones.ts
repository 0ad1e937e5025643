import { unionBox } from '../model/index.ts';
import type { PlacedWord } from './placed-word.ts';

/** How far two ones stand into each other, in font sizes: 0.074 in Helvetica and the faces with its widths. */
const LEAST_OVERLAP_EM = 0.04;
const MOST_OVERLAP_EM = 0.11;

/**
 * "1" and "1.318" that overlap by a hair are one figure. Two ones are the only digits that common faces set closer than their
 * widths, and files that place them so write them apart; other digits overlap where cells of a table run over.
 */
export function joinKernedOnes(words: readonly PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && areKerned(before, word))
      joined[joined.length - 1] = {
        ...before,
        ...unionBox([before, word]),
        word: { ...before.word, text: before.word.text + word.word.text, box: unionBox([before.word.box, word.word.box]) },
      };
    else joined.push(word);
  }
  return joined;
}

function areKerned(before: PlacedWord, word: PlacedWord): boolean {
  if (word.word.origin !== 'text' || !before.word.text.endsWith('1') || !word.word.text.startsWith('1')) return false;
  const overlap = (before.right - word.left) / word.em;
  return (
    overlap > LEAST_OVERLAP_EM &&
    overlap < MOST_OVERLAP_EM &&
    Math.abs(before.bottom - word.bottom) < 0.1 * word.em &&
    before.em === word.em
  );
}
