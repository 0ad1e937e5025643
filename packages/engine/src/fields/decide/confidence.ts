import type { Candidate } from '../../model/index.ts';
import { CALIBRATION } from './calibration.ts';
import { signalsOf, type Grounds } from './confidence-signals.ts';
import { signalEntries } from './signals.ts';
import { EMPTY_SCORE } from './weights.ts';

export interface Judgement {
  state: 'found' | 'unsure';
  /** The share of values judged like this one that are right; `npm run score:confidence` measures how true it is. */
  confidence: number;
}

/**
 * How likely a value is right, and whether it is shown as sure: the one place that decides it. Text that was in the file, columns
 * of tables in it, and text that was recognised have fits of their own: on a scan the reading itself may be wrong, in a column the table.
 */
export function judge(grounds: Grounds): Judgement {
  const { fit, signals } = signalsOf(grounds);
  const { bias, weights, sureFrom } = CALIBRATION[fit];
  let log = bias;
  for (const [name, value] of signalEntries(signals)) log += (weights[name] ?? 0) * value;
  const confidence = round(Math.min(MOST_CONFIDENT, logistic(log)));
  if (isGuess(grounds)) return { state: 'unsure', confidence: Math.min(confidence, MOST_OF_GUESSES) };
  return { state: confidence >= sureFrom && !isUnproven(grounds.proposal) ? 'found' : 'unsure', confidence };
}

/** Hand-set: below what any fit calls sure. */
const MOST_OF_GUESSES = 0.9;
/** From here on a label names the value as the field's. */
const LABELLED = 0.3;

/** The only date of a document, say, for a field that no list knows and no label names: it may as well be the date of something else. */
const isGuess = ({ proposal: { features }, field }: Grounds): boolean =>
  features.only === 1 && field.concept === null && (features.label ?? 0) < LABELLED;

/**
 * That a document says nothing of a thing is never sure, unless the place where it would stand was searched completely; nor is what a
 * correction put in place of print that only reads alike: no check says that this print was misread in the same way.
 */
export const isUnproven = ({ derivation }: Pick<Candidate, 'derivation'>): boolean =>
  (derivation.kind === 'absence' && derivation.place === 'open') || derivation.kind === 'learned-replacement';

/**
 * How sure that becomes which a second, independent reading says too: half of the doubt is left. Hand-set, for no language model could be measured where
 * this was made.
 */
export const withHalfTheDoubt = (confidence: number): number =>
  Math.max(confidence, round(Math.min(MOST_CONFIDENT, 1 - (1 - confidence) / 2)));

/** How sure a value becomes that a second reading points at too; sure only from where every fit calls a value sure. */
export function secondedConfidence({ confidence, derivation }: Pick<Candidate, 'confidence' | 'derivation'>): {
  confidence: number;
  isSure: boolean;
} {
  const raised = withHalfTheDoubt(confidence);
  return { confidence: raised, isSure: raised >= SURE_IN_EVERY_FIT && !isUnproven({ derivation }) };
}

const SURE_IN_EVERY_FIT = Math.max(...Object.values(CALIBRATION).map(({ sureFrom }) => sureFrom));

/** Only a person is surer: no fit over some thousands of values can tell apart what is rarer than that. */
const MOST_CONFIDENT = 0.999;

/** How likely a value can be that was not chosen where nothing was: the further the best (its score) stays below nothing, the less. */
export const likelihoodOfUnchosen = (best: number | null): number =>
  round(best === null ? 0.1 : Math.max(0.03, 1 - logistic(UNCHOSEN_SLOPE * (EMPTY_SCORE - best))));

/** Hand-set: such a value is never shown as sure, so nothing hangs on it. */
const UNCHOSEN_SLOPE = 0.9;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const round = (x: number): number => Math.round(x * 1e4) / 1e4;
