import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

/** The account and its mailed links are gone. Comes last: the rest of what belongs to it refers to it. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(users).where(eq(users.id, ownerId));
}
