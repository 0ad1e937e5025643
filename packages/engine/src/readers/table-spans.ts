/** A cell by the grid column it starts in, from 0. */
export interface PlacedCell {
  column: number;
  columnSpan: number;
  rowSpan: number;
}

/** A cell of a table in a flowing document. */
export interface SpannedCell extends PlacedCell {
  text: string;
  header: boolean;
}

/** What HTML allows a cell to span (the living standard, 4.9.11), and with it the columns of a table; Word allows 63. */
export const MAX_COLUMN_SPAN = 1_000;

/** Where the cells of each row start, given only their spans: those of earlier rows push later cells to the right. */
export function placeCells(rows: readonly (readonly Omit<SpannedCell, 'column'>[])[]): SpannedCell[][] {
  const busyUntil: number[] = [];
  return rows.map((row, rowIndex) => {
    let column = 0;
    return row.slice(0, MAX_COLUMN_SPAN).flatMap((cell) => {
      while ((busyUntil[column] ?? 0) > rowIndex) column += 1;
      if (column >= MAX_COLUMN_SPAN) return [];
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
 * of a thousand, blank columns of a sheet) and are merged into the one before. Gaps before and between cells become blank cells,
 * because cells of a row are told apart by their order alone; cells under a span are dropped.
 */
export function compactSpans<T extends PlacedCell>(rows: readonly (readonly T[])[], blank: (row: number, column: number) => T): T[][] {
  const starts = [...new Set(rows.flatMap((row) => row.map((cell) => cell.column)))].sort((a, b) => a - b);
  const rankOf = new Map(starts.map((column, rank) => [column, rank]));
  const busyUntil: number[] = [];
  return rows.map((row, rowIndex) => {
    const filled: T[] = [];
    let next = 0;
    for (const cell of row) {
      const rank = rankOf.get(cell.column)!;
      for (; next < rank; next++) if ((busyUntil[next] ?? 0) <= rowIndex) filled.push(blank(rowIndex, starts[next]!));
      if ((busyUntil[rank] ?? 0) > rowIndex) continue;
      const columnSpan = Math.max(1, lowerBound(starts, cell.column + cell.columnSpan) - rank);
      filled.push({ ...cell, columnSpan });
      for (let covered = 0; covered < columnSpan; covered++) busyUntil[rank + covered] = rowIndex + cell.rowSpan;
      next = Math.max(next, rank + columnSpan);
    }
    return filled;
  });
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
