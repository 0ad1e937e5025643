// Written by `npm run train:linker`; how it was measured stands in docs/ACCURACY.md.

/** Weights of a logistic function: how likely a link is right, by how near the two wordings are and by how much nearer than the next field. */
export const LINK_TRUST = { bias: -4.264, near: 6.271, margin: 2.337, usualNext: 0.33 };
