import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { pageMonths } from '../platform/schema.ts';

/** What a person used is gone: the ledger goes with its months. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(pageMonths).where(eq(pageMonths.ownerId, ownerId));
}
