import type { EngineWorker } from './engine-pool.ts';

/** A worker that runs the engine, in its own thread and memory. */
export function startEngineWorker(): EngineWorker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' }) as unknown as EngineWorker;
}

/** As many readers as the device has cores to spare, and never so many that their memory adds up. */
export const READER_COUNT = Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
