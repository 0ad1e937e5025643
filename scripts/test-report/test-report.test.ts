import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areTooMany, failures, linesOf, secondTries } from './test-report.mjs';
import { unhandledErrors } from './unhandled-errors.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('a report, as vitest itself writes it', () => {
  let folder = '';
  let report: Parameters<typeof failures>[0];
  beforeAll(() => {
    mkdirSync(join(ROOT, '.tmp'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.tmp/test-report-'));
    writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['*.test.mjs'], retry: 1 } };");
    writeFileSync(
      join(folder, 'journeys.test.mjs'),
      `import { describe, expect, it } from 'vitest';
      let tries = 0;
      describe('a journey', () => {
        it('passes', () => expect(1).toBe(1));
        it('passes when tried again', () => expect(++tries).toBe(2));
        it('fails', () => expect(1).toBe(2));
      });`,
    );
    writeFileSync(join(folder, 'broken.test.mjs'), "throw new Error('cannot be loaded');");
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--reporter=json', '--outputFile=report.json']);
    report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as typeof report;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names the tests that failed and the files that could not be run', () => {
    expect(failures(report)).toHaveLength(2);
    expect(failures(report)).toEqual(
      expect.arrayContaining([
        { name: 'a journey fails', failure: expect.stringContaining('expected 1 to be 2') as string },
        {
          name: expect.stringContaining('broken.test.mjs') as string,
          failure: expect.stringContaining('cannot be loaded') as string,
        },
      ]),
    );
  });

  it('names the tests that passed only when tried again', () => {
    expect(secondTries(report)).toEqual([
      { name: 'a journey passes when tried again', failure: expect.stringContaining('expected 1 to be 2') as string },
    ]);
  });
});

const tries = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `journey ${at}`, failure: 'Error: late\n  at it' }));

it('says each with its failure', () => {
  expect(linesOf('Second tries', [])).toEqual(['Second tries: 0']);
  expect(linesOf('Second tries', tries(1))).toEqual(['Second tries: 1', '- journey 0\n    Error: late\n      at it']);
});

it('finds more than five second tries too many', () => {
  expect([0, 5, 6].map((count) => areTooMany(tries(count)))).toEqual([false, false, true]);
});

describe('an error that nobody handles', () => {
  let folder = '';
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is told with its beginning, though each test passed', () => {
    folder = mkdtempSync(join(ROOT, '.tmp/test-report-'));
    mkdirSync(join(folder, '.tmp/reports'), { recursive: true });
    writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['*.test.mjs'] } };");
    writeFileSync(
      join(folder, 'quiet.test.mjs'),
      `import { it } from 'vitest';
      it('passes', async () => {
        void Promise.reject(new Error('nobody awaited'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      });`,
    );
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const reporter = `--reporter=${join(ROOT, 'scripts/test-report/unhandled-errors.mjs')}`;
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--root', folder, reporter], { cwd: folder });
    expect(status).toBe(1);
    expect(unhandledErrors(folder)).toEqual([
      { name: expect.stringContaining('quiet.test.mjs') as string, failure: expect.stringContaining('nobody awaited') as string },
    ]);
  });
});
