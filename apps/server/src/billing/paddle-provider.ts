import { ApiError, type Environment, LogLevel, Paddle, type Subscription, type Transaction } from '@paddle/paddle-node-sdk';
import { BillingRefused } from './billing-refused.ts';
import {
  type ChangePreview,
  type Invoice,
  type Money,
  type PaddleState,
  type PaymentProvider,
  PaymentsUnavailable,
  type PlanChoice,
  type TransactionStanding,
} from './payment-provider.ts';
import { type PlanPrices, priceOf } from './plan-prices.ts';

interface PaddleOptions {
  apiKey: string;
  /** "production", "sandbox" or, for development and tests, an address. */
  environment: string;
  prices: PlanPrices;
}

/** A person waits for each of these calls; one that charges a card may take its time. */
const ANSWER_MS = 20_000;

/** Paddle's codes for a charge that its payment method does not pay. */
const DECLINED = ['subscription_payment_declined', 'subscription_missing_payment_method_cannot_update'];

/** Invoices of one person: more than ten years of months. */
const MOST_INVOICES = 150;

/** Paddle Billing, through its own SDK. */
export function createPaddleProvider({ apiKey, environment, prices }: PaddleOptions): PaymentProvider {
  // Its own log would carry what people bought; ours carries what failed.
  const paddle = new Paddle(apiKey, { environment: environment as Environment, logLevel: LogLevel.none });
  const itemsOf = (choice: PlanChoice) => [{ priceId: priceOf(choice, prices), quantity: 1 }];
  const asked = <Answer>(call: () => Promise<Answer>): Promise<Answer> => inTime(call);
  return {
    findCustomer: ({ email, fullName }) => asked(() => findCustomer(paddle, email, fullName)),
    startTransaction: (choice, customerId, ownerId) =>
      asked(async () => (await paddle.transactions.create({ items: itemsOf(choice), customerId, customData: { owner_id: ownerId } })).id),
    reuseTransaction: (id, choice) => asked(() => reuseTransaction(paddle, id, itemsOf(choice))),
    previewChange: (id, choice) =>
      asked(async () =>
        describePreview(
          await paddle.subscriptions.previewUpdate(id, { items: itemsOf(choice), prorationBillingMode: 'prorated_immediately' }),
        ),
      ),
    change: (id, choice) =>
      unlessDeclined(
        asked(async () =>
          stateOf(
            await paddle.subscriptions.update(id, {
              items: itemsOf(choice),
              prorationBillingMode: 'prorated_immediately',
              onPaymentFailure: 'prevent_change',
            }),
          ),
        ),
      ),
    cancel: (id, when) =>
      asked(async () =>
        stateOf(await paddle.subscriptions.cancel(id, { effectiveFrom: when === 'at-once' ? 'immediately' : 'next_billing_period' })),
      ),
    resume: (id) => asked(async () => stateOf(await paddle.subscriptions.update(id, { scheduledChange: null }))),
    paymentMethodUpdate: (id) => asked(() => paymentMethodUpdate(paddle, id)),
    listInvoices: (subscriptionIds) => asked(() => listInvoices(paddle, subscriptionIds)),
    invoiceUrl: (id, subscriptionIds) => asked(() => invoiceUrl(paddle, id, subscriptionIds)),
    subscriptionsOf: (customerId) =>
      asked(async () => (await paddle.subscriptions.list({ customerId: [customerId], perPage: 100 }).next()).map(stateOf)),
    subscription: (id) => asked(async () => stateOf(await paddle.subscriptions.get(id))),
    subscriptions: () => listSubscriptions(paddle),
  };
}

async function inTime<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ANSWER_MS} ms`)), ANSWER_MS);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    throw new PaymentsUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Where the card is declined, or is gone, Paddle is well: its owner can do something about it. */
async function unlessDeclined<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    const { cause } = error as PaymentsUnavailable;
    throw cause instanceof ApiError && DECLINED.includes(cause.code) ? new BillingRefused('payment_declined') : error;
  });
}

/** Paddle keeps one customer an address, and names it where we would make a second. */
async function findCustomer(paddle: Paddle, email: string, name: string | null): Promise<string> {
  try {
    return (await paddle.customers.create({ email, ...(name !== null && { name }) })).id;
  } catch (error) {
    const known =
      error instanceof ApiError && error.code === 'customer_already_exists' ? /ctm_[a-z\d]{26}/.exec(error.detail)?.[0] : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

/**
 * One that is still a draft gets other items: Paddle shows their price before it asks for a card. One that is ready is shown with its price
 * somewhere, so it is closed instead. A draft cannot be closed.
 */
async function reuseTransaction(paddle: Paddle, id: string, items: { priceId: string; quantity: number }[]): Promise<TransactionStanding> {
  const transaction = await findTransaction(paddle, id);
  const standing = standingOf(transaction);
  if (!transaction || standing.kind !== 'open' || transaction.items[0]?.price?.id === items[0]!.priceId) return standing;
  const isDraft = transaction.status === 'draft';
  try {
    await paddle.transactions.update(id, isDraft ? { items } : { status: 'canceled' });
    return { kind: isDraft ? 'open' : 'closed' };
  } catch (error) {
    // Paid, or closed by another tab, since we looked.
    const now = standingOf(await findTransaction(paddle, id));
    if (now.kind === 'open') throw error;
    return now;
  }
}

/** One of another of Paddle's environments is as good as none. */
async function findTransaction(paddle: Paddle, id: string): Promise<Transaction | null> {
  try {
    return await paddle.transactions.get(id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

function standingOf(transaction: Transaction | null): TransactionStanding {
  if (!transaction || transaction.status === 'canceled') return { kind: 'closed' };
  if (transaction.status === 'draft' || transaction.status === 'ready') return { kind: 'open' };
  return { kind: 'paid', subscriptionId: transaction.subscriptionId };
}

function describePreview({
  updateSummary,
  recurringTransactionDetails,
  nextBilledAt,
}: Awaited<ReturnType<Paddle['subscriptions']['previewUpdate']>>): ChangePreview {
  if (!updateSummary || !recurringTransactionDetails) throw new Error('The preview of a plan change lacks its totals');
  const { credit, charge, result } = updateSummary;
  const { grandTotal, currencyCode } = recurringTransactionDetails.totals;
  return {
    credit: money(credit.amount, credit.currencyCode),
    charge: money(charge.amount, charge.currencyCode),
    result: { action: result.action === 'credit' ? 'credit' : 'charge', ...money(result.amount, result.currencyCode) },
    recurring: money(grandTotal, currencyCode),
    nextBilledAt,
  };
}

/** A checkout where Paddle can open one; where an invoice is paid by hand, Paddle's own page. */
async function paymentMethodUpdate(paddle: Paddle, id: string): Promise<{ method: 'checkout' | 'redirect'; managementUrl: string }> {
  const { collectionMode, managementUrls } = await paddle.subscriptions.get(id);
  if (collectionMode === 'automatic') {
    const { checkout } = await paddle.subscriptions.getPaymentMethodChangeTransaction(id);
    if (checkout?.url) return { method: 'checkout', managementUrl: checkout.url };
  }
  if (!managementUrls?.updatePaymentMethod) throw new Error('The subscription has no address to change its payment method at');
  return { method: 'redirect', managementUrl: managementUrls.updatePaymentMethod };
}

async function listInvoices(paddle: Paddle, subscriptionIds: readonly string[]): Promise<Invoice[]> {
  const invoices: Invoice[] = [];
  for await (const transaction of paddle.transactions.list({
    subscriptionId: [...subscriptionIds],
    status: ['completed'],
    perPage: 30,
    orderBy: 'billed_at[DESC]',
  })) {
    const invoice = describeInvoice(transaction);
    if (invoice) invoices.push(invoice);
    if (invoices.length === MOST_INVOICES) break;
  }
  return invoices;
}

/** A change of the payment method alone costs nothing and is no invoice. */
function describeInvoice({ id, invoiceNumber, billedAt, details }: Transaction): Invoice | null {
  const totals = details?.totals;
  if (invoiceNumber === null || billedAt === null || !totals || totals.grandTotal === '0') return null;
  return { id, number: invoiceNumber, billedAt, total: money(totals.grandTotal, totals.currencyCode) };
}

async function invoiceUrl(paddle: Paddle, id: string, subscriptionIds: readonly string[]): Promise<string | null> {
  const transaction = await findTransaction(paddle, id);
  if (!transaction || transaction.subscriptionId === null || !subscriptionIds.includes(transaction.subscriptionId)) return null;
  return (await paddle.transactions.getInvoicePDF(id)).url;
}

async function* listSubscriptions(paddle: Paddle): AsyncIterable<PaddleState> {
  const pages = paddle.subscriptions.list({ perPage: 100 });
  while (pages.hasMore) {
    const page = await inTime(() => pages.next());
    for (const one of page) yield stateOf(one);
  }
}

/** In the words of Paddle's events, so that there is one way to read a subscription. */
function stateOf({
  id,
  status,
  customerId,
  customData,
  items,
  currentBillingPeriod,
  scheduledChange,
  nextBilledAt,
  canceledAt,
  startedAt,
  createdAt,
  updatedAt,
}: Subscription): PaddleState {
  return {
    id,
    status,
    customer_id: customerId,
    // The SDK writes names in customData as they came, and so do we.
    custom_data: customData,
    items: items.map(({ price }) => ({ price: { id: price.id } })),
    current_billing_period: currentBillingPeriod && { ends_at: currentBillingPeriod.endsAt },
    scheduled_change: scheduledChange && { action: scheduledChange.action, effective_at: scheduledChange.effectiveAt },
    next_billed_at: nextBilledAt,
    canceled_at: canceledAt,
    started_at: startedAt,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

function money(amount: string, currency: string): Money {
  return { amount: Number(amount), currency };
}
