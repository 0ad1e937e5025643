import { median } from './median.ts';
import type { AtomRow } from './columns.ts';
import { breakIntoCells, type Piece, type Spacing } from './pieces.ts';
import { looksNumeric, opensTotal } from './word-shape.ts';

/** A row of a region with its text cut at every clear gap. */
export interface CellRow {
  row: AtomRow;
  cells: Piece[];
  em: number;
  /** A table found by rulings stands here; nothing grows over it. */
  barrier: boolean;
}

/** Consecutive rows whose cells stand in the same columns: rows from..to (inclusive), `core` those with several cells. */
export interface TableRun {
  from: number;
  to: number;
  core: number[];
}

interface Band {
  left: number;
  right: number;
  /** Where cells of this column began and ended. */
  lefts: number[];
  rights: number[];
}

/** Lines without a second cell that an item may have: a description of a dozen lines. */
const MAX_SINGLE_LINES = 14;
/** Lines across the columns in a row after which the table is over; section titles are one or two. */
const MAX_ACROSS = 2;
/** Lines with cells of their own (a discount under an item) that may stand before the next row of the table. */
const MAX_FOREIGN = 4;
/** Edges are aligned within this share of the font size; OCR shakes by a third. */
const ALIGNED_EM = 0.6;
/** Rows of one table are set in one size; the print at the foot of a letter is smaller. */
const MIN_SAME_SIZE = 0.75;
/** Edges kept of a column; the last ones are what a drifting column must match. */
const MAX_EDGES = 8;

export function toCellRow(row: AtomRow, spacing: Spacing): CellRow {
  const pieces = row.atoms.filter((atom) => atom.kind === 'piece');
  const cells = pieces.flatMap((piece) => breakIntoCells([...piece.words].sort((a, b) => a.left - b.left), spacing));
  return { row, cells, em: median(cells.map((cell) => cell.em), 10), barrier: pieces.length < row.atoms.length };
}

/** Grows a table downwards from a row with several cells as long as the rows keep to its columns. */
export function growRun(rows: readonly CellRow[], start: number, end: number): TableRun {
  const first = rows[start];
  const run: TableRun = { from: start, to: start, core: [start] };
  if (!first) return run;
  const bands = first.cells.map(toBand);
  const pitches: number[] = [];
  let single = 0;
  let across = 0;
  let foreign = 0;
  for (let at = start + 1; at < end; at++) {
    const [before, row] = [rows[at - 1], rows[at]];
    if (!before || !row || row.barrier || row.cells.length === 0 || isFarBelow(before, row, pitches)) break;
    pitches.push(row.row.top - before.row.bottom);
    if (row.cells.length >= 2 && absorb(bands, row, rows[run.core.at(-1) ?? start]?.em ?? row.em)) {
      run.core.push(at);
      run.to = at;
      [single, across, foreign] = [0, 0, 0];
    } else if (row.cells.length >= 2 && isTail(bands, row)) {
      run.to = at;
    } else if (row.cells.length >= 2) {
      if (run.core.length < 2 || ++foreign > MAX_FOREIGN) break;
    } else {
      const spansBands = bandsOver(bands, row.cells[0]).length >= 2;
      across = spansBands ? across + 1 : 0;
      if (++single > MAX_SINGLE_LINES || across > MAX_ACROSS) break;
      if (!spansBands && continuesItem(before, row, bands)) run.to = at;
    }
  }
  return run;
}

const toBand = (cell: Piece): Band => ({ left: cell.left, right: cell.right, lefts: [cell.left], rights: [cell.right] });

function isFarBelow(before: CellRow, row: CellRow, pitches: readonly number[]): boolean {
  const em = Math.max(before.em, row.em);
  return row.row.top - before.row.bottom > Math.max(2.4 * em, 3 * median(pitches.slice(-12), 0));
}

/** Adds the row's cells to the columns they stand in; false, and nothing added, where they do not keep to them. */
function absorb(bands: Band[], row: CellRow, em: number): boolean {
  if (Math.min(em, row.em) < MIN_SAME_SIZE * Math.max(em, row.em)) return false;
  const homes = row.cells.map((cell) => bandsOver(bands, cell));
  const taken = new Set<Band>();
  let matched = 0;
  let aligned = 0;
  let misfits = 0;
  for (const [index, over] of homes.entries()) {
    const [band] = over;
    const cell = row.cells[index];
    if (!cell || !band) continue;
    if (over.length > 1 || taken.has(band)) misfits++;
    else {
      matched++;
      taken.add(band);
      if (isAligned(band, cell, row.em)) aligned++;
    }
  }
  if (matched < 2 || misfits > 0.34 * row.cells.length || aligned < 0.5 * matched || matched < 0.5 * row.cells.length) return false;
  for (const [index, over] of homes.entries()) addTo(bands, over, row.cells[index]);
  return true;
}

function bandsOver(bands: readonly Band[], cell: Piece | undefined): Band[] {
  if (!cell) return [];
  const hair = Math.min(0.2 * cell.em, (cell.right - cell.left) / 3);
  return bands.filter((band) => Math.min(band.right, cell.right) - Math.max(band.left, cell.left) > hair);
}

function isAligned(band: Band, cell: Piece, em: number): boolean {
  const reach = ALIGNED_EM * em;
  const middle = (cell.left + cell.right) / 2;
  return band.lefts.some((left, index) => Math.abs(left - cell.left) < reach || Math.abs((band.rights[index] ?? 0) - cell.right) < reach || Math.abs((left + (band.rights[index] ?? 0)) / 2 - middle) < reach);
}

function addTo(bands: Band[], over: readonly Band[], cell: Piece | undefined): void {
  if (!cell) return;
  const [band] = over;
  if (!band) {
    bands.push(toBand(cell));
    bands.sort((a, b) => a.left - b.left);
  } else if (over.length === 1) {
    const at = bands.indexOf(band);
    band.left = Math.max(Math.min(band.left, cell.left), (bands[at - 1]?.right ?? -Infinity) + 0.1);
    band.right = Math.min(Math.max(band.right, cell.right), (bands[at + 1]?.left ?? Infinity) - 0.1);
    band.lefts.push(cell.left);
    band.rights.push(cell.right);
    if (band.lefts.length > MAX_EDGES) [band.lefts, band.rights] = [band.lefts.slice(-MAX_EDGES), band.rights.slice(-MAX_EDGES)];
  }
}

/** A sum under the table: a label anywhere and a figure that ends where the last column of figures ends. */
function isTail(bands: readonly Band[], row: CellRow): boolean {
  const last = row.cells.at(-1);
  if (!last || row.cells.length > 3 || !looksNumeric(last.text)) return false;
  const right = bands.at(-1);
  return right !== undefined && (isAligned(right, last, row.em) || opensTotal(row.cells[0]?.text ?? '')) && last.left > right.left - 6 * row.em;
}

/** The wrapped text of the row above: close under it and no further right than its column. */
function continuesItem(before: CellRow, row: CellRow, bands: readonly Band[]): boolean {
  const cell = row.cells[0];
  if (!cell || row.row.top - before.row.bottom > 0.7 * row.em) return false;
  return bands.some((band) => Math.abs(Math.min(...band.lefts) - cell.left) < 1.2 * row.em);
}
