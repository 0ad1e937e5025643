import type { DocumentCorrections } from '@sheetlift/engine';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { Refused } from '../platform/refused.ts';
import { runCorrections, runDocuments, users } from '../platform/schema.ts';
import type { Database } from '../platform/database.ts';
import { packJson, unpackJson } from './kept-result.ts';
import type { RunParts } from './run-parts.ts';
import { touchRun } from './touch-run.ts';

/** Earlier states of a document that are kept: each holds all that was changed by then. */
const MOST_KEPT = 100;

interface Corrected {
  by: string;
  at: string;
  corrections: DocumentCorrections;
}

/** What was changed in the rows of a document, the newest first. */
export async function listCorrections(documentId: string, limit: number, database: Database): Promise<Corrected[]> {
  const kept = await database
    .select({ by: users.email, at: runCorrections.at, packed: runCorrections.corrections })
    .from(runCorrections)
    .innerJoin(users, eq(users.id, runCorrections.byId))
    .where(eq(runCorrections.documentId, documentId))
    .orderBy(desc(runCorrections.at), desc(runCorrections.id))
    .limit(limit);
  return Promise.all(
    kept.map(async ({ by, at, packed }) => ({ by, at: at.toISOString(), corrections: await unpackJson<DocumentCorrections>(packed) })),
  );
}

/** Keeps what was changed beside what was found, and what was kept before as its history. */
export async function saveCorrections(
  document: { id: string; runId: string },
  byId: string,
  corrections: DocumentCorrections,
  { database, clock }: Pick<RunParts, 'database' | 'clock'>,
): Promise<Date> {
  const packed = await packJson(corrections);
  return database.transaction(async (transaction) => {
    const run = await touchRun(document.runId, transaction);
    if (!run) throw new Refused('document_not_found');
    const at = clock();
    const [done] = await transaction
      .update(runDocuments)
      .set({ correctedAt: at, revision: run.revision })
      .where(and(eq(runDocuments.id, document.id), eq(runDocuments.state, 'done')))
      .returning({ id: runDocuments.id });
    if (!done) throw new Refused('document_not_done');
    const ofDocument = eq(runCorrections.documentId, document.id);
    const newest = transaction
      .select({ id: runCorrections.id })
      .from(runCorrections)
      .where(ofDocument)
      .orderBy(desc(runCorrections.at), desc(runCorrections.id))
      .limit(MOST_KEPT);
    await transaction.insert(runCorrections).values({ documentId: document.id, byId, at, corrections: packed });
    await transaction.delete(runCorrections).where(and(ofDocument, notInArray(runCorrections.id, newest)));
    return at;
  });
}

/** What stands in the rows of a document now; null where nobody changed anything. */
export async function latestCorrections(documentId: string, database: Database): Promise<DocumentCorrections | null> {
  const [latest] = await listCorrections(documentId, 1, database);
  return latest?.corrections ?? null;
}
