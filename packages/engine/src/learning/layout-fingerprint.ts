import type { DocumentLayout } from '../model/index.ts';
import { foldWords } from '../values/fold.ts';
import { hashText } from '../values/hash-text.ts';

/** Letters of the alphabet below that write one hash: 18 bits. */
const DIGITS_A_HASH = 3;
/** Hashes kept: with them a fingerprint has 198 characters, and the similarity of two an error of some 0.06. */
const MAX_HASHES = 66;
/** Pages looked at: later ones are more of the same. */
const MAX_PAGES_LOOKED_AT = 2;
/** In the order of their code units, so that written hashes sort as their numbers do. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** A line of more words is running text: terms of business that many papers of a house share, whatever their layout. */
const MAX_LABEL_WORDS = 8;
/** With fewer hashes of short lines a document is told by its running text too. */
const MIN_HASHES = 12;

/**
 * A sketch of a document's stable print: words of letters and pairs of them that stand side by side, of which those with the
 * smallest hashes are kept (bottom-k sketch; Cohen and Kaplan 2007). A misread word costs its own hashes only. Words and pairs
 * told receipts of one shop from those of others better than words, words with their height on the page, or whole lines did.
 */
export function layoutFingerprint(layout: DocumentLayout): string {
  const lines = layout.lines
    .filter(({ pageNumber }) => pageNumber <= MAX_PAGES_LOOKED_AT)
    .map(({ text }) => foldWords(text).filter((word) => word.length >= 3 && /^\p{L}+$/u.test(word)));
  const short = hashesOfLines(lines.filter((words) => words.length <= MAX_LABEL_WORDS));
  const hashes = short.size >= MIN_HASHES ? short : hashesOfLines(lines);
  return [...hashes]
    .sort((a, b) => a - b)
    .slice(0, MAX_HASHES)
    .map(written)
    .join('');
}

function hashesOfLines(lines: readonly (readonly string[])[]): Set<number> {
  const hashes = new Set<number>();
  for (const words of lines) {
    words.forEach((word, at) => {
      hashes.add(hashText(word) >>> 14);
      if (at > 0) hashes.add(hashText(`${words[at - 1]} ${word}`) >>> 14);
    });
  }
  return hashes;
}

const written = (hash: number): string =>
  Array.from({ length: DIGITS_A_HASH }, (_, at) => ALPHABET.charAt((hash >>> (6 * (DIGITS_A_HASH - 1 - at))) & 63)).join('');

/** 0..1: the share of print that two documents have in common (Jaccard), estimated from their fingerprints. */
function layoutSimilarity(a: string, b: string): number {
  const [one, other] = [hashesOf(a), hashesOf(b)];
  if (one.length === 0 || other.length === 0) return 0;
  const both = new Set(other);
  const all = [...new Set([...one, ...other])].sort().slice(0, MAX_HASHES);
  const first = new Set(one);
  return all.filter((hash) => first.has(hash) && both.has(hash)).length / all.length;
}

const hashesOf = (fingerprint: string): string[] => fingerprint.match(/.{3}/g) ?? [];

/**
 * 0..1: how surely two documents have one layout. Measured on 111 receipts: of those of one shop nine in ten share more than
 * 0.19 of their print and half share more than 0.5; of two shops one pair in a hundred shares more than 0.25.
 */
export function sameLayout(a: string, b: string): number {
  const similarity = layoutSimilarity(a, b);
  return Math.max(0, Math.min(1, (similarity - 0.12) / 0.28));
}
