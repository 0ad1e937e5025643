import { eq } from 'drizzle-orm';
import { webhookDeliveries } from '../platform/schema.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** After a restore: what was still to be sent is due when it was, whatever the queue knows. Nobody sends meanwhile. */
export async function resumeDeliveries({ database, clock, deliveries }: WebhookParts): Promise<void> {
  await database.transaction(async (transaction) => {
    await deliveries.clear(transaction);
    const waiting = await transaction.select().from(webhookDeliveries).where(eq(webhookDeliveries.state, 'waiting'));
    const now = clock().getTime();
    await deliveries.add(
      waiting.map(({ id, nextAttemptAt }) => ({ id, priority: 0, waitMs: Math.max(0, nextAttemptAt!.getTime() - now) })),
      transaction,
    );
  });
}
