import { applyEvents } from './apply-events.ts';
import type { BillingDesk } from './billing.ts';
import { keepState } from './keep-events.ts';
import type { PaddleState } from './payment-provider.ts';

/** What Paddle answered is as good as an event of it, which comes too: nobody need wait for that. */
export async function takeState(state: PaddleState, { database, clock, prices }: Pick<BillingDesk, 'database' | 'clock' | 'prices'>): Promise<void> {
  await database.transaction(async (transaction) => {
    await keepState(state, transaction, clock);
    await applyEvents(state.id, prices, transaction);
  });
}
