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

type GivenDatabase = Pick<Environment, 'databaseUrl' | 'dataDirectory'>;

const DONE = { made: 'PostgreSQL was set up', started: 'PostgreSQL was started', adopted: 'PostgreSQL was already running' };

/** The database of DATABASE_URL, or our own in the data folder; brought to the schema of this version. */
export async function startDatabase(given: GivenDatabase, say: (sentence: string) => void): Promise<StartedDatabase> {
  const started = await reachDatabase(given, say);
  try {
    await migrateDatabase(started.url);
  } catch (error) {
    await started.release();
    if (given.databaseUrl === null) throw error;
    throw new Error(`The database of DATABASE_URL cannot be used: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`, {
      cause: error,
    });
  }
  return started;
}

/** The same, of whatever schema it is. One of DATABASE_URL is not asked yet. */
export async function reachDatabase(
  { databaseUrl, dataDirectory }: GivenDatabase,
  say: (sentence: string) => void,
): Promise<StartedDatabase> {
  if (databaseUrl !== null)
    return { url: databaseUrl, sentence: `Database of DATABASE_URL on ${new URL(databaseUrl).host}`, release: async () => {} };
  const { url, outcome, folder, port, release } = await startEmbeddedPostgres(dataDirectory, say);
  return { url, sentence: `${DONE[outcome]} in ${folder} (127.0.0.1:${port})`, release };
}
