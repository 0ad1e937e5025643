import { eq, like, sql, and } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { paddleCustomers, paddleEvents, subscriptions, users } from '../platform/schema.ts';
import { foldSubscription, type FoldedSubscription } from './fold-subscription.ts';
import { parseSubscriptionState } from './paddle-event.ts';
import type { PlanPrices } from './plan-prices.ts';

/** Brings a subscription to what all its events so far say. Doing it again, or after another order of arrival, ends in the same row. */
export async function applyEvents(subscriptionId: string, prices: PlanPrices, transaction: Database): Promise<void> {
  // One at a time for a subscription that has no row yet, too.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subscriptionId}, 0))`);
  const kept = await transaction
    .select({ eventId: paddleEvents.eventId, occurredAt: sql<string>`to_char(${paddleEvents.occurredAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`, data: paddleEvents.data })
    .from(paddleEvents)
    .where(and(eq(paddleEvents.subscriptionId, subscriptionId), like(paddleEvents.eventType, 'subscription.%')));
  const folded = foldSubscription(kept.map(({ eventId, occurredAt, data }) => ({ eventId, occurredAt, state: parseSubscriptionState(data) })), prices);
  const ownerId = folded && (await findOwner(folded, transaction));
  // Somebody else's customer of the same seller, or an account that is gone.
  if (!folded || ownerId === null) return;
  const { statedOwnerId: _stated, ...row } = folded;
  await transaction.insert(subscriptions).values({ ...row, ownerId }).onConflictDoUpdate({ target: subscriptions.id, set: row });
}

/** Who has it already; whom it was bought for; whose customer bought it. */
async function findOwner({ id, statedOwnerId, customerId }: FoldedSubscription, transaction: Database): Promise<string | null> {
  const [known] = await transaction.select({ ownerId: subscriptions.ownerId }).from(subscriptions).where(eq(subscriptions.id, id));
  if (known) return known.ownerId;
  // Held, so that an account being deleted waits, and a deleted one is not there.
  const [stated] = statedOwnerId === null ? [] : await transaction.select({ id: users.id }).from(users).where(eq(users.id, statedOwnerId)).for('key share');
  if (stated) return stated.id;
  const [customer] = await transaction.select().from(paddleCustomers).where(eq(paddleCustomers.customerId, customerId));
  return customer?.ownerId ?? null;
}
