import { MAX_MISSED_LINES } from '../limits.ts';
import {
  type BoundingBox,
  boxCentreX,
  boxCentreY,
  boxHeight,
  boxWidth,
  overlapX,
  overlapY,
  type RecognisedWord,
  unionBox,
} from '../model/index.ts';
import { findLines } from './find-lines.ts';
import type { InkRulings } from './find-rulings.ts';
import type { InkShape } from './ink-shapes.ts';
import { middleOf } from './middle-of.ts';

/** Print lower than this, in pixels, cannot be read. */
const LOWEST_PRINT_PX = 10;

/** Share of ink in the box around a line of print: pictures and bars hold more, scratches less. */
const LEAST_INK = 0.08;
const MOST_INK = 0.6;

/** Heights of a single character, in heights of the picture's usual word: smaller ones are dots and ticks. */
const LOWEST_CHARACTER = 0.6;
const TALLEST_CHARACTER = 1.5;

/** Share of the higher one by which a character and a word stand in one line, and the gap between them, in heights of the word. */
const IN_LINE = 0.75;
const NEAR_WORD = 1.5;

/** How far from it the lines of its cell may be, in the same. */
const CELL_HEIGHT = 3;
const CELL_WIDTH = 20;

/** Share of a shape that words must cover for it to count as read. */
const COVERED = 0.3;

/** Print that no word accounts for: the box around its ink in the picture's pixels. */
export interface MissedLine {
  box: BoundingBox;
  /** What may stand there: words, or of a single shape a character in a cell between drawn lines, or a figure beside a word. */
  holds: 'words' | 'character' | 'figure';
  /** Whether a drawn line runs through it or along it. */
  isRuled: boolean;
}

/** How high print is, in pixels, as the words read tell it; 0 where none does. */
export function usualPrint(words: readonly RecognisedWord[]): number {
  const usual = middleOf(words.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text)).map(({ box }) => boxHeight(box)));
  return usual < LOWEST_PRINT_PX ? 0 : usual;
}

/**
 * Ink beside the drawn lines that no word `covering` it accounts for and that looks like lines of print, row by row. `shapes`: the ink
 * without those lines; `usual`: how high print is.
 */
export function findMissedLines(
  shapes: readonly InkShape[],
  rulings: InkRulings,
  usual: number,
  covering: readonly RecognisedWord[],
): MissedLine[] {
  const uncovered = shapes.filter((shape) => !covering.some(({ box }) => covers(box, shape)));
  return findLines(uncovered, rulings, usual)
    .flatMap(({ box, shapes: line, isRuled }): MissedLine[] => {
      if (isPrint(line)) return [{ box, holds: 'words', isRuled }];
      if (line.length > 1 || !isCharacter(box, usual)) return [];
      if (standsInCell(box, rulings, usual)) return [{ box, holds: 'character', isRuled }];
      return covering.some((word) => isBeside(word.box, box)) ? [{ box, holds: 'figure', isRuled }] : [];
    })
    .slice(0, MAX_MISSED_LINES);
}

/** As high as capitals and figures are. */
const isCharacter = (box: BoundingBox, usual: number): boolean =>
  boxHeight(box) >= LOWEST_CHARACTER * usual && boxHeight(box) <= TALLEST_CHARACTER * usual;

/** Whether a character stands in the line of a word, as high as that and not far from it. */
const isBeside = (word: BoundingBox, box: BoundingBox): boolean =>
  overlapY(word, box) >= IN_LINE * Math.max(boxHeight(word), boxHeight(box)) && -overlapX(word, box) <= NEAR_WORD * boxHeight(word);

/** Drawn lines above, below and on both sides, as near as those of a table's cell. */
function standsInCell(box: BoundingBox, { horizontal, vertical }: InkRulings, usual: number): boolean {
  const [x, y] = [boxCentreX(box), boxCentreY(box)];
  const above = (top: number): boolean =>
    horizontal.some((line) => line.left < x && line.right > x && line.top >= top && line.bottom <= top + CELL_HEIGHT * usual);
  const beside = (left: number): boolean =>
    vertical.some((line) => line.top < y && line.bottom > y && line.left >= left && line.right <= left + CELL_WIDTH * usual);
  return above(box.bottom) && above(box.top - CELL_HEIGHT * usual) && beside(box.right) && beside(box.left - CELL_WIDTH * usual);
}

function covers(word: BoundingBox, shape: InkShape): boolean {
  const [across, down] = [overlapX(word, shape), overlapY(word, shape)];
  return across > 0 && down > 0 && across * down >= COVERED * boxWidth(shape) * boxHeight(shape);
}

/** One shape alone is a speck or a sign, but for a word whose letters touch. */
function isPrint(line: readonly InkShape[]): boolean {
  const box = unionBox(line);
  const share = line.reduce((sum, { area }) => sum + area, 0) / (boxWidth(box) * boxHeight(box));
  return boxWidth(box) >= (line.length > 1 ? 1 : 2) * boxHeight(box) && share >= LEAST_INK && share <= MOST_INK;
}
