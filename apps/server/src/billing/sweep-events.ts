import { and, isNotNull, lt, notInArray, or, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { paddleEvents, subscriptions } from '../platform/schema.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Events of no subscription of ours, such as those of a deleted account, are kept for 30 days. */
export async function sweepEvents(database: Database, now: Date): Promise<void> {
  const ours = database.select({ id: subscriptions.id }).from(subscriptions);
  await database
    .delete(paddleEvents)
    .where(
      and(
        isNotNull(paddleEvents.processedAt),
        lt(paddleEvents.receivedAt, new Date(now.getTime() - KEPT_MS)),
        or(isNull(paddleEvents.subscriptionId), notInArray(paddleEvents.subscriptionId, ours)),
      ),
    );
}
