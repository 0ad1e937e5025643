import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Mail } from '../platform/mailer.ts';
import { passwordResets, users } from '../platform/schema.ts';
import { foldEmail } from './fold-email.ts';
import { hashOfToken, makeMailedToken } from './mailed-token.ts';
import type { Passwords } from './passwords.ts';

const LIFE_MINUTES = 30;

/** The mail with a link for a new password; null where the address has no account with a password. */
export async function prepareReset(
  email: string,
  { database, clock, publicUrl }: { database: Database; clock: Clock; publicUrl: string },
): Promise<Mail | null> {
  const token = makeMailedToken();
  const expiresAt = new Date(clock().getTime() + LIFE_MINUTES * 60_000);
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, clock()));
  const { rows } = await database.execute<{ email: string }>(sql`
    with account as (select id, email from users where folded_email = ${foldEmail(email)} and is_active and password_hash is not null),
    made as (insert into password_resets (token_hash, user_id, expires_at) select ${hashOfToken(token)}, id, ${expiresAt.toISOString()}::timestamptz from account)
    select email from account`);
  const [account] = rows;
  return account ? resetMail(account.email, `${publicUrl}/reset-password?token=${token}`) : null;
}

/**
 * Whose token it was; null where it was no good. It is used up, every session and every other link of the account ends, and its
 * address is proved.
 */
export async function useReset(
  token: string,
  password: string,
  { database, clock, passwords }: { database: Database; clock: Clock; passwords: Passwords },
): Promise<{ userId: string; tokenVersion: number } | null> {
  const good = and(eq(passwordResets.tokenHash, hashOfToken(token)), gt(passwordResets.expiresAt, clock()));
  // Hashing is dear; a token that is no good is not worth it.
  if ((await database.select({ userId: passwordResets.userId }).from(passwordResets).where(good)).length === 0) return null;
  const passwordHash = await passwords.hash(password);
  return database.transaction(async (transaction) => {
    const [used] = await transaction.delete(passwordResets).where(good).returning();
    if (!used) return null;
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, used.userId));
    const changed = { passwordHash, tokenVersion: sql`${users.tokenVersion} + 1`, emailProvedAt: clock(), updatedAt: clock() };
    const [owner] = await transaction
      .update(users)
      .set(changed)
      .where(eq(users.id, used.userId))
      .returning({ userId: users.id, tokenVersion: users.tokenVersion });
    return owner ?? null;
  });
}

function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'A new password for Sheetlift',
    text: `Somebody asked for a new password for the Sheetlift account with this address.\n\nTo choose one, open this link within ${LIFE_MINUTES} minutes:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
  };
}
