import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { runs } from '../platform/schema.ts';

/** Runs go with their documents and rows; the contents of the documents are orphans then, and swept. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(runs).where(eq(runs.ownerId, ownerId));
}
