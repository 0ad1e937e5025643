import { describe, expect, it } from 'vitest';
import type { ExtractionRow, FieldResult } from '../model/index.ts';
import { budgetInWords } from './budget-in-words.ts';
import { BudgetTally, columnsOfRows } from './budget-tally.ts';
import { absent, found, typed, unsure } from './cells.test-fixture.ts';

const budgetOf = (columns: readonly FieldResult[][]) => {
  const tally = new BudgetTally();
  for (const column of columns) tally.add(column);
  return tally.budget;
};
const alone = (confidence: number, count: number): FieldResult[][] => Array.from({ length: count }, () => [found(confidence)]);

describe('the review budget', () => {
  it('counts what nobody would look at, and what its confidences leave', () => {
    const budget = budgetOf([[found(0.98), found(0.99), absent, unsure(0.5), typed]]);
    expect(budget).toMatchObject({ cells: 5, toCheck: 1, rest: 3 });
    expect(budget.expectedErrors).toBeCloseTo(0.02 + 0.01 + 0.1);
  });

  it('bounds the errors of single cells by the Poisson distribution of their average', () => {
    // 95 % points of tables: 3 for a mean of 1, 5 for 2, 15 for 10.
    expect([100, 200, 1_000].map((count) => budgetOf(alone(0.99, count)).mostErrors)).toEqual([3, 5, 15]);
  });

  it('holds where cells are wrong as often as their confidences say, half of it whole columns', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const columns = Array.from({ length: 120 }, (_, at) => Array.from({ length: 1 + (at % 30) }, () => found(0.98)));
    const { mostErrors, expectedErrors } = budgetOf(columns);
    const runs = Array.from({ length: 2_000 }, () =>
      columns.reduce((sum, column) => sum + (random() < 0.01 ? column.length : column.filter(() => random() < 0.01).length), 0),
    );
    const kept = (most: number): number => runs.filter((errors) => errors <= most).length / runs.length;
    expect(kept(mostErrors)).toBeGreaterThanOrEqual(0.95);
    // As if every cell went wrong by itself: 1.645 deviations above the average.
    expect(kept(Math.ceil(expectedErrors + 1.645 * Math.sqrt(expectedErrors)))).toBeLessThan(0.95);
  });

  it('never bounds more errors than cells, nor any where there is no cell', () => {
    expect(budgetOf([[found(0.5)]]).mostErrors).toBe(1);
    expect(budgetOf([])).toEqual({ cells: 0, toCheck: 0, rest: 0, expectedErrors: 0, mostErrors: 0 });
    expect(budgetOf(alone(0.97, 100_000)).mostErrors).toBe(3_091);
  });

  it('says it in one line', () => {
    expect(budgetInWords(budgetOf([...alone(0.99, 200), [unsure(0.5)]]))).toBe(
      '1 of 201 to check; in the rest expect at most 1 error in 40',
    );
    expect(budgetInWords(budgetOf(alone(0.999, 10)))).toBe('0 of 10 to check; in the rest expect no error');
    expect(budgetInWords(budgetOf([[typed, unsure(0.4)]]))).toBe('1 of 2 to check; nothing is left to chance');
  });

  it('takes what a document says once for all its rows once', () => {
    const cells = { number: found(0.98), item: found(0.99) };
    const rows: ExtractionRow[] = [1, 2, 3].map(() => ({ cells, pageNumber: 1, ofDocument: ['number'] }));
    expect(columnsOfRows(rows, ['number', 'item']).map(({ length }) => length)).toEqual([1, 3]);
  });
});
