import { usageMonth } from '@sheetlift/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { pageLedger } from '../platform/schema.ts';

/** The pages that somebody used in the month of this moment: the ledger's sum. */
export async function pagesUsed(ownerId: string, now: Date, database: Database): Promise<number> {
  const [sum] = await database
    .select({ pages: sql<number>`coalesce(sum(${pageLedger.pages}), 0)::int` })
    .from(pageLedger)
    .where(and(eq(pageLedger.ownerId, ownerId), eq(pageLedger.month, usageMonth(now)), eq(pageLedger.state, 'settled')));
  return sum!.pages;
}
