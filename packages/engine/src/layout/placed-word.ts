import type { BoundingBox, LinePlace, Word } from '../model/index.ts';

/** A word where the layout stage reasons about it: upright, unlike `word.box`, which stays as the page shows it. */
export interface PlacedWord extends BoundingBox {
  word: Word;
  /** Font size in points; for words whose file does not tell it, estimated from the row they stand in. */
  em: number;
  /** Place in the reader's order; breaks ties, and tells which way turned text runs. */
  order: number;
  place: LinePlace;
}

/** Height of letters relative to the font size where a box is drawn tightly around its ink. */
const INK_HEIGHT_SHARE = 0.8;

/** Font size as the file tells it, else from the height of the box. */
export const wordEm = (word: Word, heightPt: number): number =>
  word.fontSizePt && word.fontSizePt > 0 ? word.fontSizePt : Math.max(heightPt / INK_HEIGHT_SHARE, 0.1);

/** Text that runs up or down the page: much higher than wide although it has several letters. */
export function isVertical(placed: PlacedWord): boolean {
  const width = placed.right - placed.left;
  const height = placed.bottom - placed.top;
  return placed.word.text.length >= 3 && height > 2 * width;
}

/** Words as a reader would type them: single spaces, none where a word continues the one before. */
export function joinWords(words: readonly PlacedWord[]): string {
  let text = '';
  for (const { word } of words) text += text !== '' && !word.joinsPrevious ? ` ${word.text}` : word.text;
  return text;
}
