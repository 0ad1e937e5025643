// Written by `npm run train:linker`; how it was measured stands in docs/ACCURACY.md.

/**
 * Weights of a logistic function: how likely a link is right, by how near the two wordings are and by how much nearer than the next field,
 * or than the next field usually is.
 */
export const LINK_TRUST = { bias: -4.089, near: 5.591, margin: 3.217, usualNext: 0.219 };
