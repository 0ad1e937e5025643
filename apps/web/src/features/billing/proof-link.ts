import { BILLING_PERIODS, PLAN_TYPES } from '@sheetlift/contract';
import type { PlanChoice } from './wanted-plan.ts';

/** What the link in a mail carries: the proof of an address, and the plan that waits for it. */
export interface ProofLink {
  token: string;
  /** Null where the link was cut short. */
  choice: PlanChoice | null;
}

/** Null where the page was not opened by such a link. */
export function readProofLink(query: string): ProofLink | null {
  const asked = new URLSearchParams(query);
  const token = asked.get('email_proof');
  if (token === null) return null;
  const plan = PLAN_TYPES.find((one) => one === asked.get('plan'));
  const period = BILLING_PERIODS.find((one) => one === asked.get('period'));
  return { token, choice: plan && period ? { plan, period } : null };
}
