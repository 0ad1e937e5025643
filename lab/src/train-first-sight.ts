// `npm run train:first-sight -- [--composed N]`
// Fits how likely a value is right on a paper of a kind that nobody foresaw, for columns and for what is found by itself, on the waves but the last and on N
// composed papers, and writes it into the engine. Says what folds by kind promised and what was right.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FirstSightFit } from '@sheetlift/engine/training';
import { perCent } from './baseline.ts';
import { benchScorer } from './bench-scorer.ts';
import { writeCases } from './generate/write-cases.ts';
import { composedFirstSightValues, type FirstSightValue, firstSightValues } from './judging/first-sight-values.ts';
import { fitLogistic, likelihood, type LogisticFit } from './judging/fit-logistic.ts';
import { PROJECT_ROOT } from './shared-folder.ts';
import { WAVES } from './unseen/waves.ts';

const FITS: readonly FirstSightFit[] = ['column', 'print'];
const [PENALTY, FOLDS] = [4, 5];
/** Papers of one kind go wrong together: a field of a kind counts as so many values. */
const MOST_OF_A_FIELD = 4;
/** Lines of the table of what was promised and kept. */
const BANDS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.01];

const { values: asked } = parseArgs({ options: { composed: { type: 'string', default: '0' } } });
const scorer = await benchScorer();
const values: FirstSightValue[] = Number(asked.composed) > 0 ? await composedFirstSightValues(scorer, Number(asked.composed)) : [];
// The last wave is a check.
for (const { name, families, documents, seed } of WAVES.slice(0, -1)) {
  const folder = join(PROJECT_ROOT, '.cache', name);
  if (!existsSync(folder)) await writeCases(families, { folder, documents, seed, as: 'pdf' });
  values.push(...(await firstSightValues(scorer, folder)));
}
const kinds = [...new Set(values.map(({ set }) => set))];
for (const fit of FITS) tellFolds(fit);
const fitted = Object.fromEntries(FITS.map((fit) => [fit, fitOn(values.filter((value) => value.fit === fit))]));
writeFileSync(join(PROJECT_ROOT, 'packages/engine/src/fields/decide/first-sight-weights.ts'), fileOf(fitted));

/** What is right in part counts in part on either side. */
function fitOn(of: readonly FirstSightValue[]): LogisticFit {
  const fieldOf = ({ set, field }: FirstSightValue): string => `${set} ${field}`;
  const count = new Map<string, number>();
  for (const value of of) count.set(fieldOf(value), (count.get(fieldOf(value)) ?? 0) + 1);
  const outcomes = of.flatMap((value) => {
    const { signals, right, share } = value;
    const weight = share * Math.min(1, MOST_OF_A_FIELD / (count.get(fieldOf(value)) ?? 1));
    return [
      { signals, isRight: true, weight: weight * right },
      { signals, isRight: false, weight: weight * (1 - right) },
    ];
  });
  return fitLogistic(
    outcomes.filter(({ weight }) => weight > 0),
    PENALTY,
  );
}

/** What fits that have not seen a value's kind promise of it, beside what was right. */
function tellFolds(fit: FirstSightFit): void {
  const own = values.filter((value) => value.fit === fit);
  const foldOf = ({ set }: FirstSightValue): number => kinds.indexOf(set) % FOLDS;
  const folds = Array.from({ length: FOLDS }, (_, fold) => fitOn(own.filter((value) => foldOf(value) !== fold)));
  const judged = own.map((value) => ({ ...value, promised: likelihood(folds[foldOf(value)]!, value.signals) }));
  console.log(`\n${fit}: ${own.length} values of ${kinds.length} kinds`);
  BANDS.slice(0, -1).forEach((from, at) => {
    const band = judged.filter(({ promised }) => promised >= from && promised < BANDS[at + 1]!);
    const weight = band.reduce((sum, { share }) => sum + share, 0);
    const mean = (of: (value: (typeof band)[number]) => number): string =>
      perCent(band.reduce((sum, value) => sum + value.share * of(value), 0) / Math.max(1e-9, weight)).toString();
    console.log(
      `  from ${from}: ${weight.toFixed(0)} values, promised ${mean(({ promised }) => promised)} %, right ${mean(({ right }) => right)} %`,
    );
  });
}

function fileOf(made: unknown): string {
  return `// Written by \`npm run train:first-sight\`; how it was measured stands in docs/ACCURACY.md.
// oxlint-disable approx-constant -- a weight of the fit may come near a constant of mathematics.

import type { FirstSightFit, FirstSightSignals } from './first-sight-signals.ts';

/** Weights of the signals, as a logistic fit gives them. */
interface Fit {
  bias: number;
  weights: FirstSightSignals;
}

export const FIRST_SIGHT: Record<FirstSightFit, Fit> = ${JSON.stringify(made, null, 2)
    .replace(/"([a-zA-Z]\w*)":/g, '$1:')
    .replace(/"/g, "'")
    .replace(/(\d|\})\n(\s*)\}/g, '$1,\n$2}')
    .replace(/(\d|\})\n(\s*)\}/g, '$1,\n$2}')};
`;
}
