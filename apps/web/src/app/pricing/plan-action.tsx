import { type BillingPeriod, PLAN_CATALOGUE } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { useSession } from '../../features/auth/session-provider.tsx';
import { BuyButton } from '../../features/billing/buy-button.tsx';
import type { PlanStanding } from '../../features/billing/plan-standing.ts';
import type { Checkout } from '../../features/billing/use-checkout.ts';
import { keepWantedPlan, type PlanChoice } from '../../features/billing/wanted-plan.ts';
import { tabStorage } from '../../lib/browser-storage.ts';
import type { OfferedPlan } from './plan-rows.ts';

interface PlanActionProps {
  plan: OfferedPlan;
  period: BillingPeriod;
  /** Null until it is known. */
  sells: boolean | null;
  /** Of whoever is signed in; null for nobody, and until it is known. */
  standing: PlanStanding | null;
  checkout: Checkout;
  /** Shows what another plan would cost. */
  onChange: (choice: PlanChoice) => void;
}

/** The one thing that can be done with a plan now; nothing where plans are not sold. */
export function PlanAction({ plan, period, sells, standing, checkout, onChange }: PlanActionProps) {
  const { state } = useSession();
  // Said once, above all plans; no place is kept for buttons that never come.
  if (sells === false) return null;
  if (sells === null || state === 'loading') return <span className="plan-action" />;
  if (state === 'anonymous') return <SignInFor plan={plan} period={period} />;
  if (standing === null) return <span className="plan-action" />;
  if (standing.kind === 'none')
    return plan === 'free' ? (
      <ToAccount>Manage</ToAccount>
    ) : (
      <BuyButton className="plan-action" choice={{ plan, period }} checkout={checkout} />
    );
  const { plan_type, period: paidBy } = standing.subscription;
  // What is not running as it should is put right first, where that is explained.
  if (standing.kind !== 'active') return <ToAccount>{plan === plan_type ? 'Manage' : 'See your plan'}</ToAccount>;
  if (plan === 'free') return <ToAccount>Go back to Free</ToAccount>;
  if (plan === plan_type && period === paidBy) return <ToAccount>Manage</ToAccount>;
  return (
    <Button className="plan-action" onClick={() => onChange({ plan, period })}>
      {plan === plan_type ? `Pay by the ${period}` : `Change to ${PLAN_CATALOGUE[plan].name}`}
    </Button>
  );
}

function SignInFor({ plan, period }: { plan: OfferedPlan; period: BillingPeriod }) {
  const { signIn } = useSession();
  const go = (): void => {
    if (plan !== 'free') keepWantedPlan({ plan, period }, tabStorage());
    signIn(plan === 'free' ? {} : { next: 'pricing' });
  };
  return (
    <Button className="plan-action" onClick={go}>
      {plan === 'free' ? 'Create an account' : `Sign in for ${PLAN_CATALOGUE[plan].name}`}
    </Button>
  );
}

function ToAccount({ children }: { children: string }) {
  return (
    <a className="btn plan-action" href="/account#plan">
      {children}
    </a>
  );
}
