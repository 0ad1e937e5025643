import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { paddleEvents } from '../platform/schema.ts';
import { type PaddleNotification, subscriptionIdOf } from './paddle-event.ts';
import type { PaddleState } from './payment-provider.ts';

/**
 * Puts what Paddle told into the inbox; what is there already stays as it is. Nothing else happens here, so that Paddle is answered at
 * once.
 */
export async function keepEvent(event: PaddleNotification, database: Database, clock: Clock): Promise<void> {
  const { event_id, event_type, occurred_at, data } = event;
  await database
    .insert(paddleEvents)
    .values({
      eventId: event_id,
      eventType: event_type,
      occurredAt: occurred_at,
      subscriptionId: subscriptionIdOf(event),
      data: json(data),
      receivedAt: clock(),
      nextAttemptAt: clock(),
    })
    .onConflictDoNothing();
}

/** A state that we asked for, as an event of the moment at which it came to be. */
export async function keepState(state: PaddleState, transaction: Database, clock: Clock): Promise<void> {
  await transaction
    .insert(paddleEvents)
    .values({
      eventId: `${state.id} ${state.updated_at}`,
      eventType: 'subscription.fetched',
      occurredAt: state.updated_at,
      subscriptionId: state.id,
      data: json(state),
      receivedAt: clock(),
      processedAt: clock(),
      nextAttemptAt: clock(),
    })
    .onConflictDoNothing();
}

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`;
}
