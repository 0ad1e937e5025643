import { eq } from 'drizzle-orm';
import { paddleCustomers } from '../platform/schema.ts';
import type { BillingDesk } from './billing.ts';
import { BillingRefused } from './billing-refused.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import { keepTransaction, keptTransaction } from './kept-transaction.ts';
import type { PlanChoice } from './payment-provider.ts';
import { takeState } from './take-state.ts';

export interface Buyer {
  id: string;
  email: string;
  fullName: string | null;
  /** Null where nobody has shown yet that the address is theirs. */
  emailProvedAt: Date | null;
}

/** Of tabs that begin at the same moment one is first; each other one finds its transaction when it looks again. */
const MOST_TRIES = 3;

/** A transaction for somebody who has no plan that goes on. Made by us, so that the page can change neither price nor owner. */
export async function startCheckout(buyer: Buyer, choice: PlanChoice, desk: BillingDesk): Promise<string> {
  await refuseSecond(buyer, desk);
  // Paddle knows people by their address: who only says that it is theirs would find what its owner bought.
  if (buyer.emailProvedAt === null) throw new BillingRefused('email_not_proved');
  const customerId = await customerOf(buyer, desk);
  // Paid for a moment ago, and Paddle's word of it did not come yet: nobody may pay twice because of that.
  for (const state of await desk.provider.subscriptionsOf(customerId)) await takeState(state, desk);
  await refuseSecond(buyer, desk);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const kept = await keptTransaction(buyer.id, desk);
    if (kept !== null && (await goesOn(kept, buyer, choice, desk))) return kept;
    const made = await desk.provider.startTransaction(choice, customerId, buyer.id);
    // One that was made too late is given to nobody, so nobody can pay it.
    if (await keepTransaction(buyer.id, made, kept, desk)) return made;
  }
  throw new BillingRefused('too_many_requests');
}

/** Until a plan has really ended, a second one would be paid for beside it. */
async function refuseSecond({ id }: Buyer, { clock, database }: BillingDesk): Promise<void> {
  const { running } = await findSubscriptions(id, clock(), database);
  if (running.length > 0) throw new BillingRefused('already_subscribed');
}

async function customerOf(buyer: Buyer, { provider, database }: BillingDesk): Promise<string> {
  const [known] = await database.select().from(paddleCustomers).where(eq(paddleCustomers.ownerId, buyer.id));
  if (known) return known.customerId;
  const customerId = await provider.findCustomer(buyer);
  // A customer of the same address may be another account's, which had the address before: then this transaction alone says whose it is.
  await database.insert(paddleCustomers).values({ ownerId: buyer.id, customerId }).onConflictDoNothing();
  return customerId;
}

/**
 * Whether the transaction that was begun before can be paid for this choice. One that was paid is not begun again before what it paid for
 * has ended.
 */
async function goesOn(transactionId: string, buyer: Buyer, choice: PlanChoice, desk: BillingDesk): Promise<boolean> {
  const standing = await desk.provider.reuseTransaction(transactionId, choice);
  if (standing.kind !== 'paid') return standing.kind === 'open';
  if (standing.subscriptionId === null) throw new BillingRefused('payment_under_way');
  await takeState(await desk.provider.subscription(standing.subscriptionId), desk);
  await refuseSecond(buyer, desk);
  return false;
}
