import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { User } from './user.ts';

/** The account that a token stands for; null where the token is none of ours, has ended, or its account is gone or shut. */
export async function findCaller(token: string, accessTokens: AccessTokens, database: Database): Promise<User | null> {
  const claims = await accessTokens.verify(token);
  if (!claims) return null;
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, claims.userId), eq(users.tokenVersion, claims.tokenVersion), eq(users.isActive, true)));
  return user ?? null;
}
