import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { webhookDeliveries, webhooks } from '../platform/schema.ts';
import { describeDeliveries } from './deliveries.ts';

/** A person's webhooks with what they were sent. Their secrets are kept nowhere. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  const kept = await database.select().from(webhooks).where(eq(webhooks.ownerId, ownerId)).orderBy(asc(webhooks.createdAt));
  const exported: unknown[] = [];
  for (const { ownerId: _owner, ...webhook } of kept) {
    const deliveries = await database.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhook.id));
    exported.push({ ...webhook, deliveries: await describeDeliveries(deliveries, database) });
  }
  return { 'webhooks.json': exported };
}
