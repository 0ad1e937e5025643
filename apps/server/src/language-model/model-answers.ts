import { createHash } from 'node:crypto';
import type { KeptAnswers } from '@sheetlift/engine';
import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { modelAnswers } from '../platform/schema.ts';

/** The answers that an account's documents were given. */
export function keptModelAnswers(ownerId: string, { database, clock }: { database: Database; clock: Clock }): KeptAnswers {
  const named = (key: string): Buffer => createHash('sha256').update(key).digest();
  return {
    async get(key) {
      const [kept] = await database
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .where(and(eq(modelAnswers.ownerId, ownerId), eq(modelAnswers.question, named(key))));
      return kept ? kept.answer.toString() : null;
    },
    async put(key, answer) {
      await database
        .insert(modelAnswers)
        .values({ ownerId, question: named(key), answer: Buffer.from(answer), at: clock() })
        .onConflictDoNothing();
    },
  };
}

/** They go when the runs of their time go. */
export async function deleteModelAnswers(ownerId: string, before: Date, database: Database): Promise<void> {
  await database.delete(modelAnswers).where(and(eq(modelAnswers.ownerId, ownerId), lt(modelAnswers.at, before)));
}
