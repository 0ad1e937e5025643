import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Where contents of documents are kept, each under a random key: names from outside never become paths. What is written under a key is
 * there whole or not at all.
 */
export interface BlobStore {
  /** Keeps what comes, under a new key or the one it had where it comes from, and gives the key. */
  write: (content: AsyncIterable<Uint8Array>, key?: string) => Promise<string>;
  /** Bytes of what is kept under the key; null where nothing is. */
  size: (key: string) => Promise<number | null>;
  /** Null where nothing is kept under the key. */
  read: (key: string) => Promise<Buffer | null>;
  stream: (key: string) => Readable;
  /** A key under which nothing is kept is fine. */
  remove: (key: string) => Promise<void>;
  /** Keys of what was written before a moment, as far as it is whole; unfinished writing of that age is cleared away. */
  keysBefore: (moment: Date) => AsyncIterable<string>;
}

export const BLOB_KEY = /^[0-9a-f]{32}$/;

/** In a folder of this machine: `FOLDER/ab/abcd...`, so that no folder grows too large. */
export function createFolderBlobStore(folder: string): BlobStore {
  const pathOf = (key: string): string => {
    if (!BLOB_KEY.test(key)) throw new Error('This is no key of a blob.');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async write(content, key = randomBytes(16).toString('hex')) {
      const path = pathOf(key);
      const draft = `${path}.part`;
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
      try {
        await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return key;
    },
    size: (key) => stat(pathOf(key)).then(({ size }) => size, nullIfNotThere),
    read: (key) => readFile(pathOf(key)).catch(nullIfNotThere),
    stream: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keysBefore(moment) {
      for (const part of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, part))) {
          const path = join(folder, part, name);
          // It may be gone by now: others sweep too.
          const written = await stat(path).catch(() => null);
          if (!written || written.mtime >= moment) continue;
          if (BLOB_KEY.test(name)) yield name;
          else await rm(path, { force: true });
        }
      }
    },
  };
}

function nullIfNotThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
