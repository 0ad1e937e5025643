import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { connectionString, type Database } from '../platform/database.ts';

/** Any number, the same in every version of ours: the first half of the locks that workers hold. */
const WORKER_LOCKS = 727_004;

/** The largest of the second halves. */
const MOST = 2 ** 31 - 1;

/** Shows that a worker lives: a lock of a connection of its own, which the database lets go when the worker dies. */
export interface WorkerLock {
  /** Under which the worker is known. */
  number: number;
  isHeld: () => boolean;
  release: () => Promise<void>;
}

export async function holdWorkerLock(databaseUrl: string): Promise<WorkerLock> {
  const number = randomInt(1, MOST);
  const client = new Client({ connectionString: connectionString(databaseUrl), keepAlive: true, application_name: 'sheetlift worker' });
  let isHeld = true;
  client.on('error', () => {
    isHeld = false;
  });
  await client.connect();
  await client.query('select pg_advisory_lock($1, $2)', [WORKER_LOCKS, number]);
  return {
    number,
    isHeld: () => isHeld,
    async release() {
      // A connection that was lost has ended already, and tells nobody again.
      if (isHeld) await client.end().catch(() => {});
      isHeld = false;
    },
  };
}

/** The numbers of those that live. */
export async function livingWorkers(database: Database): Promise<number[]> {
  const { rows } = await database.execute<{ number: number }>(sql`
    select objid::int8::int4 as number from pg_locks
    where locktype = 'advisory' and classid = ${WORKER_LOCKS} and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ number }) => number);
}
