import type { InkShape } from './ink-shapes.ts';
import { FEWEST_LETTERS } from './letters.ts';

/** Scans lie askew by a few degrees; more is a photo, where guessing does harm. */
const MAX_SKEW_DEGREES = 10;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;

/**
 * Degrees by which lines of text fall to the right (clockwise). The projection-profile method (Baird, 1987): seen along
 * the true angle, the feet of the letters gather in the fewest rows, so the sum of the rows' squares is largest.
 */
export function findSkew(letters: readonly InkShape[]): number {
  if (letters.length < FEWEST_LETTERS) return 0;
  const coarse = best(range(-MAX_SKEW_DEGREES, MAX_SKEW_DEGREES, COARSE_STEP), letters);
  return Math.round(best(range(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP), letters) * 10) / 10;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** The angle with the sharpest rows; of equals the smallest. */
function best(angles: number[], letters: readonly InkShape[]): number {
  const scored = angles.map((angle) => ({ angle, score: sharpness(angle, letters) }));
  return scored.reduce((top, each) =>
    each.score > top.score || (each.score === top.score && Math.abs(each.angle) < Math.abs(top.angle)) ? each : top,
  ).angle;
}

/** Letters are counted in rows two pixels high that overlap by one, so that no row border splits a line. */
function sharpness(degrees: number, letters: readonly InkShape[]): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { left, right, bottom } of letters) {
    const row = Math.round(bottom - ((left + right) / 2) * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const [row, count] of rows) sum += (count + (rows.get(row + 1) ?? 0)) ** 2;
  return sum;
}
