import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PlanPrices } from './plan-prices.ts';

/** What selling plans takes; there is none where nothing is sold. */
export interface Billing {
  provider: PaymentProvider;
  prices: PlanPrices;
  webhookSecret: string;
  /** For the page: what it opens a checkout with. */
  clientToken: string;
  environment: 'production' | 'sandbox';
}

/** What the work on events needs. */
export interface BillingDesk extends Billing {
  database: Database;
  clock: Clock;
  log: Logger;
}
