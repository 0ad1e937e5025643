import type { FieldResult } from '@sheetlift/engine/model';
import type { RowCell } from './cell-edits.ts';
import { columnName } from './column-widths.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/** A cell by what it holds rather than where it stands, so that it survives rows coming in above it. */
export interface CellPlace {
  rowKey: string;
  columnId: string;
}

/** Everything the screen says about the chosen cell. */
export interface ActiveCell {
  place: CellPlace;
  rowIndex: number;
  columnIndex: number;
  /** "H7", as in a spreadsheet. */
  name: string;
  row: SheetRow;
  column: SheetColumn;
  /** Null where the document is still to come, and in a column that is the same for every field. */
  value: ActiveValue | null;
}

export interface ActiveValue extends RowCell {
  result: FieldResult;
}

/** The chosen cell, or null where it is gone or none was chosen. */
export function activeCell(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  indexOf: (rowKey: string) => number,
  place: CellPlace | null,
): ActiveCell | null {
  if (!place) return null;
  const rowIndex = indexOf(place.rowKey);
  const columnIndex = columns.findIndex(({ id }) => id === place.columnId);
  const row = rows[rowIndex];
  const column = columns[columnIndex];
  if (!row || !column) return null;
  const result = row.kind === 'found' ? row.row.cells[column.id] : undefined;
  const value = row.kind === 'found' && column.kind === 'field' && result ? { row, field: column.field, result } : null;
  return { place, rowIndex, columnIndex, name: `${columnName(columnIndex)}${rowIndex + 1}`, row, column, value };
}
