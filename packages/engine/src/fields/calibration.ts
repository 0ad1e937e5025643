/** Weights of the signals of `confidence-signals.ts`, as a logistic fit gives them. */
interface Fit {
  bias: number;
  weights: Record<string, number>;
  /** From this confidence on a value is shown as sure. */
  sureFrom: number;
}

export const CALIBRATION: Record<'text' | 'scan', Fit> = {
  text: { bias: 0, weights: { over1: 1.5, lead1: 1, alone: 1, mapped: 2 }, sureFrom: 0.6 },
  scan: { bias: 0, weights: { over1: 1.5, lead1: 1, alone: 1, mapped: 2 }, sureFrom: 0.6 },
};
