import type { WorkQueue } from '../jobs/work-queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** What webhooks are kept and told with. */
export interface WebhookParts {
  database: Database;
  clock: Clock;
  /** Deliveries that wait to be sent. */
  deliveries: WorkQueue;
}
