import { applyEvents } from './apply-events.ts';
import type { BillingDesk } from './billing.ts';
import { keepState } from './keep-events.ts';
import type { PaddleState } from './payment-provider.ts';

/** What Paddle answered is as good as an event of it, which comes too: nobody need wait for that. */
export async function takeState(state: PaddleState, desk: Pick<BillingDesk, 'database' | 'clock' | 'prices' | 'log'>): Promise<void> {
  await desk.database.transaction(async (transaction) => {
    await keepState(state, transaction, desk.clock);
    await applyEvents(state.id, transaction, desk);
  });
}
