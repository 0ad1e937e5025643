import { boxHeight, unionBox, type RecognisedWord, type WordReading } from '../model/index.ts';
import type { LineSegment } from './line-segments.ts';
import type { OwnWord } from './own-words.ts';
import { otherReadings } from './other-readings.ts';

/**
 * What the line recogniser's certainty counts beside Tesseract's: set on 45 receipts and 14 forms, see
 * docs/decisions/two-readings-of-a-line.md.
 */
const OWN_WEIGHT = 1.1;

/** A word that only one of the two saw is kept from here on. */
const ALONE_CONFIDENCE = 0.6;

/**
 * From this certainty on Tesseract knows accents, signs and blanks of a word whose letters both read alike: it was taught the language. Set
 * on clean print in eight languages.
 */
const KNOWN_WORD = 0.85;

/**
 * How many times likelier than the product of both certainties it is that Tesseract reads rightly what the network nearly reads: mistakes of the
 * two are seldom the same.
 */
const READ_BY_BOTH = 6;

/** Letters and figures of a reading of which that holds: of fewer Tesseract knows no more than their shapes. */
const SHORTEST_KNOWN = 3;

/** In heights of its line: a sign that stands alone was read twice, once by each, where its two places hardly met. */
const NARROWEST_WORD = 0.8;

/** What is left of a word's certainty where the other reads it differently with full certainty. */
const CONTRADICTED = 0.6;

/** Words of Tesseract and of the line recogniser that stand in the same place. */
interface Place {
  tesseract: RecognisedWord[];
  own: OwnWord[];
}

/**
 * One reading of a segment from two: each place as the surer of them has it, and what the other has as an alternative. What Tesseract reads and
 * the line recogniser nearly reads is likelier than what only that one sees.
 */
export function voteWords(segment: LineSegment, own: readonly OwnWord[]): RecognisedWord[] {
  return placesOf(segment.words, own, NARROWEST_WORD * boxHeight(segment.box)).flatMap((place) => settle(place, segment));
}

/** Words that overlap by half of the narrower one belong to one place. `narrowest`: pixels that a word of the network takes at least. */
function placesOf(tesseract: readonly RecognisedWord[], own: readonly OwnWord[], narrowest: number): Place[] {
  const places: Place[] = [];
  let nextOwn = 0;
  for (const word of tesseract) {
    while (nextOwn < own.length && widened(own[nextOwn] as OwnWord, narrowest).right <= word.box.left)
      places.push({ tesseract: [], own: [own[nextOwn++] as OwnWord] });
    const last = places.at(-1);
    const sharing = last?.own.at(-1);
    const place: Place = last && sharing && overlaps(widened(sharing, narrowest), word.box) ? last : { tesseract: [], own: [] };
    place.tesseract.push(word);
    while (nextOwn < own.length && overlaps(widened(own[nextOwn] as OwnWord, narrowest), word.box))
      place.own.push(own[nextOwn++] as OwnWord);
    if (place !== last) places.push(place);
  }
  while (nextOwn < own.length) places.push({ tesseract: [], own: [own[nextOwn++] as OwnWord] });
  return places;
}

/** The network answers for a narrow stretch of a character, which may lie at its edge. */
function widened({ left, right }: OwnWord, width: number): { left: number; right: number } {
  const missing = Math.max(0, width - (right - left)) / 2;
  return { left: left - missing, right: right + missing };
}

function overlaps(one: { left: number; right: number }, other: { left: number; right: number }): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared > 0.5 * Math.min(one.right - one.left, other.right - other.left);
}

function settle({ tesseract, own }: Place, segment: LineSegment): RecognisedWord[] {
  if (own.length === 0) return tesseract.filter(({ confidence }) => confidence >= ALONE_CONFIDENCE);
  if (tesseract.length === 0)
    return own
      .filter(({ confidence }) => confidence >= ALONE_CONFIDENCE)
      .map((word) => toWord(word, segment.words[0]!.line, segment, word.alternatives));
  const [tesseractText, ownText] = [tesseract, own].map((words) => words.map(({ text }) => text).join(' ')) as [string, string];
  const [tesseractSure, ownSure] = [meanOf(tesseract), meanOf(own)];
  if (tesseractText === ownText)
    return tesseract.map((word, index) => ({ ...word, confidence: both(word.confidence, (own[index] as OwnWord).confidence) }));
  const isWordForWord = tesseract.length === 1 && own.length === 1;
  const sameLetters = tesseractText.replaceAll(' ', '') === ownText.replaceAll(' ', '');
  const isLong = lettersOf(tesseractText).length >= SHORTEST_KNOWN;
  const near = isWordForWord && isLong ? (own[0]!.alternatives.find(({ text }) => text === tesseractText)?.confidence ?? 0) : 0;
  if (ownHolds({ text: tesseractText, sure: tesseractSure }, { text: ownText, sure: ownSure }, near)) {
    const box = unionBox(tesseract.map((word) => word.box));
    const doubt = sameLetters ? 1 : contradicted(tesseractSure);
    const alternatives = isWordForWord
      ? otherReadings(ownText, [{ text: tesseractText, confidence: tesseractSure }, ...tesseract[0]!.alternatives, ...own[0]!.alternatives])
      : [];
    return own.map((word) => toWord({ ...word, confidence: word.confidence * doubt }, tesseract[0]!.line, { box }, alternatives));
  }
  const doubt = sameLetters ? 1 : contradicted(ownSure);
  return tesseract.map((word) => ({
    ...word,
    confidence: word.confidence * doubt,
    alternatives: isWordForWord
      ? otherReadings(word.text, [{ text: ownText, confidence: ownSure }, ...word.alternatives, ...own[0]!.alternatives])
      : word.alternatives,
  }));
}

interface Reading {
  text: string;
  sure: number;
}

/** Whether the line recogniser's reading is taken where the two differ. `near`: how likely it holds Tesseract's, 0 where not at all. */
function ownHolds(tesseract: Reading, own: Reading, near: number): boolean {
  const marks = marksIn(own.text) - marksIn(tesseract.text);
  if (marks !== 0 && figuresOf(tesseract.text) === figuresOf(own.text)) return marks > 0;
  if (tesseract.sure >= KNOWN_WORD && plain(tesseract.text) === plain(own.text)) return false;
  return own.sure * OWN_WEIGHT >= tesseract.sure && own.sure >= READ_BY_BOTH * near * tesseract.sure;
}

/** Points and commas before cents: faint ones are read as blanks or as nothing, and hardly ever is one seen where none stands. */
const marksIn = (text: string): number => text.match(/\d[.,]\d\d(?!\d)/g)?.length ?? 0;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const figuresOf = (text: string): string => text.replace(/[.,\s]/g, '');

/**
 * A word's letters without accents and signs, doubled ones once: the network's output joins neighbours that are the same (CTC) and so loses
 * one of two narrow ones. What holds a figure stays as it is, for no language knows it.
 */
const plain = (text: string): string =>
  /\d/.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/[^\p{L}]/gu, '')
        .toLowerCase()
        .replace(/(.)\1+/gu, '$1');

function toWord(
  { text, confidence, left, right }: OwnWord,
  line: number,
  { box }: { box: LineSegment['box'] },
  alternatives: WordReading[],
): RecognisedWord {
  return {
    text,
    confidence,
    box: { left: Math.max(left, box.left), top: box.top, right: Math.min(right, box.right), bottom: box.bottom },
    alternatives,
    line,
  };
}

const meanOf = (words: readonly { text: string; confidence: number }[]): number =>
  words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / words.reduce((sum, { text }) => sum + text.length, 0);

/** Two that read the same are wrong together only where both are. */
const both = (one: number, other: number): number => 1 - (1 - one) * (1 - other);

const contradicted = (other: number): number => 1 - (1 - CONTRADICTED) * other;
