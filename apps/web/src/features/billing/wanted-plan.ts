import { BILLING_PERIODS, type BillingPeriod, PLAN_TYPES, type PlanType } from '@sheetlift/contract';

/** A plan for a period: what one buys. */
export interface PlanChoice {
  plan: PlanType;
  period: BillingPeriod;
}

const KEY = 'sheetlift.wantedPlan';

/** Somebody who took longer to sign in may want something else by now. */
const LIFE_MS = 30 * 60 * 1000;

/** Remembers, in this tab, what somebody wanted to buy before they had to sign in. */
export function keepWantedPlan({ plan, period }: PlanChoice, storage: Pick<Storage, 'setItem'>, nowMs = Date.now()): void {
  try {
    storage.setItem(KEY, `${plan} ${period} ${nowMs}`);
  } catch {
    // They choose again.
  }
}

/** What was wanted; it counts once. */
export function takeWantedPlan(storage: Pick<Storage, 'getItem' | 'removeItem'>, nowMs = Date.now()): PlanChoice | null {
  const [planName, periodName, keptMs] = (storage.getItem(KEY) ?? '').split(' ');
  storage.removeItem(KEY);
  const plan = PLAN_TYPES.find((one) => one === planName);
  const period = BILLING_PERIODS.find((one) => one === periodName);
  return plan && period && nowMs - Number(keptMs) < LIFE_MS ? { plan, period } : null;
}
