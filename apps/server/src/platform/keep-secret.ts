import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * The secret kept under this name in the data folder, made on first use. Only the owner may read it. Of several processes that
 * start at once, one makes it and all read the same: a link is made whole or not at all.
 */
export function keepSecret(dataDirectory: string, name: string): string {
  const folder = join(dataDirectory, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const path = join(folder, name);
  return readSecret(path) ?? makeSecret(path);
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeSecret(path: string): string {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}
