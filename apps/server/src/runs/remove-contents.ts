import { mayRemove } from '../platform/backup-lock.ts';
import type { RunParts } from './run-parts.ts';

/** Removed in one transaction; a slow disk takes far less time for them than a transaction may idle. */
const MOST_AT_ONCE = 100;

/**
 * Removes contents that no document refers to any more. While a backup copies what documents referred to when it began they stay, and are swept
 * as orphans later.
 */
export async function removeContents(keys: readonly string[], { database, blobs }: Pick<RunParts, 'database' | 'blobs'>): Promise<void> {
  for (let first = 0; first < keys.length; first += MOST_AT_ONCE) {
    await database.transaction(async (transaction) => {
      if (!(await mayRemove(transaction))) return;
      for (const key of keys.slice(first, first + MOST_AT_ONCE)) await blobs.remove(key);
    });
  }
}
