import {
  boxCentreX,
  boxCentreY,
  boxHeight,
  boxWidth,
  type BoundingBox,
  type FixedPage,
  type Mark,
  type Ruling,
  type Word,
} from '../model/index.ts';
import { dropDuplicates } from './duplicate-words.ts';
import { joinKernedOnes } from './kerned-ones.ts';
import { median } from './median.ts';
import { isVertical, wordEm, type PlacedWord } from './placed-word.ts';
import { groupRows } from './text-rows.ts';

/** A page turned so that its text runs from left to right; boxes of words, rulings and marks are in that space. */
export interface UprightPage {
  widthPt: number;
  heightPt: number;
  words: PlacedWord[];
  rulings: Ruling[];
  marks: { mark: Mark; box: BoundingBox }[];
  formBoxes: { index: number; box: BoundingBox }[];
}

/** Below this slope a row of a whole page's width stays within half a line; set on funsd and sroie. */
const MIN_SKEW = 0.004;
/** Above this slope it is not skew but a drawing. */
const MAX_SKEW = 0.2;

/** Turns a page upright: by what the OCR stage turned it, by the direction most text runs, by the skew of its rows. */
export function turnUpright(page: FixedPage): UprightPage {
  const placed = joinKernedOnes(dropDuplicates(page.words.filter((word) => word.text.trim() !== '' && isSane(word.box)).map(placeWord)));
  const degrees = page.turnedBy || runningDirection(placed);
  const upright = degrees === 0 ? asIs(page, placed) : turned(page, placed, degrees);
  if (page.source !== 'ocr') return upright;
  const skew = skewOf(upright.words);
  return Math.abs(skew) < MIN_SKEW ? upright : turned(upright, upright.words, (-Math.atan(skew) * 180) / Math.PI);
}

const isSane = (box: BoundingBox): boolean =>
  box.right >= box.left && box.bottom >= box.top && Number.isFinite(box.left + box.top + box.right + box.bottom);

function placeWord(word: Word, order: number): PlacedWord {
  const { left, top, right, bottom } = word.box;
  return { left, top, right, bottom, word, order, em: wordEm(word, bottom - top), place: { kind: 'page' } };
}

/** Degrees to turn clockwise so that most words run rightwards: 0, 90 or 270. */
function runningDirection(words: readonly PlacedWord[]): number {
  const long = words.filter((word) => word.word.text.length >= 3);
  const vertical = long.filter(isVertical);
  return vertical.length * 2 <= long.length || vertical.length < 3 ? 0 : turnOf(vertical);
}

/** Words that run upwards follow each other with falling tops. */
export function turnOf(vertical: readonly PlacedWord[]): 90 | 270 {
  let rising = 0;
  let falling = 0;
  for (let at = 1; at < vertical.length; at++) {
    const [before, word] = [vertical[at - 1], vertical[at]];
    if (!before || !word || Math.abs(boxCentreX(before) - boxCentreX(word)) > 0.5 * boxWidth(before)) continue;
    if (word.bottom <= before.top) rising++;
    else if (word.top >= before.bottom) falling++;
  }
  return falling > rising ? 270 : 90;
}

function asIs(page: FixedPage, words: PlacedWord[]): UprightPage {
  return {
    widthPt: page.widthPt,
    heightPt: page.heightPt,
    words,
    rulings: page.rulings,
    marks: page.marks.map((mark) => ({ mark, box: mark.box })),
    formBoxes: page.formFields.flatMap((field, index) => (field.box ? [{ index, box: field.box }] : [])),
  };
}

function turned(page: FixedPage | UprightPage, words: readonly PlacedWord[], degrees: number): UprightPage {
  const turn = turnerOf(page.widthPt, page.heightPt, degrees);
  const marks = 'kind' in page ? page.marks.map((mark) => ({ mark, box: mark.box })) : page.marks;
  const formBoxes =
    'kind' in page ? page.formFields.flatMap((field, index) => (field.box ? [{ index, box: field.box }] : [])) : page.formBoxes;
  return {
    widthPt: turn.widthPt,
    heightPt: turn.heightPt,
    words: words.map((word) => turnWord(word, turn)),
    rulings: page.rulings.map((ruling) => turnRuling(ruling, turn)),
    marks: marks.map(({ mark, box }) => ({ mark, box: turn.box(box) })),
    formBoxes: formBoxes.map(({ index, box }) => ({ index, box: turn.box(box) })),
  };
}

interface Turner {
  widthPt: number;
  heightPt: number;
  /** True for about a quarter turn, which swaps width and height. */
  swaps: boolean;
  box(box: BoundingBox): BoundingBox;
}

/** Turns centres by the exact angle and boxes by the nearest quarter, so that boxes stay tight around slightly skewed words. */
function turnerOf(widthPt: number, heightPt: number, degrees: number): Turner {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const swaps = Math.abs(sin) > Math.abs(cos);
  const [newWidth, newHeight] = swaps ? [heightPt, widthPt] : [widthPt, heightPt];
  const box = (from: BoundingBox): BoundingBox => {
    const x = boxCentreX(from) - widthPt / 2;
    const y = boxCentreY(from) - heightPt / 2;
    const centreX = cos * x - sin * y + newWidth / 2;
    const centreY = sin * x + cos * y + newHeight / 2;
    const halfWidth = (swaps ? boxHeight(from) : boxWidth(from)) / 2;
    const halfHeight = (swaps ? boxWidth(from) : boxHeight(from)) / 2;
    return { left: centreX - halfWidth, top: centreY - halfHeight, right: centreX + halfWidth, bottom: centreY + halfHeight };
  };
  return { widthPt: newWidth, heightPt: newHeight, swaps, box };
}

function turnWord(placed: PlacedWord, turn: Turner): PlacedWord {
  const box = turn.box(placed);
  return { ...placed, ...box, em: wordEm(placed.word, boxHeight(box)) };
}

function turnRuling(ruling: Ruling, turn: Turner): Ruling {
  const orientation = turn.swaps ? (ruling.orientation === 'horizontal' ? 'vertical' : 'horizontal') : ruling.orientation;
  return { box: turn.box(ruling.box), orientation };
}

/** Median slope (dy/dx) of the rows with enough words to tell. */
function skewOf(words: readonly PlacedWord[]): number {
  const slopes: number[] = [];
  for (const row of groupRows(words)) {
    if (row.words.length < 4 || boxWidth(row) < 12 * row.em) continue;
    const slope = slopeOf(row.words);
    if (Math.abs(slope) <= MAX_SKEW) slopes.push(slope);
  }
  return slopes.length < 3 ? 0 : median(slopes, 0);
}

function slopeOf(words: readonly PlacedWord[]): number {
  const meanX = words.reduce((sum, word) => sum + boxCentreX(word), 0) / words.length;
  const meanY = words.reduce((sum, word) => sum + word.bottom, 0) / words.length;
  let xy = 0;
  let xx = 0;
  for (const word of words) {
    const dx = boxCentreX(word) - meanX;
    xy += dx * (word.bottom - meanY);
    xx += dx * dx;
  }
  return xx === 0 ? 0 : xy / xx;
}
