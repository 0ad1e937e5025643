import type { ValueKind } from '../compile/value-kinds.ts';
import type { Features } from '../propose/proposal.ts';

/**
 * The hand-set prior of the linear score: signs come from what each feature means, sizes from judgement. No fit to data
 * stands behind a single number.
 */
export const WEIGHTS: Record<keyof Features, number> = {
  label: 6,
  competingLabel: -4,
  kind: 2,
  isLabel: -4,
  role: 2,
  top: 1,
  large: 1,
  arithmetic: 2,
  paid: 4,
  own: 1.5,
  repeated: 0.8,
  greatest: 1.2,
  only: 0.8,
  ocrDoubt: -1,
  clause: 5,
  stated: 6,
  printed: -3,
  spread: -0.4,
  ranked: 5,
  learned: 9,
  taughtAbsent: -8,
};

/** What the empty cell scores: a value must be better than this. */
export const EMPTY_SCORE = 2.6;

/**
 * How much a value without any label of its own loses, by kind: one date on a receipt is the date, one number in a letter is
 * nothing. Unlabelled free text is never proposed.
 */
export const UNLABELLED: Partial<Record<ValueKind, number>> = {
  date: -0.6,
  amount: -1.6,
  currency: 0,
  company: 0,
  party: 0,
  address: 0.4,
  'vat-id': 0.6,
  iban: 0.8,
  bic: 0.6,
  email: 0,
  url: 0,
  phone: -0.6,
  person: -1,
  duration: -1.4,
  enum: 0,
  'yes/no': 0,
};

/** The loss for kinds that are not named above. */
export const UNLABELLED_OTHERWISE = -3;
