import { and, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import { foldEmail } from './fold-email.ts';
import type { GoogleIdentity } from './google-sign-in.ts';
import type { User } from './user.ts';

export type GoogleOutcome =
  | { kind: 'signed-in'; user: User; isNew: boolean }
  | { kind: 'conflict'; hasPassword: boolean }
  | { kind: 'shut' };

/**
 * The account of this issuer and subject, made where there is none. An address that another account has is a conflict, always: whoever
 * holds an address at Google today need not be who registered it here.
 */
export async function signInWithGoogle(identity: GoogleIdentity, database: Database, clock: Clock): Promise<GoogleOutcome> {
  const known = await findByIdentity(identity, database);
  if (known) return enter(known);
  const { issuer, subject, email, fullName } = identity;
  const [made] = await database
    .insert(users)
    .values({
      email,
      foldedEmail: foldEmail(email),
      fullName,
      authProvider: 'google',
      googleIssuer: issuer,
      googleSubject: subject,
      emailProvedAt: clock(),
    })
    .onConflictDoNothing()
    .returning();
  if (made) return { kind: 'signed-in', user: made, isNew: true };
  // Either the address is taken, or the same person came in twice at this moment.
  const meanwhile = await findByIdentity(identity, database);
  if (meanwhile) return enter(meanwhile);
  const [holder] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.foldedEmail, foldEmail(email)));
  return { kind: 'conflict', hasPassword: holder?.passwordHash !== null };
}

async function findByIdentity({ issuer, subject }: GoogleIdentity, database: Database): Promise<User | null> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.googleIssuer, issuer), eq(users.googleSubject, subject)));
  return user ?? null;
}

function enter(user: User): GoogleOutcome {
  return user.isActive ? { kind: 'signed-in', user, isNew: false } : { kind: 'shut' };
}
