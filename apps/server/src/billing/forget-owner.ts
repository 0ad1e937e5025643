import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { checkouts, paddleCustomers, paddleEvents, subscriptions } from '../platform/schema.ts';

/**
 * A person's plans and what was told of them are gone. What they pay for was ended before: `endPlans`. Paddle, who sold it, keeps its own
 * books.
 */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  const gone = await database.delete(subscriptions).where(eq(subscriptions.ownerId, ownerId)).returning({ id: subscriptions.id });
  await database.delete(paddleEvents).where(
    inArray(
      paddleEvents.subscriptionId,
      gone.map(({ id }) => id),
    ),
  );
  await database.delete(checkouts).where(eq(checkouts.ownerId, ownerId));
  await database.delete(paddleCustomers).where(eq(paddleCustomers.ownerId, ownerId));
}
