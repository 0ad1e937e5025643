// `npm run score -- [--no-cache] [--embedded on] [--set S] [--fields] [--misses N] [--jobs N]`
// Reads every case of ../shared/bench and prints the scorer's table.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';

const { values } = parseArgs({
  options: {
    'no-cache': { type: 'boolean', default: false },
    embedded: { type: 'string', default: 'off' },
    set: { type: 'string', multiple: true, default: [] },
    fields: { type: 'boolean', default: false },
    misses: { type: 'string' },
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
console.log(`Read and found in ${Math.round((performance.now() - startedAt) / 1000)} s, embedded data ${values.embedded}${values['no-cache'] ? ', nothing cached' : ''}.\n`);
run(join(bench, 'score.mjs'), [
  join(bench, 'cases'),
  predictions,
  ...sets,
  ...(values.fields ? ['--fields'] : []),
  ...(values.misses === undefined ? [] : ['--misses', values.misses]),
]);

/** Exit code 2 of the command says that a document could not be read: the score shows what that cost. */
function run(program: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  if (status !== 0 && status !== 2) process.exit(status ?? 1);
}
