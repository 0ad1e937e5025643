import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadFinder } from '@sheetlift/engine';
import { createIsolatedReader, type IsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { createLogger } from '../platform/logger.ts';
import { createRecallLessons } from './recall-lessons.ts';
import { startRunWorker } from './run-worker.ts';
import type { WorkParts } from './work-on-document.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const READER_CHILD = fileURLToPath(new URL('packages/engine/dist/node/reader-child.js', `file://${ROOT}`));

/** The program of the reading child is a built one. */
export function buildReaderChild(): void {
  execFileSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'packages/engine/src/node'], { cwd: ROOT });
}

export const createTestReader = (): IsolatedReader => createIsolatedReader({ childPath: READER_CHILD });

export interface WorkerOptions {
  sellsPlans?: boolean;
  readers?: number;
  createReader?: () => IsolatedReader;
}

/** A worker in this process, on the parts and the database of a test server. */
export async function startTestWorker(
  parts: Omit<WorkParts, 'finder' | 'recallLessons' | 'sellsPlans' | 'languageModel'> & Partial<Pick<WorkParts, 'languageModel'>>,
  databaseUrl: string,
  { sellsPlans = false, readers = 1, createReader = createTestReader }: WorkerOptions = {},
): Promise<{ stop: () => Promise<void> }> {
  return startRunWorker({
    languageModel: null,
    ...parts,
    sellsPlans,
    databaseUrl,
    readers,
    finder: await loadFinder(loadNodeAsset),
    recallLessons: createRecallLessons(parts.database),
    log: createLogger('silent'),
    createReader,
  });
}
