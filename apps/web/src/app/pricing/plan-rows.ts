import { type BillingPeriod, PLAN_CATALOGUE, type Plan, type PlanOffer } from '@sheetlift/contract';

/** The plans one can have with an account, the smallest first. */
export const OFFERED_PLANS = ['free', 'starter', 'pro', 'business'] as const satisfies readonly Plan[];

export type OfferedPlan = (typeof OFFERED_PLANS)[number];

export const PLAN_PURPOSES: Record<OfferedPlan, string> = {
  free: 'For trying it on real work',
  starter: 'One desk',
  pro: 'Daily work',
  business: 'A department',
};

interface PlanRow {
  label: string;
  hint?: string;
  value: (offer: PlanOffer, period: BillingPeriod) => string;
}

/** What tells the plans apart. */
export const PLAN_ROWS: readonly PlanRow[] = [
  { label: 'Pages a month', hint: 'start again on the 1st', value: ({ pagesPerMonth }) => whole(pagesPerMonth) },
  { label: 'Price of a page', hint: 'if you use them all', value: (offer, period) => pagePrice(offer, period) },
  { label: 'Files in one run', value: ({ filesPerRun }) => whole(filesPerRun) },
  { label: 'Largest file', value: ({ megabytesPerFile, pagesPerFile }) => `${whole(megabytesPerFile)} MB, ${whole(pagesPerFile)} pages` },
];

/** What nobody has to pay for. */
export const IN_EVERY_PLAN = [
  'Read on your device, nothing uploaded',
  'Place and confidence of every value',
  'Review, corrections, undo',
  'Excel with sources, CSV, TSV, JSON',
] as const;

/** Whole dollars a month: a year is paid at once, and shown by the month. */
export function monthlyPrice({ priceUsd }: PlanOffer, period: BillingPeriod): string {
  const dollars = period === 'month' ? priceUsd.month : priceUsd.year / 12;
  return Number.isInteger(dollars) ? whole(dollars) : dollars.toFixed(2);
}

/** Months of the monthly price that a year of a plan does not cost. */
export function monthsFree(plan: OfferedPlan): number {
  const { month, year } = PLAN_CATALOGUE[plan].priceUsd;
  return Math.round((12 * month - year) / month);
}

function pagePrice({ priceUsd, pagesPerMonth }: PlanOffer, period: BillingPeriod): string {
  const dollars = period === 'month' ? priceUsd.month : priceUsd.year / 12;
  return dollars === 0 ? 'nothing' : `${((100 * dollars) / pagesPerMonth).toFixed(1)} ¢`;
}

function whole(number: number): string {
  return number.toLocaleString('en-GB');
}
