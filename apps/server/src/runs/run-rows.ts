import { Readable } from 'node:stream';
import {
  applyCorrections,
  type ExtractionRow,
  type SheetDocument,
  type SheetFormat,
  type Template,
  writeRows,
  type WriteOptions,
} from '@sheetlift/engine';
import { and, asc, eq, gt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database.ts';
import { runDocuments, runs } from '../platform/schema.ts';
import { latestCorrections } from './document-corrections.ts';
import { unpackResult } from './kept-result.ts';
import type { KeptRun } from './touch-run.ts';

/** As what file rows are wanted, and how it is written. */
export interface RowsFile {
  format: SheetFormat;
  options: WriteOptions;
}

/** The rows of the documents that are done, as people left them, as a file that is written while it is sent. */
export function writeRunRows({ id, template }: KeptRun, { format, options }: RowsFile, database: Database): Readable {
  return Readable.from(writeRows({ template, documents: documentsDone(id, database) }, format, options));
}

/**
 * The same of all runs of an account whose template has this name, the oldest first; null where there are none. The columns are those of the newest;
 * what earlier ones found stands in them by the names of their fields. A run that goes over another one of the name counts when that one is deleted:
 * until somebody has chosen between the two their documents would stand there twice.
 */
export async function writeTemplateRows(
  ownerId: string,
  name: string,
  { format, options }: RowsFile,
  database: Database,
): Promise<Readable | null> {
  const before = alias(runs, 'before');
  const stillThere = database
    .select({ id: before.id })
    .from(before)
    .where(and(eq(before.id, runs.basedOn), eq(sql`${before.template} ->> 'name'`, name)));
  const ofName = await database
    .select({ id: runs.id, template: runs.template })
    .from(runs)
    .where(and(eq(runs.ownerId, ownerId), eq(sql`${runs.template} ->> 'name'`, name), notExists(stillThere)))
    .orderBy(asc(runs.createdAt), asc(runs.id));
  const newest = ofName.at(-1);
  if (!newest) return null;
  const documents = async function* (): AsyncGenerator<SheetDocument> {
    for (const { id, template } of ofName) {
      const idOf = fieldsByName(newest.template, template);
      for await (const document of documentsDone(id, database)) {
        const { result } = document;
        yield { ...document, result: { ...result, rows: result.rows.map((row) => underIds(row, idOf)) } };
      }
    }
  };
  return Readable.from(writeRows({ template: newest.template, documents: documents() }, format, options));
}

/** The id that a field of a template has in another one, by its name. */
function fieldsByName(there: Template, here: Template): ReadonlyMap<string, string> {
  const ids = new Map(there.entities.map(({ variableName, id }) => [variableName, id]));
  return new Map(here.entities.flatMap(({ variableName, id }) => (ids.has(variableName) ? [[id, ids.get(variableName)!]] : [])));
}

function underIds(row: ExtractionRow, idOf: ReadonlyMap<string, string>): ExtractionRow {
  const known = (id: string): string[] => (idOf.has(id) ? [idOf.get(id)!] : []);
  return {
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).flatMap(([id, cell]) => known(id).map((there) => [there, cell]))),
    ...(row.ofDocument && { ofDocument: row.ofDocument.flatMap(known) }),
  };
}

const EXPORTED = {
  id: runDocuments.id,
  correctedAt: runDocuments.correctedAt,
  position: runDocuments.position,
  part: runDocuments.part,
  fileName: runDocuments.fileName,
  endedAt: runDocuments.endedAt,
  result: runDocuments.result,
} as const;

/** Documents that are done, as people left them; one at a time, in order: a run may have more rows than fit into memory. */
export async function* documentsDone(runId: string, database: Database): AsyncGenerator<SheetDocument> {
  let last = { position: -1, part: 0 };
  for (;;) {
    const [document] = await database
      .select(EXPORTED)
      .from(runDocuments)
      .where(
        and(
          eq(runDocuments.runId, runId),
          eq(runDocuments.state, 'done'),
          or(gt(runDocuments.position, last.position), and(eq(runDocuments.position, last.position), gt(runDocuments.part, last.part))),
        ),
      )
      .orderBy(asc(runDocuments.position), asc(runDocuments.part))
      .limit(1);
    if (!document?.result) return;
    last = document;
    const readOn = document.endedAt?.toISOString().slice(0, 10);
    const found = await unpackResult(document.result);
    const corrections = document.correctedAt && (await latestCorrections(document.id, database));
    const result = corrections ? { ...found, rows: applyCorrections(found.rows, corrections) } : found;
    yield { fileName: document.fileName, result, ...(readOn && { readOn }) };
  }
}
