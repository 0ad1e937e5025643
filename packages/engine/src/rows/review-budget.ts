import { type ExtractionRow, type FieldResult, isConfirmed } from '../model/index.ts';

/** What is to be expected of cells that nobody looks at. */
export interface ReviewBudget {
  /** Cells that are shown as sure and that no person confirmed. */
  rest: number;
  /** Wrong ones among them on average. */
  expectedErrors: number;
  /** As many wrong ones at most, in 95 of 100 runs. */
  mostErrors: number;
}

/**
 * How many of the cells that are shown as sure may be wrong, from their confidences: a cell is wrong with what its confidence leaves. The
 * average is the sum of that; the bound is the 95 % point of the Poisson distribution of this average, which from its mean on lies above that of
 * a sum of independent cells (W. Hoeffding, "On the distribution of the number of successes in independent trials", 1956; T. W. Anderson and
 * S. M. Samuels, "Some inequalities among binomial and Poisson probabilities", 1967). Cells of one paper that are wrong together make it wider.
 */
export function reviewBudget(results: Iterable<FieldResult>): ReviewBudget {
  let [rest, expectedErrors] = [0, 0];
  for (const result of results) {
    const confidence = restingConfidence(result);
    if (confidence === null) continue;
    rest++;
    expectedErrors += 1 - confidence;
  }
  return { rest, expectedErrors, mostErrors: Math.min(rest, poissonPoint(expectedErrors)) };
}

/** How sure a cell is that nobody would look at; null of every other one. */
function restingConfidence(result: FieldResult): number | null {
  if (isConfirmed(result) || result.broken) return null;
  if (result.state === 'found') return result.decidedBy ? null : result.chosen.confidence;
  return result.state === 'absent' ? result.confidence : null;
}

const SHARE = 0.95;

/** The least number that a Poisson variable of this mean stays at or below with the share. */
function poissonPoint(mean: number): number {
  let [term, sum, at] = [Math.exp(-mean), Math.exp(-mean), 0];
  // A mean from which the first term is no number any more: then it is close to the normal distribution.
  if (term === 0) return Math.ceil(mean + 1.645 * Math.sqrt(mean));
  while (sum < SHARE) {
    at++;
    term *= mean / at;
    sum += term;
  }
  return at;
}

const made = new WeakMap<ExtractionRow, { line: number; row: ExtractionRow }>();

/**
 * The row with every cell to check that is less sure than a person wants it to be. It makes nothing sure that the search was not sure of: what is
 * doubted for another reason stays doubted. Asked again for the same, it is the same object.
 */
export function withSureFrom<Row extends ExtractionRow>(row: Row, line: number): Row {
  const before = made.get(row);
  // What is kept for a row was made of it: it is of its type.
  if (before?.line === line) return before.row as Row;
  const doubted = Object.entries(row.cells).flatMap(([id, result]): [string, FieldResult][] => {
    const confidence = restingConfidence(result);
    return confidence === null || confidence >= line ? [] : [[id, doubt(result)]];
  });
  const changed = doubted.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(doubted) } };
  made.set(row, { line, row: changed });
  return changed;
}

function doubt(result: FieldResult): FieldResult {
  if (result.state === 'found') return { state: 'unsure', chosen: result.chosen, alternatives: result.alternatives };
  if (result.state !== 'absent') return result;
  return {
    state: 'not_found',
    reason: 'Nothing in the whole document looks like it, less sure than you want it.',
    alternatives: result.alternatives,
  };
}
