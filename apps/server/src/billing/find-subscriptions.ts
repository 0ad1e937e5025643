import { grantsAccess, type PlanOfAccount, type Subscription } from '@sheetlift/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { subscriptions } from '../platform/schema.ts';

export type KeptSubscription = typeof subscriptions.$inferSelect;

export interface OwnSubscriptions {
  /** The newest, whatever its state. */
  current: KeptSubscription | null;
  /** The newest that grants access now. */
  effective: KeptSubscription | null;
  /** Those that have not ended, the newest first; more than one where an account pays twice. */
  running: KeptSubscription[];
}

export async function findSubscriptions(ownerId: string, now: Date, database: Database): Promise<OwnSubscriptions> {
  const kept = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, ownerId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));
  return chooseSubscriptions(kept, now);
}

/** Of all that somebody ever had, the newest first. */
export function chooseSubscriptions(kept: readonly KeptSubscription[], now: Date): OwnSubscriptions {
  return {
    current: kept[0] ?? null,
    effective: kept.find((one) => grantsAccess({ ...describeSubscription(one), pastDueSince: one.pastDueSince }, now)) ?? null,
    running: kept.filter(({ status }) => status !== 'canceled'),
  };
}

/** As /api/me gives it. */
export function describeSubscription({ id, planType, status, currentPeriodEnd, cancelAtPeriodEnd }: KeptSubscription): Subscription {
  return {
    id,
    plan_type: planType,
    status,
    current_period_end: currentPeriodEnd?.toISOString() ?? null,
    cancel_at_period_end: cancelAtPeriodEnd,
  };
}

/** What an account has now. */
export function planOf({ effective }: OwnSubscriptions): PlanOfAccount {
  return effective?.planType ?? 'free';
}
