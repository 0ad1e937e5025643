import { unionBox, type BoundingBox } from '../model/index.ts';
import { buildTable, MAX_HEADER_ROWS } from './build-table.ts';
import { cellText, type ColumnBand, type PageCell, type PageRow, type PageTable } from './page-table.ts';
import { breakIntoCells, toPiece, type Piece, type Spacing } from './pieces.ts';
import type { PlacedWord } from './placed-word.ts';
import type { GridCell, RuledGrid } from './ruled-grids.ts';
import { numericColumns, toTableLine, type TableLine } from './table-lines.ts';
import { countHeaderLines } from './table-header.ts';
import { groupRows } from './text-rows.ts';
import { looksNumeric, opensTotal } from './word-shape.ts';

/** A cell more than this many font sizes high with aligned figures in it holds several unruled rows. */
const MANY_LINES = 3;

/** The words inside a grid, by its cells. */
export interface FilledCell extends GridCell {
  words: PlacedWord[];
}

/**
 * Tables among the rows of a ruled grid. Rows of one wide cell (a letterhead, a paragraph in a frame) end a table; rows that
 * do not share their columns with others make a form, not a table.
 */
export function tablesOfGrid(grid: RuledGrid, cells: readonly FilledCell[], spacing: Spacing): PageTable[] {
  return rowRuns(grid, cells).flatMap((run) => {
    const table = toTable(run, spacing);
    return table ? [table] : [];
  });
}

/** Runs of grid rows with two cells or more; a single cell of one line (a title, a section) may stand within. */
function rowRuns(grid: RuledGrid, cells: readonly FilledCell[]): FilledCell[][] {
  const byRow = new Map<number, FilledCell[]>();
  for (const cell of cells) for (let row = cell.row; row < cell.row + cell.rowSpan; row++) byRow.set(row, [...(byRow.get(row) ?? []), cell]);
  const runs: Set<FilledCell>[] = [];
  let run: Set<FilledCell> | undefined;
  for (let row = 0; row < grid.ys.length - 1; row++) {
    const inRow = byRow.get(row) ?? [];
    const isOpen = inRow.filter((cell) => !isTall(cell, grid)).length >= 2 || (run !== undefined && inRow.length === 1 && inRow.every((cell) => lineCount(cell) <= 1));
    if (!isOpen) run = undefined;
    else if (!run) runs.push((run = new Set(inRow)));
    else for (const cell of inRow) run.add(cell);
  }
  return runs.map((set) => [...set]).filter((set) => set.length >= 2);
}

const isTall = (cell: FilledCell, grid: RuledGrid): boolean => cell.columnSpan === grid.xs.length - 1 && lineCount(cell) > 2;

const lineCount = (cell: FilledCell): number => groupRows(cell.words).length;

function toTable(cells: readonly FilledCell[], spacing: Spacing): PageTable | null {
  const columns = usedColumns(cells);
  const rowStarts = [...new Set(cells.map((cell) => cell.row))].sort((a, b) => a - b);
  if (columns.length < 2 || !isRegular(cells, rowStarts)) return null;
  const open = rowStarts.length <= 4 ? openTable(cells, columns, rowStarts, spacing) : null;
  if (open) return open;
  const rows = rowStarts.map((start, index) => toRow(cells, start, rowStarts[index + 1] ?? Infinity, columns, rowStarts));
  const withText = rows.filter((row) => row.cells.some((cell) => cell && cell.pieces.length > 0));
  if (withText.length < 2 || filledShare(withText) < 0.3) return null;
  return markRoles({ kind: 'table', ...unionBox(rows), name: null, origin: 'ruled', columns, headerRows: 0, rows: withText });
}

/** Columns between the left edges that cells really have, empty spacer columns left out. */
function usedColumns(cells: readonly FilledCell[]): ColumnBand[] {
  const lefts = [...new Set(cells.map((cell) => cell.left))].sort((a, b) => a - b);
  const right = Math.max(...cells.map((cell) => cell.right));
  const bands = lefts.map((left, index) => ({ left, right: lefts[index + 1] ?? right }));
  return bands.filter((band) => cells.some((cell) => cell.left === band.left && cell.words.length > 0));
}

/** At least half of the rows have the commonest division into columns; a form has another one in each row. */
function isRegular(cells: readonly FilledCell[], rowStarts: readonly number[]): boolean {
  const counts = new Map<string, number>();
  for (const start of rowStarts) {
    const key = cells.filter((cell) => cell.row <= start && start < cell.row + cell.rowSpan).map((cell) => cell.column).sort((a, b) => a - b).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = Math.max(...[...counts].filter(([key]) => key.includes(',')).map(([, count]) => count), 0);
  return most >= Math.max(2, 0.5 * rowStarts.length);
}

const filledShare = (rows: readonly PageRow[]): number => {
  const all = rows.flatMap((row) => row.cells).filter((cell) => cell !== null);
  return all.filter((cell) => cell.pieces.length > 0).length / Math.max(1, all.length);
};

/** Tables with ruled columns whose rows stand free in one high cell: rows are told as in unruled tables. */
function openTable(cells: readonly FilledCell[], columns: readonly ColumnBand[], rowStarts: readonly number[], spacing: Spacing): PageTable | null {
  if (!rowStarts.some((start) => isOpenRow(cells.filter((cell) => cell.row === start)))) return null;
  const rows = groupRows(cells.flatMap((cell) => cell.words));
  const pieces = rows.map((row) => breakIntoCells(row.words, spacing));
  const numeric = numericColumns(pieces, columns);
  const lines: TableLine[] = rows.map((row, index) => toTableLine(row, row.em, pieces[index] ?? [], columns, numeric, true));
  const box = unionBox(cells);
  const separators = [...new Set(cells.map((cell) => cell.bottom))].filter((at) => at < box.bottom).map((at) => ({ at, from: box.left, to: box.right }));
  return lines.length < 2 ? null : { ...buildTable(lines, columns, numeric, separators, 'ruled'), ...box };
}

function isOpenRow(cells: readonly FilledCell[]): boolean {
  const stacked = cells.filter((cell) => {
    const rows = groupRows(cell.words);
    return cell.bottom - cell.top > MANY_LINES * (rows[0]?.em ?? Infinity) && rows.length >= 2 && rows.filter((row) => row.words.every((word) => looksNumeric(word.word.text))).length >= 2;
  });
  return stacked.length >= 2;
}

function toRow(cells: readonly FilledCell[], start: number, end: number, columns: readonly ColumnBand[], rowStarts: readonly number[]): PageRow {
  const starting = cells.filter((cell) => cell.row === start);
  const covering = cells.filter((cell) => cell.row < start && start < cell.row + cell.rowSpan);
  const row: (PageCell | null)[] = [];
  for (let column = 0; column < columns.length; column++) {
    const band = columns[column];
    if (!band) continue;
    const own = starting.filter((cell) => isAt(cell, band));
    const [first] = own;
    if (!first) {
      const isCovered = covering.some((cell) => isAt(cell, band));
      row.push(isCovered ? null : emptyCell(band, starting));
      continue;
    }
    const span = columns.filter((other) => isAt(first, other) && other.left >= band.left).length;
    row.push({ ...box(first), columnSpan: span, rowSpan: rowStarts.filter((at) => at >= start && at < start + first.rowSpan).length, pieces: own.flatMap((cell) => piecesIn(cell.words)), stored: null });
    for (let covered = 1; covered < span; covered++) row.push(null);
    column += span - 1;
  }
  const inRow = starting.filter((cell) => cell.row + cell.rowSpan <= end);
  return { ...unionBox(inRow.length > 0 ? inRow : starting), cells: row, role: 'body' };
}

const isAt = (cell: BoundingBox, band: ColumnBand): boolean => Math.min(cell.right, band.right) - Math.max(cell.left, band.left) > 0.5 * (band.right - band.left);

const box = ({ left, top, right, bottom }: BoundingBox): BoundingBox => ({ left, top, right, bottom });

function emptyCell(band: ColumnBand, row: readonly BoundingBox[]): PageCell {
  const { top, bottom } = unionBox(row);
  return { left: band.left, right: band.right, top, bottom, columnSpan: 1, rowSpan: 1, pieces: [], stored: null };
}

/** The lines of a cell. */
export const piecesIn = (words: readonly PlacedWord[]): Piece[] => groupRows(words).map((row) => toPiece(row.words));

/** Headers and totals of a ruled table, told by the same signs as everywhere. */
function markRoles(table: PageTable): PageTable {
  const rows = table.rows.map((row) => row.cells.flatMap((cell) => (cell ? cell.pieces : [])));
  const numeric = numericColumns(rows, table.columns);
  const lines = table.rows.map((row): TableLine => ({
    ...row,
    em: 10,
    placements: row.cells.flatMap((cell, first) => (cell && cell.pieces.length > 0 ? [{ piece: wholeText(cell), first, last: first + cell.columnSpan - 1 }] : [])),
  }));
  const headerRows = Math.min(MAX_HEADER_ROWS, countHeaderLines(lines, numeric, []));
  for (const [index, row] of table.rows.entries()) {
    if (index < headerRows) row.role = 'header';
    else if (opensTotal(row.cells.map(cellText).find((text) => text !== '') ?? '') && row.cells.some((cell) => looksNumeric(cellText(cell)))) row.role = 'total';
  }
  return { ...table, headerRows };
}

const wholeText = (cell: PageCell): Piece => ({ ...toPiece(cell.pieces.flatMap((piece) => piece.words)), text: cellText(cell) });
