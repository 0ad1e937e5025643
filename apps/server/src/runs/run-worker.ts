import { setTimeout as wait } from 'node:timers/promises';
import type { IsolatedReader } from '@sheetlift/engine/node';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Logger } from '../platform/logger.ts';
import { repeat } from '../platform/repeat.ts';
import { runDocuments } from '../platform/schema.ts';
import { touchRun } from './touch-run.ts';
import { putBack, type Taken, takeDocument, workOnDocument, type WorkParts } from './work-on-document.ts';
import { holdWorkerLock, livingWorkers, type WorkerLock } from './worker-lock.ts';

interface WorkerParts extends WorkParts {
  databaseUrl: string;
  log: Logger;
  /** Documents read at the same time, each in a child of its own. */
  readers: number;
  createReader: () => IsolatedReader;
}

/** How long an idle reader waits before it looks again. */
const LOOK_MS = 500;

/** How soon a document that is not to be read any more is let go. */
const CHECK_MS = 1_000;

/** How often is looked for what dead workers left. */
const SWEEP_MS = 5_000;

/** After trouble with the database or the disk. */
const REST_MS = 1_000;

/** Reads what waits until it is stopped. What is in hand then is put back, and another worker goes on with it. */
export function startRunWorker(parts: WorkerParts): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const loops = Array.from({ length: parts.readers }, () => readOn(stopping.signal, parts));
  const stopSweeping = repeat('documents of dead workers', SWEEP_MS, () => takeFromTheDead(parts), parts.log);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...loops, stopSweeping()]);
    },
  };
}

/**
 * After trouble a worker goes on under another number: whatever it may have left under the old one, also where it cannot know whether a
 * transaction came to be, is taken from it as from the dead.
 */
async function readOn(stopping: AbortSignal, parts: WorkerParts): Promise<void> {
  const reader = parts.createReader();
  while (!stopping.aborted) {
    let lock: WorkerLock | null = null;
    try {
      lock = await holdWorkerLock(parts.databaseUrl);
      await readUnder(lock, reader, stopping, parts);
    } catch (err) {
      parts.log.warn({ err }, 'Reading documents met trouble; it goes on');
      await rest(REST_MS, stopping);
    }
    await lock?.release();
  }
  reader.close();
}

async function readUnder(lock: WorkerLock, reader: IsolatedReader, stopping: AbortSignal, parts: WorkerParts): Promise<void> {
  while (lock.isHeld() && !stopping.aborted) {
    const taken = await takeDocument(lock.number, parts);
    if (taken === 'none') await rest(LOOK_MS, stopping);
    else if (taken !== 'ended') await workWatched(taken, reader, stopping, parts);
  }
}

/** Ends the reading child, and what is asked of a language model, when the document is not ours any more, or when we stop. */
async function workWatched(taken: Taken, reader: IsolatedReader, stopping: AbortSignal, parts: WorkerParts): Promise<void> {
  const stop = new AbortController();
  const end = (): void => {
    reader.close();
    stop.abort();
  };
  const checks = setInterval(() => {
    // Where the database cannot be asked, the end of the work will say so.
    void isLost(taken, parts).then(
      (lost) => lost && end(),
      () => {},
    );
  }, CHECK_MS);
  let onStop = (): void => {};
  const stopped = new Promise<'stopped'>((resolve) => (onStop = () => resolve('stopped')));
  stopping.addEventListener('abort', onStop);
  const work = workOnDocument(taken, reader, parts, stop.signal);
  try {
    if ((await Promise.race([work, stopped])) !== 'stopped') return;
    // First given up, then ended: what the child's death would come to is nobody's any more.
    await putBack(taken, parts);
    end();
    await work;
  } finally {
    clearInterval(checks);
    stopping.removeEventListener('abort', onStop);
  }
}

async function isLost({ document, worker }: Taken, { database }: WorkerParts): Promise<boolean> {
  const [now] = await database
    .select({ state: runDocuments.state, worker: runDocuments.worker })
    .from(runDocuments)
    .where(eq(runDocuments.id, document.id));
  return now?.state !== 'reading' || now.worker !== worker;
}

/** What is read by a worker whose lock is gone waits again. */
async function takeFromTheDead({ database, queue }: WorkerParts): Promise<void> {
  const left = await database
    .select({ id: runDocuments.id, runId: runDocuments.runId, worker: runDocuments.worker })
    .from(runDocuments)
    .where(and(eq(runDocuments.state, 'reading'), notInArray(runDocuments.worker, await livingWorkers(database))));
  for (const { id, runId, worker } of left) {
    await database.transaction(async (transaction) => {
      const run = await touchRun(runId, transaction);
      const [freed] = run
        ? await transaction
            .update(runDocuments)
            .set({ state: 'waiting', worker: null, revision: run.revision })
            .where(and(eq(runDocuments.id, id), eq(runDocuments.state, 'reading'), eq(runDocuments.worker, worker!)))
            .returning({ id: runDocuments.id })
        : [];
      if (freed) await queue.giveBack(id, transaction);
    });
  }
}

async function rest(timeMs: number, stopping: AbortSignal): Promise<void> {
  await wait(timeMs, undefined, { signal: stopping }).catch(() => {});
}
