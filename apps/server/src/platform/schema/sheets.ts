import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { runs } from './runs.ts';

/** Who let us append to spreadsheets of their Google account. */
export const sheetsConnections = pgTable('sheets_connections', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Google's refresh token, encrypted with a key of the server's secret. */
  sealedToken: text('sealed_token').notNull(),
  connectedAt: moment('connected_at').notNull(),
});

/** Spreadsheets that were made from here: no others may be reached. */
export const spreadsheets = pgTable(
  'spreadsheets',
  {
    /** Google's. */
    id: text('id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    template: text('template').notNull(),
    /** Names of its columns, in their order. */
    columns: jsonb('columns').$type<string[]>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Which runs' rows stand in which spreadsheet: appended once each. */
export const sheetAppends = pgTable(
  'sheet_appends',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    spreadsheetId: text('spreadsheet_id').notNull(),
    rows: integer('rows').notNull(),
    /** When it was begun: nobody else begins it for a while. */
    begunAt: moment('begun_at').notNull(),
    /** Null where it is not known whether Google did it. */
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.spreadsheetId] })],
);
