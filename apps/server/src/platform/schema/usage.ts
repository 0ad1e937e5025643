import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, moment } from './columns.ts';

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
