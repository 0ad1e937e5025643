import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { passwordResets, users } from '../platform/schema.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Passwords } from './passwords.ts';
import type { User } from './user.ts';

type Change = { kind: 'changed'; claims: AccessClaims } | { kind: 'no-password' | 'wrong-password' | 'session-ended' };

/** Every session ends, and so does every mailed link; the claims are for a token with which the caller's own goes on. */
export async function changePassword(
  user: User,
  { current, next }: { current: string; next: string },
  { database, clock, passwords }: { database: Database; clock: Clock; passwords: Passwords },
): Promise<Change> {
  if (user.passwordHash === null) return { kind: 'no-password' };
  if (!(await passwords.matches(current, user.passwordHash))) return { kind: 'wrong-password' };
  const passwordHash = await passwords.hash(next);
  return database.transaction(async (transaction) => {
    // Of two changes at once the second finds its session ended by the first.
    const [changed] = await transaction
      .update(users)
      .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1`, updatedAt: clock() })
      .where(and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion)))
      .returning();
    if (!changed) return { kind: 'session-ended' };
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    return { kind: 'changed', claims: { userId: changed.id, tokenVersion: changed.tokenVersion } };
  });
}
