import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What Google gives back in an address: a code, our state, and little besides. */
const MAX_ANSWER_CHARACTERS = 8_000;

const spreadsheet = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** The template whose rows it was made for. */
  template: z.string(),
});

/** A spreadsheet of a person's Google account that was made from here. */
export type Spreadsheet = z.output<typeof spreadsheet>;

const connection = z.object({ connected_at: z.nullable(z.iso.datetime()), spreadsheets: z.array(spreadsheet) });

export const getSheetsConnection = endpoint({
  name: 'getSheetsConnection',
  method: 'GET',
  path: '/api/google-sheets',
  summary: 'Whether the account is connected with Google Sheets, and the spreadsheets that were made there',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: connection },
  failures: ['sheets_not_offered'],
});

export const startSheetsConnection = endpoint({
  name: 'startSheetsConnection',
  method: 'POST',
  path: '/api/google-sheets/authorize',
  summary: 'Where to send the browser, for the person to let us make spreadsheets and append to those we made',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: z.object({ url: z.string() }) },
  failures: ['sheets_not_offered', 'sheets_unavailable', 'too_many_requests'],
});

export const finishSheetsConnection = endpoint({
  name: 'finishSheetsConnection',
  method: 'POST',
  path: '/api/google-sheets',
  summary: 'Takes what Google gave the browser; it must be the person who set out',
  auth: 'bearer',
  owner: 'caller',
  /** The query of the address that Google sent the browser to. */
  body: z.object({ answer: z.string().check(z.maxLength(MAX_ANSWER_CHARACTERS)) }),
  success: { status: 200, answer: connection },
  failures: ['sheets_not_offered', 'sheets_link_invalid', 'sheets_unavailable', 'too_many_requests'],
});

export const endSheetsConnection = endpoint({
  name: 'endSheetsConnection',
  method: 'DELETE',
  path: '/api/google-sheets',
  summary: 'Forgets what Google gave us, here and there; spreadsheets stay where they are',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['sheets_not_offered', 'too_many_requests'],
});

export const appendToSheet = endpoint({
  name: 'appendToSheet',
  method: 'POST',
  path: '/api/runs/:id/google-sheets',
  summary:
    'Appends the rows of a run, as people left them, to a spreadsheet that was made from here, or to a new one; a second time adds nothing',
  auth: 'bearer',
  owner: 'id',
  params: z.object({ id: z.string() }),
  /** Null: a new one. */
  body: z.object({ spreadsheet_id: z.nullable(z.string()) }),
  success: {
    status: 200,
    answer: z.object({
      spreadsheet,
      /** Rows that were added; 0 where they stand there already. */
      rows: z.int(),
      /** Fields for which the spreadsheet has no column. */
      left_out: z.array(z.string()),
    }),
  },
  failures: [
    'run_not_found',
    'sheets_not_offered',
    'sheets_not_connected',
    'spreadsheet_not_found',
    'run_not_ended',
    'sheets_append_under_way',
    'too_many_rows',
    'sheets_refused',
    'sheets_unavailable',
    'too_many_requests',
  ],
});
