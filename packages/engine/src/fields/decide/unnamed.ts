import type { Features } from '../propose/proposal.ts';

/** A label less like the field's names nothing. */
const LEAST_LABEL = 0.3;

/** No label, no sentence, no file and no lesson names the value as the field's. */
export const isUnnamed = ({ label = 0, clause = 0, stated = 0, learned = 0 }: Features): boolean =>
  Math.max(label, clause, stated, learned) < LEAST_LABEL;

/** Its place or its arithmetic says so: where the customer stands, the only one of its kind, a sum that comes out. */
const speaksThePaper = (features: Features): boolean => OF_THE_PAPER.some((name) => (features[name] ?? 0) > 0);

const OF_THE_PAPER = ['role', 'own', 'only', 'arithmetic', 'paid', 'greatest'] as const;

/** The ranker alone takes it for the value. */
export const isOnlyRanked = (features: Features): boolean => isUnnamed(features) && !speaksThePaper(features) && (features.ranked ?? 0) > 0;
