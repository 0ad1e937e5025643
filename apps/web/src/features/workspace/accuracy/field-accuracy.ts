import type { DecidedCells } from './decided-cells.ts';

/** How often what was found was right at first, of the cells that a person decided. Shares are 0 to 1. */
export interface FieldAccuracy extends DecidedCells {
  share: number;
  /** In 95 of 100 such countings the true share lies between these. */
  low: number;
  high: number;
  /** The share of the older half, and of the newer; null where either has too few cells to compare. */
  moved: { from: number; to: number } | null;
}

/** Fewer cells say nothing. */
const LEAST_CELLS = 5;
const LEAST_TO_COMPARE = 10;

/** Of counts a document, the oldest first; null where too few cells are decided. */
export function fieldAccuracy(documents: readonly DecidedCells[]): FieldAccuracy | null {
  const all = sumOf(documents);
  if (all.decided < LEAST_CELLS) return null;
  return { ...all, ...interval(all), share: all.right / all.decided, moved: movedFrom(documents, all.decided) };
}

/** The older half ends with the document after which nearest to half of the cells are reached. */
function movedFrom(documents: readonly DecidedCells[], decided: number): FieldAccuracy['moved'] {
  let at = 0;
  for (let reached = 0; reached + documents[at]!.decided / 2 < decided / 2; at++) reached += documents[at]!.decided;
  const [older, newer] = [sumOf(documents.slice(0, at)), sumOf(documents.slice(at))];
  if (Math.min(older.decided, newer.decided) < LEAST_TO_COMPARE) return null;
  return { from: older.right / older.decided, to: newer.right / newer.decided };
}

/** Wilson's: it stays within 0 and 1, and holds for few cells and for shares near either. */
function interval({ decided, right }: DecidedCells): { low: number; high: number } {
  const z = 1.96;
  const share = right / decided;
  const middle = share + z ** 2 / (2 * decided);
  const half = z * Math.sqrt((share * (1 - share)) / decided + z ** 2 / (4 * decided ** 2));
  const whole = 1 + z ** 2 / decided;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

function sumOf(counts: readonly DecidedCells[]): DecidedCells {
  return counts.reduce((sum, { decided, right }) => ({ decided: sum.decided + decided, right: sum.right + right }), {
    decided: 0,
    right: 0,
  });
}
