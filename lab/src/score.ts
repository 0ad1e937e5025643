// `npm run score -- [--no-cache] [--embedded on] [--set S] [--fields] [--misses N] [--jobs N] [--without tesseract]`
// Reads every case of ../shared/bench and prints the scorer's table, and beside it how much of the truth was in what was read.
// `npm run score:reading` prints only that, by field. `--without tesseract` reads the sets of scans by lines of our own and our own network alone:
// docs/decisions/two-readings-of-a-line.md.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchScorer } from './bench-scorer.ts';
import { findableValues } from './findable.ts';
import { findableTable } from './findable-table.ts';
import { predictWithoutTesseract } from './lines/predict-without-tesseract.ts';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';

const { values } = parseArgs({
  options: {
    'no-cache': { type: 'boolean', default: false },
    embedded: { type: 'string', default: 'off' },
    set: { type: 'string', multiple: true, default: [] },
    fields: { type: 'boolean', default: false },
    misses: { type: 'string' },
    reading: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    without: { type: 'string' },
  },
});

const bench = sharedFolder('bench');
if (!bench) {
  console.log('There is no ../shared/bench: nothing to score.');
  process.exit(0);
}

if (values.without !== undefined && values.without !== 'tesseract') {
  console.log('Only Tesseract can be left out: --without tesseract');
  process.exit(2);
}

const SCANS = ['sroie', 'funsd'];
const named = values.set.length === 0 && values.without ? SCANS : values.set;
const sets = named.flatMap((set) => ['--set', set]);
const predictions = join(PROJECT_ROOT, '.cache', `predictions-${values.without ? 'without-tesseract' : values.embedded}`);
rmSync(predictions, { recursive: true, force: true });
const startedAt = performance.now();
if (values.without) await predictWithoutTesseract(await benchScorer(), join(bench, 'cases'), predictions, named);
else run(join(PROJECT_ROOT, 'apps/cli/bin/sheetlift.mjs'), benchCommand());
console.log(
  `Read and found in ${Math.round((performance.now() - startedAt) / 1000)} s, embedded data ${values.embedded}${values['no-cache'] || values.without ? ', nothing cached' : ''}.\n`,
);
if (!values.reading) {
  run(join(bench, 'score.mjs'), [
    join(bench, 'cases'),
    predictions,
    ...sets,
    ...(values.fields ? ['--fields'] : []),
    ...(values.misses === undefined ? [] : ['--misses', values.misses]),
  ]);
}
console.log(`\n${findableTable(findableValues(await benchScorer(), join(bench, 'cases'), predictions, named), f1BySet(), values.reading)}`);

function benchCommand(): string[] {
  const command = [
    'bench',
    join(bench ?? '', 'cases'),
    '--out',
    predictions,
    '--jobs',
    values.jobs,
    '--embedded',
    values.embedded,
    ...sets,
  ];
  return values['no-cache'] ? command : [...command, '--cache', join(PROJECT_ROOT, '.cache', 'readings')];
}

/** F1 of each set, as the scorer counts it. */
function f1BySet(): Map<string, number> {
  const { stdout } = spawnSync(
    process.execPath,
    [join(bench ?? '', 'score.mjs'), join(bench ?? '', 'cases'), predictions, ...sets, '--json'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { sets: scored } = JSON.parse(stdout) as { sets: Record<string, { f1: number }> };
  return new Map(Object.entries(scored).map(([set, { f1 }]) => [set, f1]));
}

/** Exit code 2 of the command says that a document could not be read: the score shows what that cost. */
function run(program: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  if (status !== 0 && status !== 2) process.exit(status ?? 1);
}
