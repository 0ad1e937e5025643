import { expect, test } from 'vitest';
import { planStanding } from './plan-standing.ts';
import type { OwnSubscription } from './use-own-subscription.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const PLAN: OwnSubscription = {
  id: 'sub_1',
  plan_type: 'pro',
  status: 'active',
  current_period_end: '2026-12-22T12:00:00.000Z',
  cancel_at_period_end: false,
  period: 'month',
  next_billed_at: '2026-12-22T12:00:00.000Z',
  grace_ends_at: null,
};

/** With what the server says of a plan like this one, and whether it counts now. */
function standing(change: Partial<OwnSubscription>, isEffective: boolean) {
  const subscription = { ...PLAN, ...change };
  return planStanding({ current_subscription: subscription, effective_subscription: isEffective ? subscription : null }, subscription, NOW);
}

test('who never had a plan, and who had one that ended, can buy one', () => {
  expect(planStanding({ current_subscription: null, effective_subscription: null }, null, NOW)).toEqual({ kind: 'none', ended: null });
  expect(standing({ status: 'canceled' }, false)).toMatchObject({ kind: 'none', ended: { status: 'canceled' } });
});

test('a plan goes on by itself, or to its end', () => {
  expect(standing({}, true).kind).toBe('active');
  expect(standing({ cancel_at_period_end: true }, true)).toMatchObject({ kind: 'ending', endsAt: PLAN.current_period_end });
});

test('a payment that is open is told, before its time is over and after', () => {
  expect(standing({ status: 'past_due' }, true)).toMatchObject({ kind: 'open', isOver: false });
  expect(standing({ status: 'past_due', cancel_at_period_end: true }, false)).toMatchObject({ kind: 'open', isOver: true });
});

test('what has not ended and grants nothing is no plan that goes on', () => {
  expect(standing({ status: 'paused' }, false).kind).toBe('at-rest');
  expect(standing({ cancel_at_period_end: true, current_period_end: '2026-11-22T11:00:00.000Z' }, false).kind).toBe('at-rest');
});
