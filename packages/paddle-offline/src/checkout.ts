import { ApiError } from './api-error.ts';
import type { Transaction } from './entities.ts';
import { createCustomer, found, type PaddleAccount } from './paddle-account.ts';
import { beginSubscription, recoverSubscription } from './subscriptions.ts';
import { addPayment, completeTransaction, createTransaction, keepTransaction, readyTransaction } from './transactions.ts';

/** Paddle's own test cards: one that is accepted, one that is declined, one that is accepted the first time and declined from then on. */
export const CARD_ACCEPTED = '4242424242424242';
export const CARD_DECLINED = '4000000000000002';
export const CARD_ACCEPTED_ONCE = '4000002760003184';

interface Opened {
  transactionId?: unknown;
  items?: unknown;
  customData?: unknown;
}

/** What the overlay shows: the transaction it was opened for, or a new one for its items. */
export function openCheckout(account: PaddleAccount, { transactionId, items, customData }: Opened): Transaction {
  if (transactionId !== undefined) return found(account.transactions, String(transactionId));
  const given = Array.isArray(items) ? (items as { priceId?: unknown }[]) : [];
  const transaction = createTransaction(account, {
    items: given.map(({ priceId }) => ({ price_id: priceId })),
    custom_data: customData ?? undefined,
  });
  transaction.origin = 'web';
  return transaction;
}

/** Somebody pays with a card. True where it was accepted; everything that follows from it has happened by then. */
export function payCheckout(account: PaddleAccount, transactionId: string, { card, email }: { card: string; email: string }): boolean {
  const transaction = found(account.transactions, transactionId);
  if (transaction.status === 'completed' || transaction.status === 'canceled')
    throw new ApiError('transaction_immutable', 'this transaction can no longer be changed');
  const isCaptured = card === CARD_ACCEPTED || card === CARD_ACCEPTED_ONCE;
  const customerId = (transaction.customer_id ??= customerOf(account, email));
  if (transaction.status === 'draft') readyTransaction(account, transaction);
  addPayment(account, transaction, { last4: card.slice(-4), isCaptured });
  if (!isCaptured) {
    keepTransaction(account, transaction, 'transaction.payment_failed');
    return false;
  }
  transaction.status = 'paid';
  keepTransaction(account, transaction, 'transaction.paid');
  settle(account, transaction, customerId);
  account.isCardGood.set(transaction.subscription_id!, card === CARD_ACCEPTED);
  completeTransaction(account, transaction);
  return true;
}

function settle(account: PaddleAccount, transaction: Transaction, customerId: string): void {
  if (transaction.subscription_id === null) {
    beginSubscription(account, transaction, customerId);
    return;
  }
  const subscription = found(account.subscriptions, transaction.subscription_id);
  if (subscription.status === 'past_due') recoverSubscription(account, subscription);
}

function customerOf(account: PaddleAccount, email: string): string {
  const known = [...account.customers.values()].find((customer) => customer.email === email.toLowerCase());
  return (known ?? createCustomer(account, { email })).id;
}
