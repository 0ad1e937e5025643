import { asc, eq } from 'drizzle-orm';
import { runDocuments, runs } from '../platform/schema.ts';
import { addWork } from './create-run.ts';
import type { RunParts } from './run-parts.ts';

/** After a restore: what had not ended waits, whatever the queue knows. Nobody works meanwhile. */
export async function resumeRuns({ database, queue }: Pick<RunParts, 'database' | 'queue'>): Promise<void> {
  await database.transaction(async (transaction) => {
    await queue.clear(transaction);
    await transaction.update(runDocuments).set({ state: 'waiting', worker: null, pagesRead: 0 }).where(eq(runDocuments.state, 'reading'));
    const waiting = await transaction
      .select({ id: runDocuments.id, ownerId: runs.ownerId })
      .from(runDocuments)
      .innerJoin(runs, eq(runs.id, runDocuments.runId))
      .where(eq(runDocuments.state, 'waiting'))
      .orderBy(asc(runs.createdAt), asc(runDocuments.position), asc(runDocuments.part));
    const idsOf = new Map<string, string[]>();
    for (const { id, ownerId } of waiting) {
      const ids = idsOf.get(ownerId) ?? [];
      ids.push(id);
      idsOf.set(ownerId, ids);
    }
    for (const [ownerId, ids] of idsOf) await addWork(ownerId, ids, queue, transaction);
  });
}
