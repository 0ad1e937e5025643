import type { RunDocument } from '@sheetlift/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import { Refused } from '../platform/refused.ts';
import { runDocuments } from '../platform/schema.ts';
import { addWork } from './create-run.ts';
import { describeDocument, LISTED_DOCUMENT } from './describe-run.ts';
import type { findDocument } from './find-document.ts';
import type { RunParts } from './run-parts.ts';
import { touchRun } from './touch-run.ts';

type Found = Awaited<ReturnType<typeof findDocument>>;

/**
 * A document that failed waits again, as if it had just come: its pages were given back when it failed, and are held anew. Of one that was read in part
 * the pages that failed are read again, which were counted with the others; what was found stays until there is more.
 */
export async function retryDocument(
  { id, runId, blobKey }: Found,
  { database, queue, blobs }: Pick<RunParts, 'database' | 'queue' | 'blobs'>,
): Promise<RunDocument> {
  if (blobKey === null || (await blobs.size(blobKey)) === null) throw new Refused('content_gone');
  return database.transaction(async (transaction) => {
    const run = await touchRun(runId, transaction);
    if (!run) throw new Refused('document_not_found');
    if (run.cancelledAt) throw new Refused('run_cancelled');
    const fresh = { errorCode: null, errorDetail: null, endedAt: null, reservationId: null, attempts: 0 };
    const { reading, pages, pagesRead } = runDocuments;
    const counted = {
      pages: sql`case when ${reading} is not null then ${pages} end`,
      pagesRead: sql`case when ${reading} is not null then ${pagesRead} else 0 end`,
    };
    const [document] = await transaction
      .update(runDocuments)
      .set({ ...fresh, ...counted, state: 'waiting', revision: run.revision })
      .where(and(eq(runDocuments.id, id), or(eq(runDocuments.state, 'failed'), isPartial)))
      .returning(LISTED_DOCUMENT);
    if (!document) throw new Refused('document_not_failed');
    await addWork(run.ownerId, [id], queue, transaction);
    return describeDocument(document);
  });
}

const isPartial = and(eq(runDocuments.state, 'done'), eq(runDocuments.status, 'partial'));
