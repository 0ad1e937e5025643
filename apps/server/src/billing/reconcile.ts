import { applyEvents } from './apply-events.ts';
import type { BillingDesk } from './billing.ts';
import { keepState } from './keep-events.ts';
import { workOnEvents } from './work-on-events.ts';

/** Works through the inbox, then compares every subscription with Paddle: what was missed is made good. The number that was looked at. */
export async function reconcile(desk: BillingDesk): Promise<number> {
  await workOnEvents(desk);
  let looked = 0;
  for await (const state of desk.provider.subscriptions()) {
    await desk.database.transaction(async (transaction) => {
      await keepState(state, transaction, desk.clock);
      await applyEvents(state.id, desk.prices, transaction);
    });
    looked++;
  }
  return looked;
}
