import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
