import type { ApiScope } from '@sheetlift/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

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

/** Sessions that somebody ended before their token expires; what expires by itself is none of these. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    /** The token's `jti`. */
    id: uuid('id').primaryKey(),
    /** When the token expires: after it the row means nothing. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('ended_sessions_expiry').on(table.expiresAt)],
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

/** With which a person's programs call. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** The key itself is shown once and kept nowhere. */
    keyHash: bytes('key_hash').notNull().unique(),
    /** Its last letters, by which its owner knows it again. */
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_owner').on(table.ownerId, table.createdAt)],
);

/** What requests with an `Idempotency-Key` were answered; kept for a day. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The call, and the address it was sent to. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Null, as is what follows, while the first request is under way. */
    requestHash: bytes('request_hash'),
    answer: jsonb('answer'),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.call, table.key] }),
    index('idempotent_requests_age').on(table.startedAt),
    check('idempotent_requests_whole', sql`(${table.requestHash} is null) = (${table.answer} is null)`),
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
