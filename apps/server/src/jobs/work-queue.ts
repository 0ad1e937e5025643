import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';

/** Units of work that wait for a worker, each under an id of its maker. They outlive every process. */
export interface WorkQueue {
  /** In the transaction that makes what they are about. The higher the priority the sooner. */
  add: (jobs: readonly Job[], transaction: Database) => Promise<void>;
  /** The next one, for whoever commits this transaction alone; null where none waits. */
  take: (transaction: Database) => Promise<string | null>;
  /** It is done, or there is nothing to be done about it any more. */
  finish: (id: string, transaction: Database) => Promise<void>;
  /** Who took it will not do it: it waits again. */
  giveBack: (id: string, transaction: Database) => Promise<void>;
  /** Forgets all, also what was taken. */
  clear: (transaction: Database) => Promise<void>;
}

interface Job {
  id: string;
  priority: number;
  /** Nobody takes it before; at once where it says nothing. */
  waitMs?: number;
}

export interface WorkQueues {
  /** Documents that wait to be read. */
  queue: WorkQueue;
  /** Webhooks that wait to be sent. */
  deliveries: WorkQueue;
  stopQueues: () => Promise<void>;
}

/** pg-boss takes back what is not done by then. Of a document its longest: who died is found out sooner, by the lock that every worker holds. */
const DOCUMENT_EXPIRES_S = 23 * 60 * 60;
const DELIVERY_EXPIRES_S = 60;

/** How often it is tried again is for the maker to say, who sees what became of it. */
const MOST_RETRIES = 1_000;

/** pg-boss has tables of its own in the schema `pgboss` and reaches them by our pool: a connection that is lost is made anew for the next query. */
export async function openWorkQueues({ executeSql, log }: { executeSql: PgBoss.Db['executeSql']; log: Logger }): Promise<WorkQueues> {
  const boss = new PgBoss({ db: { executeSql }, schedule: false, maintenanceIntervalSeconds: 60, deleteAfterDays: 1 });
  boss.on('error', (err) => log.warn({ err }, 'The work queue had trouble; it goes on'));
  await boss.start();
  return {
    queue: await openQueue('read-documents', DOCUMENT_EXPIRES_S, boss),
    deliveries: await openQueue('deliver-webhooks', DELIVERY_EXPIRES_S, boss),
    stopQueues: () => boss.stop({ graceful: false }),
  };
}

async function openQueue(name: string, expireInSeconds: number, boss: PgBoss): Promise<WorkQueue> {
  await boss.createQueue(name, { name, retryLimit: MOST_RETRIES, retryDelay: 0, expireInSeconds, retentionDays: 365 });
  return {
    async add(jobs, transaction) {
      const given = jobs.map(({ id, priority, waitMs = 0 }) => ({ id, name, priority, startAfter: `${waitMs / 1000} seconds` }));
      if (given.length > 0) await boss.insert(given, { db: within(transaction) });
    },
    async take(transaction) {
      const [job] = await boss.fetch(name, { batchSize: 1, db: within(transaction) });
      return job?.id ?? null;
    },
    async finish(id, transaction) {
      await boss.deleteJob(name, id, { db: within(transaction) });
    },
    async giveBack(id, transaction) {
      await boss.fail(name, id, {}, { db: within(transaction) });
    },
    async clear(transaction) {
      await transaction.execute(sql`delete from pgboss.job where name = ${name}`);
    },
  };
}

/** Has pg-boss speak within a transaction of ours. */
function within(transaction: Database): PgBoss.Db {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await transaction.execute(withValues(text, values));
      return { rows };
    },
  };
}

/** A statement with `$1`, `$2` ... as drizzle has it. */
function withValues(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)\b/);
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)));
}
