import { loadFinder } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { openServerModel } from '../language-model/server-model.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import type { Environment } from '../platform/environment.ts';
import { keepSecret } from '../platform/keep-secret.ts';
import { createLogger } from '../platform/logger.ts';
import { startDatabase } from '../platform/start-database.ts';
import { createRecallLessons } from '../runs/recall-lessons.ts';
import { startRunWorker } from '../runs/run-worker.ts';
import { openRunStore } from './run-store.ts';
import { say } from './say.ts';
import { atMost, stopOnSignal } from './stop-on-signal.ts';

/** For what is in hand to be put back when the worker is told to stop. */
const DRAIN_MS = 10_000;

/** Reads the documents of runs, until a signal or, as a child, the end of its parent. */
export async function startWorker(environment: Environment): Promise<void> {
  const { dataDirectory, databasePoolSize, readers, paddle, languageModel } = environment;
  const log = createLogger(environment.logLevel);
  const started = await startDatabase(environment, process.connected ? () => {} : say);
  try {
    const opened = openDatabase({ url: started.url, poolSize: databasePoolSize, log });
    const store = await openRunStore(environment, opened, log);
    const worker = startRunWorker({
      ...store,
      database: opened.database,
      databaseUrl: started.url,
      clock: systemClock,
      finder: await loadFinder(loadNodeAsset),
      recallLessons: createRecallLessons(opened.database),
      secret: environment.tokenSecret ?? keepSecret(dataDirectory, 'token-secret'),
      sellsPlans: paddle !== null,
      languageModel: languageModel && openServerModel(languageModel),
      log,
      readers,
      createReader: createIsolatedReader,
    });
    stopOnSignal([() => atMost(DRAIN_MS, worker.stop()), store.stopQueues, () => atMost(DRAIN_MS, opened.close()), started.release]);
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    if (!process.connected) say(`Sheetlift reads documents of runs (${readers} at the same time).`);
  } catch (error) {
    await started.release();
    throw error;
  }
}
