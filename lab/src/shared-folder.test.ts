import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sharedFolder } from './shared-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'shared-folder-'));

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('gives a path by which a program in it knows that it was started, where the folder is a link too', () => {
  mkdirSync(join(root, 'elsewhere/bench'), { recursive: true });
  mkdirSync(join(root, 'project'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'shared'));
  const program =
    "import { resolve } from 'node:path';\nimport { fileURLToPath } from 'node:url';\nif (resolve(process.argv[1]) === fileURLToPath(import.meta.url)) console.log('scored');\n";
  writeFileSync(join(root, 'elsewhere/bench/score.mjs'), program);
  const bench = sharedFolder('bench', join(root, 'project'));
  expect(spawnSync(process.execPath, [join(bench!, 'score.mjs')], { encoding: 'utf8' }).stdout).toBe('scored\n');
  expect(sharedFolder('hostile', join(root, 'project'))).toBeNull();
});
