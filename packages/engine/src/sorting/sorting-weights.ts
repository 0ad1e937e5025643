// Written by `npm run score:sorting -- --fit`; how it was measured stands in docs/ACCURACY.md.

/** Weights of the signals, as a logistic fit gives them. */
export const SORTING: { bias: number; weights: Readonly<Record<string, number>>; fitsFrom: number } = {
  bias: -8.556,
  weights: {
    answered: 0.924,
    answeredLead: -1.282,
    covered: 5.417,
    few: -0.599,
    head: 2.606,
    headLead: 1.588,
    labelled: 2.731,
    labelledLead: 1.396,
    meant: 0.109,
    name: 4.216,
    nameLead: -0.963,
    near: -1.047,
    nearLead: 1.09,
    offered: 3.164,
    proved: 1.045,
    shown: 4.271,
    shownLead: 0.144,
    sure: 0.73,
    title: 3.012,
    titleLead: -0.613,
  },
  /** From this likelihood on a template fits. */
  fitsFrom: 0.72,
};
