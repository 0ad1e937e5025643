import { and, eq, isNotNull, like, ne, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { paddleCustomers, paddleEvents, subscriptions, users } from '../platform/schema.ts';
import type { BillingDesk } from './billing.ts';
import { foldSubscription, type FoldedSubscription } from './fold-subscription.ts';
import { parseSubscriptionState } from './paddle-event.ts';

/** Brings a subscription to what all its events so far say. Doing it again, or after another order of arrival, ends in the same row. */
export async function applyEvents(
  subscriptionId: string,
  transaction: Database,
  { prices, log }: Pick<BillingDesk, 'prices' | 'log'>,
): Promise<void> {
  // One at a time for a subscription that has no row yet, too.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subscriptionId}, 0))`);
  const kept = await transaction
    .select({
      eventId: paddleEvents.eventId,
      occurredAt: sql<string>`to_char(${paddleEvents.occurredAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      data: paddleEvents.data,
    })
    .from(paddleEvents)
    .where(and(eq(paddleEvents.subscriptionId, subscriptionId), like(paddleEvents.eventType, 'subscription.%')));
  const folded = foldSubscription(
    kept.map(({ eventId, occurredAt, data }) => ({ eventId, occurredAt, state: parseSubscriptionState(data) })),
    prices,
  );
  if (!folded) return;
  const { statedOwner, ...row } = folded;
  const ownerId = await findOwner(folded, transaction);
  if (ownerId === null) {
    // Whoever had it until now has no right to it.
    await transaction.delete(subscriptions).where(eq(subscriptions.id, folded.id));
    if (statedOwner.kind === 'account' && folded.status !== 'canceled')
      log.error({ subscriptionId: folded.id }, 'A subscription is paid for by an account that was deleted: end it in Paddle');
    return;
  }
  const [now] = await transaction
    .insert(subscriptions)
    .values({ ...row, ownerId })
    .onConflictDoUpdate({ target: subscriptions.id, set: { ...row, ownerId } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const second = now?.isNew && folded.status !== 'canceled' ? await findBeside(ownerId, folded.id, transaction) : null;
  if (second !== null)
    log.error(
      { subscriptionId: folded.id, besideId: second, ownerId },
      'An account pays for two subscriptions: end one in Paddle and refund it',
    );
}

/**
 * Whom it says it is for, and nobody else where that account is gone. Where it says nothing, as one that was sold by hand, whoever proved
 * the address of the customer. Held, so that two of one account come one after the other, and an account being deleted waits.
 */
async function findOwner({ statedOwner, customerId }: FoldedSubscription, transaction: Database): Promise<string | null> {
  if (statedOwner.kind === 'stranger') return null;
  const account =
    statedOwner.kind === 'account'
      ? eq(users.id, statedOwner.id)
      : and(
          isNotNull(users.emailProvedAt),
          eq(
            users.id,
            transaction.select({ id: paddleCustomers.ownerId }).from(paddleCustomers).where(eq(paddleCustomers.customerId, customerId)),
          ),
        );
  const [owner] = await transaction.select({ id: users.id }).from(users).where(account).for('no key update');
  return owner?.id ?? null;
}

/** Another one of the account that has not ended. */
async function findBeside(ownerId: string, subscriptionId: string, transaction: Database): Promise<string | null> {
  const [beside] = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.ownerId, ownerId), ne(subscriptions.id, subscriptionId), ne(subscriptions.status, 'canceled')));
  return beside?.id ?? null;
}
