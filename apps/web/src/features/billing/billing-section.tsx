import type { PaddleSettings } from './paddle-checkout.ts';
import { PlanSection } from './plan-section.tsx';
import { UsageSection } from './usage-section.tsx';

/** What the account screen says of plan and pages. */
export function BillingSection({ paddle }: { paddle: PaddleSettings | null }) {
  return (
    <>
      <PlanSection paddle={paddle} />
      <UsageSection />
    </>
  );
}
