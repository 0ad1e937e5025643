import type { WebhookDelivery } from '@sheetlift/contract';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { type Listed, listed, type Page } from '../platform/listed.ts';
import { Refused } from '../platform/refused.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../platform/schema.ts';
import type { WebhookParts } from './webhook-parts.ts';

export type KeptDelivery = typeof webhookDeliveries.$inferSelect;

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The header `webhook-id`: the same for each attempt, and for all webhooks that are told of one event. */
export function messageIdOf({ eventId }: Pick<KeptDelivery, 'eventId'>): string {
  return `msg_${eventId.replaceAll('-', '')}`;
}

/** What a webhook was sent, the newest first. */
export async function listDeliveries(webhookId: string, { after, limit }: Page, database: Database): Promise<Listed<WebhookDelivery>> {
  const last = sql`(select ${webhookDeliveries.createdAt}, ${webhookDeliveries.id} from ${webhookDeliveries} where ${webhookDeliveries.webhookId} = ${webhookId} and ${webhookDeliveries.id}::text = ${after})`;
  const found = await database
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        after === undefined ? undefined : sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.id}) < ${last}`,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit + 1);
  const { things, hasMore } = listed(found, limit);
  return { things: await describeDeliveries(things, database), hasMore };
}

/** Is sent now, whatever became of it, and tried again as a new one. */
export function replay(ownerId: string, id: string, { database, clock, deliveries }: WebhookParts): Promise<WebhookDelivery> {
  return database.transaction(async (transaction) => {
    const [found] = isUuid(id)
      ? await transaction
          .select({ isEnabled: webhooks.isEnabled })
          .from(webhookDeliveries)
          .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
          .where(and(eq(webhookDeliveries.id, id), eq(webhooks.ownerId, ownerId)))
      : [];
    if (!found) throw new Refused('delivery_not_found');
    if (!found.isEnabled) throw new Refused('webhook_disabled');
    const [waiting] = await transaction
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, nextAttemptAt: clock() })
      .where(eq(webhookDeliveries.id, id))
      .returning();
    if (!waiting) throw new Refused('delivery_not_found');
    await deliveries.finish(id, transaction);
    await deliveries.add([{ id, priority: 0 }], transaction);
    return (await describeDeliveries([waiting], transaction))[0]!;
  });
}

export async function sweepDeliveries(database: Database, now: Date): Promise<void> {
  await database.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - KEPT_MS)));
}

/** As the contract has them, each with its attempts. */
export async function describeDeliveries(kept: readonly KeptDelivery[], database: Database): Promise<WebhookDelivery[]> {
  const ids = kept.map(({ id }) => id);
  const attempts =
    ids.length === 0
      ? []
      : await database.select().from(webhookAttempts).where(inArray(webhookAttempts.deliveryId, ids)).orderBy(desc(webhookAttempts.at));
  return kept.map((delivery) => ({
    id: delivery.id,
    message_id: messageIdOf(delivery),
    event: delivery.event,
    body: delivery.body,
    state: delivery.state,
    created_at: delivery.createdAt.toISOString(),
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    attempts: attempts
      .filter(({ deliveryId }) => deliveryId === delivery.id)
      .map(({ at, durationMs, status, trouble }) => ({ at: at.toISOString(), duration_ms: durationMs, status, trouble })),
  }));
}
