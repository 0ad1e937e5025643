// `npm run check [-- BASE]`: what a change may have broken, in less than a minute. BASE is what it is compared with, `main` unless said.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

const base = process.argv[2] ?? 'main';
const startedAt = performance.now();
/** Seconds since the start. */
const elapsed = () => Math.round((performance.now() - startedAt) / 1000);

/** Two lanes, each as long as the other, for the two cores that the smallest machines have. */
const LANES = [
  [
    ['Types', ['npx', 'tsc', '-b']],
    ['Types of the tests', ['npx', 'tsc', '-p', 'tsconfig.test.json']],
  ],
  [
    ['Format and lint', ['npm', 'run', '--silent', 'lint']],
    [
      "Import rules, the specification's page, floating promises",
      vitest('scripts/import-rules.test.ts', 'scripts/specification/specification.test.ts', 'scripts/floating-promises.test.ts'),
    ],
    [`Tests of what changed against ${base}`, vitest('--changed', base)],
  ],
];

ensureInstalled();
const failed = (await Promise.all(LANES.map(runLane))).flat();
console.log(failed.length === 0 ? `Nothing found after ${elapsed()} s; npm test runs everything.` : `Failed: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);

/** One step after the other; the names of those that failed. */
async function runLane(steps) {
  const failures = [];
  for (const [name, command] of steps) {
    const { status, output } = await runQuietly(command);
    if (status !== 0) failures.push(name);
    console.log(`${status === 0 ? 'passed' : 'FAILED'} at ${elapsed()} s: ${name}${status === 0 ? '' : `\n${output}`}`);
  }
  return failures;
}

/** What a step says is kept together and shown where it fails: two of them run at a time. */
function runQuietly([command, ...args]) {
  return new Promise((done) => {
    const step = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [step.stdout, step.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    step.once('error', (error) => done({ status: 1, output: error.message }));
    step.once('close', (status) => done({ status, output }));
  });
}

function vitest(...args) {
  return ['npx', 'vitest', 'run', '--reporter=dot', ...args];
}
