/** What one can be: without an account, with one, or with a plan that is paid for. */
const PLANS = ['anonymous', 'free', 'starter', 'pro', 'business'] as const;
export const PLAN_TYPES = ['starter', 'pro', 'business'] as const;
export const BILLING_PERIODS = ['month', 'year'] as const;

export type Plan = (typeof PLANS)[number];
/** What an account can have. */
export type PlanOfAccount = Exclude<Plan, 'anonymous'>;
/** The plans that are sold. */
export type PlanType = (typeof PLAN_TYPES)[number];
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

export interface PlanOffer {
  name: string;
  /** Whole US dollars, before tax. What is charged is the price of the same name in Paddle. */
  priceUsd: Record<BillingPeriod, number>;
  pagesPerMonth: number;
  /** Megabytes of 1024 * 1024 bytes. */
  megabytesPerFile: number;
  pagesPerFile: number;
  filesPerRun: number;
}

/**
 * The one catalogue. An operator changes prices and limits here, and the prices in Paddle to match; every screen, the page ledger and
 * the checkout read it. Citations, confidence, review and every export format are in every plan.
 */
export const PLAN_CATALOGUE: Readonly<Record<Plan, PlanOffer>> = {
  anonymous: {
    name: 'Without an account',
    priceUsd: { month: 0, year: 0 },
    pagesPerMonth: 20,
    megabytesPerFile: 25,
    pagesPerFile: 50,
    filesPerRun: 10,
  },
  free: { name: 'Free', priceUsd: { month: 0, year: 0 }, pagesPerMonth: 50, megabytesPerFile: 25, pagesPerFile: 100, filesPerRun: 20 },
  starter: {
    name: 'Starter',
    priceUsd: { month: 19, year: 190 },
    pagesPerMonth: 500,
    megabytesPerFile: 50,
    pagesPerFile: 200,
    filesPerRun: 100,
  },
  pro: {
    name: 'Pro',
    priceUsd: { month: 49, year: 490 },
    pagesPerMonth: 2_000,
    megabytesPerFile: 100,
    pagesPerFile: 500,
    filesPerRun: 250,
  },
  business: {
    name: 'Business',
    priceUsd: { month: 149, year: 1490 },
    pagesPerMonth: 10_000,
    megabytesPerFile: 200,
    pagesPerFile: 1_000,
    filesPerRun: 1_000,
  },
};

/** Days that access goes on after a payment failed. */
export const GRACE_DAYS = 14;
