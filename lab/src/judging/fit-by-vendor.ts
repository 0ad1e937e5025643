import type { FitName } from '@sheetlift/engine/training';
import { fitLogistic, likelihood, type LogisticFit, type Outcome } from './fit-logistic.ts';
import type { JudgedValue } from './judged-values.ts';
import { SEEDS_A_LIST_KIND } from '../generate/lists/list-families.ts';
import { UNSEEN_FAMILIES } from '../unseen/unseen-families.ts';
import { PERMISSIVE_SETS, type MeasuredValues } from './training-values.ts';

/** A value with the confidence that a fit gives it which has seen no document of its vendor; of what is proved, the engine's own. */
export interface FoldedValue extends JudgedValue {
  unseen: number;
}

/** The penalty and the cap were set on the folds of the generated vendors. */
const PENALTY = 4;
/** Cells of one document are right or wrong together: a long table counts as this many of them. */
const MOST_CELLS_A_DOCUMENT = 12;
const FOLDS = 5;

/** What may be fitted on: invented documents and permissive sets. */
export const fittable = ({ generated, bench, composed }: MeasuredValues, fit: FitName): JudgedValue[] =>
  [...generated, ...composed, ...bench.filter(({ set }) => PERMISSIVE_SETS.includes(set))].filter((value) => value.fit === fit);

/** What is believed before any outcome: doubts that invented documents show too seldom to be learned from them alone. */
const PRIORS: Readonly<Record<string, number>> = {
  columnLong: -0.5,
  columnWrapped: -1,
  columnUnnamed: -2,
  columnOfDocument: -1,
  swappable: -1.5,
  period: -1,
  lowerCase: -1,
  runsOn: -1,
  runsIn: -1,
  competingLabel: -2,
  isLabel: -2,
  printed: -2,
  close: -1,
  doubt: -4,
  worst: -2,
  contested: -1,
  'absence open': -4,
  clause: -1,
  party: -0.5,
};

export const fitOn = (values: readonly JudgedValue[]): LogisticFit => fitLogistic(outcomesOf(values), PENALTY, PRIORS);

/** Confidence by folds that share no vendor; sets that are never fitted on get the fit of all others. */
export function foldedValues(measured: MeasuredValues, fit: FitName): FoldedValue[] {
  const training = fittable(measured, fit);
  const folds = new Map(
    [...new Set(training.map(foldOf))].map((fold) => [fold, fitOn(training.filter((value) => foldOf(value) !== fold))]),
  );
  const whole = fitOn(training);
  return [...measured.generated, ...measured.bench, ...measured.composed, ...measured.unfitted]
    .filter((value) => value.fit === fit)
    .map((value) => ({
      ...value,
      unseen: value.isProved ? value.confidence : likelihood(folds.get(foldOf(value)) ?? whole, value.signals),
    }));
}

/** Sets of the same repository hold documents of the same firms; lists of one trade share their words, whoever keeps them. */
function foldOf({ set }: JudgedValue): string {
  if (set.startsWith('einvoice')) return 'einvoice';
  if (set === 'invoices' || set === 'invoice-lines') return 'invoices';
  const kind = UNSEEN_FAMILIES.findIndex(({ id }) => id === set);
  if (kind >= 0) return `kinds ${kind % FOLDS}`;
  const vendor = /-(\d+)$/.exec(set)?.[1];
  if (vendor === undefined) return set;
  return `generated ${(set.startsWith('list-') ? Math.floor(Number(vendor) / SEEDS_A_LIST_KIND) : Number(vendor)) % FOLDS}`;
}

function outcomesOf(values: readonly JudgedValue[]): Outcome[] {
  const weights = weightsOf(values);
  return values.map(({ signals, isRight }, at) => ({ signals, isRight, weight: weights[at] ?? 0 }));
}

/** How much each value counts, 0..1. */
export function weightsOf(values: readonly JudgedValue[]): number[] {
  const cells = new Map<string, number>();
  for (const value of values) cells.set(documentOf(value), (cells.get(documentOf(value)) ?? 0) + 1);
  return values.map((value) => Math.min(1, MOST_CELLS_A_DOCUMENT / (cells.get(documentOf(value)) ?? 1)));
}

const documentOf = ({ set, document }: JudgedValue): string => `${set}/${document}`;
