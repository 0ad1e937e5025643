import { boxCentreY, type BoundingBox } from '../model/index.ts';
import { median } from './median.ts';
import type { AtomRow } from './atom-row.ts';
import { breakIntoCells, type Piece, type Spacing } from './pieces.ts';
import { strokesBetween, type Stroke, type Strokes } from './rulings.ts';
import { looksNumeric, opensTotal } from './word-shape.ts';

/** A row of a region with its text cut at every clear gap. */
export interface CellRow {
  row: AtomRow;
  cells: Piece[];
  em: number;
  /** A table found by rulings or the boxes of a form stand here; nothing grows over it. */
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
/** How far below a row the ruling that closes it may stand, in font sizes: an item with twenty lines of text. */
const MAX_SECTION_EM = 30;
/** Rows of one table are set in one size; the print at the foot of a letter is smaller. */
const MIN_SAME_SIZE = 0.75;
/** Edges kept of a column; the last ones are what a drifting column must match. */
const MAX_EDGES = 8;

export function toCellRow(row: AtomRow, spacing: Spacing, boxes: readonly BoundingBox[]): CellRow {
  const pieces = row.atoms.filter((atom) => atom.kind === 'piece');
  const cells = pieces.flatMap((piece) =>
    breakIntoCells(
      [...piece.words].sort((a, b) => a.left - b.left),
      spacing,
    ),
  );
  return {
    row,
    cells,
    em: median(
      cells.map((cell) => cell.em),
      10,
    ),
    barrier:
      pieces.length < row.atoms.length ||
      boxes.some((box) => boxCentreY(row) > box.top && boxCentreY(row) < box.bottom && row.left < box.right && row.right > box.left),
  };
}

/** A table as it grows: its columns so far, and what has stood since the last row that kept to them. */
interface Growth {
  rows: readonly CellRow[];
  run: TableRun;
  bands: Band[];
  pitches: number[];
  single: number;
  across: number;
  foreign: number;
}

/**
 * Grows a table downwards from a row with several cells as long as the rows keep to its columns. Where rulings divide it,
 * everything down to the next ruling belongs to the row above.
 */
export function growRun(rows: readonly CellRow[], start: number, strokes: Strokes): TableRun {
  const first = rows[start];
  const growth: Growth = {
    rows,
    run: { from: start, to: start, core: [start] },
    bands: first?.cells.map(toBand) ?? [],
    pitches: [],
    single: 0,
    across: 0,
    foreign: 0,
  };
  let at = start + 1;
  while (at < rows.length) {
    if (rows[at - 1]?.cells.length === 1 && (saysHeadsAgain(growth, rows[at]) || saysFirstHeads(growth, at)))
      return { ...growth.run, to: lastBeforeHeading(growth, at) };
    if (take(growth, at)) {
      at++;
      continue;
    }
    const section = endOfSection(growth, strokes);
    if (section <= growth.run.to) break;
    growth.run.to = section;
    [growth.single, growth.across, growth.foreign] = [0, 0, 0];
    at = section + 1;
  }
  growth.run.to = Math.max(growth.run.to, endOfSection(growth, strokes));
  return growth.run;
}

/** Takes one more row; false where the table ends before it. */
function take(growth: Growth, at: number): boolean {
  const { rows, run, bands, pitches } = growth;
  const [before, row] = [rows[at - 1], rows[at]];
  if (
    !before ||
    !row ||
    row.barrier ||
    row.cells.length === 0 ||
    isFarBelow(before, row, pitches) ||
    opensSection(before, row) ||
    isHeading(before, row, rows[at + 1]) ||
    opensTable(growth, before, row, rows[at + 1]) ||
    endsLabels(growth, row, rows[at + 1]) ||
    opensLabels(growth, row) ||
    opensChoice(growth, row)
  )
    return false;
  pitches.push(row.row.top - before.row.bottom);
  if (row.cells.length >= 2 && absorb(bands, row, rows[run.core.at(-1) ?? run.from]?.em ?? row.em)) {
    run.core.push(at);
    run.to = at;
    [growth.single, growth.across, growth.foreign] = [0, 0, 0];
    return true;
  }
  if (row.cells.length >= 2 && isTail(bands, row)) {
    run.to = at;
    return true;
  }
  if (row.cells.length >= 2) return run.core.length >= 2 && ++growth.foreign <= MAX_FOREIGN;
  const spansBands = bandsOver(bands, row.cells[0]).length >= 2;
  growth.across = spansBands ? growth.across + 1 : 0;
  if (++growth.single > MAX_SINGLE_LINES || growth.across > MAX_ACROSS) return false;
  if (!spansBands && continuesItem(before, row, bands)) run.to = at;
  return true;
}

/** Labels in a row from which it heads a table, and is not two words by chance. */
const LEAST_HEADS = 3;
/** Rows at the start of a run among which its heads are looked for. */
const MOST_HEAD_ROWS = 3;

/** A list that begins anew under a heading says its heads again: each part is a table with columns of its own. */
function saysHeadsAgain({ rows, run }: Growth, row: CellRow | undefined): boolean {
  const heads = row && headsOf(row);
  return (
    heads !== null &&
    heads !== undefined &&
    run.core.length > 1 &&
    run.core.slice(0, MOST_HEAD_ROWS).some((index) => rows[index] && headsOf(rows[index]) === heads)
  );
}

/** A list that came over from the page before says its heads only where its next part begins: behind a heading, in as many columns, above figures. */
function saysFirstHeads({ rows, run }: Growth, at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  const core = run.core.flatMap((index) => rows[index] ?? []);
  if (!row || !next || core.length < 2 || headsOf(row) === null) return false;
  const fullest = core.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return row.cells.length >= FULL_SHARE * fullest && core.every(holdsFigure) && holdsFigure(next);
}

/** Share of the columns that heads name. */
const FULL_SHARE = 0.7;

const holdsFigure = ({ cells }: CellRow): boolean => cells.some(({ text }) => looksNumeric(text));

const headsOf = ({ cells }: CellRow): string | null =>
  cells.length >= LEAST_HEADS && !cells.some(({ text }) => /\d/.test(text)) ? cells.map(({ text }) => text).join(' ') : null;

/** The last row of a table above another one's heads: what stands below the widest gap between the two is a heading. */
function lastBeforeHeading({ rows, run }: Growth, heads: number): number {
  let [last, widest] = [heads - 1, -Infinity];
  for (let at = run.core.at(-1) ?? run.from; at < heads; at++) {
    const gap = (rows[at + 1]?.row.top ?? 0) - (rows[at]?.row.bottom ?? 0);
    if (gap > widest) [last, widest] = [at, gap];
  }
  return last;
}

/** A label with a colon alone on its line, apart from the row above, begins something else. */
const opensSection = (before: CellRow, row: CellRow): boolean =>
  row.cells.length === 1 && row.cells[0]?.text.endsWith(':') === true && row.row.top - before.row.bottom > 0.8 * row.em;

/** Bold words alone, apart from plain print above, with the labels of columns below. */
function isHeading(before: CellRow, row: CellRow, next: CellRow | undefined): boolean {
  const isBold = ({ cells }: CellRow): boolean => cells.every((cell) => cell.bold);
  if (row.cells.length !== 1 || !next || next.cells.length < 2 || row.row.top - before.row.bottom < 0.4 * row.em) return false;
  return isBold(row) && !isBold(before) && isBold(next) && next.cells.every((cell) => !/\d/.test(cell.text));
}

/** Lines of "Label: value" are over where rows begin without a colon. */
function endsLabels({ rows, run }: Growth, row: CellRow, next: CellRow | undefined): boolean {
  return (
    [row, next].every((other) => other !== undefined && other.cells.length >= 2 && !opensWithColon(other)) &&
    run.core.every((index) => opensWithColon(rows[index]))
  );
}

/** "Days missed: 12" under rows that begin without a colon, and with nothing in the last column as sums have. */
function opensLabels({ rows, run, bands }: Growth, row: CellRow): boolean {
  return (
    row.cells.length === 2 &&
    opensWithColon(row) &&
    run.core.length >= 2 &&
    !run.core.some((index) => opensWithColon(rows[index])) &&
    !isTail(bands, row)
  );
}

const opensWithColon = (row: CellRow | undefined): boolean => row?.cells[0]?.text.endsWith(':') === true;

/** Boxes to tick under a table without any are a question of their own. */
function opensChoice({ rows, run }: Growth, row: CellRow): boolean {
  const hasBox = (other: CellRow | undefined): boolean => other !== undefined && other.cells.some((cell) => TICK_BOX.test(cell.text));
  return hasBox(row) && !run.core.some((index) => hasBox(rows[index]));
}

const TICK_BOX = /[☐☑☒□⬜]/u;

/** Labels apart from the figures above, with figures below: the header of another table. */
function opensTable({ rows, run }: Growth, before: CellRow, row: CellRow, next: CellRow | undefined): boolean {
  const hasFigure = (other: CellRow | undefined): boolean => other !== undefined && other.cells.some((cell) => looksNumeric(cell.text));
  const isApart = row.row.top - before.row.bottom > 0.8 * row.em;
  return (
    isApart &&
    row.cells.length >= 2 &&
    row.cells.every((cell) => !/\d/.test(cell.text)) &&
    hasFigure(next) &&
    hasFigure(before) &&
    run.core.some((index) => hasFigure(rows[index]))
  );
}

/** The last row above the next ruling that is as long as one the table already has; the last row so far where there is none. */
function endOfSection(growth: Growth, strokes: Strokes): number {
  const { rows, run, bands } = growth;
  const [top, last] = [rows[run.from], rows[run.core.at(-1) ?? run.from]];
  if (!top || !last || run.core.length < 2) return run.to;
  const above = [...strokesBetween(strokes.horizontal, top.row.top - 6 * top.em, last.row.top)].filter((stroke) => crosses(stroke, bands));
  for (const stroke of strokesBetween(strokes.horizontal, last.row.bottom - 1, last.row.bottom + MAX_SECTION_EM * last.em)) {
    if (!above.some((other) => Math.abs(other.from - stroke.from) < 4 && Math.abs(other.to - stroke.to) < 4)) continue;
    if (!divideItems(growth, above)) return run.to;
    let end = run.to;
    while (rows[end + 1] && !rows[end + 1]?.barrier && (rows[end + 1]?.row.bottom ?? Infinity) <= stroke.at + 2) end++;
    return end;
  }
  return run.to;
}

/** Rulings divide items only where exactly one row with nearly as many cells as the fullest stands below each of them. */
function divideItems({ rows, run }: Growth, above: readonly Stroke[]): boolean {
  const core = run.core.flatMap((index) => rows[index] ?? []);
  const fullest = core.reduce((max, row) => Math.max(max, row.cells.length), 0);
  const full = core.filter((row) => row.cells.length >= 0.6 * fullest);
  return above.every((stroke, index) => {
    const inSection = full.filter((row) => row.row.bottom > stroke.at && row.row.bottom <= (above[index + 1]?.at ?? Infinity)).length;
    return inSection === 1 || (index === 0 && inSection > 1 && above.length > 1 && full[0] !== undefined && full[0].row.bottom > stroke.at);
  });
}

function crosses(stroke: Stroke, bands: readonly Band[]): boolean {
  const [left, right] = [bands[0]?.left ?? 0, bands.at(-1)?.right ?? 0];
  return Math.min(stroke.to, right) - Math.max(stroke.from, left) >= 0.8 * (right - left);
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
  return band.lefts.some(
    (left, index) =>
      Math.abs(left - cell.left) < reach ||
      Math.abs((band.rights[index] ?? 0) - cell.right) < reach ||
      Math.abs((left + (band.rights[index] ?? 0)) / 2 - middle) < reach,
  );
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
  return (
    right !== undefined && (isAligned(right, last, row.em) || opensTotal(row.cells[0]?.text ?? '')) && last.left > right.left - 6 * row.em
  );
}

/** The wrapped text of the row above: close under it and no further right than its column. */
function continuesItem(before: CellRow, row: CellRow, bands: readonly Band[]): boolean {
  const cell = row.cells[0];
  if (!cell || row.row.top - before.row.bottom > 0.7 * row.em) return false;
  return bands.some((band) => Math.abs(Math.min(...band.lefts) - cell.left) < 1.2 * row.em);
}
