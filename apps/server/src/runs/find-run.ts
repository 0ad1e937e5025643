import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { Refused } from '../platform/refused.ts';
import { runs } from '../platform/schema.ts';
import type { KeptRun } from './touch-run.ts';

/** The owner's run of this id. One of somebody else's, one that is gone and an id that is none are all not there. */
export async function findRun(ownerId: string, id: string, database: Database): Promise<KeptRun> {
  const [run] = isUuid(id)
    ? await database
        .select()
        .from(runs)
        .where(and(eq(runs.ownerId, ownerId), eq(runs.id, id)))
    : [];
  if (!run) throw new Refused('run_not_found');
  return run;
}
