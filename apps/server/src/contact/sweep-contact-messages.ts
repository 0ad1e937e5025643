import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { contactMessages } from '../platform/schema.ts';

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Deletes what people wrote a year ago; the privacy page promises it. */
export async function sweepContactMessages(database: Database, now: Date): Promise<void> {
  await database.delete(contactMessages).where(lt(contactMessages.createdAt, new Date(now.getTime() - KEPT_MS)));
}
