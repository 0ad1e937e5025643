import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import { foldEmail } from './fold-email.ts';
import type { User } from './user.ts';

export async function findByEmail(email: string, database: Database): Promise<User | null> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.foldedEmail, foldEmail(email)), eq(users.isActive, true)));
  return user ?? null;
}
