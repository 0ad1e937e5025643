import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** Whom Paddle knows under which id. It outlives every subscription. */
export const paddleCustomers = pgTable('paddle_customers', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
});

/** The one transaction of an account that can be paid, or was paid last: however many tabs have a checkout open, they have the same. */
export const checkouts = pgTable('checkouts', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  transactionId: text('transaction_id').notNull(),
  startedAt: moment('started_at').notNull(),
});

/** What Paddle told us, once each. Also the queue of what is still to be done about it. */
export const paddleEvents = pgTable(
  'paddle_events',
  {
    /** Paddle's; of a state that we asked for ourselves, one made of the subscription and its version. */
    eventId: text('event_id').primaryKey(),
    eventType: text('event_type').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true, precision: 6, mode: 'string' }).notNull(),
    /** Of which subscription it tells, where it tells of one. */
    subscriptionId: text('subscription_id'),
    data: jsonb('data').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Null while something is to be done about it. */
    processedAt: moment('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before: whoever works on it moves it on, so that nobody else does, and a death is made good. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [
    index('paddle_events_subscription').on(table.subscriptionId, table.occurredAt),
    index('paddle_events_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.processedAt} is null`),
    index('paddle_events_age').on(table.receivedAt),
  ],
);

/** Each subscription as all events of it that came so far, in the order in which they occurred, leave it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    planType: text('plan_type', { enum: ['starter', 'pro', 'business'] }).notNull(),
    period: text('period', { enum: ['month', 'year'] }).notNull(),
    status: text('status', {
      enum: ['active', 'past_due', 'canceled', 'draft', 'ready', 'completed', 'billed', 'paused', 'trialing'],
    }).notNull(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    nextBilledAt: moment('next_billed_at'),
    /** When the payment failed that is still open. */
    pastDueSince: moment('past_due_since'),
    startedAt: moment('started_at').notNull(),
    /** What its owner wrote when they cancelled it. */
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    index('subscriptions_owner').on(table.ownerId, table.startedAt),
    check('subscriptions_past_due', sql`(${table.status} = 'past_due') = (${table.pastDueSince} is not null)`),
  ],
);
