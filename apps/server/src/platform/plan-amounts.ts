import { PLAN_TYPES, type Plan, type PlanOfAccount } from '@sheetlift/contract';

/** What an account of each plan may have; null: without bound. */
export type PlanAmounts = Readonly<Record<Plan, number | null>>;

const PLANS_OF_ACCOUNTS = ['free', ...PLAN_TYPES] as const;

/** Days for which something of an account of each plan is kept. */
export type PlanDays = Readonly<Record<PlanOfAccount, number>>;

const MOST_DAYS = 3_650;

/** One number of whole days for everybody, or one a plan; null where it is neither. */
export function planDaysIn(text: string): PlanDays | null {
  const amounts = planAmountsIn(text);
  if (!amounts) return null;
  const days = PLANS_OF_ACCOUNTS.map((plan) => [plan, amounts[plan]] as const);
  const isEach = days.every(([, count]) => Number.isInteger(count) && count! >= 1 && count! <= MOST_DAYS);
  return isEach ? (Object.fromEntries(days) as PlanDays) : null;
}

/** What holds for everybody where plans are not sold: that of the largest one. */
export function asForBusiness({ business }: PlanDays): PlanDays {
  return Object.fromEntries(PLANS_OF_ACCOUNTS.map((plan) => [plan, business])) as PlanDays;
}

export const PLAN_DAYS_FORM = `whole days for everybody, 1 to ${MOST_DAYS}, or for each plan like free=7,starter=30,pro=90,business=365`;

export const PLAN_AMOUNTS_FORM =
  'a number for everybody, one for each plan like free=0,starter=200000,pro=1000000,business=5000000, or none for no bound';

/** An amount for everybody, one a plan, or "none"; null where it is neither. Nobody works on the server without an account. */
export function planAmountsIn(text: string): PlanAmounts | null {
  const forAll = (amount: number | null): PlanAmounts => ({ anonymous: 0, free: amount, starter: amount, pro: amount, business: amount });
  if (text === 'none') return forAll(null);
  if (isAmount(text)) return forAll(Number(text));
  const named = new Map(text.split(',').map((pair) => pair.trim().split('=', 2) as [string, string | undefined]));
  if (named.size !== PLANS_OF_ACCOUNTS.length || PLANS_OF_ACCOUNTS.some((plan) => !isAmount(named.get(plan) ?? ''))) return null;
  return { ...forAll(null), ...Object.fromEntries(PLANS_OF_ACCOUNTS.map((plan) => [plan, Number(named.get(plan))])) };
}

const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,6})?$/.test(text);
