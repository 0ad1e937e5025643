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
  /** Brings whoever wanted a plan before they were signed in to the plans; else does nothing. */
  goToPricing: () => void;
}
