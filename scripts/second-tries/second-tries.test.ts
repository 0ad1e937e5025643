import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeSecondTries, secondTries } from './second-tries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let folder = '';
beforeAll(() => {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.tmp/second-tries-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts the tests that passed only when tried again, as vitest itself reports them', () => {
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
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--reporter=json', '--outputFile=report.json']);
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(secondTries(report)).toEqual([
    { name: 'a journey passes when tried again', failure: expect.stringContaining('expected 1 to be 2') },
  ]);
});

it('says each with its failure, and finds more than five too many', () => {
  const tries = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `journey ${at}`, failure: 'Error: late\n  at it' }));
  expect(judgeSecondTries([])).toEqual({ lines: ['Second tries: 0'], areTooMany: false });
  expect(judgeSecondTries(tries(1))).toEqual({
    lines: ['Second tries: 1', '- journey 0\n    Error: late\n      at it'],
    areTooMany: false,
  });
  expect([5, 6].map((count) => judgeSecondTries(tries(count)).areTooMany)).toEqual([false, true]);
});
