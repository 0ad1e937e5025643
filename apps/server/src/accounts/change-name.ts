import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

/** The name as it is kept: an empty one is none. */
export async function changeName(
  userId: string,
  name: string | null,
  { database, clock }: { database: Database; clock: Clock },
): Promise<string | null> {
  const fullName = name || null;
  await database.update(users).set({ fullName, updatedAt: clock() }).where(eq(users.id, userId));
  return fullName;
}
