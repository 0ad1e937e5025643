/** Columns count from 0, rows from 1. */
export interface CellRange {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** "B7" as column and row; null for what is none. */
export function cellAt(reference: string): { column: number; row: number } | null {
  const match = REFERENCE.exec(reference);
  if (!match) return null;
  const column = [...match[1]!].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(match[2]) };
}

/** "A1:D9", or "A1" alone; null for what is none. */
export function rangeOf(reference: string): CellRange | null {
  const [first = '', last = first] = reference.split(':');
  const [from, to] = [cellAt(first), cellAt(last)];
  return from && to ? { left: from.column, top: from.row, right: to.column, bottom: to.row } : null;
}

export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

export function printRange({ left, top, right, bottom }: CellRange): string {
  return `${columnLetters(left)}${top}:${columnLetters(right)}${bottom}`;
}

export function around(one: CellRange, other: CellRange): CellRange {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function touch(one: CellRange, other: CellRange): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
}
