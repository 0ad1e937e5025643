import { eq } from 'drizzle-orm';
import { paddleCustomers } from '../platform/schema.ts';
import type { BillingDesk } from './billing.ts';
import { BillingRefused } from './billing-refused.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import type { PlanChoice } from './payment-provider.ts';
import { takeState } from './take-state.ts';

interface Buyer {
  id: string;
  email: string;
  fullName: string | null;
}

/** A transaction for somebody who has no plan that goes on. Made by us, so that the page can change neither price nor owner. */
export async function startCheckout(buyer: Buyer, choice: PlanChoice, desk: BillingDesk): Promise<string> {
  await refuseSecond(buyer, desk);
  const customerId = await customerOf(buyer, desk);
  // Paid for a moment ago, and Paddle's word of it did not come yet: nobody may pay twice because of that.
  for (const state of await desk.provider.subscriptionsOf(customerId)) await takeState(state, desk);
  await refuseSecond(buyer, desk);
  return desk.provider.startTransaction(choice, customerId, buyer.id);
}

/** Until a plan has really ended, a second one would be paid for beside it. */
async function refuseSecond({ id }: Buyer, { clock, database }: BillingDesk): Promise<void> {
  const { current, effective } = await findSubscriptions(id, clock(), database);
  if ([current, effective].some((one) => one !== null && one.status !== 'canceled')) throw new BillingRefused('already_subscribed');
}

async function customerOf(buyer: Buyer, { provider, database }: BillingDesk): Promise<string> {
  const [known] = await database.select().from(paddleCustomers).where(eq(paddleCustomers.ownerId, buyer.id));
  if (known) return known.customerId;
  const customerId = await provider.findCustomer(buyer);
  // A customer of the same address may be another account's, which had the address before: then this transaction alone says whose it is.
  await database.insert(paddleCustomers).values({ ownerId: buyer.id, customerId }).onConflictDoNothing();
  return customerId;
}
