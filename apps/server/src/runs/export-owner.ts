import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { runDocuments, runs, uploads } from '../platform/schema.ts';
import { listCorrections } from './document-corrections.ts';
import { unpackResult } from './kept-result.ts';
import { describeUpload } from './uploads.ts';

/** A person's runs with the values found; the documents themselves are files of theirs. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  const kept = await database.select().from(runs).where(eq(runs.ownerId, ownerId)).orderBy(asc(runs.createdAt));
  const files: Record<string, unknown> = { 'runs.json': kept.map(({ ownerId: _owner, ...run }) => run) };
  const coming = await database.select().from(uploads).where(eq(uploads.ownerId, ownerId)).orderBy(asc(uploads.createdAt));
  files['uploads.json'] = coming.map(describeUpload);
  for (const { id } of kept) files[`runs/${id}.json`] = await exportDocuments(id, database);
  return files;
}

/** Of one document: more is nobody's work. */
const MOST_TOLD = 10_000;

async function exportDocuments(runId: string, database: Database): Promise<unknown[]> {
  const {
    contentName: _name,
    blobKey: _key,
    worker: _worker,
    result: _result,
    reading: _reading,
    ...columns
  } = getTableColumns(runDocuments);
  const documents = await database
    .select(columns)
    .from(runDocuments)
    .where(eq(runDocuments.runId, runId))
    .orderBy(asc(runDocuments.position), asc(runDocuments.part));
  const exported: unknown[] = [];
  for (const document of documents)
    exported.push({
      ...document,
      rows: await valuesOf(document.id, database),
      corrections: await listCorrections(document.id, MOST_TOLD, database),
    });
  return exported;
}

/** The values found, by field id; what they rest on comes with the rows as JSON (`GET /api/v1/runs/:id/rows`). */
async function valuesOf(documentId: string, database: Database): Promise<unknown[]> {
  const [kept] = await database.select({ result: runDocuments.result }).from(runDocuments).where(eq(runDocuments.id, documentId));
  if (!kept?.result) return [];
  const { rows } = await unpackResult(kept.result);
  return rows.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([id, cell]) => [id, 'chosen' in cell ? cell.chosen.value : null])),
  );
}
