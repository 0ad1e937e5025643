import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IssueCode, ReadDocument } from '../model/index.ts';
import { NETWORK_FILE } from './package-file.ts';

/** Keeps what was read, by the file's content, the options and the version of everything that reads. */
export interface ReadingCache {
  get(bytes: Uint8Array, options: string, read: () => Promise<ReadDocument>): Promise<ReadDocument>;
}

export async function openReadingCache(folder: string): Promise<ReadingCache> {
  await mkdir(folder, { recursive: true });
  const version = await readerVersion();
  return {
    async get(bytes, options, read) {
      const key = createHash('sha256').update(version).update(options).update(bytes).digest('hex');
      const path = join(folder, `${key}.json`);
      const kept = await readFile(path, 'utf8').catch(() => null);
      if (kept !== null) return JSON.parse(kept) as ReadDocument;
      const document = await read();
      // What was cut short by time, or for want of the OCR, is worth another try.
      if (document.pages.some((page) => page.issues.some(({ code }) => WORTH_ANOTHER_TRY.includes(code)))) return document;
      const partial = `${path}.${process.pid}`;
      await writeFile(partial, JSON.stringify(document));
      await rename(partial, path);
      return document;
    },
  };
}

const WORTH_ANOTHER_TRY: readonly IssueCode[] = ['page_timed_out', 'ocr_unavailable'];
const READING_ROOMS = ['model', 'languages', 'readers', 'ocr', 'node'];

/** A hash over the built reading stages, their dependencies' versions and the line network. */
async function readerVersion(): Promise<string> {
  const engine = fileURLToPath(new URL('..', import.meta.url));
  const hash = createHash('sha256');
  for (const room of READING_ROOMS) {
    const names = (await readdir(join(engine, room), { recursive: true })).filter((name) => name.endsWith('.js')).sort();
    for (const name of names) hash.update(name).update(await readFile(join(engine, room, name)));
  }
  for (const name of ['reading.js', 'limits.js', '../package.json']) hash.update(await readFile(join(engine, name)));
  hash.update(await readFile(NETWORK_FILE));
  return hash.digest('hex');
}
