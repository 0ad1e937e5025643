import type { CellIndex, GridSize } from './grid-range.ts';

/** A key that moves the active cell, or with Shift the far corner of the selection. */
export interface MoveKey {
  key: string;
  /** Ctrl, or Command on a Mac. */
  jump: boolean;
}

export interface MoveGround {
  size: GridSize;
  /** Rows that one Page key passes. */
  pageRows: number;
  isEmpty: (at: CellIndex) => boolean;
}

/** Where a key leads from a cell; null for a key that does not move. */
export function moveByKey({ key, jump }: MoveKey, from: CellIndex, ground: MoveGround): CellIndex | null {
  const { rows, columns } = ground.size;
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return jump ? edgeOfData(from, STEPS[key], ground) : step(from, STEPS[key], ground.size);
    case 'Home':
      return { row: jump ? 0 : from.row, column: 0 };
    case 'End':
      return { row: jump ? rows - 1 : from.row, column: columns - 1 };
    case 'PageUp':
      return jump ? null : step(from, { row: -ground.pageRows, column: 0 }, ground.size);
    case 'PageDown':
      return jump ? null : step(from, { row: ground.pageRows, column: 0 }, ground.size);
    default:
      return null;
  }
}

const STEPS = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
} as const;

/** As a spreadsheet jumps: to the end of a block of values, or over a gap to where the next begins, or to the grid's edge. */
function edgeOfData(from: CellIndex, by: CellIndex, { size, isEmpty }: MoveGround): CellIndex {
  let at = from;
  let next = step(at, by, size);
  const inBlock = !isEmpty(from) && !isEmpty(next);
  while (next.row !== at.row || next.column !== at.column) {
    if (inBlock && isEmpty(next)) return at;
    at = next;
    if (!inBlock && !isEmpty(at)) return at;
    next = step(at, by, size);
  }
  return at;
}

function step(from: CellIndex, by: CellIndex, { rows, columns }: GridSize): CellIndex {
  return { row: clamp(from.row + by.row, rows), column: clamp(from.column + by.column, columns) };
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
