import {
  type BoundingBox,
  boxHeight,
  boxWidth,
  HANDWRITING_SIGN,
  overlapX,
  overlapY,
  type RecognisedWord,
  unionBox,
} from '../model/index.ts';
import type { InkShape } from './ink-shapes.ts';

/** Words below this are doubtful: what was written by hand is among them, unless somebody can read it. */
const DOUBTFUL = 0.5;

/**
 * Words of doubt below this are half read: a guess at handwriting where their ink looks written and they stand behind a colon or beside what nobody
 * could read. Elsewhere many of them are print.
 */
const HALF_READ = 0.8;

/** In heights of the picture's usual word: a word that is higher was made of several lines, of a frame or a picture. */
const TALLEST_WORD = 4;
/** The same for shapes: signatures are higher than any other hand, stamps and drawings higher still. */
const LOWEST_SHAPE = 0.3;
const TALLEST_SHAPE = 6;

/** Gap within a stretch, and room above and below it into which its ink may reach, in the same. */
const WIDEST_GAP = 1.2;
const ROOM = 0.3;

/** Ink that was not read at all, and what was half read, counts behind a colon in its line, as near as this: else it may be a drawing, a stamp or a note in the margin. */
const BEHIND_COLON = 20;

/** Share of the lower one's height by which words stand in one line. */
const IN_LINE = 0.3;

/** Share of a shape that must lie in a stretch, or in a sure word, to be its ink. */
const OWN = 0.5;

/**
 * A pen is thin for its height, and letters written with it lean, loop and hang together: in the boxes around them stands less ink than in
 * those around print (0.14 to 0.45 against 0.40 to 0.83 where 148 doubtful stretches of forms were looked at).
 */
const MOST_FILLED = 0.45;

/** Height that shapes with this share of the ink reach, in heights of the usual word: print that was misread is no higher than other print. */
const TALL_SHARE = 0.3;
const LEAST_HEIGHT = 1.25;

/**
 * Heads and feet of large figures and capitals of print, thin ones too, stand in two lines: straight by this share of their height, a pair by
 * less, for chance may put two so. A shape wider than this by its height is no single letter of print.
 */
const STRAIGHT = 0.16;
const STRAIGHT_PAIR = 0.06;
const WIDEST_LETTER = 1.3;

/** A word of doubt, or ink that was not read at all. */
interface Unread {
  box: BoundingBox;
  word: RecognisedWord | null;
}

/**
 * The words with one sign in place of each stretch that was written by hand and that nobody could read, told by its ink. What was read well
 * stays, whoever wrote it. `lines`: places that look like lines of print where Tesseract found none; `shapes`: the ink beside drawn lines;
 * `usual`: how high print is, in pixels.
 */
export function markHandwriting(
  words: readonly RecognisedWord[],
  lines: readonly BoundingBox[],
  shapes: readonly InkShape[],
  usual: number,
): RecognisedWord[] {
  const sure = words.filter(({ confidence }) => confidence >= DOUBTFUL);
  const letters = shapes.filter((shape) => boxHeight(shape) >= LOWEST_SHAPE * usual && boxHeight(shape) <= TALLEST_SHAPE * usual);
  const free = letters.filter((shape) => !sure.some(({ confidence, box }) => confidence >= HALF_READ && lies(shape, box)));
  const isBehindColon = (box: BoundingBox): boolean =>
    sure.some((word) => word.text.endsWith(':') && isBefore(word.box, box, BEHIND_COLON * usual));
  const halfRead = sure.filter(({ confidence, box }) => confidence < HALF_READ && isWritten(inkIn(box, free, usual), usual));
  const unread: Unread[] = [
    ...words.filter(({ confidence }) => confidence < DOUBTFUL).map((word) => ({ box: word.box, word })),
    ...halfRead.filter(({ box }) => isBehindColon(box)).map((word) => ({ box: word.box, word })),
    ...lines.filter((line) => !words.some(({ box }) => meet(box, line)) && isBehindColon(line)).map((box) => ({ box, word: null })),
  ].filter(({ box }) => boxHeight(box) <= TALLEST_WORD * usual);
  const marked = new Set<RecognisedWord>();
  const signs: RecognisedWord[] = [];
  let line = words.reduce((last, word) => Math.max(last, word.line), -1);
  for (const stretch of stretchesOf(unread, usual)) {
    const place = unionBox(stretch.map((each) => each.box));
    if (!isWritten(inkIn(place, free, usual), usual)) continue;
    const read = new Set(stretch.flatMap(({ word }) => word ?? []));
    for (const word of halfRead) if (isBeside(word.box, place, WIDEST_GAP * usual)) read.add(word);
    const box = unionBox([place, ...[...read].map((word) => word.box)]);
    signs.push({ text: HANDWRITING_SIGN, confidence: 0, box, alternatives: [], line: [...read][0]?.line ?? ++line });
    for (const word of read) marked.add(word);
  }
  return [...words.filter((word) => !marked.has(word)), ...signs];
}

/** The ink that stands in a stretch, also where it reaches a little above or below. */
function inkIn({ left, top, right, bottom }: BoundingBox, shapes: readonly InkShape[], usual: number): InkShape[] {
  const place = { left, top: top - ROOM * usual, right, bottom: bottom + ROOM * usual };
  return shapes.filter((shape) => lies(shape, place));
}

/** What follows each other in a line. */
function stretchesOf(unread: readonly Unread[], usual: number): Unread[][] {
  const stretches: Unread[][] = [];
  for (const each of [...unread].sort((one, other) => one.box.left - other.box.left || one.box.top - other.box.top)) {
    const stretch = stretches.find((others) => {
      const { box } = others.at(-1) as Unread;
      return standInLine(box, each.box) && each.box.left - box.right <= WIDEST_GAP * usual;
    });
    if (stretch) stretch.push(each);
    else stretches.push([each]);
  }
  return stretches;
}

const standInLine = (one: BoundingBox, other: BoundingBox): boolean =>
  overlapY(one, other) > IN_LINE * Math.min(boxHeight(one), boxHeight(other));

const isBefore = (one: BoundingBox, other: BoundingBox, widestGap: number): boolean =>
  standInLine(one, other) && one.right <= other.left && other.left - one.right <= widestGap;

const isBeside = (one: BoundingBox, other: BoundingBox, widestGap: number): boolean =>
  standInLine(one, other) && -overlapX(one, other) <= widestGap;

const meet = (one: BoundingBox, other: BoundingBox): boolean => overlapX(one, other) > 0 && overlapY(one, other) > 0;

const lies = (shape: BoundingBox, place: BoundingBox): boolean =>
  overlapX(shape, place) > OWN * boxWidth(shape) && overlapY(shape, place) > OWN * boxHeight(shape);

function isWritten(ink: readonly InkShape[], usual: number): boolean {
  if (ink.length === 0) return false;
  const dark = darkOf(ink);
  const filled = ink.reduce((sum, shape) => sum + (shape.area * shape.area) / (boxWidth(shape) * boxHeight(shape)), 0) / dark;
  const tall = ink.filter((shape) => boxHeight(shape) >= LEAST_HEIGHT * usual);
  return filled <= MOST_FILLED && darkOf(tall) >= TALL_SHARE * dark && !standStraight(tall);
}

const darkOf = (ink: readonly InkShape[]): number => ink.reduce((sum, { area }) => sum + area, 0);

function standStraight(shapes: readonly InkShape[]): boolean {
  if (shapes.length < 2 || shapes.some((shape) => boxWidth(shape) > WIDEST_LETTER * boxHeight(shape))) return false;
  const most = (shapes.length > 2 ? STRAIGHT : STRAIGHT_PAIR) * Math.max(...shapes.map(boxHeight));
  const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);
  return spread(shapes.map(({ top }) => top)) <= most && spread(shapes.map(({ bottom }) => bottom)) <= most;
}
