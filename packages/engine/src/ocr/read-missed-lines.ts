import { type BoundingBox, boxHeight, boxWidth, type GreyPicture, overlapX, overlapY, type RecognisedWord } from '../model/index.ts';
import { findMissedLines } from './find-missed-lines.ts';
import type { LineReader } from './line-reader.ts';
import { type OwnWord, ownWordsOf } from './own-words.ts';

/** A word that only the line recogniser saw, in a place where the core found no line, counts from here on: of logos, signatures and stamps it reads less surely. */
const LEAST_CONFIDENCE = 0.6;

/** A single character may be any scratch. */
const TEXT = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** Share of the smaller box's sides by which two words stand in one place. */
const SAME_PLACE = 0.3;

/** Words of the lines that the core did not find. `words`: those read so far. */
export async function readMissedLines(picture: GreyPicture, words: readonly RecognisedWord[], lines: LineReader): Promise<RecognisedWord[]> {
  const missed: RecognisedWord[] = [];
  let line = words.reduce((last, word) => Math.max(last, word.line), -1);
  for (const box of findMissedLines(picture, words)) {
    line++;
    for (const own of ownWordsOf(await lines.read(picture, box))) {
      const word = toWord(own, box, line);
      if (word.confidence >= LEAST_CONFIDENCE && TEXT.test(word.text) && ![...words, ...missed].some((other) => standIn(other.box, word.box))) missed.push(word);
    }
  }
  return missed;
}

const toWord = ({ text, confidence, left, right }: OwnWord, box: BoundingBox, line: number): RecognisedWord => ({
  text,
  confidence,
  box: { ...box, left: Math.max(left, box.left), right: Math.min(right, box.right) },
  alternatives: [],
  line,
});

const standIn = (one: BoundingBox, other: BoundingBox): boolean =>
  overlapX(one, other) > SAME_PLACE * Math.min(boxWidth(one), boxWidth(other)) && overlapY(one, other) > SAME_PLACE * Math.min(boxHeight(one), boxHeight(other));
