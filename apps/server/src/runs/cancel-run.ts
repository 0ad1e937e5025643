import { and, eq, inArray, sql } from 'drizzle-orm';
import { pageRanges, runDocuments, runs } from '../platform/schema.ts';
import { releasePages } from '../usage/page-ledger.ts';
import type { RunParts } from './run-parts.ts';
import { type KeptRun, touchRun } from './touch-run.ts';

type Ending = Pick<RunParts, 'database' | 'clock'>;

/**
 * What is done stays; what is not is left. Whoever reads one of its documents finds out within a second, and the queue's units of work find
 * nothing to do when their turn comes. A run that has ended stays as it is. Of a document some pages of which were to be read once more, what was found before stays.
 */
export function cancelRun(given: KeptRun, { database, clock }: Ending): Promise<KeptRun> {
  return database.transaction(async (transaction) => {
    const run = await touchRun(given.id, transaction);
    if (!run || run.cancelledAt) return run ?? given;
    const left = await transaction
      .update(runDocuments)
      .set({
        state: sql`case when ${runDocuments.result} is not null then 'done' else 'cancelled' end`,
        worker: null,
        endedAt: clock(),
        revision: run.revision,
      })
      .where(and(eq(runDocuments.runId, run.id), inArray(runDocuments.state, ['waiting', 'reading'])))
      .returning({ id: runDocuments.id, reservationId: runDocuments.reservationId });
    if (left.length === 0) return run;
    await transaction.delete(pageRanges).where(
      inArray(
        pageRanges.documentId,
        left.map(({ id }) => id),
      ),
    );
    for (const { reservationId } of left) if (reservationId !== null) await releasePages(reservationId, transaction);
    const [cancelled] = await transaction.update(runs).set({ cancelledAt: clock() }).where(eq(runs.id, run.id)).returning();
    return cancelled!;
  });
}
