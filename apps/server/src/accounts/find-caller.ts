import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { User } from './user.ts';

/** The account that a token stands for; null where the token is none of ours, has ended, or its account is gone or shut. */
export type FindCaller = (token: string) => Promise<User | null>;

/** Asks the database each time, with a statement that it knows already: every request begins with it. */
export function createFindCaller(accessTokens: AccessTokens, database: Database): FindCaller {
  const account = database
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), eq(users.tokenVersion, sql.placeholder('tokenVersion')), eq(users.isActive, true)))
    .prepare('find_caller');
  return async (token) => {
    const claims = await accessTokens.verify(token);
    if (!claims) return null;
    const [user] = await account.execute({ ...claims });
    return user ?? null;
  };
}
