import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Database } from './database.ts';

/** Any number, the same in every version of ours: a backup holds it alone, who removes contents of documents holds it with others. */
const BACKUP_LOCK = 727_005;

/** Waits for removals under way and for another backup; held until the connection ends. */
export async function holdBackupLock(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
}

/** Whether contents may be removed in this transaction: not while a backup copies them. */
export async function mayRemove(transaction: Database): Promise<boolean> {
  const { rows } = await transaction.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`);
  return rows[0]!.free;
}
