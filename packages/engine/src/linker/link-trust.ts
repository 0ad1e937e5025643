// Written by `npm run train:linker`; how it was measured stands in docs/ACCURACY.md.

/**
 * Weights of a logistic function: how likely a link is right, by how near the two wordings are and by how much nearer than the next field,
 * or than the next field usually is.
 */
export const LINK_TRUST = { bias: -4.283, near: 6.097, margin: 2.889, usualNext: 0.21 };
