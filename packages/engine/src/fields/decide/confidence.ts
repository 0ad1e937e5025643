import { type Candidate, LEAST_SURE } from '../../model/index.ts';
import { CALIBRATION } from './calibration.ts';
import { signalsOf, type Grounds } from './confidence-signals.ts';
import { isGuess } from './guess.ts';
import { signalEntries } from './signals.ts';
import { EMPTY_SCORE } from './weights.ts';
import { isLearnedColumn, isWitnessed, LEAST_WITNESSED, WITNESSED } from './witnessed.ts';

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
  const judged = signalsOf(grounds);
  const { fit, signals } = judged;
  const { bias, weights, sureFrom } = CALIBRATION[fit];
  let log = bias;
  for (const [name, value] of signalEntries(signals)) log += (weights[name] ?? 0) * value;
  const confidence = round(Math.min(MOST_CONFIDENT, logistic(log)));
  const mayBeSure = !isUnproven(grounds.proposal);
  if (mayBeSure && isLearnedColumn(grounds, judged)) return { state: 'found', confidence: Math.max(confidence, WITNESSED) };
  if (isGuess(grounds)) return { state: 'unsure', confidence: Math.min(confidence, MOST_OF_GUESSES) };
  if (confidence >= sureFrom && mayBeSure) return { state: 'found', confidence };
  if (confidence >= LEAST_WITNESSED && mayBeSure && isWitnessed(grounds, judged))
    return { state: 'found', confidence: Math.max(confidence, WITNESSED) };
  return { state: 'unsure', confidence: Math.min(confidence, MOST_TO_CHECK) };
}

/** Below what is sure by any fit: nothing to check says a greater figure than something sure. */
const MOST_TO_CHECK = LEAST_SURE - 0.01;

/** About the share of such values that are right on the second and third wave of other kinds, whatever the fit thinks of them. */
const MOST_OF_GUESSES = 0.8;

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
  const isSure = raised >= SURE_IN_EVERY_FIT && !isUnproven({ derivation });
  return { confidence: isSure ? raised : Math.min(raised, MOST_TO_CHECK), isSure };
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
