import type { PageContent, ReadDocument } from '@sheetlift/engine';
import { readBudgetMs } from '@sheetlift/engine/limits';
import type { IsolatedReader } from '@sheetlift/engine/node';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { pageRanges, runDocuments } from '../platform/schema.ts';
import { holdLonger } from '../usage/page-ledger.ts';
import { addWork } from './create-run.ts';
import { packJson, unpackJson } from './kept-result.ts';
import type { RunParts } from './run-parts.ts';
import { changeMine, LostWork, type Taken } from './work-in-hand.ts';

/**
 * Pages of one unit of work. Scanned ones take some three minutes, which is what a crash costs; printed ones a few tenths of a second, to which
 * opening the file once more adds little.
 */
export const PAGES_PER_RANGE = 50;

/** From here on ranges of the document are worked on, by whoever is free; it waits for them in the state "reading". */
export async function splitIntoRanges(
  taken: Taken,
  pages: number,
  { queue }: Pick<RunParts, 'queue'>,
  transaction: Database,
): Promise<void> {
  const { run, document } = taken;
  const mine = await changeMine(taken, { worker: null }, transaction);
  if (!mine) throw new LostWork();
  const ranges = await transaction
    .insert(pageRanges)
    .values(
      Array.from({ length: Math.ceil(pages / PAGES_PER_RANGE) }, (_none, index) => ({
        documentId: document.id,
        firstPage: index * PAGES_PER_RANGE + 1,
        lastPage: Math.min((index + 1) * PAGES_PER_RANGE, pages),
        state: 'waiting' as const,
      })),
    )
    .returning({ id: pageRanges.id });
  await queue.finish(document.id, transaction);
  await addWork(
    run.ownerId,
    ranges.map(({ id }) => id),
    queue,
    transaction,
  );
}

/** Reads the range in hand and keeps what was read. With the last one the document's own turn has come: it goes first, as it has waited. */
export async function workOnRange(taken: Taken, bytes: Uint8Array, reader: IsolatedReader, parts: RunParts): Promise<void> {
  const { document, range } = taken;
  const { id, firstPage, lastPage } = range!;
  const pages = lastPage - firstPage + 1;
  const ranges = [{ from: firstPage, to: lastPage }];
  const read = await reader.read(bytes, { fileName: document.fileName, embedded: true, ranges, budgetMs: readBudgetMs(pages) });
  const reading = await packJson(read);
  const { database, queue, clock } = parts;
  await database.transaction(async (transaction) => {
    const mine = await changeMine(taken, { pagesRead: sql`${runDocuments.pagesRead} + ${pages}` as never }, transaction);
    if (!mine) return;
    await transaction.update(pageRanges).set({ state: 'done', worker: null, reading }).where(eq(pageRanges.id, id));
    if (mine.reservationId !== null) await holdLonger(mine.reservationId, transaction, clock);
    await queue.finish(id, transaction);
    const [left] = await transaction
      .select({ count: count() })
      .from(pageRanges)
      .where(and(eq(pageRanges.documentId, document.id), ne(pageRanges.state, 'done')));
    if (left!.count === 0) await queue.add([{ id: document.id, priority: 0 }], transaction);
  });
}

/** What was read of a document whose ranges have all been read, as if it had been read at once; null where it has none. */
export async function joinRanges(documentId: string, database: Database): Promise<ReadDocument | null> {
  const kept = await database
    .select({ reading: pageRanges.reading })
    .from(pageRanges)
    .where(eq(pageRanges.documentId, documentId))
    .orderBy(asc(pageRanges.firstPage));
  let joined: ReadDocument | null = null;
  const pages: PageContent[] = [];
  for (const { reading } of kept) {
    const read: ReadDocument = await unpackJson<ReadDocument>(reading!);
    pages.push(...read.pages);
    joined ??= read;
  }
  return joined && { ...joined, pages };
}
