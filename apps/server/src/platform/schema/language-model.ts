import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, moment } from './columns.ts';

const tokens = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What the language model took for an account in a month (UTC). */
export const modelMonths = pgTable(
  'model_months',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "2026-11" */
    month: text('month').notNull(),
    questions: integer('questions').notNull().default(0),
    inputTokens: tokens('input_tokens').default(0),
    outputTokens: tokens('output_tokens').default(0),
    /** By the operator's price, in its currency. */
    money: doublePrecision('money').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.month] }),
    check('model_months_not_negative', sql`${table.inputTokens} >= 0 and ${table.outputTokens} >= 0 and ${table.money} >= 0`),
  ],
);

/** Questions under way, with what each may take at most. */
export const modelQuestions = pgTable(
  'model_questions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    month: text('month').notNull(),
    inputTokens: tokens('input_tokens'),
    outputTokens: tokens('output_tokens'),
    money: doublePrecision('money').notNull(),
    /** Whoever asked is dead by then: it counts as what it may have taken. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.ownerId, table.month], foreignColumns: [modelMonths.ownerId, modelMonths.month] }).onDelete('cascade'),
    index('model_questions_month').on(table.ownerId, table.month),
  ],
);

/** Answers of the language model, so that asking the same again gives the same and costs nothing. They hold words of documents. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of model, prompt version and prompt. */
    question: bytes('question').notNull(),
    answer: bytes('answer').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.question] }), index('model_answers_age').on(table.at)],
);
