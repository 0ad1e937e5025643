import { unionBox } from '../model/index.ts';
import { toAtomRow, type AtomRow } from './columns.ts';
import { buildTable } from './build-table.ts';
import type { ColumnBand, PageTable } from './page-table.ts';
import type { Spacing } from './pieces.ts';
import { firstStrokeAt, type Stroke } from './rulings.ts';
import { columnsByVote } from './table-columns.ts';
import { isTable } from './table-evidence.ts';
import { numericColumns, toTableLine, type TableLine } from './table-lines.ts';
import { growRun, toCellRow, type CellRow, type TableRun } from './table-runs.ts';
import { looksNumeric } from './word-shape.ts';

/** Header lines looked for above the first row that keeps to the columns. */
const MAX_LINES_ABOVE = 6;
/** A run that proves no table is tried again from its next row only where that is cheap. */
const MAX_RETRIED_ROWS = 12;

/** Tables without (full) rulings: the region's rows, with the rows of each table replaced by it. */
export function findAlignedTables(rows: readonly AtomRow[], spacing: Spacing): AtomRow[] {
  const cellRows = rows.map((row) => toCellRow(row, spacing));
  const found: AtomRow[] = [];
  let at = 0;
  while (at < rows.length) {
    const hit = isSeed(cellRows[at]) ? tableFrom(cellRows, at, spacing) : undefined;
    if (hit?.table) {
      found.length -= at - hit.from;
      found.push(toAtomRow([hit.table]));
      at = hit.to + 1;
      continue;
    }
    const skip = hit && hit.to - at > MAX_RETRIED_ROWS ? hit.to - at : 1;
    found.push(...rows.slice(at, at + skip));
    at += skip;
  }
  return found;
}

const isSeed = (row: CellRow | undefined): boolean => row !== undefined && !row.barrier && row.cells.length >= 2;

interface Hit {
  table: PageTable | null;
  from: number;
  to: number;
}

function tableFrom(rows: readonly CellRow[], start: number, spacing: Spacing): Hit {
  const run = growRun(rows, start, rows.length);
  if (run.core.length < 2) return { table: null, from: start, to: start };
  const columns = columnsOf(rows, run);
  const from = start - linesAbove(rows, run, columns);
  const inside = rows.slice(from, run.to + 1);
  const bodyCells = run.core.map((index) => rows[index]?.cells ?? []);
  const numeric = numericColumns(bodyCells, columns);
  const separators = separatorsOf(inside, columns, spacing);
  const lines = inside.map((row, index) => toLine(row, columns, numeric, from + index <= firstFigures(rows, run, numeric)));
  if (columns.length < 2) return { table: null, from: start, to: run.to };
  const table = buildTable(lines, columns, numeric, separators, 'aligned');
  return { table: isTable(table, numeric, separators.length > 0) ? table : null, from, to: run.to };
}

/** Columns as the rows with the most cells show them; labels that span would close gutters. */
function columnsOf(rows: readonly CellRow[], run: TableRun): ColumnBand[] {
  const core = run.core.flatMap((index) => (rows[index] ? [rows[index]] : []));
  const body = core.filter((row) => row.cells.some((cell) => looksNumeric(cell.text)));
  const voters = body.length >= 2 ? body : core;
  const columns = columnsByVote(voters.map((row) => row.cells), voters[0]?.em ?? 10);
  const lost = core.filter((row) => !voters.includes(row)).flatMap((row) => row.cells).filter((cell) => columns.every((column) => cell.left > column.right || cell.right < column.left));
  return [...columns, ...lost.map(({ left, right }) => ({ left, right }))].sort((a, b) => a.left - b.left).filter((column, index, all) => index === 0 || column.left >= (all[index - 1]?.right ?? 0));
}

/** Position of the first row with a figure in a column of figures; what stands above may be cut as headers are. */
function firstFigures(rows: readonly CellRow[], run: TableRun, numeric: readonly boolean[]): number {
  if (!numeric.some(Boolean)) return run.from;
  const first = run.core.find((index) => rows[index]?.cells.some((cell) => looksNumeric(cell.text)));
  return (first ?? run.from) - 1;
}

function toLine(row: CellRow, columns: readonly ColumnBand[], numeric: readonly boolean[], isHeader: boolean): TableLine {
  return toTableLine(row.row, row.em, row.cells, columns, numeric, isHeader);
}

/** How many lines right above the run are headers of its columns: short labels close above and within its width. */
function linesAbove(rows: readonly CellRow[], run: TableRun, columns: readonly ColumnBand[]): number {
  let count = 0;
  let below = rows[run.from];
  while (count < MAX_LINES_ABOVE) {
    const row = rows[run.from - count - 1];
    if (!row || !below || row.barrier || !isLabelLine(row, below, columns)) break;
    count++;
    below = row;
  }
  return count;
}

function isLabelLine(row: CellRow, below: CellRow, columns: readonly ColumnBand[]): boolean {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last || row.cells.length === 0 || below.row.top - row.row.bottom > 0.9 * below.em) return false;
  if (row.row.left < first.left - 2 * row.em || row.row.right > last.right + 2 * row.em) return false;
  if (row.cells.some((cell) => /:$/.test(cell.text) || cell.words.length > 6 || (looksNumeric(cell.text) && !/^(?:19|20)\d\d$/.test(cell.text)))) return false;
  return row.cells.length >= 2 || (row.row.left > first.right && row.row.right - row.row.left < 0.7 * (last.right - first.left));
}

/** Horizontal rulings across most of the table. */
function separatorsOf(rows: readonly CellRow[], columns: readonly ColumnBand[], spacing: Spacing): Stroke[] {
  const box = unionBox(rows.map((row) => row.row));
  const [left, right] = [columns[0]?.left ?? box.left, columns.at(-1)?.right ?? box.right];
  const separators: Stroke[] = [];
  const { horizontal } = spacing.strokes;
  for (let index = firstStrokeAt(horizontal, box.top); index < horizontal.length; index++) {
    const stroke = horizontal[index];
    if (!stroke || stroke.at > box.bottom) break;
    if (Math.min(stroke.to, right) - Math.max(stroke.from, left) >= 0.55 * (right - left)) separators.push(stroke);
  }
  return separators;
}
