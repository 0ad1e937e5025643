import { type ExtractionRow, type FieldResult, isToCheck } from '../model/index.ts';
import { restingConfidence } from './resting-confidence.ts';

/** What is to check, and what is to be expected of the cells that nobody looks at. */
export interface ReviewBudget {
  cells: number;
  toCheck: number;
  /** Cells that are shown as sure and that no person confirmed. */
  rest: number;
  /** Wrong ones among them on average. */
  expectedErrors: number;
  /** As many wrong ones at most, in 95 of 100 runs. */
  mostErrors: number;
}

/** This share of a cell's doubt is that its column is another field's: of six sure and wrong cells of the benchmark three are one column's. */
const TOGETHER = 0.5;

/**
 * How many of the cells that are shown as sure may be wrong, from their confidences: a cell is wrong with what its confidence leaves, and the average is
 * the sum of that. The cells of a field in a document go wrong together where a column is taken for another, so half of their doubt falls on all of
 * them at once; single cells and whole columns are then events that seldom come, each with its number of errors, and their sum has a compound Poisson
 * distribution, of which the bound is the 95 % point.
 */
export class BudgetTally {
  #cells = 0;
  #toCheck = 0;
  #rest = 0;
  #expectedErrors = 0;
  /** Number of errors that come at once -> how often that is to be expected. */
  readonly #events = new Map<number, number>();

  /** The cells of one field in one document; what the document says once, once. */
  add(column: readonly FieldResult[]): void {
    const doubts = column.flatMap((result) => {
      const confidence = restingConfidence(result);
      return confidence === null ? [] : [1 - confidence];
    });
    const doubt = doubts.reduce((sum, each) => sum + each, 0);
    this.#cells += column.length;
    this.#toCheck += column.filter(isToCheck).length;
    this.#rest += doubts.length;
    this.#expectedErrors += doubt;
    this.#expect(1, (1 - TOGETHER) * doubt);
    this.#expect(doubts.length, (TOGETHER * doubt) / Math.max(1, doubts.length));
  }

  get budget(): ReviewBudget {
    return {
      cells: this.#cells,
      toCheck: this.#toCheck,
      rest: this.#rest,
      expectedErrors: this.#expectedErrors,
      mostErrors: Math.min(this.#rest, compoundPoissonPoint(this.#events)),
    };
  }

  #expect(errors: number, times: number): void {
    if (times > 0) this.#events.set(errors, (this.#events.get(errors) ?? 0) + times);
  }
}

/** The cells of a document's rows by field, what the document says once once, for `BudgetTally.add`. */
export const columnsOfRows = (rows: readonly ExtractionRow[], fieldIds: readonly string[]): FieldResult[][] =>
  fieldIds.map((id) => rows.flatMap(({ cells, ofDocument }, at) => (at > 0 && ofDocument?.includes(id) ? [] : (cells[id] ?? []))));

const SHARE = 0.95;
/** The normal distribution's point of that share. */
const NORMAL_POINT = 1.645;
/** From so many events on the sum is close to the normal distribution, and the first term of the other one is no number any more. */
const MANY_EVENTS = 600;

/**
 * The least number that the sum of such events stays at or below with the share, by the recursion of H. H. Panjer, "Recursive evaluation of a
 * family of compound distributions", ASTIN Bulletin 12 (1981).
 */
function compoundPoissonPoint(events: ReadonlyMap<number, number>): number {
  const each = [...events];
  const total = (of: (errors: number) => number): number => each.reduce((sum, [errors, times]) => sum + of(errors) * times, 0);
  const count = total(() => 1);
  if (count > MANY_EVENTS) return Math.ceil(total((errors) => errors) + NORMAL_POINT * Math.sqrt(total((errors) => errors ** 2)));
  const probabilities = [Math.exp(-count)];
  let sum = Math.exp(-count);
  let at = 0;
  while (sum < SHARE) {
    at++;
    let probability = 0;
    for (const [errors, times] of each) if (errors <= at) probability += (errors * times * (probabilities[at - errors] ?? 0)) / at;
    probabilities.push(probability);
    sum += probability;
  }
  return at;
}
