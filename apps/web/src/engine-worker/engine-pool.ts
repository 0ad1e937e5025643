import { EngineError, type EngineErrorCode } from '@sheetlift/engine/errors';
import { ModelError, type ModelPort } from '@sheetlift/engine/language-model';
import type { EngineAnswers, EngineProgress, EngineTask, FinishEarly, ModelWord, WorkerMessage } from './engine-protocol.ts';

/** The part of a `Worker` that the pool uses. */
export interface EngineWorker {
  postMessage(message: EngineTask | FinishEarly | ModelWord): void;
  terminate(): void;
  onmessage: ((event: { data: WorkerMessage }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

export interface EnginePool {
  /** Long tasks that are worked on at once; more than these wait. */
  readonly size: number;
  /** Runs a task on a free worker, in the order given unless told otherwise. Rejects with `EngineError`. */
  run<Kind extends EngineTask['kind']>(task: Extract<EngineTask, { kind: Kind }>, options?: TaskOptions): Promise<EngineAnswers[Kind]>;
  /** Stops everything; tasks under way and waiting end as "aborted". */
  close(): void;
}

export interface TaskOptions {
  onProgress?: (progress: EngineProgress) => void;
  signal?: AbortSignal;
  /** Asks a reading worker to end with the pages it has; a task that still waits ends as "aborted". */
  finish?: AbortSignal;
  /** Goes before the tasks that wait, so that a document that was read shows its rows before the next is read. */
  first?: boolean;
  /** The language model that the task asks; the time it takes is not the worker's. */
  port?: ModelPort;
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

/** An error without words: the worker's script did not come. */
const NOT_LOADED =
  'The reader could not be loaded: the network is off, or a newer version of Sheetlift is there. Reload to go on; your work is kept. No pages were counted.';

/** Refusals that come before anything large was opened; after any other failure the worker is replaced. */
const HARMLESS: readonly EngineErrorCode[] = ['password_required', 'unsupported_type', 'type_mismatch', 'file_empty'];

/**
 * A few workers that take tasks in turn. While documents are read there is one worker more, for what is quickly done:
 * a file that was just added or a changed column never waits behind a long scan. A worker that says nothing for too long, dies or fails
 * badly is ended and replaced; only the task it had in hand is affected.
 */
export function createEnginePool({ size, startWorker, idleMs = IDLE_MS }: EnginePoolOptions): EnginePool {
  const waiting: QueuedTask[] = [];
  const idle: PooledWorker[] = [];
  const busy = new Map<PooledWorker, QueuedTask>();

  function dispatch(): void {
    for (let task = takeNext(); task; task = takeNext()) {
      const worker = idle.pop() ?? { worker: startWorker(), pagesRead: 0, finishing: false, idleTimer: undefined };
      begin(worker, task);
    }
  }

  /** The next task there is a place for. Reading leaves the last place to what is quickly done. */
  function takeNext(): QueuedTask | undefined {
    if (busy.size > size) return undefined;
    const reading = [...busy.values()].filter(({ task }) => task.kind === 'read').length;
    // The worker that was started beside the reading ones takes its part for as long as it is there.
    const hasPlace = busy.size < size || idle.length > 0;
    const place = waiting.findIndex(
      ({ task, signal }) => !signal?.aborted && (task.kind === 'read' ? reading < size && hasPlace : reading > 0 || hasPlace),
    );
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  }

  function begin(pooled: PooledWorker, task: QueuedTask): void {
    clearTimeout(pooled.idleTimer);
    busy.set(pooled, task);
    const giveUp = (): void => fail(pooled, new EngineError('timed_out'));
    let silence = setTimeout(giveUp, TASK_MS);
    const listen = (): void => {
      if (busy.get(pooled) === task) silence = setTimeout(giveUp, TASK_MS);
    };
    const total = setTimeout(giveUp, task.totalMs);
    task.settleTimers = () => [silence, total].forEach(clearTimeout);
    pooled.worker.onerror = ({ message }) =>
      fail(pooled, new EngineError('internal', message === undefined ? { detail: NOT_LOADED } : { cause: message }));
    pooled.worker.onmessage = ({ data: message }) => {
      clearTimeout(silence);
      if (message.kind === 'ask-model') return void askModel(pooled, task, message).then(listen);
      listen();
      receive(pooled, task, message);
    };
    task.askToFinish = () => {
      pooled.finishing = true;
      pooled.worker.postMessage({ kind: 'finish' });
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
        release(pooled, pooled.pagesRead < PAGES_PER_WORKER && !pooled.finishing);
        task.resolve(message.answer);
        return dispatch();
      // pdf.js, loaded by the worker for a file PDFium refuses, greets on the same channel; that ends no task.
      default:
    }
  }

  async function askModel(pooled: PooledWorker, task: QueuedTask, { question, prompt }: ModelQuestion): Promise<void> {
    try {
      if (!task.port) throw new ModelError('failed', { cause: 'the task has no model' });
      const reply = await task.port.ask(prompt, task.ended.signal);
      if (busy.get(pooled) === task) pooled.worker.postMessage({ kind: 'model-said', question, reply });
    } catch (error) {
      const code = error instanceof ModelError ? error.code : 'failed';
      if (busy.get(pooled) === task) pooled.worker.postMessage({ kind: 'model-failed', question, code });
    }
  }

  function fail(pooled: PooledWorker, error: EngineError): void {
    const task = busy.get(pooled);
    release(pooled, HARMLESS.includes(error.code));
    task?.reject(error);
    dispatch();
  }

  function release(pooled: PooledWorker, reusable: boolean): void {
    const task = busy.get(pooled);
    if (task) {
      task.settleTimers();
      task.ended.abort();
      task.askToFinish = () => undefined;
    }
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
    size,
    run(task, options = {}) {
      return new Promise((resolve, reject) => {
        const queued: QueuedTask = {
          task,
          port: options.port,
          ended: new AbortController(),
          totalMs: options.totalMs ?? TASK_MS,
          signal: options.signal,
          onProgress: options.onProgress ?? (() => undefined),
          settleTimers: () => undefined,
          askToFinish: () => abort(queued),
          resolve: resolve as (answer: unknown) => void,
          reject,
        };
        if (options.signal?.aborted) return reject(new EngineError('aborted'));
        options.signal?.addEventListener('abort', () => abort(queued), { once: true });
        options.finish?.addEventListener('abort', () => queued.askToFinish(), { once: true });
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
  /** It was told to finish early: it may still be at the page it gave up. */
  finishing: boolean;
  idleTimer: ReturnType<typeof setTimeout> | undefined;
}

type ModelQuestion = Extract<WorkerMessage, { kind: 'ask-model' }>;

interface QueuedTask {
  task: EngineTask;
  port: ModelPort | undefined;
  /** Whatever is still asked for it is given up. */
  ended: AbortController;
  totalMs: number;
  signal: AbortSignal | undefined;
  onProgress: (progress: EngineProgress) => void;
  settleTimers: () => void;
  askToFinish: () => void;
  resolve: (answer: unknown) => void;
  reject: (error: EngineError) => void;
}

function end(pooled: PooledWorker): void {
  clearTimeout(pooled.idleTimer);
  pooled.worker.onmessage = null;
  pooled.worker.onerror = null;
  pooled.worker.terminate();
}
