import { eq, inArray, isNotNull, and } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import { runDocuments, runs } from '../platform/schema.ts';
import { cancelRun } from './cancel-run.ts';
import { removeContents } from './remove-contents.ts';
import type { RunParts } from './run-parts.ts';
import type { KeptRun } from './touch-run.ts';
import { piecesAmong } from './uploads.ts';

/** What was written without a run to show for it is an orphan after this long: an upload has a minute to arrive. */
const ORPHAN_MS = 60 * 60 * 1000;

/** Contents that are asked about in one query. */
const MOST_AT_ONCE = 1_000;

/** A run with its documents and rows is gone, and pages that were held for it are given back. */
export async function deleteRun(run: KeptRun, parts: Pick<RunParts, 'database' | 'clock' | 'blobs'>): Promise<void> {
  const { database } = parts;
  await cancelRun(run, parts);
  const keys = await database
    .select({ key: runDocuments.blobKey })
    .from(runDocuments)
    .where(and(eq(runDocuments.runId, run.id), isNotNull(runDocuments.blobKey)));
  await database.delete(runs).where(eq(runs.id, run.id));
  // The rows first: a run never shows documents that are gone. What another run goes over stays. What a death leaves is swept as orphans.
  await removeOrphans(
    keys.map(({ key }) => key!),
    parts,
  );
}

/** Removes contents that no document and no upload refers to: their account was deleted, or their maker died before they had one. */
export async function sweepOrphans(database: Database, blobs: BlobStore, now: Date): Promise<void> {
  let some: string[] = [];
  for await (const key of blobs.keysBefore(new Date(now.getTime() - ORPHAN_MS))) {
    some.push(key);
    if (some.length < MOST_AT_ONCE) continue;
    await removeOrphans(some, { database, blobs });
    some = [];
  }
  await removeOrphans(some, { database, blobs });
}

/** Of these, what no document and no upload refers to. */
export async function removeOrphans(keys: string[], { database, blobs }: Pick<RunParts, 'database' | 'blobs'>): Promise<void> {
  if (keys.length === 0) return;
  const known = await database.select({ key: runDocuments.blobKey }).from(runDocuments).where(inArray(runDocuments.blobKey, keys));
  const kept = new Set<string | null>([...known.map(({ key }) => key), ...(await piecesAmong(keys, database))]);
  await removeContents(
    keys.filter((key) => !kept.has(key)),
    { database, blobs },
  );
}
