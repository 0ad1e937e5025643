// Written by `npm run score:sorting -- --fit`; how it was measured stands in docs/ACCURACY.md.

/** Weights of the signals, as a logistic fit gives them. */
export const SORTING: { bias: number; weights: Readonly<Record<string, number>>; fitsFrom: number } = {
  bias: -7.071,
  weights: {
    answered: 0.316,
    answeredLead: -1.648,
    covered: 3.199,
    few: -0.508,
    head: 2.038,
    headLead: 1.967,
    labelled: 1.597,
    labelledLead: -0.119,
    labelledOut: 2.231,
    meant: 0.183,
    name: 2.578,
    nameLead: -0.364,
    near: 0.074,
    nearLead: 0.527,
    offered: 1.106,
    offeredOut: 2.121,
    proved: 1.062,
    shown: 2.5,
    shownLead: -0.253,
    sure: 0.746,
    title: 1.514,
    titleLead: -1.152,
    titleOut: 1.655,
  },
  /** From this likelihood on a template fits. */
  fitsFrom: 0.91,
};
