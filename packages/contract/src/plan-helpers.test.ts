import { describe, expect, test } from 'vitest';
import { GRACE_DAYS } from './plan-catalogue.ts';
import {
  graceEnd,
  grantsAccess,
  hasActivePlan,
  isCancelledButActive,
  isPastDue,
  isSubscribed,
  type Subscriptions,
} from './plan-helpers.ts';
import { SUBSCRIPTION_STATUSES } from './subscription.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const ENDS = { past: '2026-11-22T12:00:00.000Z', future: '2026-11-22T12:00:00.001Z', none: null } as const;

type State = NonNullable<Subscriptions['current_subscription']>;

const STATES: (State | null)[] = [null];
for (const status of SUBSCRIPTION_STATUSES)
  for (const cancel_at_period_end of [false, true])
    for (const current_period_end of Object.values(ENDS)) STATES.push({ status, cancel_at_period_end, current_period_end });

/** Every pair of the two subscriptions: what each helper looks at, and what it must not look at. */
const TABLE: Subscriptions[] = STATES.flatMap((current_subscription) =>
  STATES.map((effective_subscription) => ({ current_subscription, effective_subscription })),
);

function rows(helper: (subscriptions: Subscriptions) => boolean): Subscriptions[] {
  return TABLE.filter(helper);
}

describe('the plan helpers, over the whole truth table', () => {
  test('has 3,025 rows', () => {
    expect(TABLE).toHaveLength(55 ** 2);
  });

  // holds S4.16
  test('subscribed: the current one is active and goes on, whatever the effective one and the dates are', () => {
    const right = TABLE.filter(
      ({ current_subscription: current }) => JSON.stringify([current?.status, current?.cancel_at_period_end]) === '["active",false]',
    );
    expect(right).toHaveLength(3 * 55);
    expect(rows(isSubscribed)).toEqual(right);
  });

  // holds S4.17
  test('has an active plan: there is an effective one, whatever it says', () => {
    expect(TABLE.filter((row) => !hasActivePlan(row)).map(({ effective_subscription: effective }) => effective)).toEqual(
      Array.from({ length: 55 }, () => null),
    );
  });

  // holds S4.18
  test('past due: the current one says so, whatever the effective one is', () => {
    const right = TABLE.filter(({ current_subscription: current }) => current?.status === 'past_due');
    expect(right).toHaveLength(6 * 55);
    expect(rows(isPastDue)).toEqual(right);
  });

  // holds S4.19
  test('cancelled but active: the effective one is cancelled or set to be, and ends later than now', () => {
    const seen = rows((row) => isCancelledButActive(row, NOW));
    const kinds = new Set(
      seen.map(
        ({ effective_subscription: effective }) =>
          `${effective?.status} ${effective?.cancel_at_period_end} ${effective?.current_period_end}`,
      ),
    );
    const right = [...SUBSCRIPTION_STATUSES.map((status) => `${status} true ${ENDS.future}`), `canceled false ${ENDS.future}`];
    expect([...kinds].sort()).toEqual(right.sort());
    expect(seen).toHaveLength(right.length * 55);
  });
});

describe('grantsAccess', () => {
  const failedAt = new Date('2026-11-01T00:00:00.000Z');
  const grants = (status: State['status'], more: Partial<State> = {}, now = NOW): boolean =>
    grantsAccess({ status, current_period_end: ENDS.future, cancel_at_period_end: false, pastDueSince: failedAt, ...more }, now);

  test('of all statuses, active, past due and cancelled can grant access', () => {
    expect(SUBSCRIPTION_STATUSES.filter((status) => grants(status, {}, failedAt))).toEqual(['active', 'past_due', 'canceled']);
  });

  test('past due grants it until the grace ends, to the millisecond', () => {
    const end = graceEnd(failedAt);
    expect(end.toISOString()).toBe(`2026-11-${1 + GRACE_DAYS}T00:00:00.000Z`);
    expect([grants('past_due', {}, new Date(end.getTime() - 1)), grants('past_due', {}, end)]).toEqual([true, false]);
  });

  test('a cancelled one grants it until its period ends, and so does one that is to end', () => {
    expect([
      grants('canceled'),
      grants('canceled', { current_period_end: ENDS.past }),
      grants('canceled', { current_period_end: null }),
    ]).toEqual([true, false, false]);
    expect([
      grants('active', { cancel_at_period_end: true }),
      grants('active', { cancel_at_period_end: true, current_period_end: ENDS.past }),
    ]).toEqual([true, false]);
  });

  test('an active one grants it even where the word of its next period is late', () => {
    expect(grants('active', { current_period_end: ENDS.past })).toBe(true);
  });
});
