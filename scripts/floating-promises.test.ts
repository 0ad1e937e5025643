import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { COMPILER_OPTIONS } from './floating-promises/compiler-options.ts';
import { findFloatingPromises } from './floating-promises/find-floating-promises.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENT = join(ROOT, 'apps/web/src');

function clientFiles(): string[] {
  const paths = readdirSync(CLIENT, { recursive: true }) as string[];
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|test-fixture)\.tsx?$/.test(path) && !path.startsWith('service-worker'))
    .map((path) => join(CLIENT, path));
}

test('no promise of the client is let go that may reject unseen', { timeout: 240_000 }, () => {
  const files = clientFiles();
  expect(files.length).toBeGreaterThan(300);
  const program = ts.createProgram(files, COMPILER_OPTIONS);
  const ours = new Set(files);
  expect(findFloatingPromises(program, (name) => ours.has(name)).map((line) => line.slice(ROOT.length))).toEqual([]);
});
