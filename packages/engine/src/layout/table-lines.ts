import type { BoundingBox } from '../model/index.ts';
import type { ColumnBand } from './page-table.ts';
import {
  columnAt,
  columnRange,
  cutFigures,
  cutLabels,
  cutNothing,
  joinPlacements,
  placeInColumns,
  type Placement,
} from './table-columns.ts';
import type { Piece } from './pieces.ts';
import { looksBlank, looksMeasured } from './word-shape.ts';

/** One printed line of a table, cut into its columns; several may make one row. */
export interface TableLine extends BoundingBox {
  em: number;
  placements: Placement[];
}

/** Text of a column on this line; '' where nothing starts in it. */
export const textAt = (line: TableLine, column: number): string =>
  line.placements.find((placement) => placement.first === column)?.piece.text ?? '';

/** Columns whose cells are figures or dashes, told from cells cut roughly. */
export function numericColumns(rows: readonly (readonly Piece[])[], columns: readonly ColumnBand[]): boolean[] {
  const figures = columns.map(() => 0);
  const texts = columns.map(() => 0);
  for (const piece of rows.flat()) {
    const column = columnAt(columns, (piece.left + piece.right) / 2);
    if (looksBlank(piece.text)) continue;
    if (looksMeasured(piece.text)) figures[column] = (figures[column] ?? 0) + 1;
    else texts[column] = (texts[column] ?? 0) + 1;
  }
  return columns.map((_, index) => (figures[index] ?? 0) > 0 && (figures[index] ?? 0) >= 1.5 * (texts[index] ?? 0));
}

/** Cells of the line that are figures, or dashes, in columns of figures. */
export function figureCount(line: TableLine, numeric: readonly boolean[]): number {
  return line.placements.filter(({ piece, first }) => numeric[first] && (looksMeasured(piece.text) || looksBlank(piece.text))).length;
}

/**
 * Cuts printed lines into columns. The lines before `bodyStart` are labels: one over several columns is cut at the gutters
 * unless lines under it label those columns already; then it spans them.
 */
export function toTableLines(
  rows: readonly { box: BoundingBox; em: number; pieces: readonly Piece[] }[],
  columns: readonly ColumnBand[],
  numeric: readonly boolean[],
  bodyStart: number,
): TableLine[] {
  const labelled = new Set<number>();
  const lines: TableLine[] = [];
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index];
    if (!row) continue;
    const { left, top, right, bottom } = row.box;
    const isLabels = index < bodyStart && row.pieces.length >= 2;
    const placements = row.pieces.flatMap((piece) =>
      placeInColumns(
        [piece],
        columns,
        index >= bodyStart ? cutFigures(numeric) : !isLabels || spansLabels(piece, columns, labelled) ? cutNothing : cutLabels,
      ),
    );
    const line: TableLine = { left, top, right, bottom, em: row.em, placements: joinPlacements(placements) };
    if (isLabels) for (const { first, last } of line.placements) if (first === last) labelled.add(first);
    lines.push(line);
  }
  return lines.reverse();
}

function spansLabels(piece: Piece, columns: readonly ColumnBand[], labelled: ReadonlySet<number>): boolean {
  const [first, last] = columnRange(columns, piece.left, piece.right);
  let count = 0;
  for (let column = first; column <= last; column++) if (labelled.has(column)) count++;
  return first < last && count >= 2;
}
