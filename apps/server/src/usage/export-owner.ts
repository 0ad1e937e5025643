import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { pageLedger, pageMonths } from '../platform/schema.ts';

/** The pages a person used: months, and the documents of each by their keyed hash. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  const months = await database
    .select({ month: pageMonths.month, used: pageMonths.used, reserved: pageMonths.reserved })
    .from(pageMonths)
    .where(eq(pageMonths.ownerId, ownerId))
    .orderBy(asc(pageMonths.month));
  const entries = await database.select().from(pageLedger).where(eq(pageLedger.ownerId, ownerId)).orderBy(asc(pageLedger.at));
  const documents = entries.map(({ month, document, run, pages, state, at }) => ({
    month,
    document: document.toString('hex'),
    run,
    pages,
    state,
    at,
  }));
  return { 'pages.json': { months, documents } };
}
