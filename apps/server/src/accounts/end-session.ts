import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { endedSessions } from '../platform/schema.ts';
import type { AccessSession } from './access-tokens.ts';

/** The token that stands for this session is good no more; the account's others are. Ended twice it is ended. */
export async function endSession({ id, expiresAt }: AccessSession, database: Database): Promise<void> {
  await database.insert(endedSessions).values({ id, expiresAt }).onConflictDoNothing();
}

/** Forgets those whose tokens have expired by themselves. */
export async function sweepEndedSessions(database: Database, now: Date): Promise<void> {
  await database.delete(endedSessions).where(lt(endedSessions.expiresAt, now));
}
