import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { type MeteredDocument, releasePages, reservePages, settlePages } from './page-ledger.ts';

interface Work<Result> {
  /** Reads the document; may take long, and may fail. */
  read: () => Promise<Result>;
  /** Keeps the result, in the transaction that counts its pages. */
  keep: (result: Result, transaction: Database) => Promise<void>;
}

/**
 * Reserve, work, settle: the one order in which the server reads a document for somebody. Whenever it dies, either the result is kept and
 * its pages are counted, or neither, and doing it again costs nothing twice.
 */
export async function doMetered<Result>(
  ownerId: string,
  document: MeteredDocument,
  { limit, ...work }: Work<Result> & { limit: number | null },
  database: Database,
  clock: Clock,
): Promise<{ kind: 'done'; result: Result } | { kind: 'refused'; left: number }> {
  const reservation = await reservePages(ownerId, document, limit, database, clock);
  if (reservation.kind === 'refused') return reservation;
  const held = reservation.kind === 'reserved' ? reservation.id : null;
  try {
    const result = await work.read();
    await database.transaction(async (transaction) => {
      await work.keep(result, transaction);
      if (held !== null) await settlePages(held, transaction);
    });
    return { kind: 'done', result };
  } catch (error) {
    if (held !== null) await releasePages(held, database);
    throw error;
  }
}
