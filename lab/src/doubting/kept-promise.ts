import type { SeededRandom } from '../seeded-random.ts';

/** A sure cell: how likely it is wrong by its confidence, and whether it is. */
export interface SureCell {
  doubt: number;
  isWrong: boolean;
}

/** What the confidences of some documents promise of their sure cells, and what they keep. */
export interface PromisedErrors {
  cells: number;
  expected: number;
  wrong: number;
  /** Errors that 95 of 100 such draws have at most, if the confidences are true. */
  most: number;
}

/** The normal quantile of a one-sided 97.5 % bound. */
const Z = 1.959964;

/** Draws of documents with their sure cells: expected errors are the sum of doubts, their spread that of independent cells (Poisson binomial). */
export function keptPromises(
  documents: readonly (readonly SureCell[])[],
  random: SeededRandom,
  draws: number,
  size: number,
): PromisedErrors[] {
  return Array.from({ length: draws }, () => {
    const cells = random.some(documents, size).flat();
    const expected = cells.reduce((sum, { doubt }) => sum + doubt, 0);
    const variance = cells.reduce((sum, { doubt }) => sum + doubt * (1 - doubt), 0);
    return {
      cells: cells.length,
      expected,
      wrong: cells.filter(({ isWrong }) => isWrong).length,
      most: expected + Z * Math.sqrt(variance),
    };
  });
}
