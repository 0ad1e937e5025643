import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** To the millisecond: what a client is told and sends back must be equal to what is kept. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As its owner wrote it; for mail and for showing. */
    email: text('email').notNull(),
    /** What makes two spellings one address; computed by us, so that every database agrees. */
    foldedEmail: text('folded_email').notNull().unique(),
    fullName: text('full_name'),
    authProvider: text('auth_provider', { enum: ['email', 'google'] }).notNull(),
    /** Null where there is no password to sign in with. */
    passwordHash: text('password_hash'),
    /** A Google account is its issuer and subject, never its address. */
    googleIssuer: text('google_issuer'),
    googleSubject: text('google_subject'),
    /** Tokens carry it; raising it ends them all. */
    tokenVersion: integer('token_version').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** When a mail or Google proved that the address is theirs. */
    emailProvedAt: moment('email_proved_at'),
    /** "Keep what it learns in my account". */
    keepsCorrections: boolean('keeps_corrections').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('users_google_account').on(table.googleIssuer, table.googleSubject),
    check('users_auth_provider', sql`${table.authProvider} in ('email', 'google')`),
    check('users_google_whole', sql`(${table.googleIssuer} is null) = (${table.googleSubject} is null)`),
    check('users_can_sign_in', sql`${table.passwordHash} is not null or ${table.googleSubject} is not null`),
  ],
);

/** A row is one mailed link: deleted by its use, so that of fifty uses at once one wins. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_expiry').on(table.expiresAt)],
);

/** A row is one mailed link that proves an address: deleted by its use. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('email_proofs_user').on(table.userId), index('email_proofs_expiry').on(table.expiresAt)],
);

export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of names with the same folded form an owner has one. */
    foldedName: text('folded_name').notNull(),
    description: text('description').notNull().default(''),
    /** Kept as it came: older clients must find again what newer ones put into it. */
    entitiesJson: text('entities_json').notNull(),
    isAutofill: boolean('is_autofill').notNull().default(false),
    /** What it was when it came from a device's own list; the same content coming again is this template. */
    migratedHash: bytes('migrated_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Later with every change, so that it tells versions apart. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('templates_owner_name').on(table.ownerId, table.foldedName),
    unique('templates_owner_migrated').on(table.ownerId, table.migratedHash),
  ],
);

/** What a template was before another of the same name took its place; kept for 30 days. */
export const replacedTemplates = pgTable(
  'replaced_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Not a reference: the template may be gone by now. */
    templateId: uuid('template_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    entitiesJson: text('entities_json').notNull(),
    isAutofill: boolean('is_autofill').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (table) => [index('replaced_templates_owner').on(table.ownerId, table.templateId), index('replaced_templates_age').on(table.replacedAt)],
);

/** Corrections are events that never change; a deleted one stays as a tombstone, so that merging devices is a union. */
export const corrections = pgTable(
  'corrections',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    /** Given by the device that made it. */
    id: uuid('id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null in a tombstone, as is all that follows: what was learned is really gone. */
    fieldId: text('field_id'),
    layoutFingerprint: text('layout_fingerprint'),
    contexts: jsonb('contexts'),
    value: jsonb('value'),
    engineVersion: text('engine_version'),
    at: moment('at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.id] }),
    index('corrections_owner').on(table.ownerId),
    check(
      'corrections_whole_or_gone',
      sql`case when ${table.deletedAt} is null then num_nulls(${table.fieldId}, ${table.layoutFingerprint}, ${table.contexts}, ${table.value}, ${table.engineVersion}, ${table.at}) = 0
        else num_nonnulls(${table.fieldId}, ${table.layoutFingerprint}, ${table.contexts}, ${table.value}, ${table.engineVersion}, ${table.at}) = 0 end`,
    ),
  ],
);

/** What people wrote with the contact form; kept for a year. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    /** Versions, counts and codes of the run it is about; null where none was sent along. */
    receipt: text('receipt'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('contact_messages_age').on(table.createdAt)],
);

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

/** Pages of an account in a month (UTC): the sums of its ledger, and what a reservation is decided on. */
export const pageMonths = pgTable(
  'page_months',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "2026-11" */
    month: text('month').notNull(),
    used: integer('used').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.month] }),
    check('page_months_not_negative', sql`${table.used} >= 0 and ${table.reserved} >= 0`),
  ],
);

/** Pages held for work under way, counted for work that was done, or given back. A document counts once a month. */
export const pageLedger = pgTable(
  'page_ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    month: text('month').notNull(),
    /** A keyed hash of its content; the key is the account's own. */
    document: bytes('document').notNull(),
    run: uuid('run').notNull(),
    pages: integer('pages').notNull(),
    state: text('state', { enum: ['reserved', 'settled', 'released'] }).notNull(),
    /** When it was reserved, or read on a device. */
    at: moment('at').notNull(),
    /** A reservation that nobody settled by then is released. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    foreignKey({ columns: [table.ownerId, table.month], foreignColumns: [pageMonths.ownerId, pageMonths.month] }).onDelete('cascade'),
    uniqueIndex('page_ledger_counted_once')
      .on(table.ownerId, table.month, table.document)
      .where(sql`${table.state} = 'settled'`),
    index('page_ledger_expiry')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'reserved'`),
    check(
      'page_ledger_state',
      sql`${table.state} in ('reserved', 'settled', 'released') and (${table.state} = 'reserved') = (${table.expiresAt} is not null)`,
    ),
    check('page_ledger_pages', sql`${table.pages} >= 0`),
  ],
);

/**
 * How much of a limit is used up (generic cell rate algorithm): the moment at which, at the permitted pace, everything so far would
 * have arrived. A row whose moment has passed means nothing any more.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Which limit, and a keyed hash of the address or network it counts. */
    key: text('key').primaryKey(),
    arrival: timestamp('arrival', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_arrival').on(table.arrival)],
);
