import { reconcile } from '../billing/reconcile.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import type { Environment } from '../platform/environment.ts';
import { createLogger } from '../platform/logger.ts';
import { startDatabase } from '../platform/start-database.ts';
import { billingOf } from './billing-of.ts';
import { say } from './say.ts';

/** `sheetlift-server reconcile`: makes good what was missed of what Paddle told, and ends. */
export async function reconcileOnce(environment: Environment): Promise<void> {
  const billing = billingOf(environment);
  if (!billing) throw new Error('Plans are not sold on this installation: there are no settings for Paddle.');
  const log = createLogger(environment.logLevel);
  const started = await startDatabase(environment, say);
  const { database, close } = openDatabase({ url: started.url, poolSize: environment.databasePoolSize, log });
  try {
    const looked = await reconcile({ ...billing, database, clock: systemClock, log });
    say(`Compared ${looked} ${looked === 1 ? 'subscription' : 'subscriptions'} with Paddle.`);
  } finally {
    await close();
    await started.release();
  }
}
