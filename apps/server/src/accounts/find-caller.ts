import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { endedSessions, users } from '../platform/schema.ts';
import type { AccessSession, AccessTokens } from './access-tokens.ts';
import type { User } from './user.ts';

export interface Caller {
  user: User;
  session: AccessSession;
}

/** Whom a token stands for; null where it is none of ours, has ended or was ended, or its account is gone or shut. */
export type FindCaller = (token: string) => Promise<Caller | null>;

/** Asks the database each time, with a statement that it knows already: every request begins with it. */
export function createFindCaller(accessTokens: AccessTokens, database: Database): FindCaller {
  const ended = database
    .select({ id: endedSessions.id })
    .from(endedSessions)
    .where(eq(endedSessions.id, sql.placeholder('sessionId')));
  const account = database
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        eq(users.tokenVersion, sql.placeholder('tokenVersion')),
        eq(users.isActive, true),
        notExists(ended),
      ),
    )
    .prepare('find_caller');
  return async (token) => {
    const claims = await accessTokens.verify(token);
    if (!claims) return null;
    const { userId, tokenVersion, session } = claims;
    const [user] = await account.execute({ userId, tokenVersion, sessionId: session.id });
    return user ? { user, session } : null;
  };
}
