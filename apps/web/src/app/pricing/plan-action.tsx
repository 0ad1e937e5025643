import { type BillingPeriod, PLAN_CATALOGUE } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { useSession } from '../../features/auth/session-provider.tsx';
import { BuyButton } from '../../features/billing/buy-button.tsx';
import type { Checkout } from '../../features/billing/use-checkout.ts';
import { keepWantedPlan } from '../../features/billing/wanted-plan.ts';
import { tabStorage } from '../../lib/browser-storage.ts';
import type { OfferedPlan } from './plan-rows.ts';

interface PlanActionProps {
  plan: OfferedPlan;
  /** Null while nobody is signed in. */
  current: OfferedPlan | null;
  /** Null until it is known. */
  sells: boolean | null;
  period: BillingPeriod;
  checkout: Checkout;
}

/** The one thing that can be done with a plan now. */
export function PlanAction({ plan, current, sells, period, checkout }: PlanActionProps) {
  const { state, signIn } = useSession();
  if (sells === null || state === 'loading') return <span className="plan-action" />;
  if (!sells) return <p className="plan-action">{plan === 'free' ? 'What you have here is free' : 'Not sold here'}</p>;
  if (plan === current) {
    return (
      <a className="btn plan-action" href="/account">
        Manage
      </a>
    );
  }
  if (current === null) {
    return (
      <Button
        className="plan-action"
        onClick={() => {
          if (plan !== 'free') keepWantedPlan({ plan, period }, tabStorage());
          signIn(plan === 'free' ? {} : { next: 'pricing' });
        }}
      >
        {plan === 'free' ? 'Create an account' : `Sign in for ${PLAN_CATALOGUE[plan].name}`}
      </Button>
    );
  }
  if (current === 'free' && plan !== 'free') return <BuyButton className="plan-action" choice={{ plan, period }} checkout={checkout} />;
  return (
    <a className="btn plan-action" href="/account#plan">
      {plan === 'free' ? 'Go back to Free' : `Change to ${PLAN_CATALOGUE[plan].name}`}
    </a>
  );
}
