import { groupedCount } from '../model/index.ts';
import type { ReviewBudget } from './budget-tally.ts';

/** "12 of 900 to check; in the rest expect at most 1 error in 200". */
export function budgetInWords(budget: ReviewBudget): string {
  const expected = expectedInWords(budget);
  return `${groupedCount(budget.toCheck)} of ${groupedCount(budget.cells)} to check; ${expected === null ? 'nothing is left to chance' : `in the rest ${expected}`}`;
}

/** "expect at most 1 error in 200", of cells that nobody looks at; null where there are none. */
export function expectedInWords({ rest, mostErrors }: ReviewBudget): string | null {
  if (rest === 0) return null;
  if (mostErrors === 0) return 'expect no error';
  return `expect at most 1 error in ${groupedCount(Math.max(1, Math.floor(rest / mostErrors)))}`;
}
