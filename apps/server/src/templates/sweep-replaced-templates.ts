import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { replacedTemplates } from '../platform/schema.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what templates were before they were replaced, after 30 days. */
export async function sweepReplacedTemplates(database: Database, now: Date): Promise<void> {
  await database.delete(replacedTemplates).where(lt(replacedTemplates.replacedAt, new Date(now.getTime() - KEPT_MS)));
}
