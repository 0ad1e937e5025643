// `npm run score:sorting -- [--wave N] [--fit] [--confusion] [--accept]`
// Sorts piles of composed papers of kinds held apart, of papers that starters are for, and of the benchmark's documents, among templates of
// some of the kinds and the starters: how many come to the right template, and of how many it is told that none fits. `--fit` fits the
// weights on every second kind of the first two waves, with many choices of the templates that a person has, and writes them; the other
// kinds are those that are reported.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SORTING } from '@sheetlift/engine/training';
import { againstBaseline, type Baseline, perCent } from './baseline.ts';
import { benchScorer } from './bench-scorer.ts';
import { BUSINESS_FAMILIES } from './generate/business/business-families.ts';
import type { DocumentFamily } from './generate/generated-document.ts';
import { writeCases } from './generate/write-cases.ts';
import { fitLogistic, type LogisticFit } from './judging/fit-logistic.ts';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';
import { judgeWith, outcomesOf, sharesOf, type Sorted, sortFrom, type WeighedDocument, weighPile } from './sorting/judge-piles.ts';
import { benchPile, fittedPiles, starterPile, wavePiles } from './sorting/piles.ts';
import { type Wave, WAVES } from './unseen/waves.ts';

const { values } = parseArgs({
  options: {
    wave: { type: 'string' },
    fit: { type: 'boolean', default: false },
    confusion: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

const FITTED_WAVES = 2;
const BUSINESS_SEED = 18_000_000;
const PENALTY = 2;
/** Kinds are judged by a fit on the other ones where the threshold is set, so many parts in all. */
const PARTS = 4;
/** Of documents that fit none this share is to be told so, on kinds apart: the goal is 90 %, and kinds are few. */
const NONE_TOLD = 0.93;
/** Likelihoods among which the threshold is. */
const STEPS = Array.from({ length: 99 }, (_, step) => (step + 1) / 100);
/** Sets of the benchmark whose cases share one template. */
const SHARED_TEMPLATES = readSharedTemplates();

const scorer = await benchScorer();
const figures: Baseline = {};
const fitted: WeighedDocument[] = [];

if (values.fit) {
  for (const wave of WAVES.slice(0, FITTED_WAVES)) fitted.push(...(await weighWave(wave, fittedPiles, isFitted)));
  writeFit(fitted);
} else await report();

async function report(): Promise<void> {
  const wanted = WAVES.filter(({ atFirstSight }, at) => (values.wave === undefined ? !atFirstSight : at + 1 === Number(values.wave)));
  for (const wave of wanted) {
    const weighed = await weighWave(wave, wavePiles, (kind) => wave.atFirstSight === true || !isFitted(kind, wave));
    tell(`${wave.title}, kinds that nothing was fitted on`, weighed);
  }
  if (values.wave !== undefined) return;
  const business = await casesOf('sorting-business', BUSINESS_FAMILIES, { documents: 1, seed: BUSINESS_SEED });
  tell('Papers of composed firms among the starters', weighPile(await starterPile(scorer, business)));
  const bench = join(sharedFolder('bench') ?? '', 'cases');
  tell('The benchmark', weighPile(await benchPile(scorer, bench, (set) => SHARED_TEMPLATES.has(set))));
  againstBaseline('sorting', figures, values.accept);
}

function tell(title: string, weighed: readonly WeighedDocument[]): void {
  const sorted = judgeWith(SORTING, weighed).map((each) => sortFrom(SORTING.fitsFrom, each));
  const { withTemplate, sortedRight, likeliestRight, withoutTemplate, noneTold } = sharesOf(sorted);
  console.log(
    `${title}: ${perCent(sortedRight)} % of ${withTemplate} sorted to the right template, which is the likeliest of ${perCent(likeliestRight)} %; of ${withoutTemplate} that fit none ${perCent(noneTold)} % told.`,
  );
  Object.assign(figures, { [`${title}: sorted right`]: perCent(sortedRight), [`${title}: none told`]: perCent(noneTold) });
  if (values.confusion) printConfusion(sorted);
}

/** Where documents of each kind went that went wrong. */
function printConfusion(sorted: readonly Sorted[]): void {
  const wrong = new Map<string, number>();
  for (const { pile, document, to, isRight } of sorted) {
    const line = `  ${pile}: ${document.kind} -> ${to ?? 'none'}`;
    if (!isRight) wrong.set(line, (wrong.get(line) ?? 0) + 1);
  }
  for (const [line, count] of wrong) console.log(`${line} ${count}`);
}

async function weighWave(
  wave: Wave,
  pilesOf: typeof wavePiles,
  isWanted: (kind: string, wave: Wave) => boolean,
): Promise<WeighedDocument[]> {
  const piles = await pilesOf(scorer, wave.name, await casesOf(wave.name, wave.families, wave));
  return piles.flatMap(({ documents, ...pile }) => weighPile({ ...pile, documents: documents.filter(({ kind }) => isWanted(kind, wave)) }));
}

async function casesOf(
  name: string,
  families: readonly DocumentFamily[],
  { documents, seed }: { documents: number; seed: number },
): Promise<string> {
  const folder = join(PROJECT_ROOT, '.cache', name);
  if (!existsSync(folder)) await writeCases(families, { folder, documents, seed, as: 'pdf' });
  return folder;
}

/** Two of four kinds, so that of both halves of the templates of a wave one half of the documents is fitted on. */
function isFitted(kind: string, { families }: Wave): boolean {
  const kinds = families.map(({ id }) => id).sort();
  return kinds.indexOf(kind) % 4 < 2;
}

/** The least likelihood from which on enough of those that fit none are told so, each kind judged by a fit on others. */
function thresholdOf(weighed: readonly WeighedDocument[]): number {
  const kinds = [...new Set(weighed.map(({ document }) => document.kind))];
  const isIn = (part: number, { document }: WeighedDocument): boolean => kinds.indexOf(document.kind) % PARTS === part;
  const judged = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) =>
    judgeWith(
      fitOf(weighed.filter((each) => !isIn(part, each))),
      weighed.filter((each) => isIn(part, each)),
    ),
  );
  const noneTold = (fitsFrom: number): number => sharesOf(judged.map((each) => sortFrom(fitsFrom, each))).noneTold;
  return STEPS.find((step) => noneTold(step) >= NONE_TOLD) ?? 1;
}

function fitOf(weighed: readonly WeighedDocument[]): LogisticFit {
  return fitLogistic(weighed.flatMap(outcomesOf), PENALTY);
}

function writeFit(weighed: readonly WeighedDocument[]): void {
  const fit = fitOf(weighed);
  const fitsFrom = thresholdOf(weighed);
  const lines = Object.entries(fit.weights).map(([name, weight]) => `    ${name}: ${weight},`);
  writeFileSync(
    join(PROJECT_ROOT, 'packages/engine/src/sorting/sorting-weights.ts'),
    [
      '// Written by `npm run score:sorting -- --fit`; how it was measured stands in docs/ACCURACY.md.',
      '',
      '/** Weights of the signals, as a logistic fit gives them. */',
      'export const SORTING: { bias: number; weights: Readonly<Record<string, number>>; fitsFrom: number } = {',
      `  bias: ${fit.bias},`,
      '  weights: {',
      ...lines,
      '  },',
      '  /** From this likelihood on a template fits. */',
      `  fitsFrom: ${fitsFrom},`,
      '};',
      '',
    ].join('\n'),
  );
  const { withTemplate, sortedRight, withoutTemplate, noneTold } = sharesOf(
    judgeWith(fit, weighed).map((each) => sortFrom(fitsFrom, each)),
  );
  console.log(
    `Fitted on ${withTemplate} with a template, ${perCent(sortedRight)} % right, and ${withoutTemplate} without, ${perCent(noneTold)} % told.`,
  );
}

function readSharedTemplates(): ReadonlySet<string> {
  const cases = join(sharedFolder('bench') ?? '', 'cases');
  return new Set(readdirSync(cases).filter((set) => existsSync(join(cases, set, 'template.json'))));
}
