import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret } from './keep-secret.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, is long, and stays the same', () => {
  const secret = keepSecret(folder, 'token-secret');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keepSecret(folder, 'token-secret')).toBe(secret);
  expect(keepSecret(folder, 'other')).not.toBe(secret);
  expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(['other', 'token-secret']);
});

test('only its owner may read it, even where the folder was opened', () => {
  keepSecret(folder, 'token-secret');
  chmodSync(join(folder, 'secrets'), 0o755);
  keepSecret(folder, 'token-secret');
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'secrets/token-secret')).mode & 0o777).toBe(0o600);
});
