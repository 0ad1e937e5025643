import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { runs, uploads } from '../platform/schema.ts';

/** Runs go with their documents and rows, and what is on its way; the contents of the documents are orphans then, and swept. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(uploads).where(eq(uploads.ownerId, ownerId));
  await database.delete(runs).where(eq(runs.ownerId, ownerId));
}
