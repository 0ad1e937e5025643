import { unionBox, type BoundingBox } from '../model/index.ts';
import { median } from './median.ts';
import { joinWords, type PlacedWord } from './placed-word.ts';
import { strokesBetween, type Strokes } from './rulings.ts';
import type { TextRow } from './text-rows.ts';
import { inReadingOrder } from './word-order.ts';
import { isLeader } from './word-shape.ts';

/** Words of one row with no wide gap between them: what becomes a line. */
export interface Piece extends BoundingBox {
  words: PlacedWord[];
  em: number;
  text: string;
  bold: boolean;
}

/** How far apart words of one phrase stand on a page, in font sizes. */
export interface Spacing {
  /** The page's usual space. */
  spaceEm: number;
  strokes: Strokes;
}

/** The usual space of a page: the median of all gaps that can be one. Monospaced print has wide ones. */
export function measureSpacing(rows: readonly TextRow[], strokes: Strokes): Spacing {
  const gaps: number[] = [];
  for (const row of rows) {
    for (const gap of gapsOf(row.words)) if (gap > 0.05 && gap < 0.9) gaps.push(gap);
  }
  return { spaceEm: Math.max(0.2, median(gaps, 0.28)), strokes };
}

/** Gaps between neighbours in font sizes. */
function gapsOf(words: readonly PlacedWord[]): number[] {
  const gaps: number[] = [];
  for (let at = 1; at < words.length; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (before && word) gaps.push((word.left - before.right) / gapEm(before, word));
  }
  return gaps;
}

const gapEm = (a: PlacedWord, b: PlacedWord): number => (a.em + b.em) / 2;

/** Breaks at gutters, wide gaps, vertical rulings and the edges of form fields; set on einvoice, funsd, sroie, tables. */
export const breakIntoLines = (words: readonly PlacedWord[], spacing: Spacing): Piece[] =>
  breakRow(words, spacing, Math.max(0.95, 2.5 * usualSpace(words, spacing)));

/** Breaks at every gap that is clearly wider than a space: the cells of a table whose columns stand close. */
export const breakIntoCells = (words: readonly PlacedWord[], spacing: Spacing): Piece[] =>
  breakRow(words, spacing, Math.max(0.5, 1.7 * usualSpace(words, spacing)));

/** Justified prose has wide but even spaces. */
function usualSpace(words: readonly PlacedWord[], spacing: Spacing): number {
  const gaps = gapsOf(words);
  if (gaps.length < 5) return spacing.spaceEm;
  const sorted = [...gaps].sort((a, b) => a - b);
  const even = (sorted[Math.floor(sorted.length * 0.9)] ?? 0) <= 2 * Math.max(sorted[Math.floor(sorted.length * 0.1)] ?? 0, 0.1);
  const middle = sorted[sorted.length >> 1] ?? 0;
  return even && middle < 1.6 ? Math.max(spacing.spaceEm, middle) : spacing.spaceEm;
}

function breakRow(words: readonly PlacedWord[], spacing: Spacing, widestEm: number): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = 1; at <= words.length; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (before && word && !isBreak(before, word, spacing, widestEm)) continue;
    pieces.push(toPiece(words.slice(start, at)));
    start = at;
  }
  return pieces;
}

function isBreak(before: PlacedWord, word: PlacedWord, spacing: Spacing, widestEm: number): boolean {
  if (word.word.joinsPrevious && word.order === before.order + 1) return false;
  if (before.word.formField !== word.word.formField) return true;
  if (isLeader(before.word.text) && !isLeader(word.word.text)) return true;
  const gap = word.left - before.right;
  if (isComb(before, word, gap) || isOneAdvance(before, word, gap)) return false;
  return gap > widestEm * gapEm(before, word) || (gap > 0 && hasWall(before, word, spacing.strokes));
}

/** One character each in boxes beside each other: the digits of one number. */
const isComb = (before: PlacedWord, word: PlacedWord, gap: number): boolean =>
  /^[\p{Lu}\d-]$/u.test(before.word.text) &&
  /^[\p{Lu}\d-]$/u.test(word.word.text) &&
  gap > 0.4 * word.em &&
  gap < 2 * word.em &&
  (/\d/.test(before.word.text) || /\d/.test(word.word.text));

/** One space of typewriter print, whose signs are all of one width: wide beside a page's other print, but no gutter. */
function isOneAdvance(before: PlacedWord, word: PlacedWord, gap: number): boolean {
  if (before.word.text.length < 2 || word.word.text.length < 2) return false;
  const [one, other] = [before, word].map(({ left, right, word: { text } }) => (right - left) / text.length) as [number, number];
  return Math.abs(one - other) < 0.06 * one && gap < 1.25 * one;
}

/** A vertical ruling stands between the two words. */
function hasWall(before: PlacedWord, word: PlacedWord, strokes: Strokes): boolean {
  const middle = (Math.max(before.top, word.top) + Math.min(before.bottom, word.bottom)) / 2;
  for (const stroke of strokesBetween(strokes.vertical, before.right - 1, word.left + 1)) {
    if (stroke.from <= middle && stroke.to >= middle) return true;
  }
  return false;
}

/** A piece of words given from left to right. Its box leaves out leaders, which would bridge the gutter they cross. */
export function toPiece(words: readonly PlacedWord[]): Piece {
  const ordered = inReadingOrder(words);
  const hasLeader = words.some((word) => isLeader(word.word.text));
  const inked = hasLeader ? words.filter((word) => !isLeader(word.word.text)) : words;
  const { left, top, right, bottom } = unionBox(inked.length > 0 ? inked : words);
  let bold = 0;
  for (const word of words) if (word.word.bold) bold++;
  return { left, top, right, bottom, words: ordered, em: emOf(words), text: joinWords(ordered), bold: bold * 2 > words.length };
}

/** The size most letters are set in. */
function emOf(words: readonly PlacedWord[]): number {
  const [first] = words;
  if (!first || words.every((word) => word.em === first.em)) return first?.em ?? 10;
  return median(
    words.map((word) => word.em),
    first.em,
  );
}
