import type { BillingPeriod, PlanType } from '@sheetlift/contract';

/** A plan for a period: what one buys. */
export interface PlanChoice {
  planType: PlanType;
  period: BillingPeriod;
}

/** In cents. */
export interface Money {
  amount: number;
  currency: string;
}

export interface ChangePreview {
  credit: Money;
  charge: Money;
  result: Money & { action: 'charge' | 'credit' };
  recurring: Money;
  nextBilledAt: string | null;
}

export interface Invoice {
  id: string;
  number: string;
  billedAt: string;
  total: Money;
}

/**
 * How it stands with a transaction that was begun: it can be paid, can be paid no more, or was paid; the subscription may take a moment to
 * come.
 */
export type TransactionStanding = { kind: 'open' } | { kind: 'closed' } | { kind: 'paid'; subscriptionId: string | null };

/** What we ask of Paddle. Each rejects with `PaymentsUnavailable` where it does not answer, or not as it should. */
export interface PaymentProvider {
  /** The id of a customer of this address, a new one or the one there is. */
  findCustomer: (person: { email: string; fullName: string | null }) => Promise<string>;
  /** A transaction that a checkout is opened with; it says whose it is. */
  startTransaction: (choice: PlanChoice, customerId: string, ownerId: string) => Promise<string>;
  /**
   * Goes on with a transaction, for this choice. Open only where what can be paid is the choice; one of another price is changed or closed.
   */
  reuseTransaction: (transactionId: string, choice: PlanChoice) => Promise<TransactionStanding>;
  previewChange: (subscriptionId: string, choice: PlanChoice) => Promise<ChangePreview>;
  /** Rejects with `BillingRefused` where the payment is declined: then nothing changed. */
  change: (subscriptionId: string, choice: PlanChoice) => Promise<PaddleState>;
  cancel: (subscriptionId: string, when: 'at-period-end' | 'at-once') => Promise<PaddleState>;
  resume: (subscriptionId: string) => Promise<PaddleState>;
  paymentMethodUpdate: (subscriptionId: string) => Promise<{ method: 'checkout' | 'redirect'; managementUrl: string }>;
  /** Paid ones of these subscriptions, the newest first. */
  listInvoices: (subscriptionIds: readonly string[]) => Promise<Invoice[]>;
  /** Where the PDF lies; null where none of these subscriptions has such an invoice. */
  invoiceUrl: (invoiceId: string, subscriptionIds: readonly string[]) => Promise<string | null>;
  subscription: (subscriptionId: string) => Promise<PaddleState>;
  /** A customer's, the newest hundred. */
  subscriptionsOf: (customerId: string) => Promise<PaddleState[]>;
  /** All that the seller has. */
  subscriptions: () => AsyncIterable<PaddleState>;
}

/** A subscription as Paddle says it is now: what an event of it carries. */
export interface PaddleState {
  id: string;
  status: string;
  customer_id: string;
  custom_data: unknown;
  items: { price: { id: string } }[];
  current_billing_period: { ends_at: string } | null;
  scheduled_change: { action: string; effective_at: string } | null;
  next_billed_at: string | null;
  canceled_at: string | null;
  started_at: string | null;
  created_at: string;
  updated_at: string;
}

export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('Paddle did not answer, or not as expected', { cause });
    this.name = 'PaymentsUnavailable';
  }
}
