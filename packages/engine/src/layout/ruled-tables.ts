import { unionBox, type BoundingBox } from '../model/index.ts';
import { areTotals, MAX_HEADER_ROWS, toTableRow } from './build-table.ts';
import type { FilledCell } from './filled-cell.ts';
import { isFormGrid } from './form-grid.ts';
import { cellText, type ColumnBand, type PageCell, type PageRow, type PageTable } from './page-table.ts';
import { breakIntoCells, toPiece, type Piece, type Spacing } from './pieces.ts';
import type { PlacedWord } from './placed-word.ts';
import type { RuledGrid } from './ruled-grids.ts';
import { numericColumns, toTableLines, type TableLine } from './table-lines.ts';
import { splitAtFigures } from './table-rows.ts';
import { titlesAmongHeaders } from './section-titles.ts';
import { countHeaderLines } from './table-header.ts';
import { groupRows } from './text-rows.ts';
import { looksNumeric } from './word-shape.ts';

/** A grid with more columns than this is no mere frame around columns set with spaces. */
const MAX_COARSE_COLUMNS = 3;

/**
 * Tables among the rows of a ruled grid. Rows of one wide cell (a letterhead, a paragraph in a frame) end a table; rows that
 * do not share their columns with others make a form, not a table.
 */
export function tablesOfGrid(grid: RuledGrid, cells: readonly FilledCell[], spacing: Spacing): PageTable[] {
  return rowRuns(grid, cells).flatMap((run) => {
    const table = toTable(withoutLead(run), spacing);
    return table ? [table] : [];
  });
}

/** Runs of grid rows with two cells or more; a single cell of one line (a title, a section) may stand within. */
function rowRuns(grid: RuledGrid, cells: readonly FilledCell[]): FilledCell[][] {
  const byRow = new Map<number, FilledCell[]>();
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      const inRow = byRow.get(row);
      if (inRow) inRow.push(cell);
      else byRow.set(row, [cell]);
    }
  const runs: Set<FilledCell>[] = [];
  let run: Set<FilledCell> | undefined;
  for (let row = 0; row < grid.ys.length - 1; row++) {
    const inRow = byRow.get(row) ?? [];
    const isOpen =
      inRow.filter((cell) => !isTall(cell, grid)).length >= 2 ||
      (run !== undefined && inRow.length === 1 && inRow.every((cell) => lineCount(cell) <= 1));
    if (!isOpen) run = undefined;
    else if (!run) runs.push((run = new Set(inRow)));
    else for (const cell of inRow) run.add(cell);
  }
  return runs.map((set) => [...set]).filter((set) => set.length >= 2);
}

/** Without leading rows that are divided otherwise than most and hold more lines than headers do: boxes above a table. */
function withoutLead(cells: readonly FilledCell[]): FilledCell[] {
  const byStart = groupByStart(cells);
  const divisions = divisionsOf(cells);
  const usual = commonestDivision(divisions).key;
  let kept = [...cells];
  for (const [start, row] of [...byStart].sort(([a], [b]) => a - b)) {
    if (divisions.get(start) === usual || !row.some((cell) => cell.columnSpan > 1 && lineCount(cell) >= 3)) break;
    kept = kept.filter((cell) => cell.row !== start);
  }
  return kept;
}

const isTall = (cell: FilledCell, grid: RuledGrid): boolean => cell.columnSpan === grid.xs.length - 1 && lineCount(cell) > 2;

const lineCount = (cell: FilledCell): number => groupRows(cell.words).length;

function toTable(cells: readonly FilledCell[], spacing: Spacing): PageTable | null {
  const columns = usedColumns(cells);
  const rowStarts = [...new Set(cells.map((cell) => cell.row))].sort((a, b) => a - b);
  if (columns.length < 2 || !isRegular(cells, rowStarts) || isFormGrid(cells) || isCoarse(cells, columns, spacing)) return null;
  const byStart = groupByStart(cells);
  const open = new Set(rowStarts.filter((start) => isOpenRow(byStart.get(start) ?? [])));
  const tall = cells.filter((cell) => cell.rowSpan > 1);
  const splits = open.size <= Math.max(1, 0.3 * rowStarts.length);
  const rows = rowStarts.flatMap((start, index) =>
    splits && open.has(start)
      ? openRows(byStart.get(start) ?? [], columns, spacing)
      : [toRow(byStart.get(start) ?? [], tall, start, rowStarts[index + 1] ?? Infinity, columns, rowStarts)],
  );
  const withText = rows.filter((row) => row.cells.some((cell) => cell && cell.pieces.length > 0));
  if (withText.length < 2 || filledShare(withText) < 0.3 || isComb(withText)) return null;
  return markRoles({ kind: 'table', ...unionBox(rows), name: null, origin: 'ruled', columns, headerRows: 0, rows: withText });
}

function groupByStart(cells: readonly FilledCell[]): Map<number, FilledCell[]> {
  const groups = new Map<number, FilledCell[]>();
  for (const cell of cells) {
    const group = groups.get(cell.row);
    if (group) group.push(cell);
    else groups.set(cell.row, [cell]);
  }
  return groups;
}

/** Columns between the left edges that cells really have, empty spacer columns left out. */
function usedColumns(cells: readonly FilledCell[]): ColumnBand[] {
  const lefts = [...new Set(cells.map((cell) => cell.left))].sort((a, b) => a - b);
  const right = Math.max(...cells.map((cell) => cell.right));
  const bands = lefts.map((left, index) => ({ left, right: lefts[index + 1] ?? right }));
  return bands.filter((band) => cells.some((cell) => cell.left === band.left && cell.words.length > 0));
}

/** At least half of the rows have the commonest division into columns; a form has another one in each row. */
const isRegular = (cells: readonly FilledCell[], rowStarts: readonly number[]): boolean => {
  const divisions = divisionsOf(cells);
  return (
    commonestDivision(new Map(rowStarts.map((start) => [start, divisions.get(start) ?? '']))).count >= Math.max(2, 0.5 * rowStarts.length)
  );
};

function commonestDivision(divisions: ReadonlyMap<number, string>): { key: string; count: number } {
  const counts = new Map<string, number>();
  for (const key of divisions.values()) if (key.includes(',')) counts.set(key, (counts.get(key) ?? 0) + 1);
  let most = { key: '', count: 0 };
  for (const [key, count] of counts) if (count > most.count) most = { key, count };
  return most;
}

/** For each grid row the grid columns in which its cells begin. */
function divisionsOf(cells: readonly FilledCell[]): Map<number, string> {
  const columns = new Map<number, number[]>();
  for (const cell of cells) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      const inRow = columns.get(row);
      if (inRow) inRow.push(cell.column);
      else columns.set(row, [cell.column]);
    }
  }
  return new Map([...columns].map(([row, starts]) => [row, starts.sort((a, b) => a - b).join()]));
}

/** Rulings that only frame: the lines in their cells have columns of their own, more than the rulings show. */
function isCoarse(cells: readonly FilledCell[], columns: readonly ColumnBand[], spacing: Spacing): boolean {
  if (columns.length > MAX_COARSE_COLUMNS) return false;
  const pieces = cells.flatMap((cell) => groupRows(cell.words).map((row) => breakIntoCells(row.words, spacing).length));
  return pieces.filter((count) => count >= 4).length >= Math.max(2, 0.25 * pieces.length);
}

/** Boxes for one character each are a number to fill in. */
const isComb = (rows: readonly PageRow[]): boolean => rows.every((row) => row.cells.every((cell) => !cell || cellText(cell).length <= 1));

const filledShare = (rows: readonly PageRow[]): number => {
  const all = rows.flatMap((row) => row.cells).filter((cell) => cell !== null);
  return all.filter((cell) => cell.pieces.length > 0).length / Math.max(1, all.length);
};

/** Rows that stand free in one ruled row: several figures below each other where other rows have one. */
function openRows(cells: readonly FilledCell[], columns: readonly ColumnBand[], spacing: Spacing): PageRow[] {
  const rows = groupRows(cells.flatMap((cell) => cell.words));
  const pieces = rows.map((row) => breakIntoCells(row.words, spacing));
  const numeric = numericColumns(pieces, columns);
  const lines = toTableLines(
    rows.map((row, index) => ({ box: row, em: row.em, pieces: pieces[index] ?? [] })),
    columns,
    numeric,
    0,
  );
  return splitAtFigures(lines, numeric).map((group) => toTableRow(group, columns, 'body', false));
}

/** Cells that hold nothing but figures, one below the other, beside other cells with as many lines. */
function isOpenRow(cells: readonly FilledCell[]): boolean {
  const lines = cells.map((cell) => groupRows(cell.words));
  const stacked = lines.filter((rows) => rows.length >= 2 && rows.every((row) => row.words.every((word) => looksNumeric(word.word.text))));
  return stacked.length >= 1 && lines.filter((rows) => rows.length >= 2).length >= 2;
}

function toRow(
  starting: readonly FilledCell[],
  tall: readonly FilledCell[],
  start: number,
  end: number,
  columns: readonly ColumnBand[],
  rowStarts: readonly number[],
): PageRow {
  const covering = tall.filter((cell) => cell.row < start && start < cell.row + cell.rowSpan);
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
    row.push({
      ...box(first),
      columnSpan: span,
      rowSpan: rowStarts.filter((at) => at >= start && at < start + first.rowSpan).length,
      pieces: own.flatMap((cell) => piecesIn(cell.words)),
      stored: null,
    });
    for (let covered = 1; covered < span; covered++) row.push(null);
    column += span - 1;
  }
  const inRow = starting.filter((cell) => cell.row + cell.rowSpan <= end);
  return { ...unionBox(inRow.length > 0 ? inRow : starting), cells: row, role: 'body' };
}

const isAt = (cell: BoundingBox, band: ColumnBand): boolean =>
  Math.min(cell.right, band.right) - Math.max(cell.left, band.left) > 0.5 * (band.right - band.left);

const box = ({ left, top, right, bottom }: BoundingBox): BoundingBox => ({ left, top, right, bottom });

function emptyCell(band: ColumnBand, row: readonly BoundingBox[]): PageCell {
  const { top, bottom } = unionBox(row);
  return { left: band.left, right: band.right, top, bottom, columnSpan: 1, rowSpan: 1, pieces: [], stored: null };
}

/** The lines of a cell. */
export const piecesIn = (words: readonly PlacedWord[]): Piece[] => groupRows(words).map((row) => toPiece(row.words));

/** Headers and totals of a ruled table, told by the same signs as everywhere. */
export function markRoles(table: PageTable): PageTable {
  const rows = table.rows.map((row) => row.cells.flatMap((cell) => (cell ? cell.pieces : [])));
  const numeric = numericColumns(rows, table.columns);
  const lines = table.rows.map((row): TableLine => ({
    ...row,
    em: 10,
    placements: row.cells.flatMap((cell, first) =>
      cell && cell.pieces.length > 0 ? [{ piece: wholeText(cell), first, last: first + cell.columnSpan - 1 }] : [],
    ),
  }));
  const likeHeaders = Math.min(MAX_HEADER_ROWS, countHeaderLines(lines, numeric, []));
  const headerRows = likeHeaders - titlesAmongHeaders(table.rows.slice(0, likeHeaders), table.rows.slice(likeHeaders));
  for (const [index, row] of table.rows.entries()) {
    if (index < headerRows) row.role = 'header';
    else if (areTotals(row.cells.map(cellText))) row.role = 'total';
  }
  return { ...table, headerRows };
}

const wholeText = (cell: PageCell): Piece => ({ ...toPiece(cell.pieces.flatMap((piece) => piece.words)), text: cellText(cell) });
