// `npm run train -- [--rewrite]`
// Fits how sure a value is, for text, for columns of tables and for scans, on invented documents and permissive sets, and writes it into
// the engine.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchScorer } from './bench-scorer.ts';
import type { FitName } from '@sheetlift/engine/training';
import { fitOn, fittable, foldedValues, weightsOf, type FoldedValue } from './judging/fit-by-vendor.ts';
import { measuredValues, type MeasuredValues, PERMISSIVE_SETS } from './judging/training-values.ts';
import { wilsonBound } from './judging/wilson-bound.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

/**
 * Of the values shown as sure at least this share must be right: the lower 95 % bound of it, on folds without shared vendors, a long table
 * counting as in the fit. Papers of kinds that nobody foresaw are learned from, and their invented truths judge no line.
 */
const SURE_BOUND = 0.98;
/**
 * Thresholds tried. Lower ones hold the bound on papers of known kinds; of kinds that nobody foresaw one in ten of what they call sure is wrong
 * (fifth and sixth wave at 0.925), from the first of these on one in thirty to forty.
 */
const SURE_FROM = Array.from({ length: 7 }, (_, at) => (965 + 5 * at) / 1e3);
/** A value of 0.98 is as sure in a column as beside a label: fits of one source share where "sure" begins. */
const SOURCES: readonly (readonly FitName[])[] = [['text', 'column'], ['scan']];

interface Calibrated {
  bias: number;
  weights: Record<string, number>;
  sureFrom: number;
}

const { values } = parseArgs({ options: { rewrite: { type: 'boolean', default: false } } });
const measured = await measuredValues(await benchScorer(), values.rewrite);
const calibration = Object.fromEntries(SOURCES.flatMap((fits) => calibrate(measured, fits)));
writeFileSync(join(PROJECT_ROOT, 'packages/engine/src/fields/decide/calibration.ts'), fileOf(calibration));
console.log(
  `Sure from: ${Object.entries(calibration)
    .map(([fit, { sureFrom: from }]) => `${fit} ${from}`)
    .join(', ')}. Build the engine, then measure: npm run score:confidence.`,
);

function calibrate(from: MeasuredValues, fits: readonly FitName[]): [FitName, Calibrated][] {
  const permissive = { ...from, unfitted: [], composed: [], bench: from.bench.filter(({ set }) => PERMISSIVE_SETS.includes(set)) };
  const least = sureFrom(fits.flatMap((fit) => foldedValues(permissive, fit)));
  return fits.map((name) => {
    const { bias, weights } = fitOn(fittable(from, name));
    return [name, { bias, weights: Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 0)), sureFrom: least }];
  });
}

/** The least confidence from which on the bound holds; where there are too few values for that, the one at which it is greatest. */
function sureFrom(folded: readonly FoldedValue[]): number {
  const bounds = SURE_FROM.map((least) => ({ least, bound: boundFrom(least, folded) }));
  const greatest = Math.max(...bounds.map(({ bound }) => bound));
  return bounds.find(({ bound }) => bound >= Math.min(SURE_BOUND, greatest))?.least ?? 1;
}

function boundFrom(least: number, folded: readonly FoldedValue[]): number {
  const weights = weightsOf(folded);
  let [right, all] = [0, 0];
  folded.forEach(({ unseen, isRight, signals }, at) => {
    if (unseen < least || signals['absence open'] === 1) return;
    all += weights[at] ?? 0;
    right += isRight ? (weights[at] ?? 0) : 0;
  });
  return wilsonBound(right, all);
}

function fileOf(made: unknown): string {
  return `// Written by \`npm run train\`; how it was measured stands in docs/ACCURACY.md.
// oxlint-disable approx-constant -- a weight of the fit may come near a constant of mathematics.

import type { FitName } from './confidence-signals.ts';
import type { Signals } from './signals.ts';

/** Weights of the signals, as a logistic fit gives them. */
interface Fit {
  bias: number;
  weights: Signals;
  /** From this confidence on a value is shown as sure. */
  sureFrom: number;
}

export const CALIBRATION: Record<FitName, Fit> = ${JSON.stringify(made, null, 2)
    .replace(/"([a-zA-Z]\w*)":/g, '$1:')
    .replace(/"/g, "'")
    .replace(/(\d|\})\n(\s*)\}/g, '$1,\n$2}')
    .replace(/(\d|\})\n(\s*)\}/g, '$1,\n$2}')};
`;
}
