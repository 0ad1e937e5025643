import type { WorkQueue } from '../jobs/work-queue.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** What runs are made and kept with. */
export interface RunParts {
  database: Database;
  clock: Clock;
  blobs: BlobStore;
  /** Documents that wait to be read. */
  queue: WorkQueue;
  /** Webhooks that wait to be sent: they are told of a run's end. */
  deliveries: WorkQueue;
}
