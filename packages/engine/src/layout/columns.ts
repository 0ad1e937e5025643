import { boxWidth, unionBox, type BoundingBox } from '../model/index.ts';
import { MAX_COLUMN_NESTING } from '../limits.ts';
import { toAtomRow, type AtomRow } from './atom-row.ts';
import { median } from './median.ts';
import { columnsByHeads } from './columns-by-heads.ts';
import { strokesBetween, type Strokes } from './rulings.ts';
import { digitShare } from './word-shape.ts';

/** Empty space from top to bottom of a run of rows. */
interface Gutter {
  left: number;
  right: number;
  /** Rows with ink on each side, so far. */
  leftRows: number;
  rightRows: number;
}

/** Narrower gaps are spaces; set on us-tables, kleister-nda and two-column forms of tax-w9. */
const MIN_GUTTER_EM = 0.9;
/** A wider empty band across ends columns: what follows is another part of the page. */
const MAX_GAP_EM = 2.6;
/** Rows each side needs before a gutter can be one between columns. */
const MIN_COLUMN_ROWS = 3;

/**
 * Reading order over columns: a recursive cut along whitespace (after the XY-cut of Nagy and Seth, 1984), with a
 * twist: a gutter is followed only as far down as it stays open, and taken for a column gutter only where both
 * sides are prose or keep their own line pitch. Rows of labels and values stay rows.
 */
export function splitColumns(rows: readonly AtomRow[], strokes: Strokes, depth = 0): AtomRow[][] {
  if (depth >= MAX_COLUMN_NESTING || rows.length < MIN_COLUMN_ROWS) return [[...rows]];
  const em = emOf(rows);
  const headed = columnsByHeads(rows, em, (above, below) => isNear(above, below, em));
  if (headed) {
    const sides = cutAt(rows.slice(headed.from, headed.to + 1), headed.x);
    const parts = [rows.slice(0, headed.from), sides.left, sides.right, rows.slice(headed.to + 1)].filter((part) => part.length > 0);
    return parts.flatMap((part) => splitColumns(part, strokes, depth + 1));
  }
  const regions: AtomRow[][] = [];
  let plain: AtomRow[] = [];
  for (const run of gutterRuns(rows, strokes)) {
    const columns = cutRun(run);
    if (columns.length < 2) {
      plain.push(...run.rows);
      continue;
    }
    if (plain.length > 0) regions.push(plain);
    plain = [];
    for (const column of columns) regions.push(...splitColumns(column, strokes, depth + 1));
  }
  if (plain.length > 0) regions.push(plain);
  return regions;
}

interface GutterRun {
  rows: AtomRow[];
  gutters: Gutter[];
}

/** Cuts the rows where the last well supported gutter ends. */
function gutterRuns(rows: readonly AtomRow[], strokes: Strokes): GutterRun[] {
  const extent = unionBox(rows);
  const em = emOf(rows);
  const runs: GutterRun[] = [];
  let run: GutterRun | undefined;
  for (const row of rows) {
    const free = freeIntervals(row, extent);
    const survivors: Gutter[] = run ? narrow(run.gutters, free, row, MIN_GUTTER_EM * em) : [];
    const before = run?.rows.at(-1);
    const belongs = before !== undefined && isNear(before, row, em) && !isRuledOff(before, row, extent, strokes);
    if (run && belongs && survivors.length > 0 && (survivors.some(isSupported) || !run.gutters.some(isSupported))) {
      run.rows.push(row);
      run.gutters = survivors;
    } else {
      run = {
        rows: [row],
        gutters: narrow([{ left: extent.left, right: extent.right, leftRows: 0, rightRows: 0 }], free, row, MIN_GUTTER_EM * em),
      };
      runs.push(run);
    }
  }
  return runs;
}

const isNear = (above: AtomRow, below: AtomRow, em: number): boolean => below.top - above.bottom <= MAX_GAP_EM * em;

/** A horizontal ruling across most of the width stands between the rows. */
function isRuledOff(above: AtomRow, below: AtomRow, extent: BoundingBox, strokes: Strokes): boolean {
  for (const stroke of strokesBetween(strokes.horizontal, (above.top + above.bottom) / 2, (below.top + below.bottom) / 2)) {
    if (Math.min(stroke.to, extent.right) - Math.max(stroke.from, extent.left) > 0.7 * boxWidth(extent)) return true;
  }
  return false;
}

const emOf = (rows: readonly AtomRow[]): number =>
  median(
    rows.flatMap((row) => row.atoms.flatMap((atom) => (atom.kind === 'piece' ? [atom.em] : []))),
    10,
  );

const isSupported = (gutter: Gutter): boolean => gutter.leftRows >= MIN_COLUMN_ROWS && gutter.rightRows >= MIN_COLUMN_ROWS;

function freeIntervals(row: AtomRow, extent: BoundingBox): { left: number; right: number }[] {
  const free: { left: number; right: number }[] = [];
  let at = extent.left;
  for (const atom of row.atoms) {
    if (atom.left > at) free.push({ left: at, right: atom.left });
    at = Math.max(at, atom.right);
  }
  if (at < extent.right) free.push({ left: at, right: extent.right });
  return free;
}

/** What is left of each gutter after one more row. Both lists are sorted, so this is a merge. */
function narrow(gutters: readonly Gutter[], free: readonly { left: number; right: number }[], row: AtomRow, minWidth: number): Gutter[] {
  const left: Gutter[] = [];
  let from = 0;
  for (const gutter of gutters) {
    while (from < free.length && (free[from]?.right ?? 0) <= gutter.left) from++;
    for (let at = from; at < free.length; at++) {
      const gap = free[at];
      if (!gap || gap.left >= gutter.right) break;
      const both = { left: Math.max(gap.left, gutter.left), right: Math.min(gap.right, gutter.right) };
      if (both.right - both.left < minWidth) continue;
      left.push({
        ...both,
        leftRows: gutter.leftRows + (row.left < both.left ? 1 : 0),
        rightRows: gutter.rightRows + (row.right > both.right ? 1 : 0),
      });
    }
  }
  return left;
}

/** The run's columns from left to right; one where no gutter divides prose from prose. */
function cutRun(run: GutterRun): AtomRow[][] {
  let columns: AtomRow[][] = [run.rows];
  for (const gutter of run.gutters.filter(isSupported)) {
    const last = columns.at(-1) ?? [];
    const sides = cutAt(last, (gutter.left + gutter.right) / 2);
    if (areColumns(sides.left, sides.right)) columns = [...columns.slice(0, -1), sides.left, sides.right];
  }
  return columns;
}

function cutAt(rows: readonly AtomRow[], x: number): { left: AtomRow[]; right: AtomRow[] } {
  const sides: { left: AtomRow[]; right: AtomRow[] } = { left: [], right: [] };
  for (const row of rows) {
    const left = row.atoms.filter((atom) => atom.left < x);
    const right = row.atoms.filter((atom) => atom.left >= x);
    if (left.length > 0) sides.left.push(toAtomRow(left));
    if (right.length > 0) sides.right.push(toAtomRow(right));
  }
  return sides;
}

function areColumns(left: AtomRow[], right: AtomRow[]): boolean {
  if (left.length < MIN_COLUMN_ROWS || right.length < MIN_COLUMN_ROWS) return false;
  if (isProse(left) && isProse(right)) return true;
  return keepOwnPitch(left, right) && (isProse(left) || isProse(right) || (left.length >= 5 && right.length >= 5));
}

/** Lines of several words that fill their column. */
function isProse(rows: readonly AtomRow[]): boolean {
  const pieces = rows.flatMap((row) => row.atoms).filter((atom) => atom.kind === 'piece');
  if (pieces.length < MIN_COLUMN_ROWS || pieces.length > rows.length * 1.5) return false;
  const width = boxWidth(unionBox(rows));
  const filled = pieces.filter((piece) => boxWidth(piece) >= 0.7 * width).length;
  const words = pieces.reduce((sum, piece) => sum + piece.words.length, 0) / pieces.length;
  const figures = pieces.filter((piece) => digitShare(piece.text) > 0.5).length;
  return filled >= 0.45 * pieces.length && words >= 3.5 && figures < 0.3 * pieces.length;
}

/** Few lines of one side stand on a baseline with a line of the other. */
function keepOwnPitch(left: readonly AtomRow[], right: readonly AtomRow[]): boolean {
  let shared = 0;
  let at = 0;
  for (const row of left) {
    while (at < right.length && (right[at]?.bottom ?? 0) <= row.top) at++;
    const other = right[at];
    if (other && Math.abs(other.bottom - row.bottom) < 0.25 * Math.min(other.bottom - other.top, row.bottom - row.top)) shared++;
  }
  return shared < 0.4 * Math.min(left.length, right.length);
}
