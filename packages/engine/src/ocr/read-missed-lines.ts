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
import { eraseRulings } from './erase-rulings.ts';
import { findCombs } from './find-combs.ts';
import { markHandwriting } from './mark-handwriting.ts';
import { findInk } from './find-ink.ts';
import { findMissedLines, type MissedLine, usualPrint } from './find-missed-lines.ts';
import { findPrintInk } from './find-print-ink.ts';
import { findRulings } from './find-rulings.ts';
import { findInkShapes } from './ink-shapes.ts';
import type { LineReader } from './line-reader.ts';
import { NOISE_CONFIDENCE } from './noise-confidence.ts';
import { otherReadings } from './other-readings.ts';
import type { OwnWord } from './own-words.ts';
import { partLines } from './part-lines.ts';
import { readCombs } from './read-combs.ts';
import { withoutRulings } from './without-rulings.ts';

/**
 * A word that only the line recogniser saw, in a place where Tesseract found no line, counts from here on: of logos, signatures and stamps
 * it reads less surely.
 */
const LEAST_CONFIDENCE = 0.6;

/** Words below this are read again with their line cut by its own ink. */
const DOUBTFUL = 0.5;

/** How much surer the second reading of a doubtful word must be. */
const SURER = 0.3;

/**
 * Share of the stretch of doubtful words that the second reading must speak for, and of its own that they fill: a part of a word is no
 * better reading of it.
 */
const WHOLE = 0.8;

/**
 * A single character may be any scratch, but for one that is read most surely in the cell of a table, and a figure beside a word: of letters
 * there, as many were specks and strokes as were none.
 */
const TEXT = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;
const CHARACTER = /^[\p{L}\p{N}]$/u;
const FIGURE = /^\p{N}$/u;
const LEAST_OF_CHARACTER = 0.9;

/** Initials, the number of a page, the day in a date: "J.", "3," and "4" beside a word. */
const IN_LINE = /^\(?[\p{L}\p{N}][.,:)]*$/u;
const LEAST_IN_LINE = 0.95;

/** In heights of the picture's usual word: totals are printed twice as high. */
const TALLEST = 2.5;

/** Share of the smaller box's sides by which two words stand in one place. */
const SAME_PLACE = 0.3;

/**
 * The words read so far, with those of lines and combs that Tesseract did not find, with a surer reading of doubtful ones where there is one, and
 * with a sign where somebody wrote by hand what nobody can read.
 */
export async function readMissedLines(
  picture: GreyPicture,
  words: readonly RecognisedWord[],
  lines: LineReader,
): Promise<RecognisedWord[]> {
  const usual = usualPrint(words);
  if (usual === 0) return [...words];
  const ink = findInk(picture);
  const rulings = findRulings(ink, usual);
  const clear = withoutRulings(ink, rulings);
  const shapes = findInkShapes(clear);
  let all = await readCombs(
    picture,
    words.filter((word) => !isNoise(word, usual)),
    findCombs(ink, rulings.horizontal, usual),
    lines,
  );
  let line = all.reduce((last, word) => Math.max(last, word.line), -1);
  const print = withoutRulings(findPrintInk(picture), rulings);
  const missed = findMissedLines(
    partLines(print, findInkShapes(print), usual),
    rulings,
    usual,
    all.filter(({ confidence }) => confidence >= DOUBTFUL),
  );
  const erased = missed.some(({ isRuled }) => isRuled) ? eraseRulings(picture, ink, clear) : picture;
  for (const each of missed) {
    line++;
    const read = await lines.read(picture, each.box);
    const surest = each.isRuled ? surer(read, await lines.read(erased, each.box)) : read;
    for (const own of readIn(each, surest)) all = takeIn(all, toWord(own, each.box, line));
  }
  return markHandwriting(
    all,
    missed.map(({ box }) => box),
    shapes,
    usual,
  );
}

/** A line is as sure as its least sure word: with a drawn line through it, or with what was part of a letter erased along with that. */
function surer(one: OwnWord[], other: OwnWord[]): OwnWord[] {
  const least = (words: readonly OwnWord[]): number => Math.min(...words.map(({ confidence }) => confidence));
  return other.length === 0 || least(one) >= least(other) ? one : other;
}

/** Noise by its certainty, or several lines or a frame taken for one word. */
const isNoise = ({ confidence, box }: RecognisedWord, usual: number): boolean =>
  confidence < NOISE_CONFIDENCE || (confidence < DOUBTFUL && boxHeight(box) > TALLEST * usual);

/** What counts of the words that were read in a place. */
function readIn({ holds }: MissedLine, words: readonly OwnWord[]): OwnWord[] {
  const reads =
    (form: RegExp, least: number) =>
    ({ text, confidence }: OwnWord): boolean =>
      confidence >= least && form.test(text);
  if (holds !== 'words') return words.filter(reads(holds === 'figure' ? FIGURE : CHARACTER, LEAST_OF_CHARACTER));
  const [isText, isInLine] = [reads(TEXT, LEAST_CONFIDENCE), reads(IN_LINE, LEAST_IN_LINE)];
  return words.some(isText) ? words.filter((word) => isText(word) || isInLine(word)) : [];
}

function takeIn(words: RecognisedWord[], word: RecognisedWord): RecognisedWord[] {
  const there = words.filter((other) => standIn(other.box, word.box));
  if (there.length === 0) return [...words, word];
  if (!there.every((other) => isSurer(word, other)) || !isWhole(unionBox(there.map(({ box }) => box)), word.box) || saysLess(there, word))
    return words;
  const [first] = there;
  const alternatives = first && there.length === 1 ? otherReadings(word.text, [first, ...word.alternatives]) : word.alternatives;
  return words.flatMap((other) => (other === first ? [{ ...word, alternatives, line: other.line }] : there.includes(other) ? [] : [other]));
}

const isSurer = (word: RecognisedWord, other: RecognisedWord): boolean =>
  other.confidence < DOUBTFUL && other.confidence + SURER <= word.confidence;

/** Faint points and commas, and letters at the edge of a cut, are lost more often than seen where none stand. */
function saysLess(there: readonly RecognisedWord[], { text }: RecognisedWord): boolean {
  const before = there.map((word) => word.text).join('');
  return before !== text && lettersOf(before).includes(lettersOf(text));
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const isWhole = (before: BoundingBox, now: BoundingBox): boolean =>
  overlapX(before, now) >= WHOLE * Math.max(boxWidth(before), boxWidth(now));

const toWord = ({ text, confidence, left, right, alternatives }: OwnWord, box: BoundingBox, line: number): RecognisedWord => ({
  text,
  confidence,
  box: { ...box, left: Math.max(left, box.left), right: Math.min(right, box.right) },
  alternatives,
  line,
});

const standIn = (one: BoundingBox, other: BoundingBox): boolean =>
  overlapX(one, other) > SAME_PLACE * Math.min(boxWidth(one), boxWidth(other)) &&
  overlapY(one, other) > SAME_PLACE * Math.min(boxHeight(one), boxHeight(other));
