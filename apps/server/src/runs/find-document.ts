import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { Refused } from '../platform/refused.ts';
import { runDocuments, runs } from '../platform/schema.ts';
import { LISTED_DOCUMENT } from './describe-run.ts';

const FOUND = { ...LISTED_DOCUMENT, runId: runDocuments.runId, blobKey: runDocuments.blobKey } as const;

/** A document of one of the owner's runs. One of somebody else's, one that is gone and an id that is none are all not there. */
export async function findDocument(ownerId: string, id: string, database: Database) {
  const [document] = isUuid(id)
    ? await database
        .select(FOUND)
        .from(runDocuments)
        .innerJoin(runs, eq(runs.id, runDocuments.runId))
        .where(and(eq(runs.ownerId, ownerId), eq(runDocuments.id, id)))
    : [];
  if (!document) throw new Refused('document_not_found');
  return document;
}

/** What is kept of the work on a document that is done, as compressed JSON. */
export async function keptWork(id: string, what: 'result' | 'reading', database: Database): Promise<Buffer> {
  const [kept] = await database.select({ packed: runDocuments[what] }).from(runDocuments).where(eq(runDocuments.id, id));
  if (!kept?.packed) throw new Refused('document_not_done');
  return kept.packed;
}
