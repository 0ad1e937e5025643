/** One outcome: what it was judged by, whether it was right, and how much it counts. */
export interface Outcome {
  signals: Record<string, number>;
  isRight: boolean;
  weight: number;
}

export interface LogisticFit {
  bias: number;
  weights: Record<string, number>;
}

/** Newton steps; the fits settle after ten to twenty. */
const MAX_STEPS = 60;
/** No weight moves by more than this in a step: from a prior far off, a whole Newton step would overshoot. */
const MAX_MOVE = 1;

/**
 * Logistic regression with a quadratic penalty on what every weight but the bias departs from its prior (nothing where none is
 * given), by Newton's method (iteratively reweighted least squares). Deterministic; weights are rounded to three decimals.
 */
export function fitLogistic(outcomes: readonly Outcome[], penalty: number, priors: Readonly<Record<string, number>> = {}): LogisticFit {
  const names = [...new Set(outcomes.flatMap(({ signals }) => Object.keys(signals)))].sort();
  const rows = outcomes.map(({ signals }) => Float64Array.from([1, ...names.map((name) => signals[name] ?? 0)]));
  const prior = Float64Array.from([0, ...names.map((name) => priors[name] ?? 0)]);
  const theta = Float64Array.from(prior);
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = newtonStep(rows, outcomes, theta, penalty, prior);
    const greatest = Math.max(...change.map(Math.abs));
    const share = Math.min(1, MAX_MOVE / greatest);
    change.forEach((value, at) => (theta[at] = (theta[at] ?? 0) + share * value));
    if (greatest < 1e-6) break;
  }
  const rounded = [...theta].map((value) => Math.round(value * 1e3) / 1e3);
  return { bias: rounded[0] ?? 0, weights: Object.fromEntries(names.map((name, at) => [name, rounded[at + 1] ?? 0])) };
}

export function likelihood({ bias, weights }: LogisticFit, signals: Record<string, number>): number {
  let log = bias;
  for (const [name, value] of Object.entries(signals)) log += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-log));
}

function newtonStep(
  rows: readonly Float64Array[],
  outcomes: readonly Outcome[],
  theta: Float64Array,
  penalty: number,
  prior: Float64Array,
): number[] {
  const size = theta.length;
  const hessian = Array.from({ length: size }, (_, at) =>
    Float64Array.from({ length: size }, (_unused, other) => (at === other ? (at === 0 ? 1e-6 : penalty) : 0)),
  );
  const gradient = Float64Array.from(theta, (value, at) => (at === 0 ? 0 : penalty * ((prior[at] ?? 0) - value)));
  rows.forEach((row, at) => addOutcome(hessian, gradient, row, outcomes[at] as Outcome, theta));
  return solve(hessian, gradient);
}

function addOutcome(
  hessian: Float64Array[],
  gradient: Float64Array,
  row: Float64Array,
  { isRight, weight }: Outcome,
  theta: Float64Array,
): void {
  let log = 0;
  const used: number[] = [];
  row.forEach((value, at) => {
    if (value === 0) return;
    log += value * (theta[at] ?? 0);
    used.push(at);
  });
  const p = 1 / (1 + Math.exp(-log));
  const [miss, curve] = [weight * ((isRight ? 1 : 0) - p), weight * p * (1 - p)];
  for (const at of used) {
    gradient[at] = (gradient[at] ?? 0) + miss * (row[at] ?? 0);
    const line = hessian[at] as Float64Array;
    for (const other of used) line[other] = (line[other] ?? 0) + curve * (row[at] ?? 0) * (row[other] ?? 0);
  }
}

/** Gaussian elimination with pivoting; the matrix is positive definite by its penalty. */
function solve(matrix: Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const top = rows[column] as number[];
    for (let row = column + 1; row < size; row++) {
      const line = rows[row] as number[];
      const factor = (line[column] ?? 0) / (top[column] ?? 1);
      if (factor !== 0) for (let at = column; at <= size; at++) line[at] = (line[at] ?? 0) - factor * (top[at] ?? 0);
    }
  }
  const solved = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const line = rows[row] as number[];
    let value = line[size] ?? 0;
    for (let at = row + 1; at < size; at++) value -= (line[at] ?? 0) * (solved[at] ?? 0);
    solved[row] = value / (line[row] ?? 1);
  }
  return solved;
}
