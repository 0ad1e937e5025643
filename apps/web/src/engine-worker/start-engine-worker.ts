import type { EngineWorker } from './engine-pool.ts';

/** A worker that runs the engine, in its own thread and memory. */
export function startEngineWorker(): EngineWorker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' }) as unknown as EngineWorker;
}

/** Gigabytes of the device's memory for each reader, which may take one: the rest is the browser's and the person's. */
const GIGABYTES_PER_READER = 2;

/** As many readers as the device has cores and memory to spare. */
export const READER_COUNT = Math.max(
  1,
  Math.min(4, (navigator.hardwareConcurrency || 2) - 1, Math.floor(deviceGigabytes() / GIGABYTES_PER_READER)),
);

/** Told by some browsers only, in steps; 8 stands for more. */
function deviceGigabytes(): number {
  return (navigator as { deviceMemory?: number }).deviceMemory ?? 8;
}
