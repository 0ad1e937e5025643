import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Logger } from './logger.ts';

/** The database, or a transaction on it. */
export type Database = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>;

export interface OpenDatabase {
  database: Database;
  /** A statement in words of the database's own, for a library that brings such. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Whether it answers now. */
  isReachable: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** A request waits this long for a free connection, then fails as "unavailable". */
const CONNECT_MS = 5_000;

/** No statement of ours takes a second; one that hangs must not hold its connection. */
const STATEMENT_MS = 15_000;

/** Versions before lack what our migrations use, and get no repairs any more. */
const OLDEST_VERSION = 14;

/** Opens a pool of connections. Nothing is asked of the server before the first query. */
export function openDatabase({ url, poolSize, log }: { url: string; poolSize: number; log: Logger }): OpenDatabase {
  const pool = new Pool({
    connectionString: connectionString(url),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    application_name: 'sheetlift',
    keepAlive: true,
  });
  pool.on('error', (err) => log.warn({ err }, 'Database connection lost'));
  // One that is lost between two statements of a transaction: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = drizzle({ client: pool });
  // drizzle never gives back a connection on which a transaction could not begin (drizzle-orm issue 6341): a few restarts of PostgreSQL would leave
  // the pool without any. So it is taken and given back here; what is lost by then the pool throws away.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return {
    database,
    executeSql: (text, values) => pool.query(text, values),
    isReachable: () =>
      database.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

/** With libpq's meaning of sslmode, which is the one operators know; the driver's own differs. */
export function connectionString(url: string): string {
  const parsed = new URL(url);
  if (parsed.searchParams.has('sslmode')) parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}

export function refuseOldVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major < OLDEST_VERSION) throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; Sheetlift needs ${OLDEST_VERSION} or newer.`);
}
