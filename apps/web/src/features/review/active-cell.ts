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

/**
 * The chosen cell, or null where none was chosen or its document has no row. Where its row is gone, as when rows are found otherwise, the one above it
 * stands in: the document that a person reads stays.
 */
export function activeCell(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  indexOf: (rowKey: string) => number,
  place: CellPlace | null,
): ActiveCell | null {
  if (!place) return null;
  const at = indexOf(place.rowKey);
  const rowIndex = at < 0 ? standIn(rows, place.rowKey) : at;
  const columnIndex = columns.findIndex(({ id }) => id === place.columnId);
  const row = rows[rowIndex];
  const column = columns[columnIndex];
  if (!row || !column) return null;
  const result = row.kind === 'found' ? row.row.cells[column.id] : undefined;
  const value = row.kind === 'found' && column.kind === 'field' && result ? { row, field: column.field, result } : null;
  return {
    place: { ...place, rowKey: row.key },
    rowIndex,
    columnIndex,
    name: `${columnName(columnIndex)}${rowIndex + 1}`,
    row,
    column,
    value,
  };
}

/** A document that was still to come when its cell was chosen has its rows now. */
function standIn(rows: readonly SheetRow[], rowKey: string): number {
  const own = rows.flatMap((row, index) =>
    row.kind === 'found' && (rowKey === row.documentId || rowKey.startsWith(`${row.documentId}/`))
      ? [{ index, number: Number(row.rowId) }]
      : [],
  );
  const gone = Number(rowKey.slice(rowKey.lastIndexOf('/') + 1));
  return (own.findLast(({ number }) => number < gone) ?? own[0])?.index ?? -1;
}
