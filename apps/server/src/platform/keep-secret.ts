import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
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
  return readSecret(dataDirectory, name) ?? makeSecret(join(folder, name));
}

/** What `keepSecret` keeps under this name from now on. */
export function replaceSecret(dataDirectory: string, name: string, secret: string): void {
  keepSecret(dataDirectory, name);
  const draft = join(dataDirectory, 'secrets', `${name}.${randomUUID()}`);
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(draft, join(dataDirectory, 'secrets', name));
}

/** Null where none is kept yet. */
export function readSecret(dataDirectory: string, name: string): string | null {
  try {
    return readFileSync(join(dataDirectory, 'secrets', name), 'utf8').trim();
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
