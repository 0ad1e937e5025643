import type { BoundingBox } from '../model/index.ts';
import type { ColumnBand } from './page-table.ts';
import { columnAt, placeInColumns, type Placement } from './table-columns.ts';
import type { Piece } from './pieces.ts';
import { looksBlank, looksNumeric } from './word-shape.ts';

/** One printed line of a table, cut into its columns; several may make one row. */
export interface TableLine extends BoundingBox {
  em: number;
  placements: Placement[];
}

/** Text of a column on this line; '' where nothing starts in it. */
export const textAt = (line: TableLine, column: number): string => line.placements.find((placement) => placement.first === column)?.piece.text ?? '';

/** Columns whose cells are figures or dashes, told from cells cut roughly. */
export function numericColumns(rows: readonly (readonly Piece[])[], columns: readonly ColumnBand[]): boolean[] {
  const figures = columns.map(() => 0);
  const texts = columns.map(() => 0);
  for (const piece of rows.flat()) {
    const column = columnAt(columns, (piece.left + piece.right) / 2);
    if (looksBlank(piece.text)) continue;
    if (looksNumeric(piece.text)) figures[column] = (figures[column] ?? 0) + 1;
    else texts[column] = (texts[column] ?? 0) + 1;
  }
  return columns.map((_, index) => (figures[index] ?? 0) > 0 && (figures[index] ?? 0) >= 1.5 * (texts[index] ?? 0));
}

/** Cells of the line that are figures, or dashes, in columns of figures. */
export function figureCount(line: TableLine, numeric: readonly boolean[]): number {
  return line.placements.filter(({ piece, first }) => numeric[first] && (looksNumeric(piece.text) || looksBlank(piece.text))).length;
}

export function toTableLine(box: BoundingBox, em: number, pieces: readonly Piece[], columns: readonly ColumnBand[], numeric: readonly boolean[], isHeader: boolean): TableLine {
  return { left: box.left, top: box.top, right: box.right, bottom: box.bottom, em, placements: placeInColumns(pieces, columns, numeric, isHeader) };
}
