import { foldWords } from '../values/fold.ts';

/** Shortest and longest run of letters that a word is also known by. */
const LEAST_LETTERS = 3;
const MOST_LETTERS = 6;
/** Words of a text that are looked at: a label has few, a description some, a paragraph is no label. */
const MOST_WORDS = 40;
/** Letters of a word that are looked at. */
const MOST_WORD_LETTERS = 28;

/** A text as the linker sees it: its words, folded, figures as one sign, so that "Invoice 4711" and "Invoice 12" look alike. */
export const linkedWords = (text: string): string[] =>
  foldWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MOST_WORD_LETTERS).replace(/\d+/g, '0'));

/**
 * Rows of the table of vectors that make up a word: the word itself first, then each run of 3 to 6 letters of it with its
 * ends marked. After fastText (Bojanowski and others, "Enriching Word Vectors with Subword Information", 2017).
 */
export function wordFeatures(word: string, buckets: number): number[] {
  const marked = `<${word}>`;
  const features = [hash(marked, 0) % buckets];
  for (let length = LEAST_LETTERS; length <= MOST_LETTERS; length++) {
    for (let start = 0; start + length <= marked.length; start++) {
      if (length < marked.length) features.push(hash(marked.slice(start, start + length), length) % buckets);
    }
  }
  return features;
}

/** FNV-1a over UTF-16 code units, 32 bits; the seed parts the lengths from each other. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return value >>> 0;
}
