import { eq } from 'drizzle-orm';
import { subscriptions } from '../platform/schema.ts';
import type { BillingDesk } from './billing.ts';
import { BillingRefused } from './billing-refused.ts';
import { findSubscriptions, type KeptSubscription } from './find-subscriptions.ts';
import type { ChangePreview, PlanChoice } from './payment-provider.ts';
import { takeState } from './take-state.ts';

/** What another plan would cost. */
export async function previewChange(ownerId: string, choice: PlanChoice, desk: BillingDesk): Promise<ChangePreview> {
  const { id } = await changeable(ownerId, choice, desk);
  return desk.provider.previewChange(id, choice);
}

export async function changePlan(ownerId: string, choice: PlanChoice, desk: BillingDesk): Promise<void> {
  const { id } = await changeable(ownerId, choice, desk);
  await takeState(await desk.provider.change(id, choice), desk);
}

/** Ends it with its period, and keeps why; at once where the period was never paid for. Asked for a second time, it is already so. */
export async function cancelPlan(ownerId: string, reason: string, desk: BillingDesk): Promise<void> {
  const kept = await goingOn(ownerId, desk);
  if (!kept.cancelAtPeriodEnd)
    await takeState(await desk.provider.cancel(kept.id, kept.status === 'past_due' ? 'at-once' : 'at-period-end'), desk);
  if (reason !== '') await desk.database.update(subscriptions).set({ cancelReason: reason }).where(eq(subscriptions.id, kept.id));
}

/** Takes a cancellation back. */
export async function resumePlan(ownerId: string, desk: BillingDesk): Promise<void> {
  const kept = await goingOn(ownerId, desk);
  if (kept.cancelAtPeriodEnd) await takeState(await desk.provider.resume(kept.id), desk);
  await desk.database.update(subscriptions).set({ cancelReason: null }).where(eq(subscriptions.id, kept.id));
}

/** Ends all that somebody pays for, at once: before their account is deleted. */
export async function endPlans(ownerId: string, desk: BillingDesk): Promise<void> {
  const kept = await desk.database.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  for (const { id, status } of kept) if (status !== 'canceled') await takeState(await desk.provider.cancel(id, 'at-once'), desk);
}

/** The subscription that an id in an address names, of this owner. */
export async function ownSubscription(ownerId: string, id: string, desk: BillingDesk): Promise<KeptSubscription> {
  const [kept] = await desk.database.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (kept?.ownerId !== ownerId) throw new BillingRefused('subscription_not_found');
  return kept;
}

async function goingOn(ownerId: string, { database, clock }: BillingDesk): Promise<KeptSubscription> {
  const [newest] = (await findSubscriptions(ownerId, clock(), database)).running;
  if (!newest) throw new BillingRefused('subscription_not_found');
  return newest;
}

async function changeable(ownerId: string, choice: PlanChoice, desk: BillingDesk): Promise<KeptSubscription> {
  const kept = await goingOn(ownerId, desk);
  if (kept.status === 'past_due') throw new BillingRefused('payment_open');
  if (kept.planType === choice.planType && kept.period === choice.period) throw new BillingRefused('plan_unchanged');
  return kept;
}
