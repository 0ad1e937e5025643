import { boxCentreX, unionBox, type BoundingBox } from '../model/index.ts';
import { toAtomRow, type AtomRow } from './atom-row.ts';
import { buildTable } from './build-table.ts';
import type { ColumnBand, PageTable } from './page-table.ts';
import { median, quantile } from './median.ts';
import type { PlacedWord } from './placed-word.ts';
import type { Piece, Spacing } from './pieces.ts';
import { firstStrokeAt, type Stroke } from './rulings.ts';
import { stackedTableAt } from './stacked-tables.ts';
import { columnAt, columnsByVote } from './table-columns.ts';
import { refuseTable } from './table-evidence.ts';
import { numericColumns, toTableLines } from './table-lines.ts';
import { growRun, toCellRow, type CellRow, type TableRun } from './table-runs.ts';
import { digitShare, looksMeasured, looksNumeric } from './word-shape.ts';

/** Header lines looked for above the first row that keeps to the columns. */
const MAX_LINES_ABOVE = 6;
/** Lines of notes, or of a second line of labels, that may stand between labels and the first row. */
const MAX_NOTES_ABOVE = 2;
/** Labels in a row from which it heads a table, and is not a line of labels with values. */
const LEAST_FULL = 4;
/** How far beside its column a label may end or begin, in font sizes: one at the left edge of a wide column whose figures stand at the right. */
const MAX_BESIDE_EM = 2;
/** How much wider than the last column its label may be, in font sizes. */
const MAX_WIDER_EM = 6;
/** A run that proves no table is tried again from later rows, this often at most, so that time stays linear. */
const MAX_RETRIES = 12;
const MAX_RETRIED_ROWS = 120;

/** Tables without (full) rulings: the region's rows, with the rows of each table replaced by it. No table grows over `boxes`. */
export function findAlignedTables(rows: readonly AtomRow[], spacing: Spacing, boxes: readonly BoundingBox[] = []): AtomRow[] {
  const cellRows = rows.map((row) => toCellRow(row, spacing, boxes));
  const found: AtomRow[] = [];
  let floor = 0;
  let at = 0;
  while (at < rows.length) {
    const hit = isSeed(cellRows[at]) ? (stackedFrom(cellRows, at) ?? tableFrom(cellRows, at, floor, spacing)) : undefined;
    if (hit?.table) {
      if (hit.from < at) found.length -= at - hit.from;
      else found.push(...rows.slice(at, hit.from));
      found.push(toAtomRow([hit.table]));
      at = floor = hit.to + 1;
      continue;
    }
    const skip = hit ? skipAfter(hit.to - at) : 1;
    found.push(...rows.slice(at, at + skip));
    at += skip;
  }
  return found;
}

/** Where a run that proved no table is tried again: soon in a short one, behind a long one. */
const skipAfter = (length: number): number => (length > MAX_RETRIED_ROWS ? length : Math.max(1, Math.ceil(length / MAX_RETRIES)));

const isSeed = (row: CellRow | undefined): boolean => row !== undefined && !row.barrier && row.cells.length >= 2;

interface Hit {
  table: PageTable | null;
  from: number;
  to: number;
}

function stackedFrom(rows: readonly CellRow[], start: number): Hit | null {
  const stacked = stackedTableAt(rows, start);
  return stacked && { ...stacked, from: start };
}

/** `floor`: the first row that no table before has taken. */
function tableFrom(rows: readonly CellRow[], start: number, floor: number, spacing: Spacing): Hit {
  const run = growRun(rows, start, spacing.strokes);
  if (run.core.length < 2) return { table: null, from: start, to: start };
  const voters = votersOf(rows, run);
  const voted = columnsByVote(
    voters.map((row) => row.cells),
    voters[0]?.em ?? 10,
  );
  const bodyStart = firstOfBody(rows, run, voters);
  const from = firstLabels(rows, run, voted, bodyStart, floor);
  const labelRows = rows.slice(from, bodyStart).filter((row) => row.cells.length >= 2);
  const labelled = splitByLabels(voted, labelRows, voters);
  const { columns, hasOrdinals } = splitOrdinals(withOwnLines(labelled, rows.slice(bodyStart, run.to + 1), labelRows), voters);
  if (columns.length < 2) return { table: null, from: start, to: start };
  const numeric = numericColumns(
    rows.slice(bodyStart, run.to + 1).flatMap((row) => (row.cells.length >= 2 ? [row.cells] : [])),
    columns,
  );
  if (hasOrdinals) numeric[0] = true;
  const to = lastOfItems(rows, run, columns, numeric, spacing);
  const inside = rows.slice(from, to + 1);
  const separators = separatorsOf(inside, columns, spacing);
  const lines = toTableLines(
    inside.map((row) => ({ box: row.row, em: row.em, pieces: row.cells })),
    columns,
    numeric,
    bodyStart - from,
  );
  const table = buildTable(lines, columns, numeric, separators, 'aligned');
  return { table: refuseTable(table, numeric, separators.length > 0) === null ? table : null, from, to };
}

/** The last row that belongs to an item: after the last figures, rows behind a ruling or with cells of their own are another matter. */
function lastOfItems(
  rows: readonly CellRow[],
  run: TableRun,
  columns: readonly ColumnBand[],
  numeric: readonly boolean[],
  spacing: Spacing,
): number {
  const hasFigures = (row: CellRow | undefined): boolean =>
    row !== undefined && row.cells.some((cell) => looksNumeric(cell.text) && numeric[columnAt(columns, (cell.left + cell.right) / 2)]);
  let last = run.to;
  while (last > run.from && !hasFigures(rows[last])) last--;
  if (last === run.from) return run.to;
  const tail = rows.slice(last, run.to + 1);
  const [closing] = separatorsOf(tail, columns, spacing).filter((stroke) => stroke.at > (rows[last]?.row.bottom ?? 0) - 1);
  if (closing) return last + tail.filter((row) => row.row.bottom <= closing.at + 2).length - 1;
  while (last < run.to && rows[last + 1]?.cells.length === 1) last++;
  return last;
}

/** The rows that show the columns best: with figures, and with nearly as many cells as the fullest. */
function votersOf(rows: readonly CellRow[], run: TableRun): CellRow[] {
  const core = rows.slice(run.from, run.to + 1).filter((row) => row.cells.length >= 2);
  const body = core.filter(hasFigure);
  const voters = body.length > 0 ? body : core;
  const fullest = quantile(
    voters.map((row) => row.cells.length),
    0.9,
    0,
  );
  return voters.filter((row) => row.cells.length >= 0.7 * fullest);
}

/**
 * Columns that stand so close that only their labels tell them apart, and columns that no row of the body fills. A label beside
 * another one divides their column where no word of the body stands in the way.
 */
function splitByLabels(columns: readonly ColumnBand[], labelRows: readonly CellRow[], voters: readonly CellRow[]): ColumnBand[] {
  let split = [...columns];
  for (const row of labelRows) {
    if (row.cells.length < 2) continue;
    for (const [index, cell] of row.cells.entries()) {
      const next = row.cells[index + 1];
      const column = next && split.findIndex((band) => boxCentreX(cell) > band.left && boxCentreX(next) < band.right);
      const band = column === undefined ? undefined : split[column];
      const gap = next && band && freeBetween(voters, band, cell, next);
      if (gap && band && column !== undefined)
        split.splice(column, 1, { left: band.left, right: gap.left }, { left: gap.right, right: band.right });
    }
    split = splitByAlignedWords(split, row, voters);
    if (row.cells.length >= 3) {
      for (const [index, cell] of row.cells.entries()) split = withLabel(split, row.cells, index, cell);
    }
  }
  return split;
}

/** A label that stands over no column names the one beside it that no label stands over, else one that is blank all through. */
function withLabel(columns: readonly ColumnBand[], labels: readonly Piece[], index: number, label: Piece): ColumnBand[] {
  if (columns.some((band) => isOver(label, band))) return [...columns];
  const [before, next] = [labels[index - 1]?.right ?? -Infinity, labels[index + 1]?.left ?? Infinity];
  const isBeside = (band: ColumnBand): boolean =>
    band.left > before && band.right < next && Math.max(band.left - label.right, label.left - band.right) < MAX_BESIDE_EM * label.em;
  const beside = columns.find(isBeside);
  const { left, right } = label;
  if (!beside) return [...columns, { left, right }].sort((a, b) => a.left - b.left);
  return columns.map((band) => (band === beside ? { left: Math.min(left, band.left), right: Math.max(right, band.right) } : band));
}

const isOver = (label: Piece, band: ColumnBand): boolean => label.left <= band.right && label.right >= band.left;

/**
 * Labels no wider apart than words divide a column where the body's words begin on one line under the second label: in every row, or now
 * and then behind figures (flags, units).
 */
function splitByAlignedWords(columns: readonly ColumnBand[], labels: CellRow, voters: readonly CellRow[]): ColumnBand[] {
  const split = [...columns];
  const words = labels.cells.flatMap((cell) => cell.words.slice(1).map((word, at) => ({ word, isRest: goesOn(cell.words[at], word) })));
  for (const { word, isRest } of words) {
    const at = split.findIndex((band) => word.left > band.left + word.em && word.left < band.right);
    const band = split[at];
    if (!band) continue;
    const inside = voters.map((row) =>
      row.cells.flatMap((cell) => cell.words.filter((other) => other.left < band.right && other.right > band.left)),
    );
    const starts = inside.flatMap((words) => words.filter((other) => Math.abs(other.left - word.left) < 1.2 * word.em));
    const start = median(
      starts.map((other) => other.left),
      0,
    );
    const before = inside.flatMap((words) => words.filter((other) => other.left < start - 1));
    const ends = before.map((other) => other.right);
    const isOften = starts.length >= 2 && (starts.length >= voters.length || (before.every(isFigure) && !starts.some(isFigure)));
    if (!isOften || !starts.every((other) => Math.abs(other.left - start) < 0.25 * word.em) || ends.length < voters.length) continue;
    if (isRest && new Set(before.map((other) => other.word.text)).size === 1) continue;
    const end = Math.max(...ends);
    if (end < start) split.splice(at, 1, { left: band.left, right: end }, { left: start, right: band.right });
  }
  return split;
}

/** "Ear tag" over "UK 225804": small letters behind a capital may be the rest of a label, and are where what stands before the other word is always the same. */
const goesOn = (before: PlacedWord | undefined, { word }: PlacedWord): boolean =>
  before !== undefined && /^\p{Lu}/u.test(before.word.text) && /^\p{Ll}/u.test(word.text);

const isFigure = ({ word }: PlacedWord): boolean => looksNumeric(word.text);

/** The widest stretch between two labels that no word of the column's body touches. */
function freeBetween(voters: readonly CellRow[], band: ColumnBand, label: Piece, next: Piece): ColumnBand | null {
  const words = voters.flatMap((row) =>
    row.cells.flatMap((cell) => cell.words.filter((word) => word.right > band.left && word.left < band.right)),
  );
  const [from, to] = [boxCentreX(label), boxCentreX(next)];
  let best: ColumnBand | null = null;
  let at = Math.max(from, band.left);
  for (const word of words.filter((word) => word.right > from && word.left < to).sort((a, b) => a.left - b.left)) {
    if (word.left - at > (best ? best.right - best.left : 0.2 * word.em) && at > band.left) best = { left: at, right: word.left };
    at = Math.max(at, word.right);
  }
  return best;
}

/** Columns that only further lines of an item fill, where a word of the labels stands over them. */
function withOwnLines(columns: readonly ColumnBand[], rows: readonly CellRow[], labelRows: readonly CellRow[]): ColumnBand[] {
  const labels = labelRows
    .flatMap((row) => row.cells.flatMap((cell) => cell.words))
    .filter((word) => columns.every((column) => word.left > column.right || word.right < column.left));
  const own = labels.flatMap((label) => {
    const under = rows
      .flatMap((row) => row.cells)
      .filter(
        (cell) =>
          cell.left < label.right &&
          cell.right > label.left &&
          columns.every((column) => cell.left > column.right || cell.right < column.left),
      );
    return under.length > 0
      ? [
          {
            left: Math.min(label.left, ...under.map((cell) => cell.left)),
            right: Math.max(label.right, ...under.map((cell) => cell.right)),
          },
        ]
      : [];
  });
  const all = [...columns, ...own].sort((a, b) => a.left - b.left);
  return all.filter(
    (column, index) =>
      columns.includes(column) || all.every((other, at) => at >= index || columns.includes(other) || other.right < column.left),
  );
}

/** Items numbered at the start of their text ("1 Paper", "2 Ink") have a column of numbers of their own. */
function splitOrdinals(columns: readonly ColumnBand[], voters: readonly CellRow[]): { columns: ColumnBand[]; hasOrdinals: boolean } {
  const asIs = { columns: [...columns], hasOrdinals: false };
  const [first, ...rest] = columns;
  const cells = voters.flatMap((row) => row.cells.filter((cell) => first && cell.left < first.right && cell.words.length >= 2).slice(0, 1));
  const numbered = cells.filter((cell) => /^\d{1,4}[.)]?$/.test(cell.words[0]?.word.text ?? ''));
  const ordinals = numbered.map((cell) => Number.parseInt(cell.words[0]?.word.text ?? '', 10));
  if (
    !first ||
    numbered.length < 2 ||
    numbered.length < 0.6 * voters.length ||
    !ordinals.every((ordinal, index) => index === 0 || ordinal > (ordinals[index - 1] ?? 0))
  )
    return asIs;
  const numbersEnd = Math.max(...numbered.map((cell) => cell.words[0]?.right ?? 0));
  const textStart = Math.min(...numbered.map((cell) => cell.words[1]?.left ?? Infinity));
  if (numbersEnd >= textStart) return asIs;
  return { columns: [{ left: first.left, right: numbersEnd }, { left: textStart, right: first.right }, ...rest], hasOrdinals: true };
}

/** A figure that is no year; years stand in headers. */
const hasFigure = (row: CellRow): boolean => row.cells.some((cell) => looksNumeric(cell.text) && !isYear(cell.text));

/** Position of the first row that shows the columns; what stands above is labels, or another matter. */
function firstOfBody(rows: readonly CellRow[], run: TableRun, voters: readonly CellRow[]): number {
  const isVoter = new Set(voters);
  const inside = rows.slice(run.from, run.to + 1);
  const first = inside.findIndex((row) => isVoter.has(row) && hasFigure(row));
  const head = headOf(inside, first);
  if (first < 0) return run.from + Math.max(0, head) + 1;
  const data = inside.findIndex((row, at) => at > head && at < first && row.cells.length >= 2 && holdsValues(row));
  return run.from + (data < 0 ? first : data);
}

/** The row of labels over the columns where lines of labels with values stand above it: bold under a plain row, or the nearest that is as full as the body. */
function headOf(rows: readonly CellRow[], first: number): number {
  const isBold = (row: CellRow | undefined): boolean => row?.cells.every((cell) => cell.bold) === true;
  const fullest = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  const isFull = ({ cells }: CellRow): boolean => cells.length >= 0.7 * fullest && cells.every((cell) => !/\d/.test(cell.text));
  const bold = rows.findIndex(
    (row, at) => at > 0 && isBold(row) && !isBold(rows[at - 1]) && !isBold(rows[at + 1]) && at + 1 < rows.length && isFull(row),
  );
  if (bold >= 0 || first < 0) return bold;
  const above = rows.slice(0, first);
  return above.findLastIndex((row, at) => row.cells.length >= LEAST_FULL && isFull(row) && above.slice(0, at).some(holdsValues));
}

/**
 * Where the labels of the columns begin: the nearest line above the body that labels half of them, and the label lines close
 * above that. Rows that only happened to stand in the same columns (addresses above a table) are left out.
 */
function firstLabels(rows: readonly CellRow[], run: TableRun, columns: readonly ColumnBand[], bodyStart: number, floor: number): number {
  const nearest = nearestLabels(rows, run, columns, bodyStart, floor);
  return linesAbove(rows, nearest ?? run.from, columns, floor);
}

function nearestLabels(
  rows: readonly CellRow[],
  run: TableRun,
  columns: readonly ColumnBand[],
  bodyStart: number,
  floor: number,
): number | null {
  for (let at = bodyStart - 1; at >= Math.max(floor, Math.min(run.from - 1 - MAX_NOTES_ABOVE, bodyStart - 1)); at--) {
    const [row, below] = [rows[at], rows[at + 1]];
    if (!row || !below || row.barrier || below.row.top - row.row.bottom > 2.4 * below.em) return null;
    if (isLabelLine(row, columns) && row.cells.length >= Math.max(2, 0.5 * columns.length)) return at;
  }
  return null;
}

/** First of the label lines that stand close above a line. */
function linesAbove(rows: readonly CellRow[], start: number, columns: readonly ColumnBand[], floor: number): number {
  let first = start;
  while (first > floor && start - first < MAX_LINES_ABOVE) {
    const [row, below] = [rows[first - 1], rows[first]];
    if (!row || !below || row.barrier || below.row.top - row.row.bottom > 0.9 * below.em || !isLabelLine(row, columns)) break;
    first--;
  }
  return first;
}

function isLabelLine(row: CellRow, columns: readonly ColumnBand[]): boolean {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last || row.cells.length === 0) return false;
  if (row.row.left < first.left - 2 * row.em || reachesBeyond(row, last) || holdsValues(row)) return false;
  if (row.cells.some((cell) => cell.text.endsWith(':') || cell.words.length > 6 || (looksNumeric(cell.text) && !isYear(cell.text))))
    return false;
  return row.cells.length >= 2 || (row.row.left > first.right && row.row.right - row.row.left < 0.7 * (last.right - first.left));
}

/** Over the last column's right edge, unless with a label that begins where the column does and is wider than what stands there. */
function reachesBeyond(row: CellRow, last: ColumnBand): boolean {
  const beginsThere = Math.abs((row.cells.at(-1)?.left ?? 0) - last.left) < 0.5 * row.em;
  return row.row.right > last.right + (beginsThere ? MAX_WIDER_EM : 2) * row.em;
}

/** A line of data and no label: plain print with a measure ("129.4 L") or a long number; years and dates head columns too. */
function holdsValues({ cells }: CellRow): boolean {
  const [, ...others] = cells;
  if (cells.every((cell) => cell.bold) || others.every((cell) => DATE.test(cell.text))) return false;
  return cells.some(
    (cell) =>
      !isYear(cell.text) && (looksMeasured(cell.text) || ((cell.text.match(/\d/g)?.length ?? 0) >= 5 && digitShare(cell.text) > 0.5)),
  );
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d(?:\s?[-–/]\s?(?:\d\d){1,2})?$/.test(text);
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d\d-\d\d$|\b(?:19|20)\d\d$/;

/** Horizontal rulings across most of the table. */
function separatorsOf(rows: readonly CellRow[], columns: readonly ColumnBand[], spacing: Spacing): Stroke[] {
  const box = unionBox(rows.map((row) => row.row));
  const [left, right] = [columns[0]?.left ?? box.left, columns.at(-1)?.right ?? box.right];
  const separators: Stroke[] = [];
  const { horizontal } = spacing.strokes;
  for (let index = firstStrokeAt(horizontal, box.top); index < horizontal.length; index++) {
    const stroke = horizontal[index];
    if (!stroke || stroke.at > box.bottom + 2) break;
    if (Math.min(stroke.to, right) - Math.max(stroke.from, left) >= 0.55 * (right - left)) separators.push(stroke);
  }
  return separators;
}
