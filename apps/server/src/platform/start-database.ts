import type { Environment } from './environment.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate-database.ts';

export interface StartedDatabase {
  url: string;
  /** For the person who started us: what was done, and where the data lies. */
  sentence: string;
  /** Gives the server back; the pool must be closed by then. */
  release: () => Promise<void>;
}

const DONE = { made: 'PostgreSQL was set up', started: 'PostgreSQL was started', adopted: 'PostgreSQL was already running' };

/** The database of DATABASE_URL, or our own in the data folder; brought to the schema of this version. */
export async function startDatabase(
  { databaseUrl, dataDirectory }: Pick<Environment, 'databaseUrl' | 'dataDirectory'>,
  say: (sentence: string) => void,
): Promise<StartedDatabase> {
  if (databaseUrl !== null) {
    await migrateDatabase(databaseUrl).catch((error: Error) => {
      throw new Error(`The database of DATABASE_URL cannot be used: ${error.message || (error as NodeJS.ErrnoException).code}`, {
        cause: error,
      });
    });
    return { url: databaseUrl, sentence: `Database of DATABASE_URL on ${new URL(databaseUrl).host}`, release: async () => {} };
  }
  const { url, outcome, folder, port, release } = await startEmbeddedPostgres(dataDirectory, say);
  try {
    await migrateDatabase(url);
  } catch (error) {
    await release();
    throw error;
  }
  return { url, sentence: `${DONE[outcome]} in ${folder} (127.0.0.1:${port})`, release };
}
