import type { Proposal } from './proposal.ts';
import { CONFIDENCE_SLOPE, NOTHING } from './weights.ts';

/** How sure a choice is, 0..1: its lead over the next best and over nothing, and how well its words were read. */
export function confidenceOf(chosen: Proposal, score: number, runnerUp: number | null): number {
  const overNothing = logistic(CONFIDENCE_SLOPE * (score - NOTHING));
  const overNext = runnerUp === null ? 1 : logistic(CONFIDENCE_SLOPE * (score - runnerUp) + 0.8);
  const read = 1 - 0.5 * (chosen.features.blurred ?? 0);
  return round(Math.min(0.99, overNothing * (0.35 + 0.65 * overNext) * read));
}

/** How sure it is that there is nothing: the further the best stays below nothing, the surer. */
export const absenceConfidence = (best: number | null): number => round(best === null ? 0.9 : Math.min(0.97, logistic(CONFIDENCE_SLOPE * (NOTHING - best))));

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const round = (x: number): number => Math.round(x * 1e4) / 1e4;
