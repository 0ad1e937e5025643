import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey, ApiScope } from '@sheetlift/contract';
import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { Refused } from '../platform/refused.ts';
import { apiKeys, users } from '../platform/schema.ts';
import { holdAccount } from './hold-account.ts';
import type { User } from './user.ts';

/** Tells a key of ours at sight, and to programs that look for lost ones. */
const PREFIX = 'slk_';
const KEY_BYTES = 32;
const ENDING_LETTERS = 4;

/** Keys of one account: more are a mistake. */
const MOST_KEYS = 50;

/** So often a key's last use is written down. */
const USE_STEP_MS = 60_000;

interface KeyParts {
  database: Database;
  clock: Clock;
}

export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Whose key it is, and what it may do. */
export interface KeyOwner {
  user: User;
  scopes: readonly ApiScope[];
}

/** Null where it is none, was revoked, or its account is shut. */
export async function findKeyOwner(key: string, { database, clock }: KeyParts): Promise<KeyOwner | null> {
  const [found] = await database
    .select({ id: apiKeys.id, scopes: apiKeys.scopes, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.ownerId))
    .where(and(eq(apiKeys.keyHash, hashOfKey(key)), eq(users.isActive, true)));
  if (!found) return null;
  const now = clock();
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - USE_STEP_MS)));
  await database
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, found.id), isOld));
  return found;
}

/** A new key, and the only time it can be seen. */
export async function createKey(
  ownerId: string,
  given: { name: string; scopes: readonly ApiScope[] },
  { database, clock }: KeyParts,
): Promise<ApiKey & { key: string }> {
  const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  return database.transaction(async (transaction) => {
    await holdAccount(ownerId, transaction);
    const [there] = await transaction.select({ count: count() }).from(apiKeys).where(eq(apiKeys.ownerId, ownerId));
    if (there!.count >= MOST_KEYS) throw new Refused('too_many_keys');
    const [kept] = await transaction
      .insert(apiKeys)
      .values({
        ownerId,
        name: given.name,
        scopes: [...new Set(given.scopes)],
        keyHash: hashOfKey(key),
        ending: key.slice(-ENDING_LETTERS),
        createdAt: clock(),
      })
      .returning();
    return { ...describeKey(kept!), key };
  });
}

export async function listKeys(ownerId: string, database: Database): Promise<ApiKey[]> {
  const kept = await database.select().from(apiKeys).where(eq(apiKeys.ownerId, ownerId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return kept.map(describeKey);
}

export async function revokeKey(ownerId: string, id: string, database: Database): Promise<void> {
  const gone = isUuid(id)
    ? await database
        .delete(apiKeys)
        .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id)))
        .returning({ id: apiKeys.id })
    : [];
  if (gone.length === 0) throw new Refused('key_not_found');
}

function describeKey({ id, name, scopes, ending, createdAt, lastUsedAt }: typeof apiKeys.$inferSelect): ApiKey {
  return { id, name, scopes, ending, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}

/** A key is random and long, so a plain hash of it gives nothing away. */
function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
