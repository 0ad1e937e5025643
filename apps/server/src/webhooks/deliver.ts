import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../platform/schema.ts';
import { type KeptDelivery, messageIdOf } from './deliveries.ts';
import { type Outcome, type PostParts, postWebhook } from './post-webhook.ts';
import type { WebhookParts } from './webhook-parts.ts';
import { deriveWebhookSecret, signedHeaders } from './webhook-secret.ts';

export interface DeliverParts extends WebhookParts, PostParts {
  secret: string;
  /** How long to wait before each attempt after the first; after the last one it is given up. */
  waitsMs?: readonly number[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The schedule that Standard Webhooks gives as its example: ten attempts in three days. */
export const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** So much later at most than the schedule says, by chance: those that failed together must not come again together. */
const JITTER = 0.1;

/** What a receiver asks for with `Retry-After` is followed as far as this. */
const LONGEST_WAIT_MS = 24 * HOUR;

const GONE = 410;

/** Sends a delivery once and keeps what came of it. Whoever dies meanwhile leaves it to be sent again, under the same webhook-id. */
export async function deliver(id: string, parts: DeliverParts): Promise<void> {
  const { database, clock, secret, deliveries } = parts;
  const [found] = await database
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting')));
  if (!found) return deliveries.finish(id, database);
  const { delivery, webhook } = found;
  if (!webhook.isEnabled) return database.transaction((transaction) => close(delivery, 'failed', parts, transaction));
  const at = clock();
  const { body } = delivery;
  const headers = signedHeaders({ messageId: messageIdOf(delivery), at, body }, deriveWebhookSecret(webhook.id, secret));
  const outcome = await postWebhook({ url: webhook.url, body, headers }, parts);
  await keepOutcome(delivery, at, outcome, parts);
}

function keepOutcome(delivery: KeptDelivery, at: Date, outcome: Outcome, parts: DeliverParts): Promise<void> {
  const { database, clock, waitsMs = WAITS_MS } = parts;
  const isGone = outcome.kind === 'answered' && outcome.status === GONE;
  return database.transaction(async (transaction) => {
    // First, as where a webhook is deleted: in another order the two would wait for each other.
    if (isGone) await transaction.update(webhooks).set({ isEnabled: false }).where(eq(webhooks.id, delivery.webhookId));
    const [now] = await transaction.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, delivery.id)).for('update');
    if (!now) return;
    const status = outcome.kind === 'answered' ? outcome.status : null;
    const trouble = outcome.kind === 'answered' ? null : outcome.trouble;
    const durationMs = clock().getTime() - at.getTime();
    await transaction.insert(webhookAttempts).values({ deliveryId: now.id, at, durationMs, status, trouble });
    if (status !== null && status >= 200 && status < 300) return close(now, 'delivered', parts, transaction);
    const waitMs = isGone ? undefined : waitsMs[now.tries];
    if (waitMs === undefined) return close(now, 'failed', parts, transaction);
    await postpone(now, Math.max(waitMs * (1 + Math.random() * JITTER), askedWaitMs(outcome, clock())), parts, transaction);
  });
}

async function close(
  { id, tries }: KeptDelivery,
  state: 'delivered' | 'failed',
  { deliveries }: DeliverParts,
  transaction: Database,
): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state, tries: tries + 1, nextAttemptAt: null })
    .where(eq(webhookDeliveries.id, id));
  await deliveries.finish(id, transaction);
}

async function postpone(
  { id, tries }: KeptDelivery,
  waitMs: number,
  { clock, deliveries }: DeliverParts,
  transaction: Database,
): Promise<void> {
  const nextAttemptAt = new Date(clock().getTime() + waitMs);
  await transaction
    .update(webhookDeliveries)
    .set({ tries: tries + 1, nextAttemptAt })
    .where(eq(webhookDeliveries.id, id));
  await deliveries.finish(id, transaction);
  await deliveries.add([{ id, priority: 0, waitMs }], transaction);
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3); 0 where nothing is asked. */
function askedWaitMs(outcome: Outcome, now: Date): number {
  const asked = outcome.kind === 'answered' ? outcome.retryAfter : null;
  if (asked === null) return 0;
  const waitMs = /^\d+$/.test(asked) ? Number(asked) * SECOND : Date.parse(asked) - now.getTime();
  return Math.min(LONGEST_WAIT_MS, Math.max(0, waitMs || 0));
}
