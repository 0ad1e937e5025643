import type { Run, RunDocument } from '@sheetlift/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { runDocuments } from '../platform/schema.ts';
import type { KeptRun } from './touch-run.ts';

type KeptDocument = typeof runDocuments.$inferSelect;

/** Runs as the contract has them. */
export async function describeRuns(kept: readonly KeptRun[], database: Database): Promise<Run[]> {
  if (kept.length === 0) return [];
  const sums = await database
    .select({
      runId: runDocuments.runId,
      state: runDocuments.state,
      count: sql<number>`count(*)::int`,
      pages: sql<number>`coalesce(sum(${runDocuments.pages}), 0)::int`,
      endedAt: sql<string | null>`max(${runDocuments.endedAt})`,
    })
    .from(runDocuments)
    .where(
      inArray(
        runDocuments.runId,
        kept.map(({ id }) => id),
      ),
    )
    .groupBy(runDocuments.runId, runDocuments.state);
  return kept.map((run) =>
    describe(
      run,
      sums.filter(({ runId }) => runId === run.id),
    ),
  );
}

export async function describeRun(kept: KeptRun, database: Database): Promise<Run> {
  return (await describeRuns([kept], database))[0]!;
}

interface StateSum {
  state: KeptDocument['state'];
  count: number;
  pages: number;
  endedAt: string | null;
}

function describe(run: KeptRun, sums: readonly StateSum[]): Run {
  const documents = { waiting: 0, reading: 0, done: 0, failed: 0, cancelled: 0 };
  for (const { state, count } of sums) documents[state] = count;
  const isRunning = documents.waiting + documents.reading > 0;
  const ends = sums.flatMap(({ endedAt }) => (endedAt === null ? [] : new Date(endedAt)));
  const lastEnd = new Date(Math.max(run.createdAt.getTime(), ...ends.map((end) => end.getTime())));
  return {
    id: run.id,
    name: run.name,
    state: run.cancelledAt ? 'cancelled' : isRunning ? 'running' : 'done',
    template: run.template,
    row_mode: run.rowMode,
    model_mode: run.modelMode,
    engine_version: run.engineVersion,
    based_on: run.basedOn,
    created_at: run.createdAt.toISOString(),
    ended_at: run.cancelledAt ? run.cancelledAt.toISOString() : isRunning ? null : lastEnd.toISOString(),
    documents,
    pages: sums.reduce((sum, { pages }) => sum + pages, 0),
    revision: run.revision,
  };
}

/** What a list of documents shows of one; its result is left out, which may be large. */
export const LISTED_DOCUMENT = {
  id: runDocuments.id,
  fileName: runDocuments.fileName,
  byteLength: runDocuments.byteLength,
  state: runDocuments.state,
  pages: runDocuments.pages,
  pagesRead: runDocuments.pagesRead,
  rowCount: runDocuments.rowCount,
  status: runDocuments.status,
  errorCode: runDocuments.errorCode,
  errorDetail: runDocuments.errorDetail,
  endedAt: runDocuments.endedAt,
  correctedAt: runDocuments.correctedAt,
} as const;

export function describeDocument(kept: Pick<KeptDocument, keyof typeof LISTED_DOCUMENT>): RunDocument {
  return {
    id: kept.id,
    file_name: kept.fileName,
    bytes: kept.byteLength,
    state: kept.state,
    pages: kept.pages,
    pages_read: kept.pagesRead,
    rows: kept.rowCount,
    status: kept.status,
    error: kept.errorCode === null ? null : { code: kept.errorCode, message: kept.errorDetail ?? '' },
    ended_at: kept.endedAt?.toISOString() ?? null,
    corrected_at: kept.correctedAt?.toISOString() ?? null,
  };
}
