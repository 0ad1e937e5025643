import { MAX_TABLE_COLUMNS } from '../limits.ts';
import type { ColumnBand } from './page-table.ts';
import { toPiece, type Piece } from './pieces.ts';
import type { PlacedWord } from './placed-word.ts';
import { looksNumeric } from './word-shape.ts';

/** Rows that may reach across a gutter before it counts as closed: long texts that run into an empty neighbour. */
const INTRUDERS_SHARE = 0.17;

/** Columns as what lies between the gutters that (almost) all rows leave open; by counting ink along x. */
export function columnsByVote(rows: readonly (readonly Piece[])[], em: number): ColumnBand[] {
  const tolerated = Math.floor(INTRUDERS_SHARE * rows.length);
  const minGutter = (rows.length >= 4 ? 0.25 : 0.5) * em;
  const columns: ColumnBand[] = [];
  let depth = 0;
  for (const event of inkEvents(rows)) {
    const before = depth;
    depth += event.step;
    const last = columns.at(-1);
    if (before <= tolerated && depth > tolerated) {
      if (last && event.at - last.right < minGutter) continue;
      columns.push({ left: event.at, right: event.at });
    } else if (before > tolerated && depth <= tolerated && last) {
      last.right = event.at;
    }
  }
  return columns.slice(0, MAX_TABLE_COLUMNS);
}

function inkEvents(rows: readonly (readonly Piece[])[]): { at: number; step: 1 | -1 }[] {
  const events: { at: number; step: 1 | -1 }[] = [];
  for (const cell of rows.flat()) events.push({ at: cell.left, step: 1 }, { at: cell.right, step: -1 });
  return events.sort((a, b) => a.at - b.at || b.step - a.step);
}

/** Index of the column a place belongs to: the one it stands in, else the nearest. */
export function columnAt(columns: readonly ColumnBand[], x: number): number {
  let best = 0;
  let bestDistance = Infinity;
  for (const [index, column] of columns.entries()) {
    const distance = x < column.left ? column.left - x : x > column.right ? x - column.right : 0;
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  }
  return best;
}

/** First and last column that a stretch of ink reaches into by more than a hair. */
export function columnRange(columns: readonly ColumnBand[], left: number, right: number): [number, number] {
  const hair = Math.min(2, (right - left) / 4);
  let first = -1;
  let last = -1;
  for (const [index, column] of columns.entries()) {
    if (Math.min(column.right, right) - Math.max(column.left, left) <= hair) continue;
    if (first < 0) first = index;
    last = index;
  }
  if (first >= 0) return [first, last];
  const nearest = columnAt(columns, (left + right) / 2);
  return [nearest, nearest];
}

/** A piece of a row and the columns it covers. */
export interface Placement {
  piece: Piece;
  first: number;
  last: number;
}

/** Where a piece over several columns is cut: before a word that belongs to another column than the word before it. */
type CutRule = (word: PlacedWord, column: number, columns: readonly ColumnBand[]) => boolean;

/** Header labels: wherever the gap between two words lies in the gutter. */
export const cutLabels: CutRule = (word, _column, columns) => {
  const [first, last] = columnRange(columns, word.left, word.right);
  return first === last;
};

/** Spanning labels stay whole. */
export const cutNothing: CutRule = () => false;

/**
 * Body rows: a figure that ends or begins where the figures of its column do, and a word that begins where its column begins; other words
 * run over.
 */
export const cutFigures =
  (numeric: readonly boolean[]): CutRule =>
  (word, column, columns) => {
    const band = columns[column];
    if (band && !numeric[column] && Math.abs(word.left - band.left) < 0.3 * word.em) return true;
    if (!numeric[column] || !band || !looksNumeric(word.word.text)) return false;
    return Math.abs(word.right - band.right) < 0.6 * word.em || Math.abs(word.left - band.left) < 0.6 * word.em;
  };

/** Puts the pieces of one row into columns; a piece over several columns is cut by the rule, and spans where it is not. */
export function placeInColumns(pieces: readonly Piece[], columns: readonly ColumnBand[], cuts: CutRule): Placement[] {
  const placements: Placement[] = [];
  for (const piece of pieces) {
    const [first, last] = columnRange(columns, piece.left, piece.right);
    if (first === last) placements.push({ piece, first, last });
    else placements.push(...cutPiece(piece, columns, cuts));
  }
  return placements;
}

function cutPiece(piece: Piece, columns: readonly ColumnBand[], cuts: CutRule): Placement[] {
  const words = [...piece.words].sort((a, b) => a.left - b.left);
  const runs: { words: PlacedWord[]; column: number }[] = [];
  for (const word of words) {
    const column = columnAt(columns, (word.left + word.right) / 2);
    const run = runs.at(-1);
    if (!run || (column !== run.column && cuts(word, column, columns))) runs.push({ words: [word], column });
    else run.words.push(word);
  }
  return runs.map((run) => {
    const part = toPiece(run.words);
    const [first, last] = columnRange(columns, part.left, part.right);
    return runs.length > 1 ? { piece: part, first: run.column, last: run.column } : { piece: part, first, last };
  });
}

/** Pieces of one row that start in the same column are one cell's; a span ends where the next cell starts. */
export function joinPlacements(placements: readonly Placement[]): Placement[] {
  const joined: Placement[] = [];
  for (const placement of placements) {
    const last = joined.at(-1);
    if (last && placement.first <= last.first) {
      last.piece = toPiece([...last.piece.words, ...placement.piece.words].sort((a, b) => a.left - b.left));
      last.last = Math.max(last.last, placement.last);
    } else {
      if (last && last.last >= placement.first) last.last = placement.first - 1;
      joined.push({ ...placement });
    }
  }
  return joined;
}
