import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { runs } from '../platform/schema.ts';

export type KeptRun = typeof runs.$inferSelect;

/**
 * Every change of a run or of one of its documents begins with this, so that changes of one run go one after the other: the run as it is now,
 * its revision raised; null where it is gone.
 */
export async function touchRun(id: string, transaction: Database): Promise<KeptRun | null> {
  const [run] = await transaction
    .update(runs)
    .set({ revision: sql`${runs.revision} + 1` })
    .where(eq(runs.id, id))
    .returning();
  return run ?? null;
}
