import { and, asc, eq, lt } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import { deleteModelAnswers } from '../language-model/model-answers.ts';
import type { PlanDays } from '../platform/plan-amounts.ts';
import { modelAnswers, runs } from '../platform/schema.ts';
import { deleteRun } from './delete-run.ts';
import type { RunParts } from './run-parts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs of one account deleted in one sweep; the next one goes on. */
const MOST_AT_ONCE = 1_000;

/** Deletes runs that are older than the plan that their account has now keeps them, and what a language model answered by then. */
export async function sweepRuns(keptDays: PlanDays, parts: Pick<RunParts, 'database' | 'clock' | 'blobs'>): Promise<void> {
  const { database } = parts;
  const now = parts.clock();
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const oldest = before(Math.min(...Object.values(keptDays)));
  const owners = await union(
    database.select({ id: runs.ownerId }).from(runs).where(lt(runs.createdAt, oldest)),
    database.select({ id: modelAnswers.ownerId }).from(modelAnswers).where(lt(modelAnswers.at, oldest)),
  );
  for (const { id: ownerId } of owners) {
    const plan = planOf(await findSubscriptions(ownerId, now, database));
    const ended = before(keptDays[plan]);
    const old = await database
      .select()
      .from(runs)
      .where(and(eq(runs.ownerId, ownerId), lt(runs.createdAt, ended)))
      .orderBy(asc(runs.createdAt))
      .limit(MOST_AT_ONCE);
    for (const run of old) await deleteRun(run, parts);
    await deleteModelAnswers(ownerId, ended, database);
  }
}
