import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { digestOf, engineVersion } from './engine-version.ts';

it('is the same as long as nothing of the engine changes, and another one with any change of a file or of their order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [first, second] = [join(folder, 'a.js'), join(folder, 'b.bin')];
  writeFileSync(first, 'find();');
  writeFileSync(second, Buffer.from([1, 2]));
  const before = digestOf([first, second]);
  expect([digestOf([first, second]), digestOf([second, first]) === before]).toEqual([before, false]);
  writeFileSync(second, Buffer.from([1, 3]));
  expect(digestOf([first, second])).not.toBe(before);
  expect(engineVersion()).toMatch(/^[0-9a-f]{12}$/);
});
