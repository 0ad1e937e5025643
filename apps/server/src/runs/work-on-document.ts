import { createHash } from 'node:crypto';
import { limitsOf } from '@sheetlift/contract';
import {
  EngineError,
  type ExtractionResult,
  isFlow,
  isPicture,
  type PictureSource,
  type ReadDocument,
  type SourceDocument,
  tooManyPages,
} from '@sheetlift/engine';
import { readBudgetMs } from '@sheetlift/engine/limits';
import type { IsolatedReader } from '@sheetlift/engine/node';
import { count, eq } from 'drizzle-orm';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import type { Database } from '../platform/database.ts';
import { pageRanges, runDocuments, users } from '../platform/schema.ts';
import { deriveDocumentKey } from '../usage/document-key.ts';
import { releasePages, reservePages, settlePages } from '../usage/page-ledger.ts';
import { announceEnd } from './announce-end.ts';
import { addWork, refusedFile, valuesOf } from './create-run.ts';
import { DocumentTrouble } from './document-trouble.ts';
import { packJson, unpackJson } from './kept-result.ts';
import { type FindParts, findRows } from './find-rows.ts';
import { contentName, type KeptFile, keptName } from './received-file.ts';
import { readFailedPages } from './read-failed-pages.ts';
import { joinRanges, PAGES_PER_RANGE, splitIntoRanges, workOnRange } from './page-ranges.ts';
import { removeOrphans } from './delete-run.ts';
import type { RunParts } from './run-parts.ts';
import { changeMine, type KeptDocument, LostWork, type Taken } from './work-in-hand.ts';

export interface WorkParts extends RunParts, FindParts {
  secret: string;
}

/** One that was begun so often and never ended ends whoever begins it. */
const MOST_ATTEMPTS = 10;

/**
 * Reads a document, or a range of its pages, and keeps what came of it. A document's pages are held before it is read and counted with the result, in one transaction each,
 * so that whenever we die it is done again and charged once. A question to the language model is given up once it is to stop. Throws where the database or
 * the disk cannot be reached.
 */
export async function workOn(taken: Taken, reader: IsolatedReader, parts: WorkParts, stop: AbortSignal): Promise<void> {
  try {
    if ((taken.range ?? taken.document).attempts > MOST_ATTEMPTS)
      throw new EngineError('internal', { cause: 'whoever began it did not end it' });
    if (taken.range) return await workOnRange(taken, await contentOf(taken.document, parts), reader, parts);
    const extracted = await extract(taken, reader, parts, stop);
    if (extracted !== 'by ranges') await keepResult(taken, extracted, parts);
  } catch (error) {
    if (error instanceof LostWork) return;
    if (!(error instanceof EngineError) && !(error instanceof DocumentTrouble)) throw error;
    await keepTrouble(taken, error, parts);
  }
}

interface Extracted {
  result: ExtractionResult;
  /** What was read, as it is kept. */
  reading: Buffer;
}

/** "by ranges": it is large, and its pages are read by whoever is free. */
async function extract(taken: Taken, reader: IsolatedReader, parts: WorkParts, stop: AbortSignal): Promise<Extracted | 'by ranges'> {
  const { run } = taken;
  const { reading } = taken.document;
  const found = (read: ReadDocument, document = taken.document): Promise<ExtractionResult> =>
    findRows({ read, run, pictures: picturesOf(document, reader, parts) }, parts, stop);
  // It was read before, for this run or the one that this one goes over once more, and its pages were counted then.
  if (reading !== null) {
    const before = await unpackJson<ReadDocument>(reading);
    const read = await readFailedPages(
      { read: before, fileName: taken.document.fileName },
      () => keptContent(taken.document, parts),
      reader,
    );
    return { result: await found(read), reading: read === before ? reading : await packJson(inPlace(read)) };
  }
  const joined = await joinRanges(taken.document.id, parts.database);
  if (joined) return { result: await found(joined), reading: await packJson(inPlace(joined)) };
  const limits = limitsOf(planOf(await findSubscriptions(run.ownerId, parts.clock(), parts.database)), parts.sellsPlans);
  const { document, bytes } = await openSingle(taken, limits.filesPerRun, reader, parts);
  const open = { fileName: document.fileName, embedded: true };
  const inspection = await reader.inspect(bytes, open);
  if (inspection.needsPassword) throw new DocumentTrouble('password_required');
  const pages = inspection.pageCount;
  const counted = isPicture(inspection.type) ? 1 : pages;
  if (counted > limits.pagesPerFile) throw tooManyPages(counted, limits.pagesPerFile);
  const byRanges = pages > PAGES_PER_RANGE && !isFlow(inspection.type);
  await holdPages({ ...taken, document }, { pages, counted, byRanges }, limits.pagesPerMonth, parts);
  if (byRanges) return 'by ranges';
  const read = await reader.read(bytes, { ...open, budgetMs: readBudgetMs(pages) });
  return { result: await found(read, document), reading: await packJson(inPlace(read)) };
}

const keptContent = async ({ blobKey }: KeptDocument, { blobs }: WorkParts): Promise<Buffer | null> =>
  blobKey === null ? null : blobs.read(blobKey);

async function contentOf(document: KeptDocument, parts: WorkParts): Promise<Buffer> {
  const bytes = await keptContent(document, parts);
  if (!bytes) throw new DocumentTrouble('content_lost');
  return bytes;
}

/** Of places of the document's pages. What is not kept any more gives none, and is read no worse for it. */
function picturesOf(document: KeptDocument, reader: IsolatedReader, parts: WorkParts): PictureSource {
  return async (places) => {
    const bytes = await keptContent(document, parts);
    return bytes ? reader.cut(bytes, { fileName: document.fileName, embedded: true }, places) : [];
  };
}

/** The document alone: what holds several is taken apart first, and the others wait as documents of their own. */
async function openSingle(taken: Taken, filesPerRun: number, reader: IsolatedReader, parts: WorkParts) {
  const { document } = taken;
  const bytes = await contentOf(document, parts);
  if (document.isSingle) return { document, bytes };
  const members = await reader.unpack({ fileName: document.fileName, bytes });
  const [first] = members;
  if (!first) return { document, bytes };
  const kept = await keepMembers(members, taken.run.ownerId, parts);
  return { document: await splitUp(taken, kept, filesPerRun, parts), bytes: Buffer.from(first.bytes) };
}

/** All or none. */
async function keepMembers(members: readonly SourceDocument[], ownerId: string, parts: WorkParts): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const member of members) kept.push(await keepMember(member, ownerId, parts));
    return kept;
  } catch (error) {
    await removeOrphans(
      kept.map(({ blobKey }) => blobKey),
      parts,
    );
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new DocumentTrouble('disk_full') : error;
  }
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
    if (!mine) throw new LostWork();
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

/** Held once, however often the document is begun; in the same transaction the document becomes one of ranges, where it is to. */
async function holdPages(
  taken: Taken,
  { pages, counted, byRanges }: { pages: number; counted: number; byRanges: boolean },
  limit: number | null,
  { database, clock, queue }: WorkParts,
): Promise<void> {
  const { run, document } = taken;
  await database.transaction(async (transaction) => {
    await shareAccount(run.ownerId, transaction);
    const mine = await changeMine(taken, { pages }, transaction);
    if (!mine) throw new LostWork();
    if (mine.reservationId === null) {
      const held = await reservePages(
        run.ownerId,
        { document: document.contentName!, run: run.id, pages: counted },
        limit,
        transaction,
        clock,
      );
      if (held.kind === 'refused') throw new DocumentTrouble('no_pages_left');
      if (held.kind === 'reserved')
        await transaction.update(runDocuments).set({ reservationId: held.id }).where(eq(runDocuments.id, document.id));
    }
    if (byRanges) await splitIntoRanges(taken, pages, { queue }, transaction);
  });
}

async function keepResult(taken: Taken, { result, reading }: Extracted, parts: WorkParts): Promise<void> {
  const { status, rows } = result;
  const found = { status, rowCount: rows.length, result: await packJson(result), reading, pagesRead: result.pageCount };
  await end(taken, parts, { state: 'done', ...found }, settlePages);
}

/** Its pages last: whoever shows one finds it without parsing the others. */
function inPlace({ pages, ...head }: ReadDocument): ReadDocument {
  return { ...head, pages };
}

function keepTrouble(taken: Taken, { code, message }: EngineError | DocumentTrouble, parts: WorkParts): Promise<void> {
  return end(taken, parts, { state: 'failed', errorCode: code, errorDetail: message, result: null }, releasePages);
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
    await transaction.delete(pageRanges).where(eq(pageRanges.documentId, taken.document.id));
    await queue.finish((taken.range ?? taken.document).id, transaction);
    await announceEnd(mine.run, { clock, deliveries }, transaction);
  });
}

/** The account's row comes first, as where an account is deleted: in another order the two would wait for each other. */
async function shareAccount(ownerId: string, transaction: Database): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('key share');
}
