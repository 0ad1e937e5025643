import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { paddleEvents } from '../platform/schema.ts';
import { applyEvents } from './apply-events.ts';
import type { BillingDesk } from './billing.ts';
import { keepState } from './keep-events.ts';
import { tellsState } from './paddle-event.ts';

/** Whoever died over an event is believed dead after this long. */
const CLAIM_MS = 60_000;

/** Later with each failure, an hour at most: Paddle may be down for a while. */
const RETRY_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000];

/** After a day of trying an event is left as it is; the next comparison with Paddle repairs what it told. */
const MOST_ATTEMPTS = 30;

/** Works through the inbox until nothing is due. Several servers may do so at once. */
export async function workOnEvents(desk: BillingDesk): Promise<void> {
  for (let event = await claim(desk); event; event = await claim(desk)) {
    try {
      await work(event, desk);
    } catch (err) {
      const { eventId, eventType, attempts } = event;
      desk.log.error(
        { err, eventId, eventType, attempts },
        attempts >= MOST_ATTEMPTS
          ? 'Processing a Paddle event failed for the last time; "reconcile" repairs what it told'
          : 'Processing a Paddle event failed; it will be tried again',
      );
      await postpone(event, desk);
    }
  }
}

async function postpone({ eventId, attempts }: KeptEvent, { database, clock }: BillingDesk): Promise<void> {
  const now = clock();
  const waitMs = RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1]!;
  const next = attempts >= MOST_ATTEMPTS ? { processedAt: now } : { nextAttemptAt: new Date(now.getTime() + waitMs) };
  await database.update(paddleEvents).set(next).where(eq(paddleEvents.eventId, eventId));
}

type KeptEvent = typeof paddleEvents.$inferSelect;

/** The oldest that is due, for us alone for a while. */
async function claim({ database, clock }: BillingDesk): Promise<KeptEvent | undefined> {
  const now = clock();
  const oldest = database
    .select({ eventId: paddleEvents.eventId })
    .from(paddleEvents)
    .where(and(isNull(paddleEvents.processedAt), lte(paddleEvents.nextAttemptAt, now)))
    .orderBy(asc(paddleEvents.nextAttemptAt), asc(paddleEvents.occurredAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [event] = await database
    .update(paddleEvents)
    .set({ attempts: sql`${paddleEvents.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(eq(paddleEvents.eventId, oldest))
    .returning();
  return event;
}

/** What only hints is looked up where it may tell something new. Paddle is asked outside the transaction, which then is short. */
async function work({ eventId, eventType, subscriptionId }: KeptEvent, desk: BillingDesk): Promise<void> {
  const { database, clock, provider } = desk;
  const fetched = subscriptionId !== null && !tellsState(eventType) ? await provider.subscription(subscriptionId) : null;
  await database.transaction(async (transaction) => {
    if (fetched) await keepState(fetched, transaction, clock);
    if (subscriptionId !== null) await applyEvents(subscriptionId, transaction, desk);
    await transaction.update(paddleEvents).set({ processedAt: clock() }).where(eq(paddleEvents.eventId, eventId));
  });
}
