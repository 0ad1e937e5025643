import { GRACE_DAYS } from './plan-catalogue.ts';
import type { Subscription } from './subscription.ts';

type State = Pick<Subscription, 'status' | 'current_period_end' | 'cancel_at_period_end'>;

/** The two of /api/me. */
export interface Subscriptions {
  effective_subscription: State | null;
  current_subscription: State | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The plan goes on by itself. */
export function isSubscribed({ current_subscription: current }: Subscriptions): boolean {
  return current?.status === 'active' && !current.cancel_at_period_end;
}

/** A plan grants its pages now, whether it goes on or not. */
export function hasActivePlan({ effective_subscription: effective }: Subscriptions): boolean {
  return effective !== null;
}

/** The last payment failed. */
export function isPastDue({ current_subscription: current }: Subscriptions): boolean {
  return current?.status === 'past_due';
}

/** The plan was cancelled, and what was paid for still has time left. */
export function isCancelledButActive({ effective_subscription: effective }: Subscriptions, now: Date): boolean {
  if (effective === null) return false;
  return (effective.status === 'canceled' || effective.cancel_at_period_end) && isAhead(effective.current_period_end, now);
}

/** Until when a failed payment is waited for. */
export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
}

/**
 * Whether a subscription makes its plan count now: active, past due within grace, cancelled until its period ends. No other status does.
 */
export function grantsAccess(
  { status, current_period_end, cancel_at_period_end, pastDueSince }: State & { pastDueSince: Date | null },
  now: Date,
): boolean {
  // What was to end has ended, whether or not the provider's word of it came.
  if (status === 'active') return !cancel_at_period_end || isAhead(current_period_end, now);
  if (status === 'past_due') return pastDueSince !== null && now < graceEnd(pastDueSince);
  return status === 'canceled' && isAhead(current_period_end, now);
}

function isAhead(moment: string | null, now: Date): boolean {
  return moment !== null && new Date(moment) > now;
}
