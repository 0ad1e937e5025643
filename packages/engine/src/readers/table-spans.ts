import { MAX_COLUMNS_PER_ROW } from '../limits.ts';

/** A cell of a table by the grid column it starts in, from 0. */
export interface SpannedCell {
  column: number;
  columnSpan: number;
  rowSpan: number;
  text: string;
  header: boolean;
}

/** What HTML allows a cell to span (the living standard, 4.9.11); Word allows 63. */
export const MAX_COLUMN_SPAN = 1_000;

/** Where the cells of each row start, given only their spans: those of earlier rows push later cells to the right. */
export function placeCells(rows: readonly (readonly Omit<SpannedCell, 'column'>[])[]): SpannedCell[][] {
  const busyUntil: number[] = [];
  return rows.map((row, rowIndex) => {
    let column = 0;
    return row.slice(0, MAX_COLUMNS_PER_ROW).flatMap((cell) => {
      while ((busyUntil[column] ?? 0) > rowIndex) column += 1;
      if (column >= MAX_COLUMNS_PER_ROW) return [];
      const columnSpan = Math.min(Math.max(1, cell.columnSpan), MAX_COLUMN_SPAN);
      const rowSpan = Math.min(Math.max(1, cell.rowSpan), rows.length - rowIndex);
      const placed = { ...cell, column, columnSpan, rowSpan };
      for (let covered = 0; covered < columnSpan; covered++) busyUntil[column + covered] = rowIndex + rowSpan;
      column += columnSpan;
      return [placed];
    });
  });
}

/**
 * The same table on the fewest columns: grid columns in which no cell starts say nothing (uneven Word grids, column spans
 * of a thousand) and are merged into the one before. Gaps before and between cells become blank cells, because cells of a
 * row are told apart by their order alone.
 */
export function compactSpans(rows: readonly (readonly SpannedCell[])[]): SpannedCell[][] {
  const starts = [...new Set(rows.flatMap((row) => row.map((cell) => cell.column)))].sort((a, b) => a - b);
  const rank = (column: number): number => lowerBound(starts, column);
  const compacted = rows.map((row) => row.map((cell) => ({ ...cell, column: rank(cell.column), columnSpan: Math.max(1, rank(cell.column + cell.columnSpan) - rank(cell.column)) })));
  return fillGaps(compacted);
}

/** Index of the first value that is not below the one sought. */
function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function fillGaps(rows: readonly (readonly SpannedCell[])[]): SpannedCell[][] {
  const busyUntil: number[] = [];
  return rows.map((row, rowIndex) => {
    const filled: SpannedCell[] = [];
    let column = 0;
    for (const cell of row) {
      for (; column < cell.column; column++) {
        if ((busyUntil[column] ?? 0) <= rowIndex) filled.push({ column, columnSpan: 1, rowSpan: 1, text: '', header: false });
      }
      filled.push(cell);
      for (let covered = 0; covered < cell.columnSpan; covered++) busyUntil[cell.column + covered] = rowIndex + cell.rowSpan;
      column = cell.column + cell.columnSpan;
    }
    return filled;
  });
}
