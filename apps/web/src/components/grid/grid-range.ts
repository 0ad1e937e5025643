import type { GridRange } from './grid.ts';

/** A cell by index: rows and columns as they stand now. */
export interface CellIndex {
  row: number;
  column: number;
}

/** How many rows and columns there are. */
export interface GridSize {
  rows: number;
  columns: number;
}

export function rangeOfCell({ row, column }: CellIndex): GridRange {
  return { top: row, bottom: row, left: column, right: column };
}

export function rangeBetween(one: CellIndex, other: CellIndex): GridRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export function inRange({ top, bottom, left, right }: GridRange, { row, column }: CellIndex): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function sameRange(one: GridRange, other: GridRange): boolean {
  return one.top === other.top && one.bottom === other.bottom && one.left === other.left && one.right === other.right;
}

export function cellsIn({ top, bottom, left, right }: GridRange): number {
  return (bottom - top + 1) * (right - left + 1);
}

export function wholeGrid({ rows, columns }: GridSize): GridRange {
  return { top: 0, bottom: rows - 1, left: 0, right: columns - 1 };
}

/** The part of a range that exists; null where nothing of it does. */
export function clampRange({ top, bottom, left, right }: GridRange, { rows, columns }: GridSize): GridRange | null {
  if (top >= rows || left >= columns) return null;
  return { top, left, bottom: Math.min(bottom, rows - 1), right: Math.min(right, columns - 1) };
}

/** The corner that Shift and an arrow move: the one across from the active cell. */
export function movingCorner({ top, bottom, left, right }: GridRange, active: CellIndex): CellIndex {
  return { row: active.row === bottom ? top : bottom, column: active.column === right ? left : right };
}

/** The cell after (or before) the active one inside a range, around its edges as Tab and Enter go in a spreadsheet. */
export function nextInRange(range: GridRange, active: CellIndex, direction: 'across' | 'down', step: 1 | -1): CellIndex {
  const width = range.right - range.left + 1;
  const height = range.bottom - range.top + 1;
  const row = active.row - range.top;
  const column = active.column - range.left;
  const count = width * height;
  const at = direction === 'across' ? row * width + column : column * height + row;
  const next = (at + step + count) % count;
  return direction === 'across'
    ? { row: range.top + Math.floor(next / width), column: range.left + (next % width) }
    : { row: range.top + (next % height), column: range.left + Math.floor(next / height) };
}
