import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

/** No token that was given out for this account is good any more. */
export async function endSessions(userId: string, database: Database): Promise<void> {
  await database
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, userId));
}
