import type { BillingDesk } from './billing.ts';
import { takeState } from './take-state.ts';
import { workOnEvents } from './work-on-events.ts';

/** Works through the inbox, then compares every subscription with Paddle: what was missed is made good. The number that was looked at. */
export async function reconcile(desk: BillingDesk): Promise<number> {
  await workOnEvents(desk);
  let looked = 0;
  for await (const state of desk.provider.subscriptions()) {
    await takeState(state, desk);
    looked++;
  }
  return looked;
}
