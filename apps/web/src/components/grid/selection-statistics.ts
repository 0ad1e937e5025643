export interface SelectionStatistics {
  /** Cells that are not empty. */
  filled: number;
  /** Cells that hold a number. */
  numbers: number;
  /** Null without a number. */
  sum: number | null;
  average: number | null;
  least: number | null;
  greatest: number | null;
}

/**
 * What a status line says of the selected cells. Given for each cell: its number, 'text' for any other value, null for an
 * empty one. Sums are exact to the sixth decimal, as money needs them.
 */
export function selectionStatistics(cells: Iterable<number | 'text' | null>): SelectionStatistics {
  let filled = 0;
  let numbers = 0;
  let sum = 0;
  // What the sum lost by rounding so far (Neumaier).
  let lost = 0;
  let least = Infinity;
  let greatest = -Infinity;
  for (const cell of cells) {
    if (cell === null) continue;
    filled += 1;
    if (cell === 'text') continue;
    numbers += 1;
    const next = sum + cell;
    lost += Math.abs(sum) >= Math.abs(cell) ? sum - next + cell : cell - next + sum;
    sum = next;
    least = Math.min(least, cell);
    greatest = Math.max(greatest, cell);
  }
  if (numbers === 0) return { filled, numbers, sum: null, average: null, least: null, greatest: null };
  const total = toSixDecimals(sum + lost);
  return { filled, numbers, sum: total, average: toSixDecimals((sum + lost) / numbers), least, greatest };
}

function toSixDecimals(value: number): number {
  return Math.abs(value) < 1e9 ? Math.round(value * 1e6) / 1e6 : value;
}
