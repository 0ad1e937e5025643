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
  expect(secondTries(report)).toEqual(['a journey passes when tried again']);
});

it('says them in a line, and finds more than two too many', () => {
  expect(judgeSecondTries([])).toEqual({ line: 'Second tries: 0', areTooMany: false });
  expect(judgeSecondTries(['a drops', 'b opens'])).toEqual({ line: 'Second tries: 2: a drops; b opens', areTooMany: false });
  expect(judgeSecondTries(['a', 'b', 'c'])).toEqual({ line: 'Second tries: 3: a; b; c', areTooMany: true });
});
