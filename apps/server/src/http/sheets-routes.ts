import {
  appendToSheet,
  endSheetsConnection,
  finishSheetsConnection,
  getSheetsConnection,
  startSheetsConnection,
} from '@sheetlift/contract';
import type { RateLimit } from '../platform/rate-limits.ts';
import { describeRun } from '../runs/describe-run.ts';
import { findRun } from '../runs/find-run.ts';
import { documentsDone } from '../runs/run-rows.ts';
import { appendRun } from '../sheets/append-run.ts';
import { describeConnection, endConnection, finishConnection, startConnection } from '../sheets/sheets-connection.ts';
import type { GoogleSheets } from '../sheets/google-sheets.ts';
import { Failure } from './failure.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

const CONNECT: RateLimit = { name: 'sheets-connect', times: 30, perSeconds: 60 * 60 };
/** Google takes sixty a minute of a person, of all programs together. */
const APPEND: RateLimit = { name: 'sheets-append', times: 60, perSeconds: 10 * 60 };

/** Rows of runs in spreadsheets of a person's Google account. */
export function sheetsRoutes(parts: ServerParts): Route[] {
  const { database } = parts;
  const offered = (): GoogleSheets => {
    if (!parts.googleSheets) throw new Failure('sheets_not_offered');
    return parts.googleSheets;
  };
  return [
    route(getSheetsConnection, async ({ caller }) => {
      offered();
      return describeConnection(caller.id, database);
    }),
    route(startSheetsConnection, async ({ caller }) => ({ url: (await startConnection(caller.id, offered(), parts)).href }), CONNECT),
    route(
      finishSheetsConnection,
      async ({ caller, body }) => {
        await finishConnection(caller.id, body.answer, offered(), parts);
        return describeConnection(caller.id, database);
      },
      CONNECT,
    ),
    route(
      endSheetsConnection,
      async ({ caller }) => {
        await endConnection(caller.id, offered(), parts);
        return { ok: true };
      },
      CONNECT,
    ),
    route(
      appendToSheet,
      async ({ caller, params, body }) => {
        const run = await findRun(caller.id, params.id, database);
        const google = offered();
        if ((await describeRun(run, database)).state === 'running') throw new Failure('run_not_ended');
        return appendRun({ ...run, documents: documentsDone(run.id, database) }, body.spreadsheet_id, google, parts);
      },
      APPEND,
    ),
  ];
}
