// `npm run score -- [--no-cache] [--embedded on] [--set S] [--fields] [--misses N] [--jobs N]`
// Reads every case of ../shared/bench and prints the scorer's table, and beside it how much of the truth was in what was read.
// `npm run score:reading` prints only that, by field.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchScorer } from './bench-scorer.ts';
import { findableValues } from './findable.ts';
import { findableTable } from './findable-table.ts';
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
  },
});

const bench = sharedFolder('bench');
if (!bench) {
  console.log('There is no ../shared/bench: nothing to score.');
  process.exit(0);
}

const sets = values.set.flatMap((set) => ['--set', set]);
const predictions = join(PROJECT_ROOT, '.cache', `predictions-${values.embedded}`);
rmSync(predictions, { recursive: true, force: true });
const command = ['bench', join(bench, 'cases'), '--out', predictions, '--jobs', values.jobs, '--embedded', values.embedded, ...sets];
if (!values['no-cache']) command.push('--cache', join(PROJECT_ROOT, '.cache', 'readings'));
const startedAt = performance.now();
run(join(PROJECT_ROOT, 'apps/cli/bin/sheetlift.mjs'), command);
console.log(
  `Read and found in ${Math.round((performance.now() - startedAt) / 1000)} s, embedded data ${values.embedded}${values['no-cache'] ? ', nothing cached' : ''}.\n`,
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
console.log(
  `\n${findableTable(findableValues(await benchScorer(), join(bench, 'cases'), predictions, values.set), f1BySet(), values.reading)}`,
);

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
