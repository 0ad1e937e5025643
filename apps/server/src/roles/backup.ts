import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { BackupProblem } from '../backup/backup-problem.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { connectionString } from '../platform/database.ts';
import type { Environment } from '../platform/environment.ts';
import { readSecret } from '../platform/keep-secret.ts';
import { openBlobStore } from '../platform/open-blob-store.ts';
import { reachDatabase } from '../platform/start-database.ts';
import { say } from './say.ts';

/** `sheetlift-server backup FILE`: what the installation keeps, in one file, while it serves. */
export async function backup(environment: Environment, args: string[]): Promise<void> {
  const { dataDirectory, databaseUrl, tokenSecret } = environment;
  const [given, ...more] = args;
  if (given === undefined || given.startsWith('-') || more.length > 0) throw new Error('Usage: sheetlift-server backup FILE');
  const path = resolve(given);
  if (existsSync(path)) throw new Error(`${path} is there already. Choose another name, or remove it.`);
  if (databaseUrl === null && !existsSync(join(dataDirectory, 'database')))
    throw new Error(`There is nothing to back up in ${dataDirectory}. Set DATA_DIR to the folder that the server uses.`);
  const started = await reachDatabase(environment, () => {});
  const client = new Client({ connectionString: connectionString(started.url), application_name: 'sheetlift backup', keepAlive: true });
  try {
    await client.connect();
    const { rows, documents, missing } = await writeBackup(path, {
      client,
      blobs: await openBlobStore(environment),
      tokenSecret: tokenSecret === null ? readSecret(dataDirectory, 'token-secret') : null,
    });
    say(`Backed up ${rows} rows and ${documents} documents to ${path}. Keep it safe: it holds all that people gave.`);
    if (tokenSecret !== null) say('TOKEN_SECRET is not in it: keep that apart.');
    if (missing > 0)
      throw new BackupProblem(
        `${missing} documents are not in it: their contents are not in ${environment.s3 ? `the bucket ${environment.s3.bucket}` : join(dataDirectory, 'documents')}. Is that where the server keeps them?`,
      );
  } finally {
    await client.end();
    await started.release();
  }
}
