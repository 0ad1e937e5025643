import { type EndpointAnswer, type getUsage, monthAfter, usageMonth } from '@sheetlift/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { pageLedger, pageMonths } from '../platform/schema.ts';
import { deriveDocumentKey } from './document-key.ts';

/** Runs listed: more than a person looks through. */
const MOST_RUNS = 100;

/** This month's pages, by day (UTC) and by run. */
export async function describeUsage(
  ownerId: string,
  { limit, now, secret }: { limit: number | null; now: Date; secret: string },
  database: Database,
): Promise<Omit<EndpointAnswer<typeof getUsage>, 'language_model'>> {
  const month = usageMonth(now);
  const ofMonth = and(eq(pageLedger.ownerId, ownerId), eq(pageLedger.month, month), eq(pageLedger.state, 'settled'));
  const counted = { pages: sql<number>`sum(${pageLedger.pages})::float8`, documents: sql<number>`count(*)::int` };
  const day = sql<string>`to_char(${pageLedger.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const endedAt = sql<string>`max(${pageLedger.at})`;
  const [count] = await database
    .select()
    .from(pageMonths)
    .where(and(eq(pageMonths.ownerId, ownerId), eq(pageMonths.month, month)));
  const days = await database
    .select({ day, ...counted })
    .from(pageLedger)
    .where(ofMonth)
    .groupBy(day)
    .orderBy(asc(day));
  const runs = await database
    .select({ run: pageLedger.run, endedAt, ...counted })
    .from(pageLedger)
    .where(ofMonth)
    .groupBy(pageLedger.run)
    .orderBy(desc(endedAt))
    .limit(MOST_RUNS);
  return {
    month,
    used: count?.used ?? 0,
    reserved: count?.reserved ?? 0,
    limit,
    resets_on: monthAfter(month),
    document_key: deriveDocumentKey(ownerId, secret),
    days,
    runs: runs.map(({ run, endedAt: ended, pages, documents }) => ({ run, ended_at: new Date(ended).toISOString(), pages, documents })),
  };
}
