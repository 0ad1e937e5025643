import { z } from 'zod/mini';
import { PLAN_TYPES } from './plan-catalogue.ts';

/** The specification's, those of the payment provider's own list among them, and its "paused" and "trialing". */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'past_due',
  'canceled',
  'draft',
  'ready',
  'completed',
  'billed',
  'paused',
  'trialing',
] as const;

/** A subscription as /api/me gives it. */
export const subscription = z.object({
  /** The payment provider's; names it in calls about it. */
  id: z.string(),
  plan_type: z.enum(PLAN_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  current_period_end: z.nullable(z.iso.datetime()),
  cancel_at_period_end: z.boolean(),
});

export type Subscription = z.infer<typeof subscription>;
