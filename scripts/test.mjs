// `npm test`: installs what is missing, builds, and runs every check in its short form.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { areTooMany, failures, linesOf, secondTries } from './test-report/test-report.mjs';
import { unhandledErrors } from './test-report/unhandled-errors.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);
ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
process.env.CHROMIUM_PATH = ensureChromium();

const shared = existsSync('../shared/bench') && existsSync('../shared/hostile');
console.log(
  shared
    ? 'Real documents are at ../shared: tests over them run.'
    : 'There is no ../shared: its documents are not tested; generated fixtures carry the same assertions.',
);

rmSync('.tmp/reports', { recursive: true, force: true });
mkdirSync('.tmp/reports', { recursive: true });
const STEPS = [
  ['Build', ['node', 'scripts/build.mjs']],
  ['Types of the tests', ['npx', 'tsc', '-p', 'tsconfig.test.json']],
  ['Format and lint', ['npm', 'run', '--silent', 'lint']],
  ['Unused files, exports and packages', ['npx', 'knip', '--exclude', 'types']],
  ['Unit and server tests, import rules', vitest('vitest.config.ts', 'unit', 'default')],
  ['Browser tests', vitest('e2e/vitest.config.ts', 'browser', 'verbose')],
];

const failed = [];
for (const [name, [command, ...args]] of STEPS) {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (status !== 0 && name === 'Build') break;
}

const counts = countTests();
if (areTooMany(counts.secondTries)) failed.push('too many second tries');
console.log(`\n${linesOf('Second tries', counts.secondTries).join('\n')}`);
if (counts.failures.length > 0) console.log(`\n${linesOf('Failures', counts.failures).join('\n')}`);
const unhandled = unhandledErrors(ROOT);
if (unhandled.length > 0) console.log(`\n${linesOf('Errors that nobody handled', unhandled).join('\n')}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1);

function vitest(config, report, reporter) {
  return [
    'npx',
    'vitest',
    'run',
    '--config',
    config,
    `--reporter=${reporter}`,
    '--reporter=json',
    `--reporter=${ROOT}scripts/test-report/unhandled-errors.mjs`,
    `--outputFile.json=${ROOT}.tmp/reports/${report}.json`,
  ];
}

function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
  for (const report of ['unit', 'browser']) {
    const path = `.tmp/reports/${report}.json`;
    if (!existsSync(path)) {
      failed.push(`no report of the ${report} tests`);
      continue;
    }
    const results = JSON.parse(readFileSync(path, 'utf8'));
    total.passed += results.numPassedTests;
    total.failed += results.numFailedTests;
    total.skipped += results.numPendingTests;
    total.failures.push(...failures(results));
    total.secondTries.push(...secondTries(results));
  }
  return total;
}
