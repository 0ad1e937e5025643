import type { EndpointInput, reportUsage } from '@sheetlift/contract';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { countPages } from './page-ledger.ts';

type Reported = EndpointInput<typeof reportUsage>['body']['documents'][number];

/** A device may have been without network for weeks. What is older says its clock is wrong, and so does what is yet to come. */
const OLDEST_MS = 35 * 24 * 60 * 60 * 1000;

/** Counts what a device read. Whatever comes twice, or from two devices, counts once a month. */
export async function countDevicePages(ownerId: string, documents: readonly Reported[], database: Database, clock: Clock): Promise<void> {
  const now = clock();
  const read = documents.map(({ document, pages, counted_at, run }) => ({
    document: Buffer.from(document, 'hex'),
    pages,
    run,
    at: believed(new Date(counted_at), now),
  }));
  await countPages(ownerId, read, database);
}

function believed(at: Date, now: Date): Date {
  const ageMs = now.getTime() - at.getTime();
  return ageMs < 0 || ageMs > OLDEST_MS ? now : at;
}
