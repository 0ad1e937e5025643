// Written by `npm run score:sorting -- --fit`; how it was measured stands in docs/ACCURACY.md.

/** Weights of the signals, as a logistic fit gives them. */
export const SORTING: { bias: number; weights: Readonly<Record<string, number>>; fitsFrom: number } = {
  bias: -3.535,
  weights: {
    answered: 2.885,
    answeredLead: 0.959,
    covered: 2.087,
    few: -0.187,
    labelled: 2.456,
    labelledLead: 1.165,
    meant: 1.268,
    near: 1.101,
    nearLead: 0.898,
    proved: 0.591,
    sure: 0.876,
    title: 2.489,
    titleLead: 0.902,
  },
  /** From this likelihood on a template fits. */
  fitsFrom: 0.66,
};
