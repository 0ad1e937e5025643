import { usageMonth } from '@sheetlift/contract';
import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { pageLedger } from '../platform/schema.ts';

/** The pages that somebody used in the month of this moment: the ledger's sum. */
export async function pagesUsed(ownerId: string, now: Date, database: Database): Promise<number> {
  const [sum] = await pageSum(ownerId, usageMonth(now), database);
  return sum!.pages;
}

/** The statement that asks for it, always with one row; also as a part of others. */
export function pageSum(ownerId: string | Placeholder, month: string | Placeholder, database: Database) {
  return database
    .select({ pages: sql<number>`coalesce(sum(${pageLedger.pages}), 0)::float8`.as('pages') })
    .from(pageLedger)
    .where(and(eq(pageLedger.ownerId, ownerId), eq(pageLedger.month, month), eq(pageLedger.state, 'settled')));
}
