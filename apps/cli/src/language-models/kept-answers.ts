import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptAnswers } from '@sheetlift/engine';

/** Answers in a folder, one file each, named by a digest of what was asked. They hold words of documents. */
export async function openKeptAnswers(folder: string): Promise<KeptAnswers> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (key: string): string => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    get: (key) => readFile(pathOf(key), 'utf8').catch(() => null),
    async put(key, answer) {
      const path = pathOf(key);
      await writeFile(`${path}.new`, answer, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
  };
}
