import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { connectionString, openDatabase } from '../platform/database.ts';
import type { Environment } from '../platform/environment.ts';
import { replaceSecret } from '../platform/keep-secret.ts';
import { createLogger } from '../platform/logger.ts';
import { openBlobStore } from '../platform/open-blob-store.ts';
import { reachDatabase } from '../platform/start-database.ts';
import { resumeRuns } from '../runs/resume-runs.ts';
import { resumeDeliveries } from '../webhooks/resume-deliveries.ts';
import { openRunStore } from './run-store.ts';
import { say } from './say.ts';

/** `sheetlift-server restore FILE [--replace]`: what a backup holds, in an installation that does not run. The file is checked to its end before anything is changed. */
export async function restore(environment: Environment, args: string[]): Promise<void> {
  const { path, replaces } = readArguments(args);
  const { dataDirectory } = environment;
  const { madeAt } = await checkBackup(path);
  const started = await reachDatabase(environment, say);
  const log = createLogger(environment.logLevel);
  const client = new Client({ connectionString: connectionString(started.url), application_name: 'sheetlift restore', keepAlive: true });
  const opened = openDatabase({ url: started.url, poolSize: 2, log });
  try {
    await client.connect();
    let secret: string | null = null;
    const blobs = await openBlobStore(environment);
    const keepTokenSecret = (kept: string): void => void (secret = kept);
    const { rows, documents } = await restoreBackup(path, { client, url: started.url, blobs, replaces, keepTokenSecret });
    if (secret !== null) replaceSecret(dataDirectory, 'token-secret', secret);
    const store = await openRunStore(environment, opened, log);
    await resumeRuns({ database: opened.database, queue: store.queue });
    await resumeDeliveries({ database: opened.database, deliveries: store.deliveries, clock: systemClock });
    await store.stopQueues();
    say(`Restored ${rows} rows and ${documents} documents, as they were at ${madeAt}.`);
    if (secret === null) say('The backup has no token secret: set the TOKEN_SECRET that the installation had.');
  } finally {
    await client.end();
    await opened.close();
    await started.release();
  }
}

function readArguments(args: string[]): { path: string; replaces: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });
    const [path, ...more] = positionals;
    if (path !== undefined && more.length === 0) return { path: resolve(path), replaces: values.replace };
  } catch {
    // Said below.
  }
  throw new Error('Usage: sheetlift-server restore FILE [--replace]');
}
