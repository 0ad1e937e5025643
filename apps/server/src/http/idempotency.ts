import { createHash } from 'node:crypto';
import type { Endpoint } from '@sheetlift/contract';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { idempotentRequests } from '../platform/schema.ts';
import { Failure } from './failure.ts';
import type { RouteRequest } from './route.ts';

/** A request has a minute to arrive: one that has no answer after so long died. */
const DEAD_MS = 3 * 60_000;

/** Answers are kept for a day, as Stripe keeps them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface Parts {
  database: Database;
  clock: Clock;
}

/** Who asks, of which thing, and under which key. */
interface Asked {
  ownerId: string;
  params: object | undefined;
  header: RouteRequest<Endpoint>['header'];
}

export interface Once<Answer> {
  /** It was done before, or is another request under the same key: nothing new comes of it. */
  isRepeated: boolean;
  /**
   * Does the work in a transaction that keeps its answer, or gives the answer that the same request got before. Throws
   * "idempotency_mismatch" where that was another request. The hash is of all that was asked.
   */
  answer: (requestHash: Buffer, work: (transaction: Database) => Promise<Answer>) => Promise<{ answer: Answer; isRepeated: boolean }>;
  /** Nothing came of it: the key is free again. */
  giveUp: () => Promise<void>;
}

/**
 * Sees to it that a request with a key is done once, however often it is sent (Stripe, "Idempotent requests"). Begins before the body is
 * read; while the first request is under way a second one ends with "idempotency_under_way".
 */
export async function beginOnce<Answer>(
  { name }: Endpoint,
  { ownerId, params = {}, header }: Asked,
  { database, clock }: Parts,
): Promise<Once<Answer>> {
  const key = header('idempotency-key');
  if (key === null)
    return {
      isRepeated: false,
      answer: async (_hash, work) => ({ answer: await database.transaction(work), isRepeated: false }),
      giveUp: async () => {},
    };
  const call = [name, ...Object.values(params as Record<string, string>).map(encodeURIComponent)].join(' ');
  const asked = and(eq(idempotentRequests.ownerId, ownerId), eq(idempotentRequests.call, call), eq(idempotentRequests.key, key));
  const now = clock();
  await database.delete(idempotentRequests).where(and(asked, lt(idempotentRequests.startedAt, new Date(now.getTime() - KEPT_MS))));
  await database
    .delete(idempotentRequests)
    .where(and(asked, isNull(idempotentRequests.answer), lt(idempotentRequests.startedAt, new Date(now.getTime() - DEAD_MS))));
  const claimed = await database
    .insert(idempotentRequests)
    .values({ ownerId, call, key, startedAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentRequests.key });
  if (claimed.length === 1) {
    return {
      isRepeated: false,
      answer: async (requestHash, work) => {
        const answer = await database.transaction(async (transaction) => {
          const done = await work(transaction);
          await transaction.update(idempotentRequests).set({ requestHash, answer: done }).where(asked);
          return done;
        });
        return { answer, isRepeated: false };
      },
      giveUp: async () => void (await database.delete(idempotentRequests).where(and(asked, isNull(idempotentRequests.answer)))),
    };
  }
  const [before] = await database.select().from(idempotentRequests).where(asked);
  if (!before?.requestHash) throw new Failure('idempotency_under_way');
  const { requestHash: first, answer } = before;
  return {
    isRepeated: true,
    answer: async (requestHash) => {
      if (!first.equals(requestHash)) throw new Failure('idempotency_mismatch');
      return { answer: answer as Answer, isRepeated: true };
    },
    giveUp: async () => {},
  };
}

/** Does what a call is for, once under each key, and gives what came of it the first time. Of calls that bring files `takingIn` does the same. */
export async function doOnce<Answer>(
  endpoint: Endpoint,
  {
    caller,
    params,
    body,
    header,
  }: Pick<RouteRequest<Endpoint & { auth: 'bearer' }>, 'caller' | 'header'> & { params: unknown; body: unknown },
  parts: Parts,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const once = await beginOnce<Answer>(endpoint, { ownerId: caller.id, params: params as object | undefined, header }, parts);
  try {
    return (await once.answer(hashOf(body), work)).answer;
  } catch (error) {
    await once.giveUp();
    throw error;
  }
}

function hashOf(asked: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(asked ?? null))
    .digest();
}

/** Forgets answers that are older than they are kept. */
export async function sweepIdempotentRequests(database: Database, now: Date): Promise<void> {
  await database.delete(idempotentRequests).where(lt(idempotentRequests.startedAt, new Date(now.getTime() - KEPT_MS)));
}
