import { BILLING_PERIODS, PLAN_TYPES } from '@sheetlift/contract';
import type { PlanChoice } from './payment-provider.ts';

/** Which of Paddle's prices is which plan for which period: "starter-month" to its id. */
export type PlanPrices = Readonly<Record<string, string>>;

export function priceOf({ planType, period }: PlanChoice, prices: PlanPrices): string {
  return prices[`${planType}-${period}`]!;
}

/** Null for a price of something else that the same seller sells. */
export function choiceOf(priceId: string, prices: PlanPrices): PlanChoice | null {
  for (const planType of PLAN_TYPES)
    for (const period of BILLING_PERIODS) if (prices[`${planType}-${period}`] === priceId) return { planType, period };
  return null;
}
