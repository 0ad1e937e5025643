import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { pageRanges, runDocuments } from '../platform/schema.ts';
import type { RunParts } from './run-parts.ts';
import { type KeptRun, touchRun } from './touch-run.ts';
import { livingWorkers } from './worker-lock.ts';

/** A unit of work in hand: a document, or a range of its pages; and the number of the worker whose it is. */
export interface Taken {
  run: KeptRun;
  document: KeptDocument;
  /** Null: the document itself. */
  range: KeptRange | null;
  worker: number;
}

export type KeptDocument = typeof runDocuments.$inferSelect;
type KeptRange = typeof pageRanges.$inferSelect;

type Working = Pick<RunParts, 'database' | 'queue'>;

/** The next unit that waits, now this worker's: what it is about changes hands with it. "none": nothing waits. */
export function takeWork(worker: number, { database, queue }: Working): Promise<Taken | 'none' | 'ended'> {
  return database.transaction(async (transaction) => {
    const id = await queue.take(transaction);
    if (id === null) return 'none';
    const taken = (await takeDocument(id, worker, transaction)) ?? (await takeRange(id, worker, transaction));
    if (taken) return taken;
    // Cancelled or deleted meanwhile.
    await queue.finish(id, transaction);
    return 'ended';
  });
}

async function takeDocument(id: string, worker: number, transaction: Database): Promise<Taken | null> {
  const [waiting] = await transaction.select({ runId: runDocuments.runId }).from(runDocuments).where(eq(runDocuments.id, id));
  const run = waiting && (await touchRun(waiting.runId, transaction));
  if (!run) return null;
  const [document] = await transaction
    .update(runDocuments)
    .set({ state: 'reading', worker, attempts: sql`${runDocuments.attempts} + 1`, revision: run.revision })
    .where(and(eq(runDocuments.id, id), inArray(runDocuments.state, ['waiting', 'reading'])))
    .returning();
  return document ? { run, document, range: null, worker } : null;
}

async function takeRange(id: string, worker: number, transaction: Database): Promise<Taken | null> {
  const [waiting] = await transaction
    .select({ runId: runDocuments.runId })
    .from(pageRanges)
    .innerJoin(runDocuments, eq(runDocuments.id, pageRanges.documentId))
    .where(eq(pageRanges.id, id));
  const run = waiting && (await touchRun(waiting.runId, transaction));
  if (!run) return null;
  const [range] = await transaction
    .update(pageRanges)
    .set({ state: 'reading', worker, attempts: sql`${pageRanges.attempts} + 1` })
    .where(and(eq(pageRanges.id, id), inArray(pageRanges.state, ['waiting', 'reading'])))
    .returning();
  if (!range) return null;
  const [document] = await transaction.select().from(runDocuments).where(eq(runDocuments.id, range.documentId));
  return { run, document: document!, range, worker };
}

/** Whether it is somebody else's by now, or nobody's: its run was cancelled or deleted, its document failed, or we were taken for dead. */
export async function isLost(taken: Taken, { database }: Pick<RunParts, 'database'>): Promise<boolean> {
  const { document, range, worker } = taken;
  const [now] = range
    ? await database.select({ worker: pageRanges.worker }).from(pageRanges).where(eq(pageRanges.id, range.id))
    : await database.select({ worker: runDocuments.worker }).from(runDocuments).where(eq(runDocuments.id, document.id));
  return now?.worker !== worker;
}

/** What is worked on was lost before its end could be kept. */
export class LostWork extends Error {}

interface Mine {
  run: KeptRun;
  reservationId: string | null;
}

/** Changes the document as long as it, or the range of it, is ours; null where it is not any more. */
export async function changeMine(
  { document, range, worker }: Taken,
  change: Partial<typeof runDocuments.$inferInsert>,
  transaction: Database,
): Promise<Mine | null> {
  const run = await touchRun(document.runId, transaction);
  if (!run) return null;
  if (range) {
    const [kept] = await transaction.select({ worker: pageRanges.worker }).from(pageRanges).where(eq(pageRanges.id, range.id));
    if (kept?.worker !== worker) return null;
  }
  const isOurs = range ? isNull(runDocuments.worker) : eq(runDocuments.worker, worker);
  const [mine] = await transaction
    .update(runDocuments)
    .set({ ...change, revision: run.revision })
    .where(and(eq(runDocuments.id, document.id), eq(runDocuments.state, 'reading'), isOurs))
    .returning({ reservationId: runDocuments.reservationId });
  return mine ? { run, reservationId: mine.reservationId } : null;
}

/** Waits again, as if nobody had begun it. */
export async function putBack(taken: Taken, { database, queue }: Working): Promise<void> {
  const { document, range } = taken;
  await database.transaction(async (transaction) => {
    const begun = range ? {} : { state: 'waiting' as const, worker: null, attempts: document.attempts - 1 };
    if (!(await changeMine(taken, begun, transaction))) return;
    if (range)
      await transaction
        .update(pageRanges)
        .set({ state: 'waiting', worker: null, attempts: range.attempts - 1 })
        .where(eq(pageRanges.id, range.id));
    await queue.giveBack((range ?? document).id, transaction);
  });
}

/**
 * What is read by a worker whose lock is gone waits again. First is asked who reads, then who lives: a worker that begins in between would else have its
 * documents taken from it as from a dead one.
 */
export async function takeFromTheDead({ database, queue }: Working): Promise<void> {
  const documents = await database
    .select({ id: runDocuments.id, runId: runDocuments.runId, worker: runDocuments.worker })
    .from(runDocuments)
    .where(and(eq(runDocuments.state, 'reading'), isNotNull(runDocuments.worker)));
  const ranges = await database
    .select({ id: pageRanges.id, runId: runDocuments.runId, worker: pageRanges.worker })
    .from(pageRanges)
    .innerJoin(runDocuments, eq(runDocuments.id, pageRanges.documentId))
    .where(eq(pageRanges.state, 'reading'));
  const living = new Set(await livingWorkers(database));
  const isOfTheDead = ({ worker }: { worker: number | null }): boolean => !living.has(worker!);
  for (const { id, runId, worker } of documents.filter(isOfTheDead)) {
    await database.transaction(async (transaction) => {
      const run = await touchRun(runId, transaction);
      if (!run) return;
      const [freed] = await transaction
        .update(runDocuments)
        .set({ state: 'waiting', worker: null, revision: run.revision })
        .where(and(eq(runDocuments.id, id), eq(runDocuments.state, 'reading'), eq(runDocuments.worker, worker!)))
        .returning({ id: runDocuments.id });
      if (freed) await queue.giveBack(id, transaction);
    });
  }
  for (const { id, runId, worker } of ranges.filter(isOfTheDead)) {
    await database.transaction(async (transaction) => {
      if (!(await touchRun(runId, transaction))) return;
      const [freed] = await transaction
        .update(pageRanges)
        .set({ state: 'waiting', worker: null })
        .where(and(eq(pageRanges.id, id), eq(pageRanges.state, 'reading'), eq(pageRanges.worker, worker!)))
        .returning({ id: pageRanges.id });
      if (freed) await queue.giveBack(id, transaction);
    });
  }
}
