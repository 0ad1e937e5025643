import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../platform/environment.ts';
import { startWeb } from './web.ts';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));

/** One that dies is replaced after so long; at once it would only die again. */
const AGAIN_MS = 1_000;

/** Web and worker, in two processes: what reading takes, no request waits for. */
export async function startAll(environment: Environment): Promise<void> {
  let isStopping = false;
  let worker: ChildProcess | null = null;
  const startWorker = (): void => {
    worker = fork(MAIN, ['worker']);
    worker.once('exit', (code, signal) => {
      worker = null;
      if (isStopping) return;
      process.stderr.write(`The worker ended (${signal ?? code}); another one takes its place.\n`);
      setTimeout(() => isStopping || startWorker(), AGAIN_MS);
    });
  };
  await startWeb(environment, async () => {
    isStopping = true;
    if (!worker) return;
    const gone = once(worker, 'exit');
    worker.disconnect();
    await gone;
  });
  startWorker();
}
