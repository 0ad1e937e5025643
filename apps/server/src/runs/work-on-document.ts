import { createHash } from 'node:crypto';
import { limitsOf } from '@sheetlift/contract';
import { EngineError, type ExtractionResult, type ReadDocument, type SourceDocument } from '@sheetlift/engine';
import { readBudgetMs } from '@sheetlift/engine/limits';
import type { IsolatedReader } from '@sheetlift/engine/node';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import type { Database } from '../platform/database.ts';
import { runDocuments, users } from '../platform/schema.ts';
import { deriveDocumentKey } from '../usage/document-key.ts';
import { releasePages, reservePages, settlePages } from '../usage/page-ledger.ts';
import { announceEnd } from './announce-end.ts';
import { addWork, refusedFile, valuesOf } from './create-run.ts';
import { DocumentTrouble } from './document-trouble.ts';
import { packJson, unpackJson } from './kept-result.ts';
import { type FindParts, findRows } from './find-rows.ts';
import { contentName, type KeptFile, keptName } from './received-file.ts';
import { removeOrphans } from './delete-run.ts';
import type { RunParts } from './run-parts.ts';
import { type KeptRun, touchRun } from './touch-run.ts';

export interface WorkParts extends RunParts, FindParts {
  secret: string;
}

/** A document in hand, and the number of the worker whose it is. */
export interface Taken {
  run: KeptRun;
  document: KeptDocument;
  worker: number;
}

type KeptDocument = typeof runDocuments.$inferSelect;

/** One that was begun so often and never ended ends whoever begins it. */
const MOST_ATTEMPTS = 10;

/** The next document that waits, now this worker's: it and its unit of work change hands together. "none": nothing waits. */
export function takeDocument(worker: number, { database, queue }: WorkParts): Promise<Taken | 'none' | 'ended'> {
  return database.transaction(async (transaction) => {
    const id = await queue.take(transaction);
    if (id === null) return 'none';
    const [waiting] = await transaction.select({ runId: runDocuments.runId }).from(runDocuments).where(eq(runDocuments.id, id));
    const run = waiting && (await touchRun(waiting.runId, transaction));
    const [document] = run
      ? await transaction
          .update(runDocuments)
          .set({ state: 'reading', worker, attempts: sql`${runDocuments.attempts} + 1`, revision: run.revision })
          .where(and(eq(runDocuments.id, id), inArray(runDocuments.state, ['waiting', 'reading'])))
          .returning()
      : [];
    if (run && document) return { run, document, worker };
    // Cancelled or deleted meanwhile.
    await queue.finish(id, transaction);
    return 'ended';
  });
}

/**
 * Reads a document and keeps what came of it. Its pages are held before it is read and counted with the result, in one transaction each,
 * so that whenever we die it is done again and charged once. A question to the language model is given up once it is to stop. Throws where the database or
 * the disk cannot be reached.
 */
export async function workOnDocument(taken: Taken, reader: IsolatedReader, parts: WorkParts, stop: AbortSignal): Promise<void> {
  try {
    if (taken.document.attempts > MOST_ATTEMPTS) throw new EngineError('internal', { cause: 'whoever began it did not end it' });
    await keepResult(taken, await extract(taken, reader, parts, stop), parts);
  } catch (error) {
    if (error instanceof LostDocument) return;
    if (!(error instanceof EngineError) && !(error instanceof DocumentTrouble)) throw error;
    await keepTrouble(taken, error, parts);
  }
}

/** Waits again, as if nobody had begun it. */
export async function putBack(taken: Taken, { database, queue }: WorkParts): Promise<void> {
  await database.transaction(async (transaction) => {
    const mine = await changeMine(taken, { state: 'waiting', worker: null, attempts: taken.document.attempts - 1 }, transaction);
    if (mine) await queue.giveBack(taken.document.id, transaction);
  });
}

/** The document is somebody else's by now, or nobody's: its run was cancelled or deleted, or we were taken for dead. */
class LostDocument extends Error {}

interface Mine {
  run: KeptRun;
  reservationId: string | null;
}

/** Changes the document as long as it is ours; null where it is not any more. */
async function changeMine(
  { document, worker }: Pick<Taken, 'document' | 'worker'>,
  change: Partial<typeof runDocuments.$inferInsert>,
  transaction: Database,
): Promise<Mine | null> {
  const run = await touchRun(document.runId, transaction);
  if (!run) return null;
  const isOurs = and(eq(runDocuments.id, document.id), eq(runDocuments.state, 'reading'), eq(runDocuments.worker, worker));
  const [mine] = await transaction
    .update(runDocuments)
    .set({ ...change, revision: run.revision })
    .where(isOurs)
    .returning({ reservationId: runDocuments.reservationId });
  return mine ? { run, reservationId: mine.reservationId } : null;
}

interface Extracted {
  result: ExtractionResult;
  /** What was read, as it is kept. */
  reading: Buffer;
}

async function extract(taken: Taken, reader: IsolatedReader, parts: WorkParts, stop: AbortSignal): Promise<Extracted> {
  const { run } = taken;
  const { reading } = taken.document;
  // It was read for the run that this one goes over once more, and its pages were counted then.
  if (reading !== null) return { result: await findRows(await unpackJson<ReadDocument>(reading), run, parts, stop), reading };
  const limits = limitsOf(planOf(await findSubscriptions(run.ownerId, parts.clock(), parts.database)), parts.sellsPlans);
  const { document, bytes } = await openSingle(taken, limits.filesPerRun, reader, parts);
  const open = { fileName: document.fileName, embedded: true };
  const inspection = await reader.inspect(bytes, open);
  if (inspection.needsPassword) throw new EngineError('password_required');
  const pages = inspection.pageCount;
  if (pages > limits.pagesPerFile) throw new EngineError('too_many_pages');
  await holdPages({ ...taken, document }, pages, limits.pagesPerMonth, parts);
  const read = await reader.read(bytes, { ...open, budgetMs: readBudgetMs(pages) });
  return { result: await findRows(read, run, parts, stop), reading: await packJson(inPlace(read)) };
}

/** The document alone: what holds several is taken apart first, and the others wait as documents of their own. */
async function openSingle(taken: Taken, filesPerRun: number, reader: IsolatedReader, parts: WorkParts) {
  const { document } = taken;
  const bytes = document.blobKey === null ? null : await parts.blobs.read(document.blobKey);
  if (!bytes) throw new DocumentTrouble('content_lost');
  if (document.isSingle) return { document, bytes };
  const members = await reader.unpack({ fileName: document.fileName, bytes });
  const [first] = members;
  if (!first) return { document, bytes };
  const kept: KeptFile[] = [];
  for (const member of members) kept.push(await keepMember(member, taken.run.ownerId, parts));
  return { document: await splitUp(taken, kept, filesPerRun, parts), bytes: Buffer.from(first.bytes) };
}

async function keepMember({ fileName, bytes }: SourceDocument, ownerId: string, { blobs, secret }: WorkParts): Promise<KeptFile> {
  const content = async function* (): AsyncGenerator<Uint8Array> {
    yield bytes;
  };
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  return {
    kind: 'kept',
    fileName: keptName(fileName),
    byteLength: bytes.length,
    blobKey: await blobs.write(content()),
    contentName: contentName(contentHash, deriveDocumentKey(ownerId, secret)),
  };
}

/** The first takes the place of the file, the others stand after it: all together or not at all. */
async function splitUp(
  taken: Taken,
  [own, ...more]: readonly KeptFile[],
  filesPerRun: number,
  { database, queue, clock, blobs }: WorkParts,
): Promise<KeptDocument> {
  const { document } = taken;
  const { kind: _kind, ...values } = own!;
  const single = { ...document, ...values, isSingle: true };
  await database.transaction(async (transaction) => {
    const mine = await changeMine(taken, { ...values, isSingle: true }, transaction);
    if (!mine) throw new LostDocument();
    const { run } = mine;
    const there = await transaction.select({ count: count() }).from(runDocuments).where(eq(runDocuments.runId, run.id));
    const room = Math.max(0, filesPerRun - there[0]!.count);
    const rest = more.map((file, index) => (index < room ? file : refusedFile(file.fileName, file.byteLength)));
    if (rest.length === 0) return;
    const added = await transaction
      .insert(runDocuments)
      .values(
        rest.map((file, index) => ({
          runId: run.id,
          position: document.position,
          part: index + 1,
          isSingle: true,
          revision: run.revision,
          ...valuesOf(file, clock()),
        })),
      )
      .returning({ id: runDocuments.id, state: runDocuments.state });
    const waiting = added.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    await addWork(run.ownerId, waiting, queue, transaction);
  });
  if (document.blobKey !== null) await removeOrphans([document.blobKey], { database, blobs });
  return single;
}

/** Held once, however often the document is begun. */
async function holdPages(taken: Taken, pages: number, limit: number | null, { database, clock }: WorkParts): Promise<void> {
  const { run, document } = taken;
  await database.transaction(async (transaction) => {
    await shareAccount(run.ownerId, transaction);
    const mine = await changeMine(taken, { pages }, transaction);
    if (!mine) throw new LostDocument();
    if (mine.reservationId !== null) return;
    const held = await reservePages(run.ownerId, { document: document.contentName!, run: run.id, pages }, limit, transaction, clock);
    if (held.kind === 'refused') throw new DocumentTrouble('no_pages_left');
    if (held.kind === 'reserved')
      await transaction.update(runDocuments).set({ reservationId: held.id }).where(eq(runDocuments.id, document.id));
  });
}

async function keepResult(taken: Taken, { result, reading }: Extracted, parts: WorkParts): Promise<void> {
  const { status, rows } = result;
  const found = { status, rowCount: rows.length, result: await packJson(result), reading };
  await end(taken, parts, { state: 'done', ...found }, settlePages);
}

/** Its pages last: whoever shows one finds it without parsing the others. */
function inPlace({ pages, ...head }: ReadDocument): ReadDocument {
  return { ...head, pages };
}

function keepTrouble(taken: Taken, { code, message }: EngineError | DocumentTrouble, parts: WorkParts): Promise<void> {
  return end(taken, parts, { state: 'failed', errorCode: code, errorDetail: message }, releasePages);
}

/** The document's end, what becomes of its pages and the end of the work on it, in one transaction. One that is not ours any more stays as it is. */
async function end(
  taken: Taken,
  { database, queue, clock, deliveries }: WorkParts,
  ending: Partial<typeof runDocuments.$inferInsert>,
  closeReservation: (id: string, transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await shareAccount(taken.run.ownerId, transaction);
    const mine = await changeMine(taken, { ...ending, worker: null, endedAt: clock() }, transaction);
    if (!mine) return;
    if (mine.reservationId !== null) await closeReservation(mine.reservationId, transaction);
    await queue.finish(taken.document.id, transaction);
    await announceEnd(mine.run, { clock, deliveries }, transaction);
  });
}

/** The account's row comes first, as where an account is deleted: in another order the two would wait for each other. */
async function shareAccount(ownerId: string, transaction: Database): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('key share');
}
