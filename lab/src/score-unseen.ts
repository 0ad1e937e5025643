// `npm run score:unseen -- [--wave 1 to 12] [--misses N] [--accept]`
// Writes the documents of kinds that the benchmark does not have, reads them, and tells how far they stay behind the benchmark.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { againstBaseline, perCent } from './baseline.ts';
import { benchScorer, type ScoreReport } from './bench-scorer.ts';
import { writeCases } from './generate/write-cases.ts';
import { runBench } from './run-bench.ts';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';
import { type Wave, WAVES } from './unseen/waves.ts';

const { values } = parseArgs({
  options: { misses: { type: 'string' }, wave: { type: 'string' }, accept: { type: 'boolean', default: false } },
});
const scorer = await benchScorer();
const development = scoreOf(join(sharedFolder('bench') ?? '', 'cases'), 'predictions-development').meanOfSets.f1;
for (const [index, wave] of WAVES.entries())
  if (values.wave === undefined ? !wave.atFirstSight : Number(values.wave) === index + 1) await scoreWave(wave);

async function scoreWave({ title, name, families, documents, seed }: Wave): Promise<void> {
  const cases = join(PROJECT_ROOT, '.cache', name);
  await writeCases(families, { folder: cases, documents, seed, as: 'pdf' });
  const report = scoreOf(cases, `predictions-${name}`);
  const [mean, falseFill] = [report.meanOfSets.f1, report.overall.falseFillRate ?? 0];
  printFamilies(report);
  printMisses(report, Number(values.misses ?? 0));
  console.log(
    `\n${title}, mean of ${families.length} unseen kinds: F1 ${perCent(mean)}, false fill ${perCent(falseFill)}; development mean ${perCent(development)}; distance ${perCent(development - mean)} points.`,
  );
  againstBaseline(
    name,
    {
      mean: perCent(mean),
      falseFill: perCent(falseFill),
      ...Object.fromEntries(Object.entries(report.sets).map(([family, { f1 }]) => [family, perCent(f1)])),
    },
    values.accept,
  );
}

function scoreOf(cases: string, predictions: string): ScoreReport {
  const folder = join(PROJECT_ROOT, '.cache', predictions);
  runBench({ cases, predictions: folder });
  return scorer.scoreAll(cases, folder);
}

function printFamilies({ sets, overall }: ScoreReport): void {
  console.log('kind                            docs  values    P %    R %   F1 %  nulls  false fill %');
  for (const [family, { documents, values: count, precision, recall, f1, nulls, falseFillRate }] of [
    ...Object.entries(sets),
    ['all values together', overall] as const,
  ]) {
    const shares = [precision, recall, f1].map((share) => perCent(share).toFixed(1).padStart(7)).join('');
    console.log(
      `${family.padEnd(30)}${String(documents).padStart(6)}${String(count).padStart(8)}${shares}${String(nulls).padStart(7)}${(falseFillRate === null ? '-' : perCent(falseFillRate).toFixed(1)).padStart(14)}`,
    );
  }
}

function printMisses({ sets }: ScoreReport, most: number): void {
  for (const [family, { misses }] of Object.entries(sets))
    for (const miss of misses.slice(0, most))
      console.log(
        `${family}/${miss.id} ${miss.field} ${miss.kind}: wanted ${JSON.stringify(miss.expected)}, got ${JSON.stringify(miss.predicted)}`,
      );
}
