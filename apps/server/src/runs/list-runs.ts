import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { type Listed, listed, type Page } from '../platform/listed.ts';
import { runDocuments, runs } from '../platform/schema.ts';
import { LISTED_DOCUMENT } from './describe-run.ts';
import { findRun } from './find-run.ts';
import type { KeptRun } from './touch-run.ts';

/** The owner's runs, the newest first; of which a name, or one of a document, contains something. */
export async function listRuns(
  ownerId: string,
  { after, limit, search }: Page & { search: string | undefined },
  database: Database,
): Promise<Listed<KeptRun>> {
  const last = after === undefined ? null : await findRun(ownerId, after, database);
  const earlier = last
    ? sql`(${runs.createdAt}, ${runs.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`
    : undefined;
  const found = await database
    .select()
    .from(runs)
    .where(and(eq(runs.ownerId, ownerId), earlier, search === undefined ? undefined : isCalled(search)))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit + 1);
  return listed(found, limit);
}

function isCalled(search: string): SQL {
  const like = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const document = sql`select 1 from ${runDocuments} where ${runDocuments.runId} = ${runs.id} and ${runDocuments.fileName} ilike ${like}`;
  return sql`(${runs.name} ilike ${like} or exists (${document}))`;
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
