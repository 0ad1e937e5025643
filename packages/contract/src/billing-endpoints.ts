import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { plainText } from './plain-text.ts';
import { BILLING_PERIODS, PLAN_TYPES } from './plan-catalogue.ts';
import { subscription } from './subscription.ts';

/** What a person may write about why they leave. */
const MAX_REASON_CHARACTERS = 1_000;

/** The largest events carry a transaction with its items; they take a few kilobytes. */
const EVENT_BYTES = 1024 * 1024;

export const chosenPlan = z.object({ plan_type: z.enum(PLAN_TYPES), period: z._default(z.enum(BILLING_PERIODS), 'month') });

/** In the smallest unit of the currency: cents. */
const money = z.object({ amount: z.int(), currency: z.string() });

/** A subscription with what its owner's account shows. */
const ownSubscription = z.extend(subscription, {
  period: z.enum(BILLING_PERIODS),
  next_billed_at: z.nullable(z.iso.datetime()),
  /** Until when a failed payment is waited for; null where none failed. */
  grace_ends_at: z.nullable(z.iso.datetime()),
});

const subscriptionAnswer = z.object({
  /** The latest that has not ended, or the latest. */
  subscription: z.nullable(ownSubscription),
  /** Another one that is paid for at the same time, which nobody means to have. */
  beside: z.nullable(z.object({ plan_type: z.enum(PLAN_TYPES), started_at: z.iso.datetime() })),
});

export const checkoutData = z.union([
  z.object({ transactionId: z.string() }),
  z.object({
    items: z.array(z.object({ priceId: z.string(), quantity: z.int() })),
    custom_data: z.optional(z.record(z.string(), z.string())),
  }),
]);

export const prepareCheckout = endpoint({
  name: 'prepareCheckout',
  method: 'POST',
  path: '/api/subscriptions/checkout-data',
  summary: 'What the checkout of a plan is opened with',
  auth: 'bearer',
  owner: 'caller',
  body: chosenPlan,
  success: { status: 200, answer: z.object({ checkout_data: checkoutData }) },
  failures: ['plans_not_sold', 'already_subscribed', 'email_not_proved', 'payment_under_way', 'payments_unavailable', 'too_many_requests'],
});

export const getSubscription = endpoint({
  name: 'getSubscription',
  method: 'GET',
  path: '/api/subscriptions/current',
  summary: 'The latest plan of the account, with its dates',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: subscriptionAnswer },
  failures: [],
});

export const previewPlanChange = endpoint({
  name: 'previewPlanChange',
  method: 'POST',
  path: '/api/subscriptions/preview-change',
  summary: 'What another plan would cost now and from then on; nothing changes',
  auth: 'bearer',
  owner: 'caller',
  body: chosenPlan,
  success: {
    status: 200,
    answer: z.object({
      /** What is left of the old plan, and what the rest of the period costs in the new one. */
      credit: money,
      charge: money,
      /** Charged at once, or kept as credit for later payments. */
      result: z.object({ action: z.enum(['charge', 'credit']), amount: z.int(), currency: z.string() }),
      recurring: money,
      next_billed_at: z.nullable(z.iso.datetime()),
    }),
  },
  failures: ['plans_not_sold', 'subscription_not_found', 'plan_unchanged', 'payment_open', 'payments_unavailable', 'too_many_requests'],
});

export const changePlan = endpoint({
  name: 'changePlan',
  method: 'POST',
  path: '/api/subscriptions/change',
  summary: 'Changes the plan at once; what is left of the old one is credited',
  auth: 'bearer',
  owner: 'caller',
  body: chosenPlan,
  success: { status: 200, answer: subscriptionAnswer },
  failures: [
    'plans_not_sold',
    'subscription_not_found',
    'plan_unchanged',
    'payment_open',
    'payment_declined',
    'payments_unavailable',
    'too_many_requests',
  ],
});

export const cancelPlan = endpoint({
  name: 'cancelPlan',
  method: 'POST',
  path: '/api/subscriptions/cancel',
  summary: 'Ends the plan with the period that is paid for',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({
    reason: z._default(
      plainText.check(z.trim(), z.maxLength(MAX_REASON_CHARACTERS, `A reason cannot exceed ${MAX_REASON_CHARACTERS} characters`)),
      '',
    ),
  }),
  success: { status: 200, answer: subscriptionAnswer },
  failures: ['plans_not_sold', 'subscription_not_found', 'payments_unavailable', 'too_many_requests'],
});

export const resumePlan = endpoint({
  name: 'resumePlan',
  method: 'POST',
  path: '/api/subscriptions/resume',
  summary: 'Takes a cancellation back, as long as the period has not ended',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: subscriptionAnswer },
  failures: ['plans_not_sold', 'subscription_not_found', 'payments_unavailable', 'too_many_requests'],
});

const ofSubscription = z.object({ id: z.string() });

export const getPaymentMethodUpdate = endpoint({
  name: 'getPaymentMethodUpdate',
  method: 'GET',
  path: '/api/payment-methods/:id/update-transaction',
  summary: 'How the payment method of a subscription is changed; where a payment is open, that pays it too',
  auth: 'bearer',
  owner: 'id',
  params: ofSubscription,
  success: {
    status: 200,
    answer: z.object({
      success: z.literal(true),
      /**
       * "checkout": opened with the transaction that `_ptxn` of the address names. "redirect": the address is gone to. A server may know of
       * others; a page that does not says so.
       */
      transaction: z.object({ method: z.string(), management_url: z.url() }),
    }),
  },
  failures: ['plans_not_sold', 'subscription_not_found', 'payments_unavailable', 'too_many_requests'],
});

export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/api/invoices',
  summary: 'What was paid, the newest first',
  auth: 'bearer',
  owner: 'caller',
  success: {
    status: 200,
    answer: z.object({ invoices: z.array(z.object({ id: z.string(), number: z.string(), billed_at: z.iso.datetime(), total: money })) }),
  },
  failures: ['payments_unavailable', 'too_many_requests'],
});

export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/invoices/:id',
  summary: 'Where an invoice lies as a PDF, for an hour',
  auth: 'bearer',
  owner: 'id',
  params: ofSubscription,
  success: { status: 200, answer: z.object({ url: z.url() }) },
  failures: ['plans_not_sold', 'invoice_not_found', 'payments_unavailable', 'too_many_requests'],
});

/** Only Paddle calls it. */
export const receivePaddleEvent = endpoint({
  name: 'receivePaddleEvent',
  method: 'POST',
  path: '/webhooks/paddle',
  summary: 'Takes what Paddle tells, once its signature is proved; the work is done after the answer',
  auth: 'none',
  owner: 'nobody',
  body: z.looseObject({}),
  bodyType: 'signed',
  bodyBytes: EVENT_BYTES,
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['plans_not_sold', 'signature_invalid'],
});
