import type { AccessTokens } from '../accounts/access-tokens.ts';
import type { GoogleSignIn } from '../accounts/google-sign-in.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Billing } from '../billing/billing.ts';
import type { WorkQueue } from '../jobs/work-queue.ts';
import type { ServerModel } from '../language-model/server-model.ts';
import type { Background } from '../platform/background.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { OperatorEnvironment } from '../platform/environment.ts';
import type { Logger } from '../platform/logger.ts';
import type { Mail } from '../platform/mailer.ts';
import type { PlanDays } from '../platform/plan-amounts.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { Reachable } from '../platform/reachable.ts';
import type { Fetching } from '../runs/fetch-document.ts';
import type { GoogleSheets } from '../sheets/google-sheets.ts';

/** What the routes work with; wired once, in main.ts. */
export interface ServerParts {
  database: Database;
  isDatabaseReachable: () => Promise<boolean>;
  /** Whether the disk with the data folder can still be written. */
  hasRoom: () => Promise<boolean>;
  accessTokens: AccessTokens;
  /** Null where it was not set up. */
  google: GoogleSignIn | null;
  /** Null where it was not set up. */
  googleSheets: GoogleSheets | null;
  /** Null where plans are not sold. */
  billing: Billing | null;
  /** The operator's, which runs may ask; null where there is none. */
  languageModel: ServerModel | null;
  /** Something came into Paddle's inbox. */
  onPaddleEvent: () => void;
  passwords: Passwords;
  rateLimits: RateLimits;
  /** Contents of documents that runs read. */
  blobs: BlobStore;
  /** Documents that wait to be read. */
  queue: WorkQueue;
  /** Webhooks that wait to be sent. */
  deliveries: WorkQueue;
  /** Where webhooks may be sent. */
  reachable: Reachable;
  /** Where documents may be fetched from. */
  fetching: Fetching;
  /** The server is told to stop: answers that go on by themselves end. */
  stopping: AbortSignal;
  clock: Clock;
  log: Logger;
  operator: OperatorEnvironment;
  errorReportingDsn: string | null;
  /** How long runs are kept, by the plan of their account. */
  retentionDays: PlanDays;
  /** From which keys for sealing are derived. */
  secret: string;
  doLater: Background['doLater'];
  sendLater: (mail: Mail) => void;
  /** Origins besides our own whose pages may call the API. */
  allowedOrigins: string[];
  /** Where people reach the web app; links in mail begin with it. */
  publicUrl: string;
}
