import { EngineError, type EngineErrorCode } from '@sheetlift/engine/errors';
import type { EngineAnswers, EngineProgress, EngineTask, WorkerMessage } from './engine-protocol.ts';

/** The part of a `Worker` that the pool uses. */
export interface EngineWorker {
  postMessage(task: EngineTask): void;
  terminate(): void;
  onmessage: ((event: { data: WorkerMessage }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

export interface EnginePool {
  /** Runs a task on a free worker, in the order given unless told otherwise. Rejects with `EngineError`. */
  run<Kind extends EngineTask['kind']>(task: Extract<EngineTask, { kind: Kind }>, options?: TaskOptions): Promise<EngineAnswers[Kind]>;
  /** Stops everything; tasks under way and waiting end as "aborted". */
  close(): void;
}

export interface TaskOptions {
  onProgress?: (progress: EngineProgress) => void;
  signal?: AbortSignal;
  /** Goes before the tasks that wait, so that a document that was read shows its rows before the next is read. */
  first?: boolean;
  /** Time for the task as a whole; `TASK_MS` where absent. */
  totalMs?: number;
}

interface EnginePoolOptions {
  size: number;
  startWorker: () => EngineWorker;
  /** Time without work after which a worker's memory is given back; `IDLE_MS` where absent. */
  idleMs?: number;
}

/** Time without a word after which a worker counts as stuck, and the time for a task that names none. */
export const TASK_MS = 60_000;

/** Pages after which an idle worker is replaced: the memory of WebAssembly grows and never shrinks. */
const PAGES_PER_WORKER = 250;

/** A run is over, or the person is looking at its rows. */
const IDLE_MS = 20_000;

/** Refusals that come before anything large was opened; after any other failure the worker is replaced. */
const HARMLESS: readonly EngineErrorCode[] = ['password_required', 'unsupported_type', 'type_mismatch', 'file_empty'];

/**
 * A few workers that take tasks in turn. A worker that says nothing for too long, dies or fails badly is ended and
 * replaced; only the task it had in hand is affected.
 */
export function createEnginePool({ size, startWorker, idleMs = IDLE_MS }: EnginePoolOptions): EnginePool {
  const waiting: QueuedTask[] = [];
  const idle: PooledWorker[] = [];
  const busy = new Map<PooledWorker, QueuedTask>();

  function dispatch(): void {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < size)) {
      const task = waiting.shift()!;
      if (task.signal?.aborted) continue;
      const worker = idle.pop() ?? { worker: startWorker(), pagesRead: 0, idleTimer: undefined };
      begin(worker, task);
    }
  }

  function begin(pooled: PooledWorker, task: QueuedTask): void {
    clearTimeout(pooled.idleTimer);
    busy.set(pooled, task);
    const giveUp = (): void => fail(pooled, new EngineError('timed_out'));
    let silence = setTimeout(giveUp, TASK_MS);
    const total = setTimeout(giveUp, task.totalMs);
    task.settleTimers = () => [silence, total].forEach(clearTimeout);
    pooled.worker.onerror = (event) => fail(pooled, new EngineError('internal', { cause: event.message }));
    pooled.worker.onmessage = ({ data: message }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, TASK_MS);
      receive(pooled, task, message);
    };
    pooled.worker.postMessage(task.task);
  }

  function receive(pooled: PooledWorker, task: QueuedTask, message: WorkerMessage): void {
    switch (message.kind) {
      case 'progress':
        if (message.progress.kind === 'page-read') pooled.pagesRead++;
        return task.onProgress(message.progress);
      case 'failed':
        return fail(pooled, new EngineError(message.code, { detail: message.message }));
      case 'done':
        release(pooled, pooled.pagesRead < PAGES_PER_WORKER);
        task.resolve(message.answer);
        return dispatch();
      // pdf.js, loaded by the worker for a file PDFium refuses, greets on the same channel; that ends no task.
      default:
    }
  }

  function fail(pooled: PooledWorker, error: EngineError): void {
    const task = busy.get(pooled);
    release(pooled, HARMLESS.includes(error.code));
    task?.reject(error);
    dispatch();
  }

  function release(pooled: PooledWorker, reusable: boolean): void {
    busy.get(pooled)?.settleTimers();
    busy.delete(pooled);
    if (!reusable) return end(pooled);
    idle.push(pooled);
    pooled.idleTimer = setTimeout(() => {
      idle.splice(idle.indexOf(pooled), 1);
      end(pooled);
    }, idleMs);
  }

  function abort(task: QueuedTask): void {
    const place = waiting.indexOf(task);
    if (place >= 0) waiting.splice(place, 1);
    for (const [pooled, running] of busy) if (running === task) return fail(pooled, new EngineError('aborted'));
    task.reject(new EngineError('aborted'));
  }

  return {
    run(task, options = {}) {
      return new Promise((resolve, reject) => {
        const queued: QueuedTask = {
          task,
          totalMs: options.totalMs ?? TASK_MS,
          signal: options.signal,
          onProgress: options.onProgress ?? (() => undefined),
          settleTimers: () => undefined,
          resolve: resolve as (answer: unknown) => void,
          reject,
        };
        if (options.signal?.aborted) return reject(new EngineError('aborted'));
        options.signal?.addEventListener('abort', () => abort(queued), { once: true });
        if (options.first) waiting.unshift(queued);
        else waiting.push(queued);
        dispatch();
      });
    },
    close() {
      waiting.splice(0).forEach((task) => task.reject(new EngineError('aborted')));
      Array.from(busy.keys(), (pooled) => fail(pooled, new EngineError('aborted')));
      idle.splice(0).forEach(end);
    },
  };
}

interface PooledWorker {
  worker: EngineWorker;
  pagesRead: number;
  idleTimer: ReturnType<typeof setTimeout> | undefined;
}

interface QueuedTask {
  task: EngineTask;
  totalMs: number;
  signal: AbortSignal | undefined;
  onProgress: (progress: EngineProgress) => void;
  settleTimers: () => void;
  resolve: (answer: unknown) => void;
  reject: (error: EngineError) => void;
}

function end(pooled: PooledWorker): void {
  clearTimeout(pooled.idleTimer);
  pooled.worker.onmessage = null;
  pooled.worker.onerror = null;
  pooled.worker.terminate();
}
