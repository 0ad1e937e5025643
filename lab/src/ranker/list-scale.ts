import type { RankedList } from './draw-lists.ts';

/** A feature that hardly varies must not be blown up. */
const LEAST_SPREAD = 0.02;

/** Mean and spread of each feature over all candidates of the lists. */
export function scaleOf(lists: readonly RankedList[]): { mean: Float32Array; spread: Float32Array } {
  const width = widthOf(lists);
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  let count = 0;
  for (const list of lists) {
    for (let row = 0; row < list.count; row++, count++) {
      for (let at = 0; at < width; at++) {
        const value = list.rows[row * width + at]!;
        sums[at]! += value;
        squares[at]! += value * value;
      }
    }
  }
  const mean = Float32Array.from(sums, (sum) => sum / count);
  const spread = Float32Array.from(squares, (square, at) =>
    Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, square / count - mean[at]! ** 2))),
  );
  return { mean, spread };
}

function widthOf(lists: readonly RankedList[]): number {
  const some = lists.find(({ count }) => count > 0);
  return some ? some.rows.length / some.count : 0;
}
