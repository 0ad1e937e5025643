import type { FieldResult } from '@sheetlift/engine';
import { BudgetTally } from '@sheetlift/engine/review';
import type { SeededRandom } from '../seeded-random.ts';

/** A sure cell, and whether it is wrong. */
export interface SureCell {
  field: string;
  cell: FieldResult;
  isWrong: boolean;
}

/** What the desk promises of the sure cells of some documents, and what they keep. */
export interface PromisedErrors {
  cells: number;
  expected: number;
  wrong: number;
  /** As many at most in 95 of 100 such draws, as the desk says. */
  most: number;
}

/** Draws of documents with their sure cells: what the desk says of them, and the errors that there are. */
export function keptPromises(
  documents: readonly (readonly SureCell[])[],
  random: SeededRandom,
  draws: number,
  size: number,
): PromisedErrors[] {
  return Array.from({ length: draws }, () => {
    const tally = new BudgetTally();
    const drawn = random.some(documents, size);
    for (const cells of drawn)
      for (const name of new Set(cells.map(({ field }) => field)))
        tally.add(cells.flatMap(({ field, cell }) => (field === name ? [cell] : [])));
    const { rest, expectedErrors, mostErrors } = tally.budget;
    return {
      cells: rest,
      expected: expectedErrors,
      wrong: drawn.flat().filter(({ isWrong }) => isWrong).length,
      most: mostErrors,
    };
  });
}
