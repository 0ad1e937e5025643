import type { RowMode, Template } from '@sheetlift/engine/model';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, moment } from './columns.ts';

/** An extraction on the server: what is looked for in which documents. It has ended when none of them waits or is read. */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As it was when the run began. */
    template: jsonb('template').$type<Template>().notNull(),
    rowMode: text('row_mode').$type<RowMode>().notNull(),
    /** Whether the operator's language model is asked, and for what. */
    modelMode: text('model_mode', { enum: ['built-in', 'both', 'model'] })
      .notNull()
      .default('built-in'),
    engineVersion: text('engine_version').notNull(),
    createdAt: moment('created_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** The run whose documents it goes over once more, which may be gone; null where there is none. */
    basedOn: uuid('based_on'),
    /** Grows with every change of it or of one of its documents: what a follower saw last is told by it. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [index('runs_owner').on(table.ownerId, table.createdAt), index('runs_age').on(table.createdAt)],
);

/** A document of a run: a unit of work, under its own id in the queue. */
export const runDocuments = pgTable(
  'run_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** The document of the run before that it is. */
    basedOn: uuid('based_on'),
    /** The file's place in the run, and the document's in the file: an archive holds several. */
    position: integer('position').notNull(),
    part: integer('part').notNull().default(0),
    fileName: text('file_name').notNull(),
    byteLength: bigint('byte_length', { mode: 'number' }).notNull(),
    /** Where its content is kept; null where it was refused while it came. */
    blobKey: text('blob_key'),
    /** A keyed hash of its content, as the ledger names it. */
    contentName: bytes('content_name'),
    /** Whether it is known to be one document: an archive is taken apart first. */
    isSingle: boolean('is_single').notNull().default(false),
    state: text('state', { enum: ['waiting', 'reading', 'done', 'failed', 'cancelled'] }).notNull(),
    /** Which worker reads it, by the number of the lock that the worker holds while it lives; null also while its ranges of pages are read. */
    worker: integer('worker'),
    attempts: integer('attempts').notNull().default(0),
    pages: integer('pages'),
    /** Of them, read so far: a large document is read in ranges. */
    pagesRead: integer('pages_read').notNull().default(0),
    /** The ledger's entry for its pages. */
    reservationId: uuid('reservation_id'),
    rowCount: integer('row_count'),
    status: text('status', { enum: ['succeeded', 'partial'] }),
    /** The engine's result as compressed JSON: what is printed on paper may hold what no text of the database can. */
    result: bytes('result'),
    /** What was read of its pages, as compressed JSON: by it they are shown beside the rows, and rows found anew. Null where nothing was read yet, and in old runs. */
    reading: bytes('reading'),
    errorCode: text('error_code'),
    errorDetail: text('error_detail'),
    endedAt: moment('ended_at'),
    /** When a person last changed something in its rows. */
    correctedAt: moment('corrected_at'),
    /** The run's revision when it last changed. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    uniqueIndex('run_documents_place').on(table.runId, table.position, table.part),
    index('run_documents_reading')
      .on(table.worker)
      .where(sql`${table.state} = 'reading'`),
    index('run_documents_blob').on(table.blobKey),
    check('run_documents_state', sql`${table.state} in ('waiting', 'reading', 'done', 'failed', 'cancelled')`),
    check('run_documents_worker', sql`${table.state} = 'reading' or ${table.worker} is null`),
    // One that waits for pages that failed to be read again keeps what was found before.
    check('run_documents_result', sql`${table.state} <> 'done' or ${table.result} is not null`),
    check('run_documents_error', sql`(${table.state} = 'failed') = (${table.errorCode} is not null)`),
  ],
);

/** Pages of a large document that are read by themselves, from the first to the last: a unit of work each, gone when the document ends. */
export const pageRanges = pgTable(
  'page_ranges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => runDocuments.id, { onDelete: 'cascade' }),
    firstPage: integer('first_page').notNull(),
    lastPage: integer('last_page').notNull(),
    state: text('state', { enum: ['waiting', 'reading', 'done'] }).notNull(),
    /** As of a document. */
    worker: integer('worker'),
    attempts: integer('attempts').notNull().default(0),
    /** What was read, as of a document. */
    reading: bytes('reading'),
  },
  (table) => [
    uniqueIndex('page_ranges_place').on(table.documentId, table.firstPage),
    index('page_ranges_reading')
      .on(table.worker)
      .where(sql`${table.state} = 'reading'`),
    check('page_ranges_state', sql`${table.state} in ('waiting', 'reading', 'done')`),
    check('page_ranges_worker', sql`(${table.state} = 'reading') = (${table.worker} is not null)`),
    check('page_ranges_read', sql`(${table.state} = 'done') = (${table.reading} is not null)`),
  ],
);

/** Each time that a person changed something in the rows of a document, with all that was changed by then. */
export const runCorrections = pgTable(
  'run_corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => runDocuments.id, { onDelete: 'cascade' }),
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** As compressed JSON. */
    corrections: bytes('corrections').notNull(),
  },
  (table) => [index('run_corrections_document').on(table.documentId, table.at)],
);

/** A file on its way, in pieces: it becomes a document when a run takes it. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    byteLength: bigint('byte_length', { mode: 'number' }).notNull(),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** Where what has come is kept, in its order. */
    pieces: text('pieces').array().notNull().default([]),
    /** Why it is no document of ours; null as far as it may be one. */
    errorCode: text('error_code'),
    errorDetail: text('error_detail'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('uploads_owner').on(table.ownerId), index('uploads_age').on(table.createdAt)],
);
