import type { GridCell, GridColumn, GridEdit, GridRange, GridRow, GridRows } from './grid.ts';
import { fillSeries } from './fill-series.ts';

/** What the grid shows, as the functions below need it. */
export interface GridContent {
  columns: readonly GridColumn[];
  rows: GridRows;
}

export interface PlannedEdits {
  edits: GridEdit[];
  /** Cells that hold what they should now, whether or not they did before. */
  cells: number;
  /** Cells that may not be changed and were left as they are. */
  readOnly: number;
}

export interface PlannedPaste extends PlannedEdits {
  /** Where the pasted cells stand now. */
  range: GridRange;
  /** Rows and columns that had no place below the last row or right of the last column. */
  rowsLeftOut: number;
  columnsLeftOut: number;
}

const NOTHING: PlannedEdits = { edits: [], cells: 0, readOnly: 0 };

export function valueOf(cell: GridCell): string {
  return cell.value ?? cell.text;
}

export function isReadOnly(column: GridColumn, cell: GridCell): boolean {
  return cell.readOnly ?? column.readOnly ?? false;
}

/** The values of a range, row by row. */
export function valuesIn({ columns, rows }: GridContent, { top, bottom, left, right }: GridRange): string[][] {
  const columnIds = columns.slice(left, right + 1).map(({ id }) => id);
  return Array.from({ length: bottom - top + 1 }, (_, offset) => {
    const row = rows.rowAt(top + offset);
    return columnIds.map((id) => valueOf(row.cellOf(id)));
  });
}

export function planClear(content: GridContent, range: GridRange): PlannedEdits {
  return planEdits(content, range, () => '');
}

/**
 * A table pasted at the top left of the selection. One value, or a table that fits a whole number of times, fills the
 * selection; else the table takes the place it needs.
 */
export function planPaste(content: GridContent, selection: GridRange, table: readonly (readonly string[])[]): PlannedPaste {
  const height = table.length;
  const width = Math.max(...table.map((row) => row.length));
  const selectedHeight = selection.bottom - selection.top + 1;
  const selectedWidth = selection.right - selection.left + 1;
  const fillsDown = selectedHeight % height === 0;
  const fillsAcross = selectedWidth % width === 0;
  const fills = fillsDown && fillsAcross;
  const rowsWanted = fills ? selectedHeight : height;
  const columnsWanted = fills ? selectedWidth : width;
  const range = {
    top: selection.top,
    left: selection.left,
    bottom: Math.min(selection.top + rowsWanted, content.rows.count) - 1,
    right: Math.min(selection.left + columnsWanted, content.columns.length) - 1,
  };
  const planned = planEdits(content, range, (row, column) => (table[row % height]![column % width] ?? '').replaceAll('\r\n', '\n'));
  return {
    ...planned,
    range,
    rowsLeftOut: rowsWanted - (range.bottom - range.top + 1),
    columnsLeftOut: columnsWanted - (range.right - range.left + 1),
  };
}

/** Ctrl+D: the first row of the selection into its others; with one row selected, the row above into it. */
export function planFillDown(content: GridContent, range: GridRange): PlannedEdits {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  if (from < 0) return NOTHING;
  const [source] = valuesIn(content, { ...range, top: from, bottom: from });
  return planEdits(content, { ...range, top: from + 1 }, (_, column) => source![column]!);
}

/** Ctrl+R: the first column of the selection into its others; with one column selected, the column before into it. */
export function planFillRight(content: GridContent, range: GridRange): PlannedEdits {
  const from = range.left === range.right ? range.left - 1 : range.left;
  if (from < 0) return NOTHING;
  const source = valuesIn(content, { ...range, left: from, right: from });
  return planEdits(content, { ...range, left: from + 1 }, (row) => source[row]![0]!);
}

/** The fill handle: `seed` goes on into the rest of `filled`, which holds it and grew from it in one direction. */
export function planFillHandle(content: GridContent, seed: GridRange, filled: GridRange): PlannedEdits {
  const values = valuesIn(content, seed);
  const target = restOf(seed, filled);
  if (!target) return NOTHING;
  const backwards = target.bottom < seed.top || target.right < seed.left;
  const down = target.left === seed.left && target.right === seed.right;
  const lines = down ? transpose(values) : values;
  const count = down ? target.bottom - target.top + 1 : target.right - target.left + 1;
  const series = lines.map((line) => fillSeries(line, count, backwards));
  const at = (index: number): number => (backwards ? count - 1 - index : index);
  return planEdits(content, target, (row, column) => (down ? series[column]![at(row)]! : series[row]![at(column)]!));
}

function restOf(seed: GridRange, filled: GridRange): GridRange | null {
  if (filled.bottom > seed.bottom) return { ...seed, top: seed.bottom + 1, bottom: filled.bottom };
  if (filled.top < seed.top) return { ...seed, top: filled.top, bottom: seed.top - 1 };
  if (filled.right > seed.right) return { ...seed, left: seed.right + 1, right: filled.right };
  if (filled.left < seed.left) return { ...seed, left: filled.left, right: seed.left - 1 };
  return null;
}

function transpose(table: readonly (readonly string[])[]): string[][] {
  return table[0]!.map((_, column) => table.map((row) => row[column]!));
}

/** An edit for each cell of the range that may be changed and would be. Row and column count from the range's corner. */
function planEdits(
  { columns, rows }: GridContent,
  { top, bottom, left, right }: GridRange,
  textAt: (row: number, column: number) => string,
): PlannedEdits {
  const edits: GridEdit[] = [];
  let readOnly = 0;
  for (let rowIndex = top; rowIndex <= bottom; rowIndex++) {
    const row: GridRow = rows.rowAt(rowIndex);
    for (let index = left; index <= right; index++) {
      const column = columns[index]!;
      const cell = row.cellOf(column.id);
      const text = textAt(rowIndex - top, index - left);
      if (isReadOnly(column, cell)) readOnly += 1;
      else if (text !== valueOf(cell)) edits.push({ rowIndex, rowKey: row.key, columnId: column.id, text });
    }
  }
  return { edits, cells: (bottom - top + 1) * (right - left + 1) - readOnly, readOnly };
}
