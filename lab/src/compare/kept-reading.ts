import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadDocument } from '@sheetlift/engine';
import { PROJECT_ROOT } from '../shared-folder.ts';

const FOLDER = join(PROJECT_ROOT, '.cache', 'compare', 'readings');

/** What was once read of a file, whatever has changed in reading since: engines are compared from there on. */
export async function keptReading(fileName: string, bytes: Uint8Array, read: () => Promise<ReadDocument>): Promise<ReadDocument> {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${createHash('sha256').update(fileName).update(bytes).digest('hex')}.json`);
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept) as ReadDocument;
  const document = await read();
  // Written aside first: a run that is stopped leaves no half of a file.
  await writeFile(`${path}.part`, JSON.stringify(document));
  await rename(`${path}.part`, path);
  return document;
}
