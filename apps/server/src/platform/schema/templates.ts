import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, moment } from './columns.ts';

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
    /** Grows whenever what was corrected under it changes: whoever holds its lessons is told by it whether they still hold. */
    lessonsRevision: integer('lessons_revision').notNull().default(0),
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
