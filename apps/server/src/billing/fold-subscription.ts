import { type BillingPeriod, type PlanType, SUBSCRIPTION_STATUSES } from '@sheetlift/contract';
import type { PaddleState } from './payment-provider.ts';
import { choiceOf, type PlanPrices } from './plan-prices.ts';

/** One event of a subscription. */
export interface SubscriptionEvent {
  eventId: string;
  /** All of a subscription's written alike, with the same number of digits. */
  occurredAt: string;
  state: PaddleState;
}

/**
 * Whom a subscription says it is for. What it says in words that are not ours names somebody too: a customer of something else that the
 * same seller sells.
 */
export type StatedOwner = { kind: 'account'; id: string } | { kind: 'stranger' } | { kind: 'unstated' };

export interface FoldedSubscription {
  id: string;
  customerId: string;
  statedOwner: StatedOwner;
  planType: PlanType;
  period: BillingPeriod;
  status: (typeof SUBSCRIPTION_STATUSES)[number];
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  nextBilledAt: Date | null;
  pastDueSince: Date | null;
  startedAt: Date;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A subscription as its events leave it, in the order in which they occurred, whatever the order in which they came. Null where there is
 * none yet, or it is of something else that the same seller sells.
 */
export function foldSubscription(events: readonly SubscriptionEvent[], prices: PlanPrices): FoldedSubscription | null {
  const inOrder = events.toSorted(byOccurrence);
  const last = inOrder.at(-1);
  if (!last) return null;
  const { state } = last;
  const choice = state.items.map(({ price }) => choiceOf(price.id, prices)).find((one) => one !== null);
  const status = SUBSCRIPTION_STATUSES.find((one) => one === state.status);
  if (!choice || !status) return null;
  return {
    id: state.id,
    customerId: state.customer_id,
    statedOwner: ownerOf(state.custom_data),
    ...choice,
    status,
    ...endOf(state),
    nextBilledAt: dateOf(state.next_billed_at),
    pastDueSince: status === 'past_due' ? openSince(inOrder) : null,
    startedAt: new Date(state.started_at ?? state.created_at),
  };
}

/** Written alike, moments are in the order of their letters; of two in the same microsecond the ids decide, so that there is one order. */
function byOccurrence(one: SubscriptionEvent, other: SubscriptionEvent): number {
  const [first, second] = [`${one.occurredAt} ${one.eventId}`, `${other.occurredAt} ${other.eventId}`];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** A period ends when it ends, earlier only where the subscription was ended at once. */
function endOf({ scheduled_change, current_billing_period, status, canceled_at }: PaddleState): {
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
} {
  const isToEnd = scheduled_change?.action === 'cancel';
  const end = isToEnd ? scheduled_change.effective_at : status === 'canceled' ? canceled_at : current_billing_period?.ends_at;
  return { currentPeriodEnd: dateOf(end ?? null), cancelAtPeriodEnd: isToEnd };
}

/** When the payment failed: the first of the past due ones that nothing else comes after. */
function openSince(inOrder: readonly SubscriptionEvent[]): Date {
  const before = inOrder.findLastIndex(({ state }) => state.status !== 'past_due');
  return new Date(inOrder[before + 1]!.occurredAt);
}

function ownerOf(customData: unknown): StatedOwner {
  const owner = typeof customData === 'object' && customData !== null ? (customData as Record<string, unknown>)['owner_id'] : null;
  if (owner === undefined || owner === null) return { kind: 'unstated' };
  return typeof owner === 'string' && UUID.test(owner) ? { kind: 'account', id: owner } : { kind: 'stranger' };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
