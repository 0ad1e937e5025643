import type { GridRange } from '../../components/grid/grid.ts';
import type { RowCell } from './cell-edits.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

export function holdsSeveral(range: GridRange | null): boolean {
  return range !== null && (range.top !== range.bottom || range.left !== range.right);
}

/** The cells of a range that say something of a field, row by row. */
export function selectedCells(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  { top, bottom, left, right }: GridRange,
): RowCell[] {
  const fields = columns.slice(left, right + 1).flatMap((column) => (column.kind === 'field' ? column.field : []));
  return rows.slice(top, bottom + 1).flatMap((row) => (row.kind === 'found' ? fields.map((field) => ({ row, field })) : []));
}
