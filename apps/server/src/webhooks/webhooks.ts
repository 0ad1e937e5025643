import { isIP } from 'node:net';
import type { Webhook, WebhookEvent } from '@sheetlift/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { Refused } from '../platform/refused.ts';
import { users, webhooks } from '../platform/schema.ts';
import type { Reachable } from '../platform/reachable.ts';
import { deriveWebhookSecret, printSecret } from './webhook-secret.ts';
import type { WebhookParts } from './webhook-parts.ts';

export type KeptWebhook = typeof webhooks.$inferSelect;

/** Webhooks of one account: each is told of every run. */
const MOST_WEBHOOKS = 20;

interface Making extends Pick<WebhookParts, 'database' | 'clock'> {
  reachable: Reachable;
}

/** An address that is written out is refused here, a name when it is looked up. */
export async function createWebhook(
  ownerId: string,
  given: { url: string; events: readonly WebhookEvent[] },
  { database, clock, reachable }: Making,
): Promise<Webhook> {
  const { href, hostname, protocol } = new URL(given.url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !reachable(host, protocol === 'https:')) throw new Refused('address_refused');
  return database.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
    const [there] = await transaction.select({ count: count() }).from(webhooks).where(eq(webhooks.ownerId, ownerId));
    if (there!.count >= MOST_WEBHOOKS) throw new Refused('too_many_webhooks');
    const [kept] = await transaction
      .insert(webhooks)
      .values({ ownerId, url: href, events: [...new Set(given.events)], createdAt: clock() })
      .returning();
    return describeWebhook(kept!);
  });
}

/** What signs all that a webhook is sent, as its owner is shown it once. */
export function secretOf({ id }: Webhook, { secret }: { secret: string }): string {
  return printSecret(deriveWebhookSecret(id, secret));
}

export async function listWebhooks(ownerId: string, database: Database): Promise<Webhook[]> {
  const kept = await database
    .select()
    .from(webhooks)
    .where(eq(webhooks.ownerId, ownerId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
  return kept.map(describeWebhook);
}

/** The owner's webhook of this id. One of somebody else's, one that is gone and an id that is none are all not there. */
export async function findWebhook(ownerId: string, id: string, database: Database): Promise<KeptWebhook> {
  const [found] = isUuid(id) ? await database.select().from(webhooks).where(isOwn(ownerId, id)) : [];
  if (!found) throw new Refused('webhook_not_found');
  return found;
}

export async function switchWebhook(ownerId: string, id: string, isEnabled: boolean, database: Database): Promise<Webhook> {
  await findWebhook(ownerId, id, database);
  const [kept] = await database.update(webhooks).set({ isEnabled }).where(isOwn(ownerId, id)).returning();
  if (!kept) throw new Refused('webhook_not_found');
  return describeWebhook(kept);
}

/** It is gone with its deliveries; the queue's units of work find nothing to do. */
export async function deleteWebhook(ownerId: string, id: string, database: Database): Promise<void> {
  await findWebhook(ownerId, id, database);
  await database.delete(webhooks).where(isOwn(ownerId, id));
}

const isOwn = (ownerId: string, id: string) => and(eq(webhooks.ownerId, ownerId), eq(webhooks.id, id));

function describeWebhook({ id, url, events, isEnabled, createdAt }: KeptWebhook): Webhook {
  return { id, url, events, is_enabled: isEnabled, created_at: createdAt.toISOString() };
}
