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
import { findMissedLines } from './find-missed-lines.ts';
import type { LineReader } from './line-reader.ts';
import { otherReadings } from './other-readings.ts';
import type { OwnWord } from './own-words.ts';

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

/** A single character may be any scratch. */
const TEXT = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** Share of the smaller box's sides by which two words stand in one place. */
const SAME_PLACE = 0.3;

/** The words read so far, with those of lines that Tesseract did not find, and with a surer reading of doubtful ones where there is one. */
export async function readMissedLines(
  picture: GreyPicture,
  words: readonly RecognisedWord[],
  lines: LineReader,
): Promise<RecognisedWord[]> {
  let all = [...words];
  let line = words.reduce((last, word) => Math.max(last, word.line), -1);
  for (const box of findMissedLines(
    picture,
    words,
    words.filter(({ confidence }) => confidence >= DOUBTFUL),
  )) {
    line++;
    for (const own of await lines.read(picture, box)) all = takeIn(all, toWord(own, box, line));
  }
  return all;
}

function takeIn(words: RecognisedWord[], word: RecognisedWord): RecognisedWord[] {
  if (word.confidence < LEAST_CONFIDENCE || !TEXT.test(word.text)) return words;
  const there = words.filter((other) => standIn(other.box, word.box));
  if (there.length === 0) return [...words, word];
  if (
    !there.every((other) => isSurer(word, other)) ||
    !isWhole(unionBox(there.map(({ box }) => box)), word.box) ||
    differsInSigns(there, word)
  )
    return words;
  const [first] = there;
  const alternatives = first && there.length === 1 ? otherReadings(word.text, [first, ...word.alternatives]) : word.alternatives;
  return words.flatMap((other) => (other === first ? [{ ...word, alternatives, line: other.line }] : there.includes(other) ? [] : [other]));
}

const isSurer = (word: RecognisedWord, other: RecognisedWord): boolean =>
  other.confidence < DOUBTFUL && other.confidence + SURER <= word.confidence;

/** Faint points and commas are lost more often than seen where none stand. */
function differsInSigns(there: readonly RecognisedWord[], { text }: RecognisedWord): boolean {
  const before = there.map((word) => word.text).join('');
  return before !== text && lettersOf(before) === lettersOf(text);
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
