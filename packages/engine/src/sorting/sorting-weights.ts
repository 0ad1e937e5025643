// Written by `npm run score:sorting -- --fit`; how it was measured stands in docs/ACCURACY.md.

/** Weights of the signals, as a logistic fit gives them. */
export const SORTING: { bias: number; weights: Readonly<Record<string, number>>; fitsFrom: number } = {
  bias: -8.89,
  weights: {
    answered: 0.783,
    answeredLead: -1.617,
    covered: 5.539,
    few: -0.845,
    head: 2.858,
    headLead: 1.958,
    labelled: 3.183,
    labelledLead: 1.221,
    meant: -0.223,
    name: 3.818,
    nameLead: -0.609,
    near: -1.036,
    nearLead: 0.751,
    offered: 2.699,
    proved: 1.418,
    shown: 4.099,
    shownLead: 0.012,
    sure: 0.802,
    title: 3.933,
    titleLead: -0.766,
  },
  /** From this likelihood on a template fits. */
  fitsFrom: 0.74,
};
