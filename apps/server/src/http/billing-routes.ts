import {
  cancelPlan as cancelPlanCall,
  changePlan as changePlanCall,
  type EndpointAnswer,
  getInvoice,
  getPaymentMethodUpdate,
  getSubscription,
  graceEnd,
  listInvoices as listInvoicesCall,
  prepareCheckout,
  previewPlanChange,
  receivePaddleEvent,
  resumePlan as resumePlanCall,
} from '@sheetlift/contract';
import type { User } from '../accounts/user.ts';
import type { BillingDesk } from '../billing/billing.ts';
import { BillingRefused } from '../billing/billing-refused.ts';
import { cancelPlan, changePlan, ownSubscription, previewChange, resumePlan } from '../billing/change-plan.ts';
import { describeSubscription, findSubscriptions } from '../billing/find-subscriptions.ts';
import { keepEvent } from '../billing/keep-events.ts';
import { findInvoiceUrl, listInvoices } from '../billing/list-invoices.ts';
import { parseNotification } from '../billing/paddle-event.ts';
import { startCheckout } from '../billing/start-checkout.ts';
import { isSignedByPaddle } from '../billing/verify-signature.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** Each of these asks Paddle, who counts our requests. Nobody changes their mind more often. */
const PADDLE: RateLimit = { name: 'paddle', times: 60, perSeconds: 10 * 60 };

const choiceOf = ({ plan_type, period }: { plan_type: 'starter' | 'pro' | 'business'; period: 'month' | 'year' }) => ({
  planType: plan_type,
  period,
});

/** Buying, changing and ending a plan, paying for it, and what Paddle tells. */
export function billingRoutes(parts: ServerParts): Route[] {
  const { database, clock, rateLimits, billing, onPaddleEvent } = parts;
  const desk = (): BillingDesk => {
    if (!billing) throw new BillingRefused('plans_not_sold');
    return { ...billing, ...parts };
  };
  const asking = async ({ id }: User): Promise<BillingDesk> => {
    const there = desk();
    await refuseBeyond(rateLimits, PADDLE, id);
    return there;
  };
  const describeOwn = async ({ id }: User): Promise<EndpointAnswer<typeof getSubscription>> => {
    const { current, running } = await findSubscriptions(id, clock(), database);
    const [shown = current, beside] = running;
    if (!shown) return { subscription: null, beside: null };
    const { period, nextBilledAt, pastDueSince } = shown;
    return {
      subscription: {
        ...describeSubscription(shown),
        period,
        next_billed_at: nextBilledAt?.toISOString() ?? null,
        grace_ends_at: pastDueSince && graceEnd(pastDueSince).toISOString(),
      },
      beside: beside ? { plan_type: beside.planType, started_at: beside.startedAt.toISOString() } : null,
    };
  };
  return [
    route(prepareCheckout, async ({ caller, body }) => ({
      checkout_data: { transactionId: await startCheckout(caller, choiceOf(body), await asking(caller)) },
    })),
    route(getSubscription, ({ caller }) => describeOwn(caller)),
    route(previewPlanChange, async ({ caller, body }) => {
      const { credit, charge, result, recurring, nextBilledAt } = await previewChange(caller.id, choiceOf(body), await asking(caller));
      return { credit, charge, result, recurring, next_billed_at: nextBilledAt };
    }),
    route(changePlanCall, async ({ caller, body }) => {
      await changePlan(caller.id, choiceOf(body), await asking(caller));
      return describeOwn(caller);
    }),
    route(cancelPlanCall, async ({ caller, body }) => {
      await cancelPlan(caller.id, body.reason, await asking(caller));
      return describeOwn(caller);
    }),
    route(resumePlanCall, async ({ caller }) => {
      await resumePlan(caller.id, await asking(caller));
      return describeOwn(caller);
    }),
    route(getPaymentMethodUpdate, async ({ caller, params }) => {
      const there = await asking(caller);
      const { id } = await ownSubscription(caller.id, params.id, there);
      const { method, managementUrl } = await there.provider.paymentMethodUpdate(id);
      return { success: true, transaction: { method, management_url: managementUrl } };
    }),
    route(listInvoicesCall, async ({ caller }) => {
      const invoices = billing ? await listInvoices(caller.id, await asking(caller)) : [];
      return { invoices: invoices.map(({ id, number, billedAt, total }) => ({ id, number, billed_at: billedAt, total })) };
    }),
    route(getInvoice, async ({ caller, params }) => ({ url: await findInvoiceUrl(caller.id, params.id, await asking(caller)) })),
    route(receivePaddleEvent, async ({ rawBody, header }) => {
      const { webhookSecret } = desk();
      if (!isSignedByPaddle(rawBody, header('paddle-signature'), webhookSecret, clock())) throw new BillingRefused('signature_invalid');
      const event = parseNotification(rawBody);
      if (!event) throw new BillingRefused('malformed_request');
      await keepEvent(event, database, clock);
      onPaddleEvent();
      return { ok: true };
    }),
  ];
}
