import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@sheetlift/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { webhookDeliveries, webhooks } from '../platform/schema.ts';
import type { WebhookParts } from './webhook-parts.ts';

interface News {
  event: WebhookEvent;
  data: object;
}

/**
 * Has the owner's webhooks told of something, in the transaction in which it happens; whoever has none is not asked what. The body is that of
 * the Standard Webhooks specification: type, timestamp and data, which names things and leaves their content to be asked for.
 */
export async function announce(
  ownerId: string,
  tell: () => Promise<News | null>,
  { clock, deliveries }: Pick<WebhookParts, 'clock' | 'deliveries'>,
  transaction: Database,
): Promise<void> {
  const there = await transaction
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.ownerId, ownerId), webhooks.isEnabled));
  const news = there.length === 0 ? null : await tell();
  const told = there.filter(({ events }) => news && events.includes(news.event));
  if (!news || told.length === 0) return;
  const { event, data } = news;
  const now = clock();
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data });
  const eventId = randomUUID();
  const made = await transaction
    .insert(webhookDeliveries)
    .values(told.map(({ id }) => ({ webhookId: id, eventId, event, body, state: 'waiting' as const, nextAttemptAt: now, createdAt: now })))
    .returning({ id: webhookDeliveries.id });
  await deliveries.add(
    made.map(({ id }) => ({ id, priority: 0 })),
    transaction,
  );
}
