import type { ApiClient } from '../../lib/api-client.ts';
import type { GoogleFlow } from './google-flow.ts';
import type { PendingPricing } from './pending-pricing.ts';
import type { Session } from './session.ts';

/** All that signing in and out needs, made once in the life of the page. */
export interface Auth {
  api: ApiClient;
  session: Session;
  google: GoogleFlow;
  pendingPricing: PendingPricing;
}
