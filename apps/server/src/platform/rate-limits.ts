import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { deriveKey } from './derive-key.ts';

export interface RateLimit {
  /** Names the limit in the database. */
  name: string;
  /** Allowed at once, and again within each period. */
  times: number;
  perSeconds: number;
}

export interface RateLimits {
  /** Counts one attempt of whom the parts name; false when it is one too many. */
  allows: (limit: RateLimit, ...who: string[]) => Promise<boolean>;
  /** The same, and how many more are allowed now, and after how many seconds all of them again. */
  take: (limit: RateLimit, ...who: string[]) => Promise<{ isAllowed: boolean; left: number; fullInSeconds: number }>;
  /**
   * Takes back an attempt that turned out to be none of those that the limit is for. It is counted first all the same, so that many at once
   * cannot pass together.
   */
  giveBack: (limit: RateLimit, ...who: string[]) => Promise<void>;
}

/** The clock goes on between counting and telling. */
const NEARLY = 1e-3;

/** A row whose moment has passed means nothing; so often they are cleared away. */
const CALLS_A_SWEEP = 1000;

/**
 * Limits that survive restarts and hold across servers. The generic cell rate algorithm (ITU-T I.371): one moment a key, moved by
 * each attempt, refused where it would lie further ahead than a period. Counting and deciding is one statement, so attempts at the same
 * instant cannot pass together. Keys are keyed hashes: the table names nobody.
 */
export function createRateLimits(database: Database, secret: string): RateLimits {
  const key = deriveKey(secret, 'rate limits');
  const keyOf = (name: string, who: string[]): string =>
    `${name}:${createHmac('sha256', key).update(JSON.stringify(who)).digest('base64url')}`;
  const stepOf = ({ perSeconds, times }: RateLimit) => sql`make_interval(secs => ${perSeconds / times}::float8)`;
  let calls = 0;
  const take: RateLimits['take'] = async (limit, ...who) => {
    if (++calls % CALLS_A_SWEEP === 0) await database.execute(sql`delete from rate_limits where arrival < clock_timestamp()`);
    const step = stepOf(limit);
    const { rows } = await database.execute<{ ahead: number }>(sql`
        insert into rate_limits as kept (key, arrival) values (${keyOf(limit.name, who)}, clock_timestamp() + ${step})
        on conflict (key) do update set arrival = greatest(kept.arrival, clock_timestamp()) + ${step}
        where greatest(kept.arrival, clock_timestamp()) + ${step} <= clock_timestamp() + make_interval(secs => ${limit.perSeconds}::float8)
        returning extract(epoch from arrival - clock_timestamp())::float8 as ahead`);
    const ahead = rows[0]?.ahead ?? limit.perSeconds;
    const left = Math.max(0, Math.floor((limit.perSeconds - ahead) / (limit.perSeconds / limit.times) + NEARLY));
    return { isAllowed: rows.length === 1, left, fullInSeconds: Math.max(0, Math.ceil(ahead)) };
  };
  return {
    take,
    allows: async (limit, ...who) => (await take(limit, ...who)).isAllowed,
    giveBack: async (limit, ...who) => {
      await database.execute(sql`update rate_limits set arrival = arrival - ${stepOf(limit)} where key = ${keyOf(limit.name, who)}`);
    },
  };
}
