import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { checkouts, paddleCustomers, paddleEvents, subscriptions } from '../platform/schema.ts';

/** A person's plans, as whom Paddle knows them, the checkout they began last, and what it told of their plans. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  const plans = await database.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId)).orderBy(asc(subscriptions.startedAt));
  const [customer] = await database.select().from(paddleCustomers).where(eq(paddleCustomers.ownerId, ownerId));
  const [checkout] = await database.select().from(checkouts).where(eq(checkouts.ownerId, ownerId));
  const events = await database
    .select()
    .from(paddleEvents)
    .where(
      inArray(
        paddleEvents.subscriptionId,
        plans.map(({ id }) => id),
      ),
    )
    .orderBy(asc(paddleEvents.occurredAt));
  return {
    'plans.json': { paddle_customer: customer?.customerId ?? null, last_checkout: checkout ?? null, plans },
    'plan-events.json': events,
  };
}
