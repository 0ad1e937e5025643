import type { PlacedWord } from './placed-word.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const LEFT_TO_RIGHT = /[A-Za-z0-9\u00c0-\u024f]/u;

type Direction = 'left' | 'right' | 'neutral';

/**
 * Words of one line, given from left to right, as they are read. In a line of mostly Hebrew or Arabic words the order is
 * reversed, runs of Latin words and figures within it are not (the bidirectional algorithm at the size of whole words).
 */
export function inReadingOrder(words: readonly PlacedWord[]): PlacedWord[] {
  if (!words.some((word) => RIGHT_TO_LEFT.test(word.word.text))) return [...words];
  const directions = words.map((word) => directionOf(word.word.text));
  const rightToLeft = directions.filter((direction) => direction === 'left').length;
  const leftToRight = directions.filter((direction) => direction === 'right').length;
  return rightToLeft >= leftToRight
    ? reverseRuns([...words].reverse(), [...directions].reverse(), 'right')
    : reverseRuns(words, directions, 'left');
}

function directionOf(text: string): Direction {
  if (RIGHT_TO_LEFT.test(text)) return 'left';
  return LEFT_TO_RIGHT.test(text) ? 'right' : 'neutral';
}

/** Turns round each run of words that run the given way. */
function reverseRuns(words: readonly PlacedWord[], directions: readonly Direction[], run: Direction): PlacedWord[] {
  const ordered: PlacedWord[] = [];
  let start = 0;
  for (let at = 1; at <= words.length; at++) {
    if (at < words.length && directions[at] === run && directions[start] === run) continue;
    ordered.push(...words.slice(start, at).reverse());
    start = at;
  }
  return ordered;
}
