import { and, eq, gt, lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Mail } from '../platform/mailer.ts';
import { emailProofs, users } from '../platform/schema.ts';
import { hashOfToken, makeMailedToken } from './mailed-token.ts';
import type { User } from './user.ts';

const LIFE_HOURS = 24;

interface ProofParts {
  database: Database;
  clock: Clock;
}

/** The mail with a link that proves the address of an account; `returnAddress` is the screen it leads to, which hands the token in. */
export async function prepareEmailProof({ id, email }: User, returnAddress: URL, { database, clock }: ProofParts): Promise<Mail> {
  const token = makeMailedToken();
  const expiresAt = new Date(clock().getTime() + LIFE_HOURS * 60 * 60_000);
  await database.delete(emailProofs).where(lt(emailProofs.expiresAt, clock()));
  await database.insert(emailProofs).values({ tokenHash: hashOfToken(token), userId: id, expiresAt, createdAt: clock() });
  const link = new URL(returnAddress);
  link.searchParams.set('email_proof', token);
  return proofMail(email, link.href);
}

/**
 * Whether the address is proved now. The link alone is not enough: it counts for the account it was mailed for, in the hands of who is
 * signed in to it. So nobody proves a stranger's account by opening a mail that the stranger had sent to them.
 */
export async function proveEmail({ id }: User, token: string, { database, clock }: ProofParts): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [used] = await transaction
      .delete(emailProofs)
      .where(and(eq(emailProofs.tokenHash, hashOfToken(token)), eq(emailProofs.userId, id), gt(emailProofs.expiresAt, clock())))
      .returning();
    if (used) {
      await transaction.delete(emailProofs).where(eq(emailProofs.userId, id));
      await transaction.update(users).set({ emailProvedAt: clock(), updatedAt: clock() }).where(eq(users.id, id));
      return true;
    }
    // Opened a second time, or in two tabs: what it was to do is done.
    const [user] = await transaction.select({ provedAt: users.emailProvedAt }).from(users).where(eq(users.id, id));
    return user !== undefined && user.provedAt !== null;
  });
}

function proofMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Show that this address is yours',
    text: `Somebody who is signed in to the Sheetlift account with this address wants to buy a plan. First we make sure that the address is theirs.\n\nIf that is you, open this link within ${LIFE_HOURS} hours, and sign in if you are asked to:\n\n${link}\n\nIf it was not you, do nothing: nothing is bought, and without this link nothing can be.\n`,
  };
}
