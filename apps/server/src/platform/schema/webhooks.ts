import type { DeliveryTrouble, WebhookEvent } from '@sheetlift/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** Where a person wants to be told what happened. Its signing secret is derived from its id and kept nowhere. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('webhooks_owner').on(table.ownerId, table.createdAt)],
);

/** One event for one webhook: a unit of work, under its own id in the queue. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for all webhooks that are told of one event. */
    eventId: uuid('event_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    /** To the byte what is sent and signed, however often. */
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    /** Attempts since it was made, or since it was last sent again by hand. */
    tries: integer('tries').notNull().default(0),
    /** When it is tried again; null where it is not. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_age').on(table.createdAt),
    check('webhook_deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    check('webhook_deliveries_next', sql`(${table.state} = 'waiting') = (${table.nextAttemptAt} is not null)`),
  ],
);

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** What the receiver answered; null where it did not. */
    status: integer('status'),
    trouble: text('trouble').$type<DeliveryTrouble>(),
  },
  (table) => [
    index('webhook_attempts_delivery').on(table.deliveryId, table.at),
    check('webhook_attempts_outcome', sql`(${table.status} is null) = (${table.trouble} is not null)`),
  ],
);
