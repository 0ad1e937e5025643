import { pagesLeft, usageMonth } from '@sheetlift/contract';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { pageLedger, pageMonths } from '../platform/schema.ts';

/** A document that is to be read. */
export interface MeteredDocument {
  /** A keyed hash of its content. */
  document: Buffer;
  run: string;
  pages: number;
}

/** One that was read, and when. */
export interface ReadDocument extends MeteredDocument {
  at: Date;
}

/** Pages held; free, because the document counted this month; or refused, with what is left. */
export type Reservation = { kind: 'reserved'; id: string } | { kind: 'free' } | { kind: 'refused'; left: number };

/** Work on one document, or on one range of a large one, ends well within this; what is held longer was left behind by a death. */
const RESERVATION_MS = 60 * 60 * 1000;

/**
 * Pages of an account that are counted in a month: ten times those of the largest plan. What a device reports beyond counts no more, so
 * that no program fills the ledger (each of its rows is a page at least) and no sum grows out of its column.
 */
const MOST_PAGES_A_MONTH = 100_000;

/**
 * Holds the pages of a document for work that is about to begin, in the month that it is now. One conditional UPDATE decides, so that of
 * requests at the same instant only those get through for which there is room; limit null refuses nobody.
 */
export function reservePages(
  ownerId: string,
  { document, run, pages }: MeteredDocument,
  limit: number | null,
  database: Database,
  clock: Clock,
): Promise<Reservation> {
  const now = clock();
  const month = usageMonth(now);
  return database.transaction(async (transaction) => {
    await openMonth(ownerId, month, transaction);
    if (await isCounted(ownerId, month, document, transaction)) return { kind: 'free' };
    const room = limit === null ? undefined : sql`${pageMonths.used} + ${pageMonths.reserved} + ${pages} <= ${limit}`;
    const [held] = await transaction
      .update(pageMonths)
      .set({ reserved: sql`${pageMonths.reserved} + ${pages}` })
      .where(and(ofMonth(ownerId, month), room))
      .returning();
    if (!held) return { kind: 'refused', left: await leftOf(ownerId, month, limit!, transaction) };
    const [entry] = await transaction
      .insert(pageLedger)
      .values({ ownerId, month, document, run, pages, state: 'reserved', at: now, expiresAt: new Date(now.getTime() + RESERVATION_MS) })
      .returning();
    return { kind: 'reserved', id: entry!.id };
  });
}

/** What is held stays so for another while: a part of the work was done. */
export async function holdLonger(id: string, transaction: Database, clock: Clock): Promise<void> {
  await transaction
    .update(pageLedger)
    .set({ expiresAt: new Date(clock().getTime() + RESERVATION_MS) })
    .where(and(eq(pageLedger.id, id), eq(pageLedger.state, 'reserved')));
}

/**
 * Counts what was held, in the transaction that keeps the work's result, so that there is never one without the other. A second time
 * changes nothing; where other work on the same document counted first, this was free. What was given back for its age is counted all the
 * same: the work was done.
 */
export async function settlePages(id: string, transaction: Database): Promise<void> {
  const entry = await lockEntry(id, transaction);
  if (!entry || entry.state === 'settled') return;
  const { ownerId, month, document, pages, state } = entry;
  const isFree = await isCounted(ownerId, month, document, transaction);
  if (state === 'released' && isFree) return;
  await transaction
    .update(pageMonths)
    .set({
      used: sql`${pageMonths.used} + ${isFree ? 0 : pages}`,
      reserved: sql`${pageMonths.reserved} - ${state === 'reserved' ? pages : 0}`,
    })
    .where(ofMonth(ownerId, month));
  await transaction
    .update(pageLedger)
    .set({ state: isFree ? 'released' : 'settled', expiresAt: null })
    .where(eq(pageLedger.id, id));
}

/** Gives back what was held: the work failed, or was not begun. */
export async function releasePages(id: string, database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const entry = await lockEntry(id, transaction);
    if (entry?.state !== 'reserved') return;
    await transaction
      .update(pageMonths)
      .set({ reserved: sql`${pageMonths.reserved} - ${entry.pages}` })
      .where(ofMonth(entry.ownerId, entry.month));
    await transaction.update(pageLedger).set({ state: 'released', expiresAt: null }).where(eq(pageLedger.id, id));
  });
}

/** Gives back what nobody settled in time. */
export async function releaseExpired(database: Database, clock: Clock): Promise<void> {
  const expired = await database
    .select({ id: pageLedger.id })
    .from(pageLedger)
    .where(and(eq(pageLedger.state, 'reserved'), lt(pageLedger.expiresAt, clock())));
  for (const { id } of expired) await releasePages(id, database);
}

/**
 * Counts documents that were read already, wherever that was, each in its month: those that did not count before, as far as a month goes.
 */
export async function countPages(ownerId: string, read: readonly ReadDocument[], database: Database): Promise<void> {
  for (const month of new Set(read.map(({ at }) => usageMonth(at)))) {
    const documents = read.filter(({ at }) => usageMonth(at) === month);
    await database.transaction(async (transaction) => {
      const { used } = await openMonth(ownerId, month, transaction);
      const counted = await countedOf(ownerId, month, documents, transaction);
      const entries: ReadDocument[] = [];
      let sum = used;
      for (const one of documents) {
        const name = one.document.toString('hex');
        if (counted.has(name) || sum + one.pages > MOST_PAGES_A_MONTH) continue;
        counted.add(name);
        entries.push(one);
        sum += one.pages;
      }
      if (entries.length === 0) return;
      await transaction.update(pageMonths).set({ used: sum }).where(ofMonth(ownerId, month));
      await transaction
        .insert(pageLedger)
        .values(entries.map(({ document, run, pages, at }) => ({ ownerId, month, document, run, pages, state: 'settled' as const, at })));
    });
  }
}

const ofMonth = (ownerId: string, month: string) => and(eq(pageMonths.ownerId, ownerId), eq(pageMonths.month, month));

/** The month's row is what everybody waits for: from here on nothing else changes what the owner used. */
async function openMonth(ownerId: string, month: string, transaction: Database): Promise<typeof pageMonths.$inferSelect> {
  await transaction.insert(pageMonths).values({ ownerId, month }).onConflictDoNothing();
  const [opened] = await transaction.select().from(pageMonths).where(ofMonth(ownerId, month)).for('update');
  return opened!;
}

/** The entry as it is once nobody else can change it. */
async function lockEntry(id: string, transaction: Database): Promise<typeof pageLedger.$inferSelect | undefined> {
  const [seen] = await transaction.select().from(pageLedger).where(eq(pageLedger.id, id));
  if (!seen) return undefined;
  await openMonth(seen.ownerId, seen.month, transaction);
  const [entry] = await transaction.select().from(pageLedger).where(eq(pageLedger.id, id));
  return entry;
}

async function isCounted(ownerId: string, month: string, document: Buffer, transaction: Database): Promise<boolean> {
  return (await countedOf(ownerId, month, [{ document }], transaction)).size > 0;
}

/** Those of the documents that counted in the month, in hexadecimal. */
async function countedOf(
  ownerId: string,
  month: string,
  documents: readonly { document: Buffer }[],
  transaction: Database,
): Promise<Set<string>> {
  const counted = await transaction
    .select({ document: pageLedger.document })
    .from(pageLedger)
    .where(
      and(
        eq(pageLedger.ownerId, ownerId),
        eq(pageLedger.month, month),
        inArray(
          pageLedger.document,
          documents.map(({ document }) => document),
        ),
        eq(pageLedger.state, 'settled'),
      ),
    );
  return new Set(counted.map(({ document }) => document.toString('hex')));
}

async function leftOf(ownerId: string, month: string, limit: number, transaction: Database): Promise<number> {
  const [count] = await transaction.select().from(pageMonths).where(ofMonth(ownerId, month));
  return pagesLeft({ ...count!, limit });
}
