import type { EndpointInput, register } from '@sheetlift/contract';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import { foldEmail } from './fold-email.ts';
import type { Passwords } from './passwords.ts';
import type { User } from './user.ts';

/** A new account; null where the address has one. Of fifty at once the database lets one through. */
export async function registerAccount(
  { email, password, full_name }: EndpointInput<typeof register>['body'],
  database: Database,
  passwords: Passwords,
): Promise<User | null> {
  const passwordHash = await passwords.hash(password);
  const [user] = await database
    .insert(users)
    .values({ email, foldedEmail: foldEmail(email), fullName: full_name || null, authProvider: 'email', passwordHash })
    .onConflictDoNothing({ target: users.foldedEmail })
    .returning();
  return user ?? null;
}
