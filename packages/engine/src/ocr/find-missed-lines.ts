import { MAX_MISSED_LINES, MAX_MISSED_SHAPES } from '../limits.ts';
import {
  type BoundingBox,
  boxHeight,
  boxWidth,
  type GreyPicture,
  overlapX,
  overlapY,
  type RecognisedWord,
  unionBox,
} from '../model/index.ts';
import { findInk } from './find-ink.ts';
import { findInkShapes, type InkShape } from './ink-shapes.ts';
import { middleOf } from './middle-of.ts';
import { withoutRulings } from './without-rulings.ts';

/** Heights of a letter, in heights of the picture's usual word: totals are printed twice as high. */
const LOWEST_LETTER = 0.4;
const TALLEST_LETTER = 2.5;

/** Letters that touch are one shape: a word at most. */
const WIDEST_LETTER = 12;

/** Print lower than this, in pixels, cannot be read. */
const LOWEST_PRINT_PX = 10;

/** Gap within a line, in heights of its letters: words of one line, but not columns. */
const WIDEST_GAP = 1.2;

/** Share of the lower one's height by which neighbours of a line stand side by side. */
const SIDE_BY_SIDE = 0.5;

/** Share of ink in the box around a line of print: pictures and bars hold more, scratches less. */
const LEAST_INK = 0.08;
const MOST_INK = 0.6;

/** Share of a shape that words must cover for it to count as read. */
const COVERED = 0.3;

/**
 * Ink that no word `covering` it accounts for and that looks like lines of print: the boxes around it in the picture's pixels, from left to
 * right. `words`: all words, which tell how high print is.
 */
export function findMissedLines(
  picture: GreyPicture,
  words: readonly RecognisedWord[],
  covering: readonly RecognisedWord[],
): BoundingBox[] {
  const usual = middleOf(words.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text)).map(({ box }) => boxHeight(box)));
  if (usual < LOWEST_PRINT_PX) return [];
  const shapes = findInkShapes(withoutRulings(findInk(picture), usual));
  const letters = shapes.filter((shape) => isLetter(shape, usual) && !covering.some(({ box }) => covers(box, shape)));
  if (letters.length > MAX_MISSED_SHAPES) return [];
  return linesOf(letters).filter(isPrint).slice(0, MAX_MISSED_LINES).map(unionBox);
}

function isLetter(shape: InkShape, usual: number): boolean {
  const height = boxHeight(shape);
  return height >= LOWEST_LETTER * usual && height <= TALLEST_LETTER * usual && boxWidth(shape) <= WIDEST_LETTER * height;
}

function covers(word: BoundingBox, shape: InkShape): boolean {
  const [across, down] = [overlapX(word, shape), overlapY(word, shape)];
  return across > 0 && down > 0 && across * down >= COVERED * boxWidth(shape) * boxHeight(shape);
}

/** Letters that stand side by side. */
function linesOf(letters: readonly InkShape[]): InkShape[][] {
  const lines: InkShape[][] = [];
  for (const letter of [...letters].sort((one, other) => one.left - other.left || one.top - other.top)) {
    const line = lines.find((each) => follows(each.at(-1) as InkShape, letter));
    if (line) line.push(letter);
    else lines.push([letter]);
  }
  return lines;
}

function follows(last: InkShape, next: InkShape): boolean {
  const [one, other] = [boxHeight(last), boxHeight(next)];
  return next.left - last.right <= WIDEST_GAP * Math.max(one, other) && overlapY(last, next) >= SIDE_BY_SIDE * Math.min(one, other);
}

/** One shape alone is a speck or a sign, but for a word whose letters touch. */
function isPrint(line: readonly InkShape[]): boolean {
  const box = unionBox(line);
  const share = line.reduce((sum, { area }) => sum + area, 0) / (boxWidth(box) * boxHeight(box));
  return boxWidth(box) >= (line.length > 1 ? 1 : 2) * boxHeight(box) && share >= LEAST_INK && share <= MOST_INK;
}
