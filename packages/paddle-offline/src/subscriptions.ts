import { ApiError } from './api-error.ts';
import { periodFrom, shareLeft } from './billing-period.ts';
import type { Price, Subscription, Transaction } from './entities.ts';
import { findPrice, type PaddleAccount } from './paddle-account.ts';
import { addPayment, completeTransaction, keepTransaction, newTransaction, totalsOf } from './transactions.ts';

/** The first payment went through: a subscription begins. */
export function beginSubscription(account: PaddleAccount, transaction: Transaction, customerId: string): Subscription {
  const now = account.tick();
  const { price } = transaction.items[0]!;
  const id = account.newId('sub');
  const period = periodFrom(new Date(now), price.billing_cycle);
  const subscription: Subscription = {
    id,
    status: 'active',
    customer_id: customerId,
    address_id: transaction.address_id!,
    business_id: null,
    currency_code: 'USD',
    collection_mode: 'automatic',
    billing_details: null,
    billing_cycle: price.billing_cycle,
    current_billing_period: period,
    scheduled_change: null,
    management_urls: {
      update_payment_method: `${account.url}/manage/${id}/update-payment-method`,
      cancel: `${account.url}/manage/${id}/cancel`,
    },
    items: itemsOf(account, price, now, period.ends_at),
    custom_data: transaction.custom_data,
    discount: null,
    import_meta: null,
    created_at: now,
    updated_at: now,
    started_at: now,
    first_billed_at: now,
    next_billed_at: period.ends_at,
    paused_at: null,
    canceled_at: null,
  };
  account.subscriptions.set(id, subscription);
  account.record('subscription.created', subscription);
  account.record('subscription.activated', subscription);
  transaction.subscription_id = id;
  transaction.billing_period = period;
  return subscription;
}

/** The period ends: it is paid for again, or the card is declined, or what was scheduled happens. */
export function renewSubscription(account: PaddleAccount, subscription: Subscription, { isPaid }: { isPaid: boolean }): void {
  const period = subscription.current_billing_period;
  if (subscription.scheduled_change) return endSubscription(account, subscription);
  if (!period || subscription.status !== 'active') throw new ApiError('subscription_locked_pending_changes', 'cannot renew subscription');
  const { price } = subscription.items[0]!;
  subscription.current_billing_period = periodFrom(new Date(period.ends_at), subscription.billing_cycle);
  subscription.next_billed_at = subscription.current_billing_period.ends_at;
  const transaction = newTransaction(account, {
    price,
    origin: 'subscription_recurring',
    customerId: subscription.customer_id,
    status: 'billed',
    subscription,
  });
  keepTransaction(account, transaction, 'transaction.created');
  keepTransaction(account, transaction, 'transaction.billed');
  change(account, subscription, 'subscription.updated');
  addPayment(account, transaction, { last4: isPaid ? '4242' : '0002', isCaptured: isPaid });
  if (isPaid) return completeTransaction(account, transaction);
  keepTransaction(account, transaction, 'transaction.payment_failed');
  transaction.status = 'past_due';
  keepTransaction(account, transaction, 'transaction.past_due');
  subscription.status = 'past_due';
  change(account, subscription, 'subscription.past_due');
}

/** What was owed was paid. */
export function recoverSubscription(account: PaddleAccount, subscription: Subscription): void {
  subscription.status = 'active';
  change(account, subscription, 'subscription.updated');
}

export function cancelSubscription(account: PaddleAccount, subscription: Subscription, effectiveFrom: unknown): Subscription {
  refuseCanceled(subscription);
  if (effectiveFrom === 'immediately') {
    endSubscription(account, subscription);
    return subscription;
  }
  if (!subscription.current_billing_period) throw new ApiError('subscription_locked_pending_changes', 'cannot cancel subscription');
  subscription.scheduled_change = { action: 'cancel', effective_at: subscription.current_billing_period.ends_at, resume_at: null };
  subscription.next_billed_at = null;
  change(account, subscription, 'subscription.updated');
  return subscription;
}

interface Update {
  items?: unknown;
  proration_billing_mode?: unknown;
  scheduled_change?: unknown;
}

/** Another price, billed for at once, or a scheduled change taken back. */
export function updateSubscription(account: PaddleAccount, subscription: Subscription, update: Update): Subscription {
  refuseCanceled(subscription);
  if (update.scheduled_change !== undefined) {
    if (update.scheduled_change !== null)
      throw new ApiError(
        'subscription_scheduled_change_invalid_update',
        "You can only set the `scheduled_change` field to `null`. Other updates aren't allowed.",
      );
    subscription.scheduled_change = null;
    subscription.next_billed_at = subscription.current_billing_period?.ends_at ?? null;
  }
  if (update.items !== undefined) {
    const { price, chargeCents, creditCents, period } = planChange(account, subscription, update);
    // What `on_payment_failure` says where it says nothing, and what we say: the change is not made.
    if (chargeCents > creditCents && !account.isCardGood.get(subscription.id))
      throw new ApiError('subscription_payment_declined', 'payment declined');
    const transaction = newTransaction(account, {
      price,
      origin: 'subscription_update',
      customerId: subscription.customer_id,
      status: 'billed',
      cents: chargeCents,
      subscription,
    });
    transaction.details.totals = totalsOf(chargeCents, Math.min(chargeCents, creditCents));
    subscription.current_billing_period = period;
    subscription.billing_cycle = price.billing_cycle;
    subscription.next_billed_at = subscription.scheduled_change ? null : period.ends_at;
    subscription.items = itemsOf(account, price, account.tick(), subscription.next_billed_at);
    keepTransaction(account, transaction, 'transaction.created');
    addPayment(account, transaction, { last4: '4242', isCaptured: true });
    completeTransaction(account, transaction);
  }
  change(account, subscription, 'subscription.updated');
  return subscription;
}

/** What a change would cost now and each period, without making it. */
export function previewUpdate(account: PaddleAccount, subscription: Subscription, update: Update): object {
  refuseCanceled(subscription);
  const { price, chargeCents, creditCents, period } = planChange(account, subscription, update);
  const money = (cents: number): object => ({ amount: String(Math.round(cents)), currency_code: 'USD' });
  const next = { tax_rates_used: [], totals: totalsOf(Number(price.unit_price.amount), 0), line_items: [] };
  const { id: _id, ...described } = subscription;
  return {
    ...described,
    current_billing_period: period,
    billing_cycle: price.billing_cycle,
    next_billed_at: subscription.scheduled_change ? null : period.ends_at,
    items: itemsOf(account, price, subscription.updated_at, period.ends_at),
    recurring_transaction_details: next,
    next_transaction: { billing_period: periodFrom(new Date(period.ends_at), price.billing_cycle), details: next, adjustments: [] },
    immediate_transaction: {
      billing_period: period,
      details: { ...next, totals: totalsOf(chargeCents, Math.min(chargeCents, creditCents)) },
      adjustments: [],
    },
    update_summary: {
      credit: money(creditCents),
      charge: money(chargeCents),
      result: { action: creditCents > chargeCents ? 'credit' : 'charge', ...money(Math.abs(chargeCents - creditCents)) },
    },
  };
}

/** By time: what is left of the old price is credited, what is left of the new one charged; another interval begins a period of its own. */
function planChange(
  account: PaddleAccount,
  subscription: Subscription,
  { items, proration_billing_mode }: Update,
): { price: Price; chargeCents: number; creditCents: number; period: { starts_at: string; ends_at: string } } {
  const [item] = Array.isArray(items) ? (items as { price_id?: unknown }[]) : [];
  if (!item) throw new ApiError('invalid_field', 'items must have at least one item');
  if (proration_billing_mode !== 'prorated_immediately')
    throw new ApiError('invalid_field', 'proration_billing_mode must be prorated_immediately here');
  const old = subscription.items[0]!.price;
  const price = findPrice(account, item.price_id);
  const current = subscription.current_billing_period;
  if (!current) throw new ApiError('subscription_locked_pending_changes', 'cannot update subscription');
  const now = account.now();
  const left = shareLeft(current, now);
  const keepsCycle = price.billing_cycle.interval === old.billing_cycle.interval;
  return {
    price,
    creditCents: Math.round(Number(old.unit_price.amount) * left),
    chargeCents: Math.round(Number(price.unit_price.amount) * (keepsCycle ? left : 1)),
    period: keepsCycle ? current : periodFrom(now, price.billing_cycle),
  };
}

function endSubscription(account: PaddleAccount, subscription: Subscription): void {
  subscription.status = 'canceled';
  subscription.canceled_at = subscription.scheduled_change?.effective_at ?? account.tick();
  subscription.scheduled_change = null;
  subscription.current_billing_period = null;
  subscription.next_billed_at = null;
  change(account, subscription, 'subscription.canceled');
}

function refuseCanceled({ status }: Subscription): void {
  if (status === 'canceled')
    throw new ApiError('subscription_update_when_canceled', 'cannot update subscription, as subscription is canceled');
}

function change(account: PaddleAccount, subscription: Subscription, eventType: string): void {
  subscription.updated_at = account.tick();
  account.record(eventType, subscription);
}

function itemsOf(account: PaddleAccount, price: Price, now: string, nextBilledAt: string | null): Subscription['items'] {
  const product = account.products.find(({ id }) => id === price.product_id)!;
  return [
    {
      status: 'active',
      quantity: 1,
      recurring: true,
      price,
      product,
      created_at: now,
      updated_at: now,
      previously_billed_at: now,
      next_billed_at: nextBilledAt,
      trial_dates: null,
    },
  ];
}
