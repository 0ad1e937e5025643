import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

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
  (table) => [unique('templates_owner_name').on(table.ownerId, table.foldedName), unique('templates_owner_migrated').on(table.ownerId, table.migratedHash)],
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
