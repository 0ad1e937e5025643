import type { ModelUses, RowMode, Template } from '@sheetlift/engine';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { Refused } from '../platform/refused.ts';
import { runDocuments, runs } from '../platform/schema.ts';
import { addWork } from './create-run.ts';
import { presentEngine } from './present-engine.ts';
import type { RunParts } from './run-parts.ts';
import type { KeptRun } from './touch-run.ts';

/**
 * A run over the documents of one that has ended, by another template or a newer engine, beside it: what would change is seen before anything does.
 * What was read is taken over, so nothing is read or counted again but what could not be read the first time. What people changed is taken over
 * too, as long as rows are the same kind of rows.
 */
export async function rerun(
  before: KeptRun,
  given: { name: string; template: Template; rowMode: RowMode; modelMode: ModelUses },
  { database, queue, clock }: Pick<RunParts, 'database' | 'queue' | 'clock'>,
): Promise<KeptRun> {
  return database.transaction(async (transaction) => {
    const [open] = await transaction
      .select({ count: count() })
      .from(runDocuments)
      .where(and(eq(runDocuments.runId, before.id), inArray(runDocuments.state, ['waiting', 'reading'])));
    if (open!.count > 0) throw new Refused('run_not_ended');
    const now = clock();
    const [run] = await transaction
      .insert(runs)
      .values({ ownerId: before.ownerId, ...given, engineVersion: presentEngine(), createdAt: now, basedOn: before.id })
      .returning();
    const keepsRows = given.rowMode === before.rowMode;
    await transaction.execute(sql`
      insert into run_documents (run_id, based_on, position, part, file_name, byte_length, blob_key, content_name, is_single, pages, reading,
        corrected_at, state, error_code, error_detail, ended_at, revision)
      select ${run!.id}, id, position, part, file_name, byte_length, blob_key, content_name, is_single, case when reading is not null then pages end, reading,
        case when ${keepsRows} and state = 'done' then corrected_at end, case when blob_key is null then 'failed' else 'waiting' end,
        case when blob_key is null then error_code end, case when blob_key is null then error_detail end,
        case when blob_key is null then ${now.toISOString()}::timestamptz end, ${run!.revision}
      from run_documents where run_id = ${before.id}`);
    await transaction.execute(sql`
      insert into run_corrections (document_id, by_id, at, corrections)
      select distinct on (one.document_id) copy.id, one.by_id, one.at, one.corrections
      from run_corrections one join run_documents copy on copy.based_on = one.document_id
      where copy.run_id = ${run!.id} and copy.corrected_at is not null order by one.document_id, one.at desc, one.id desc`);
    const waiting = await transaction
      .select({ id: runDocuments.id })
      .from(runDocuments)
      .where(and(eq(runDocuments.runId, run!.id), eq(runDocuments.state, 'waiting')))
      .orderBy(runDocuments.position, runDocuments.part);
    await addWork(
      before.ownerId,
      waiting.map(({ id }) => id),
      queue,
      transaction,
    );
    return run!;
  });
}
