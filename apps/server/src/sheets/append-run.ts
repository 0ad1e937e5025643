import { plainValue, type SheetDocument, type Template } from '@sheetlift/engine';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import { sheetAppends, spreadsheets } from '../platform/schema.ts';
import { type GoogleSheets, type Row, SheetsTrouble } from './google-sheets.ts';
import { describeSpreadsheet, type SheetsParts, withToken } from './sheets-connection.ts';

/** What is appended: a run of the owner's, with its rows as people left them. */
export interface AppendedRun {
  id: string;
  ownerId: string;
  name: string;
  template: Template;
  documents: AsyncIterable<SheetDocument>;
}

/** Cells that one request to Google holds: with ten characters each some megabytes. */
const MOST_CELLS = 200_000;

/** Longer than one append takes with all its tries: whoever began it is dead by then. */
const UNDER_WAY_MS = 3 * 60 * 1000;

type Kept = typeof spreadsheets.$inferSelect;

/**
 * Appends the rows of a run to a spreadsheet, once: where it is not known whether Google did it, it is looked there before it is done again.
 * Null: to a new one. Throws `Refused`.
 */
export async function appendRun(run: AppendedRun, spreadsheetId: string | null, google: GoogleSheets, parts: SheetsParts) {
  const names = run.template.entities.map(({ variableName }) => variableName);
  try {
    return await withToken(run.ownerId, parts, async (token) => {
      const rows = await rowsOf(run);
      const into =
        spreadsheetId === null
          ? await makeSpreadsheet(run, names, token, google, parts)
          : await findSpreadsheet(run.ownerId, spreadsheetId, parts.database);
      const placed = rows.map((row) => into.columns.map((column) => row.get(column) ?? ''));
      const added = await appendOnce(run.id, into, placed, token, google, parts);
      return { spreadsheet: describeSpreadsheet(into), rows: added, left_out: names.filter((name) => !into.columns.includes(name)) };
    });
  } catch (error) {
    throw error instanceof SheetsTrouble ? refusedFor(error) : error;
  }
}

async function rowsOf({ template, documents }: AppendedRun): Promise<Map<string, string | number>[]> {
  const rows: Map<string, string | number>[] = [];
  for await (const { result } of documents)
    for (const { cells } of result.rows) {
      if ((rows.length + 1) * template.entities.length > MOST_CELLS) throw new Refused('too_many_rows');
      rows.push(
        new Map(
          template.entities.flatMap(({ id, variableName }) => {
            const cell = cells[id];
            return cell && 'chosen' in cell ? [[variableName, plainValue(cell.chosen.value)] as const] : [];
          }),
        ),
      );
    }
  return rows;
}

async function makeSpreadsheet(
  { ownerId, name, template }: AppendedRun,
  columns: string[],
  token: string,
  google: GoogleSheets,
  { database, clock }: SheetsParts,
): Promise<Kept> {
  const id = await google.create(token, name, columns);
  const [made] = await database
    .insert(spreadsheets)
    .values({ id, ownerId, name, template: template.name, columns, madeAt: clock() })
    .returning();
  return made!;
}

async function findSpreadsheet(ownerId: string, id: string, database: Database): Promise<Kept> {
  const [found] = await database
    .select()
    .from(spreadsheets)
    .where(and(eq(spreadsheets.ownerId, ownerId), eq(spreadsheets.id, id)));
  if (!found) throw new Refused('spreadsheet_not_found');
  return found;
}

/** Rows that were added by this. */
async function appendOnce(
  runId: string,
  into: Kept,
  rows: readonly Row[],
  token: string,
  google: GoogleSheets,
  { database, clock }: SheetsParts,
): Promise<number> {
  const before = await begin(runId, into.id, rows.length, { database, clock });
  if (before === 'done') return 0;
  const ofThis = and(eq(sheetAppends.runId, runId), eq(sheetAppends.spreadsheetId, into.id));
  try {
    const isThere = before === 'unknown' && holdsRows(await google.rows(token, into.id), rows);
    if (!isThere && rows.length > 0) await google.append(token, into.id, rows);
    await database.update(sheetAppends).set({ doneAt: clock() }).where(ofThis);
    return isThere ? 0 : rows.length;
  } catch (error) {
    const isUndone = error instanceof SheetsTrouble && error.kind !== 'unknown' && before === 'new';
    if (isUndone) await database.delete(sheetAppends).where(ofThis);
    // Looked at before it is done again, by whoever comes next.
    else
      await database
        .update(sheetAppends)
        .set({ begunAt: new Date(0) })
        .where(and(ofThis, isNull(sheetAppends.doneAt)));
    throw error;
  }
}

/** Takes it on: of several at once only one does. "unknown": somebody did, and nobody knows what came of it. */
async function begin(
  runId: string,
  spreadsheetId: string,
  rows: number,
  { database, clock }: Pick<SheetsParts, 'database' | 'clock'>,
): Promise<'new' | 'unknown' | 'done'> {
  const now = clock();
  const [begun] = await database
    .insert(sheetAppends)
    .values({ runId, spreadsheetId, rows, begunAt: now })
    .onConflictDoNothing()
    .returning();
  if (begun) return 'new';
  const ofThis = and(eq(sheetAppends.runId, runId), eq(sheetAppends.spreadsheetId, spreadsheetId));
  const left = and(ofThis, isNull(sheetAppends.doneAt), lt(sheetAppends.begunAt, new Date(now.getTime() - UNDER_WAY_MS)));
  const [taken] = await database.update(sheetAppends).set({ begunAt: now }).where(left).returning();
  if (taken) return 'unknown';
  const [there] = await database
    .select({ isDone: sql<boolean>`${sheetAppends.doneAt} is not null` })
    .from(sheetAppends)
    .where(ofThis);
  if (there?.isDone) return 'done';
  throw new Refused('sheets_append_under_way');
}

/** Whether all of some rows stand there, one below the other. Google leaves out blanks at a row's end. */
function holdsRows(there: readonly Row[], rows: readonly Row[]): boolean {
  const [wanted, found] = [rows, there].map((all) =>
    all.map((row) => JSON.stringify(row.slice(0, row.findLastIndex((value) => value !== '') + 1))),
  );
  return found!.some((_, from) => wanted!.every((row, at) => found![from + at] === row));
}

function refusedFor(error: SheetsTrouble): Refused {
  const codes = {
    revoked: 'sheets_not_connected',
    gone: 'spreadsheet_not_found',
    refused: 'sheets_refused',
    busy: 'sheets_unavailable',
    unknown: 'sheets_unavailable',
  } as const;
  return new Refused(codes[error.kind], { cause: error });
}
