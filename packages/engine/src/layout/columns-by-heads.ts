import { boxCentreX } from '../model/index.ts';
import type { Atom, AtomRow } from './atom-row.ts';

/** Labels beside each other that say the same heads twice, and not the same name by chance. */
const LEAST_HEADS = 3;
/** Rows below the heads of each column: fewer are groups of labels side by side. */
const LEAST_ROWS = 3;
/** Columns stand at least this far apart, in font sizes. */
const MIN_GAP_EM = 0.5;

/** A stretch of rows that a list fills in two columns: rows from..to (inclusive), cut at `x`. */
export interface HeadedColumns {
  from: number;
  to: number;
  x: number;
}

/** Where the same heads stand: their row and their left and right edge. */
interface Heads {
  row: number;
  left: number;
  right: number;
}

/**
 * Where a list goes on in a second column of the page: it says its heads there again, beside or further down. Rows of figures on one
 * baseline otherwise look like one wide table. `isNear`: two rows belong to one part of the page.
 */
export function columnsByHeads(
  rows: readonly AtomRow[],
  em: number,
  isNear: (above: AtomRow, below: AtomRow) => boolean,
): HeadedColumns | null {
  for (const places of sameHeads(rows)) {
    for (const heads of places) {
      const beside = places.find((other) => other.left > heads.right);
      const found = beside && stretchAround(rows, heads, beside, em, isNear);
      if (found) return found;
    }
  }
  return null;
}

/** The rows about two heads between which a gutter stays open; null where it closes between them or a side is short. */
function stretchAround(
  rows: readonly AtomRow[],
  left: Heads,
  right: Heads,
  em: number,
  isNear: (above: AtomRow, below: AtomRow) => boolean,
): HeadedColumns | null {
  const gutter = { left: left.right, right: right.left };
  // A column without a head before the first one stands in both parts.
  const begin = right.left - Math.min(leadOf(rows, left), right.left - left.right);
  const keepsOpen = (row: AtomRow | undefined): boolean => {
    if (!row) return false;
    const narrowed = { ...gutter };
    for (const atom of row.atoms) {
      if (boxCentreX(atom) < begin) narrowed.left = Math.max(narrowed.left, atom.right);
      else narrowed.right = Math.min(narrowed.right, atom.left);
    }
    if (narrowed.right - narrowed.left < MIN_GAP_EM * em) return false;
    Object.assign(gutter, narrowed);
    return true;
  };
  const goesOn = (above: AtomRow | undefined, below: AtomRow | undefined): boolean =>
    above !== undefined && below !== undefined && isNear(above, below);
  const [first, last] = [Math.min(left.row, right.row), Math.max(left.row, right.row)];
  let to = first;
  if (!keepsOpen(rows[first])) return null;
  while (goesOn(rows[to], rows[to + 1]) && keepsOpen(rows[to + 1])) to++;
  if (to < last) return null;
  let from = first;
  while (goesOn(rows[from - 1], rows[from]) && keepsOpen(rows[from - 1])) from--;
  const x = (gutter.left + gutter.right) / 2;
  const below = (heads: Heads, isSide: (atom: Atom) => boolean): number =>
    rows.slice(heads.row + 1, to + 1).filter((row) => row.atoms.some(isSide)).length;
  const isLong = below(left, (atom) => atom.left < x) >= LEAST_ROWS && below(right, (atom) => atom.left > x) >= LEAST_ROWS;
  return isLong ? { from, to, x } : null;
}

/** How far before the first of the heads the rows below them begin, in points. */
const leadOf = (rows: readonly AtomRow[], heads: Heads): number =>
  Math.max(0, ...rows.slice(heads.row + 1, heads.row + 1 + LEAST_ROWS).map(({ left }) => heads.left - left));

/** Groups of places that say the same heads, each of two places or more. */
function sameHeads(rows: readonly AtomRow[]): Heads[][] {
  const words = rows.map(wordsOf);
  const looked = new Set<string>();
  return rows.flatMap((row) =>
    headsIn(row).flatMap((heads) => {
      const key = heads.join(' ');
      if (looked.has(key)) return [];
      looked.add(key);
      const places = words.flatMap((ofRow, at) => placesOf(heads, ofRow, at));
      return places.length >= 2 ? [places] : [];
    }),
  );
}

/** Labels beside each other, as many as may be heads: what stands without a figure, whole or, where it says one thing twice, once. */
function headsIn({ atoms }: AtomRow): string[][] {
  const runs: string[][][] = [[]];
  for (const atom of atoms) {
    if (atom.kind === 'table' || /\d/.test(atom.text)) runs.push([]);
    else runs.at(-1)?.push(atom.words.map(({ word }) => word.text));
  }
  return runs.map(onceOf).flatMap((labels) => (labels.length >= LEAST_HEADS ? [labels.flat()] : []));
}

/** "Rank, Name, Time, Rank, Name, Time" says "Rank, Name, Time". */
function onceOf(labels: string[][]): string[][] {
  const texts = labels.map((words) => words.join(' '));
  const period = texts.findIndex(
    (_, length) => length >= LEAST_HEADS && texts.length % length === 0 && texts.every((text, at) => text === texts[at % length]),
  );
  return period > 0 ? labels.slice(0, period) : labels;
}

interface RowWord {
  text: string;
  left: number;
  right: number;
}

const wordsOf = ({ atoms }: AtomRow): RowWord[] =>
  atoms.flatMap((atom) => (atom.kind === 'piece' ? atom.words.map(({ word, left, right }) => ({ text: word.text, left, right })) : []));

function placesOf(heads: readonly string[], words: readonly RowWord[], row: number): Heads[] {
  const places: Heads[] = [];
  for (let at = 0; at + heads.length <= words.length; at++) {
    const [first, last] = [words[at], words[at + heads.length - 1]];
    if (!first || !last || !heads.every((head, index) => words[at + index]?.text === head)) continue;
    places.push({ row, left: first.left, right: last.right });
    at += heads.length - 1;
  }
  return places;
}
