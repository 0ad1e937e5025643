/** Degrees clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;
