import type { Line } from '../../model/index.ts';

/** Entries from which a repetition is taken for a list: two alike may be the parties of a paper, or its sender and receiver. */
export const LEAST_ENTRIES = 3;
/** What an entry has most others have. */
export const USUAL_SHARE = 0.6;
/** Left edges as near as this stand in one column, in points. */
export const SAME_EDGE_PT = 6;

/** Lines directly below each other are the rows of a table or a list of single lines, not entries. */
export function spread(anchors: readonly Line[]): boolean {
  const far = anchors.filter((line, at) => {
    const next = anchors[at + 1];
    return next && (next.pageNumber !== line.pageNumber || Math.abs(next.box.top - line.box.top) > 2.2 * (line.box.bottom - line.box.top));
  });
  return far.length >= (anchors.length - 1) * USUAL_SHARE;
}

/** Of runs of anchors the longest that may be a list. */
export function longestOf(runs: readonly Line[][]): Line[] | null {
  const lists = runs.filter((run) => run.length >= LEAST_ENTRIES && spread(run));
  return lists.reduce<Line[] | null>((longest, run) => (run.length > (longest?.length ?? 0) ? run : longest), null);
}
