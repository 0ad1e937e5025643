import { eq } from 'drizzle-orm';
import { paddleCustomers } from '../platform/schema.ts';
import type { BillingDesk } from './billing.ts';
import { BillingRefused } from './billing-refused.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import type { PlanChoice } from './payment-provider.ts';

interface Buyer {
  id: string;
  email: string;
  fullName: string | null;
}

/** A transaction for somebody who has no plan that goes on. Made by us, so that the page can change neither price nor owner. */
export async function startCheckout(buyer: Buyer, choice: PlanChoice, desk: BillingDesk): Promise<string> {
  const { current, effective } = await findSubscriptions(buyer.id, desk.clock(), desk.database);
  // Until it has really ended, a second one would be paid for beside it.
  if ([current, effective].some((one) => one !== null && one.status !== 'canceled')) throw new BillingRefused('already_subscribed');
  return desk.provider.startTransaction(choice, await customerOf(buyer, desk), buyer.id);
}

async function customerOf(buyer: Buyer, { provider, database }: BillingDesk): Promise<string> {
  const [known] = await database.select().from(paddleCustomers).where(eq(paddleCustomers.ownerId, buyer.id));
  if (known) return known.customerId;
  const customerId = await provider.findCustomer(buyer);
  // A customer of the same address may be another account's, which had the address before: then this transaction alone says whose it is.
  await database.insert(paddleCustomers).values({ ownerId: buyer.id, customerId }).onConflictDoNothing();
  return customerId;
}
