import { ApiError } from './api-error.ts';
import type { Payment, Price, Subscription, Totals, Transaction } from './entities.ts';
import { findPrice, found, type PaddleAccount } from './paddle-account.ts';

interface NewTransaction {
  items?: unknown;
  customer_id?: unknown;
  custom_data?: unknown;
}

/** By the API: a draft, because a customer's address is asked for in the checkout. */
export function createTransaction(account: PaddleAccount, { items, customer_id, custom_data }: NewTransaction): Transaction {
  const [item] = Array.isArray(items) ? (items as { price_id?: unknown }[]) : [];
  if (!item) throw new ApiError('invalid_field', 'items must have at least one item');
  const customer = customer_id === undefined ? null : found(account.customers, String(customer_id));
  const transaction = newTransaction(account, {
    price: findPrice(account, item.price_id),
    origin: 'api',
    customerId: customer?.id ?? null,
    status: 'draft',
  });
  transaction.custom_data = (custom_data as Record<string, unknown>) ?? null;
  keepTransaction(account, transaction, 'transaction.created');
  return transaction;
}

/** Other items, while it is not paid; or its end, once it is ready. */
export function updateTransaction(
  account: PaddleAccount,
  transaction: Transaction,
  { status, items }: { status?: unknown; items?: unknown },
): Transaction {
  if (status === 'canceled') {
    if (transaction.status !== 'ready' && transaction.status !== 'billed')
      throw new ApiError(
        'transaction_invalid_status_change',
        `Invalid attempt to change status from '${transaction.status}' to 'canceled'`,
      );
    transaction.status = 'canceled';
    keepTransaction(account, transaction, 'transaction.canceled');
    return transaction;
  }
  if (transaction.status !== 'draft' && transaction.status !== 'ready')
    throw new ApiError('transaction_immutable', 'this transaction can no longer be changed');
  const [item] = Array.isArray(items) ? (items as { price_id?: unknown }[]) : [];
  if (!item) throw new ApiError('invalid_field', 'items must have at least one item');
  const price = findPrice(account, item.price_id);
  transaction.items = [{ price, quantity: 1, proration: null }];
  transaction.details.totals = totalsOf(Number(price.unit_price.amount), 0);
  keepTransaction(account, transaction, 'transaction.updated');
  return transaction;
}

/** The customer said where they live, which the taxes depend on. */
export function readyTransaction(account: PaddleAccount, transaction: Transaction): void {
  transaction.address_id ??= account.newId('add');
  transaction.status = 'ready';
  keepTransaction(account, transaction, 'transaction.ready');
}

export function newTransaction(
  account: PaddleAccount,
  {
    price,
    origin,
    customerId,
    status,
    cents = Number(price.unit_price.amount),
    subscription = null,
  }: {
    price: Price;
    origin: Transaction['origin'];
    customerId: string | null;
    status: Transaction['status'];
    cents?: number;
    subscription?: Subscription | null;
  },
): Transaction {
  const now = account.tick();
  const id = account.newId('txn');
  const totals = totalsOf(cents, 0);
  return {
    id,
    status,
    origin,
    customer_id: customerId,
    address_id: subscription?.address_id ?? null,
    business_id: null,
    subscription_id: subscription?.id ?? null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    currency_code: 'USD',
    discount_id: null,
    billing_details: null,
    billing_period: subscription?.current_billing_period ?? null,
    custom_data: subscription?.custom_data ?? null,
    items: [{ price, quantity: 1, proration: null }],
    details: { tax_rates_used: [], totals, adjusted_totals: totals, payout_totals: null, adjusted_payout_totals: null, line_items: [] },
    payments: [],
    checkout: { url: `${account.url}/pay?_ptxn=${id}` },
    created_at: now,
    updated_at: now,
    billed_at: null,
    revised_at: null,
  };
}

export function totalsOf(cents: number, creditCents: number): Totals {
  const text = (amount: number): string => String(Math.round(amount));
  const due = text(Math.max(0, cents - creditCents));
  return {
    subtotal: text(cents),
    discount: '0',
    tax: '0',
    total: text(cents),
    credit: text(creditCents),
    credit_to_balance: '0',
    balance: due,
    grand_total: due,
    fee: null,
    earnings: null,
    currency_code: 'USD',
  };
}

export function keepTransaction(account: PaddleAccount, transaction: Transaction, eventType: string): void {
  transaction.updated_at = account.tick();
  account.transactions.set(transaction.id, transaction);
  account.record(eventType, transaction);
}

/** One attempt to take the money with a card; newest first, as Paddle lists them. */
export function addPayment(
  account: PaddleAccount,
  transaction: Transaction,
  { last4, isCaptured }: { last4: string; isCaptured: boolean },
): void {
  const now = account.tick();
  const payment: Payment = {
    payment_attempt_id: crypto.randomUUID(),
    amount: transaction.details.totals.grand_total,
    status: isCaptured ? 'captured' : 'error',
    error_code: isCaptured ? null : 'declined',
    method_details: { type: 'card', card: { type: 'visa', last4, expiry_month: 12, expiry_year: 2030, cardholder_name: 'Test Person' } },
    created_at: now,
    captured_at: isCaptured ? now : null,
  };
  transaction.payments = [payment, ...transaction.payments];
}

export function completeTransaction(account: PaddleAccount, transaction: Transaction): void {
  const now = account.tick();
  transaction.billed_at ??= now;
  transaction.invoice_id = account.newId('inv');
  transaction.invoice_number = `325-${String(10_000 + [...account.transactions.values()].filter(({ invoice_number }) => invoice_number !== null).length)}`;
  transaction.status = 'completed';
  keepTransaction(account, transaction, 'transaction.completed');
}
