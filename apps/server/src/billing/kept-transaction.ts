import { eq, sql } from 'drizzle-orm';
import { checkouts } from '../platform/schema.ts';
import type { BillingDesk } from './billing.ts';

type Kept = Pick<BillingDesk, 'database' | 'clock'>;

/** The transaction that an account began last; null where it never began one. */
export async function keptTransaction(ownerId: string, { database }: Kept): Promise<string | null> {
  const [kept] = await database.select().from(checkouts).where(eq(checkouts.ownerId, ownerId));
  return kept?.transactionId ?? null;
}

/** Puts one in the place of `former`. False where another is there by now: of two at once one wins. */
export async function keepTransaction(
  ownerId: string,
  transactionId: string,
  former: string | null,
  { database, clock }: Kept,
): Promise<boolean> {
  const begun = { transactionId, startedAt: clock() };
  const kept = await database
    .insert(checkouts)
    .values({ ownerId, ...begun })
    .onConflictDoUpdate({
      target: checkouts.ownerId,
      set: begun,
      setWhere: former === null ? sql`false` : eq(checkouts.transactionId, former),
    })
    .returning();
  return kept.length === 1;
}
