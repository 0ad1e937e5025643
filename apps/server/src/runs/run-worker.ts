import { setTimeout as wait } from 'node:timers/promises';
import type { IsolatedReader } from '@sheetlift/engine/node';
import type { Logger } from '../platform/logger.ts';
import { Refused } from '../platform/refused.ts';
import { repeat } from '../platform/repeat.ts';
import { isLost, putBack, type Taken, takeFromTheDead, takeWork } from './work-in-hand.ts';
import { workOn, type WorkParts } from './work-on-document.ts';
import { holdWorkerLock, type WorkerLock } from './worker-lock.ts';

interface WorkerParts extends WorkParts {
  databaseUrl: string;
  log: Logger;
  /** Documents, or ranges of large ones, read at the same time, each in a child of its own. */
  readers: number;
  createReader: () => IsolatedReader;
}

/** How long an idle reader waits before it looks again. */
const LOOK_MS = 500;

/** How soon what is not to be read any more is let go. */
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
    const taken = await takeWork(lock.number, parts);
    if (taken === 'none') await rest(LOOK_MS, stopping);
    else if (taken !== 'ended') await workWatched(taken, reader, stopping, parts);
  }
}

/** Ends the reading child, and what is asked of a language model, when what it reads is not ours any more, or when we stop. */
async function workWatched(taken: Taken, reader: IsolatedReader, stopping: AbortSignal, parts: WorkerParts): Promise<void> {
  const stop = new AbortController();
  let isOver = false;
  const end = (): void => {
    // An answer may come when the document is done, and nobody's: the child may be at the next one by then.
    if (isOver) return;
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
  const work = workOn(taken, reader, parts, stop.signal);
  try {
    if ((await Promise.race([work, stopped])) !== 'stopped') return;
    // First given up, then ended: what the child's death would come to is nobody's any more.
    await putBack(taken, parts);
    end();
    await work;
  } catch (error) {
    // Contents cannot be reached: that is not the document's fault, however often it happens.
    if (error instanceof Refused) await putBack(taken, parts);
    throw error;
  } finally {
    isOver = true;
    clearInterval(checks);
    stopping.removeEventListener('abort', onStop);
  }
}

async function rest(timeMs: number, stopping: AbortSignal): Promise<void> {
  await wait(timeMs, undefined, { signal: stopping }).catch(() => {});
}
