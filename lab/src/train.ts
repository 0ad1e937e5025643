// `npm run train -- [--rewrite]`
// Fits how sure a value is, for text and for scans, on invented vendors and permissive sets, and writes it into the engine.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchScorer } from './bench-scorer.ts';
import { fitOn, fittable, foldedValues, type FoldedValue } from './judging/fit-by-vendor.ts';
import { measuredValues, type MeasuredValues, PERMISSIVE_SETS } from './judging/training-values.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

/** Of the values shown as sure at least this share must have been right, on folds without shared vendors. */
const SURE_PRECISION = 0.99;
/** No value is called sure below it, however kind the fitted documents are: on text of real firms, values of 0.95 to 0.98 were wrong more often than promised. */
const LEAST_SURE = { text: 0.98, scan: 0.95 };
/** Thresholds tried from there. */
const STEPS = 20;

const { values } = parseArgs({ options: { rewrite: { type: 'boolean', default: false } } });
const measured = await measuredValues(await benchScorer(), values.rewrite);
const calibration = { text: calibrate(measured, 'text'), scan: calibrate(measured, 'scan') };
writeFileSync(join(PROJECT_ROOT, 'packages/engine/src/fields/calibration.ts'), fileOf(calibration));
console.log(`text: sure from ${calibration.text.sureFrom}; scan: sure from ${calibration.scan.sureFrom}. Build the engine, then measure: npm run score:confidence.`);

function calibrate(from: MeasuredValues, source: 'text' | 'scan'): { bias: number; weights: Record<string, number>; sureFrom: number } {
  const fit = fitOn(fittable(from, source));
  const weights = Object.fromEntries(Object.entries(fit.weights).filter(([, weight]) => weight !== 0));
  return { bias: fit.bias, weights, sureFrom: sureFrom(LEAST_SURE[source], foldedValues(from, source).filter(({ set }) => PERMISSIVE_SETS.includes(set) || /-\d+$/.test(set))) };
}

/** The least confidence at which the share holds. */
function sureFrom(least: number, folded: readonly FoldedValue[]): number {
  const steps = Array.from({ length: STEPS }, (_, at) => Math.round((least + at * 0.001) * 1e3) / 1e3);
  return steps.find((step) => shareOfRight(folded.filter(({ unseen }) => unseen >= step)) >= SURE_PRECISION) ?? 1;
}

function shareOfRight(values: readonly FoldedValue[]): number {
  return values.filter(({ isRight }) => isRight).length / Math.max(1, values.length);
}

function fileOf(made: unknown): string {
  return `// Written by \`npm run train\`; how it was measured stands in docs/ACCURACY.md.

/** Weights of the signals of \`confidence-signals.ts\`, as a logistic fit gives them. */
interface Fit {
  bias: number;
  weights: Record<string, number>;
  /** From this confidence on a value is shown as sure. */
  sureFrom: number;
}

export const CALIBRATION: Record<'text' | 'scan', Fit> = ${JSON.stringify(made, null, 2).replace(/"([a-zA-Z]\w*)":/g, '$1:').replace(/"/g, "'").replace(/(\d|\})\n(\s*)\}/g, '$1,\n$2}').replace(/(\d|\})\n(\s*)\}/g, '$1,\n$2}')};
`;
}
