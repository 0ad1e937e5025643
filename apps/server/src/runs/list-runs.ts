import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { type Listed, listed, type Page } from '../platform/listed.ts';
import { runDocuments, runs } from '../platform/schema.ts';
import { LISTED_DOCUMENT } from './describe-run.ts';
import { findRun } from './find-run.ts';
import type { KeptRun } from './touch-run.ts';

/** The owner's runs, the newest first. */
export async function listRuns(ownerId: string, { after, limit }: Page, database: Database): Promise<Listed<KeptRun>> {
  const last = after === undefined ? null : await findRun(ownerId, after, database).catch(() => null);
  const earlier = last
    ? sql`(${runs.createdAt}, ${runs.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`
    : undefined;
  const found = await database
    .select()
    .from(runs)
    .where(and(eq(runs.ownerId, ownerId), earlier))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit + 1);
  return listed(found, limit);
}

/** The documents of a run as they were given. */
export async function listDocuments(runId: string, { after, limit }: Page, database: Database) {
  const last = sql`(select ${runDocuments.position}, ${runDocuments.part} from ${runDocuments} where ${runDocuments.runId} = ${runId} and ${runDocuments.id}::text = ${after})`;
  const found = await database
    .select(LISTED_DOCUMENT)
    .from(runDocuments)
    .where(
      and(eq(runDocuments.runId, runId), after === undefined ? undefined : sql`(${runDocuments.position}, ${runDocuments.part}) > ${last}`),
    )
    .orderBy(asc(runDocuments.position), asc(runDocuments.part))
    .limit(limit + 1);
  return listed(found, limit);
}
