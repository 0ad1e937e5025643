import type { CompiledField } from '../compile/compiled-field.ts';
import type { Features, Proposal } from '../propose/proposal.ts';
import { UNLABELLED, UNLABELLED_OTHERWISE, WEIGHTS } from './weights.ts';

/** The linear score of a proposal; only comparable within one field. Rounded, so that both platforms order alike. */
export function scoreProposal({ features }: Proposal, field: CompiledField): number {
  let score = isSupported(features) ? 0 : (UNLABELLED[field.kind] ?? UNLABELLED_OTHERWISE);
  for (const name of FEATURES) score += WEIGHTS[name] * (features[name] ?? 0);
  return roundScore(score);
}

const FEATURES = Object.keys(WEIGHTS) as (keyof Features)[];

/** Something in the document names it as the field's value. */
const isSupported = (features: Features): boolean =>
  (features.label ?? 0) > 0.15 ||
  (features.ranked ?? 0) > 0.4 ||
  (features.clause ?? 0) > 0 ||
  (features.stated ?? 0) > 0 ||
  (features.learned ?? 0) > 0.3;

const roundScore = (score: number): number => Math.round(score * 1e6) / 1e6;
