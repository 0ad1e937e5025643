import type { BillingPeriod } from '@sheetlift/contract';
import { useState } from 'react';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/toast.ts';
import { ChangePlanDialog } from '../../features/billing/change-plan-dialog.tsx';
import { planStanding } from '../../features/billing/plan-standing.ts';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { useOwnSubscription } from '../../features/billing/use-own-subscription.ts';
import { useWantedPlan } from '../../features/billing/use-wanted-plan.ts';
import { useEmailProof } from '../../features/billing/use-email-proof.ts';
import { keepWantedPlan, type PlanChoice } from '../../features/billing/wanted-plan.ts';
import { useSession } from '../../features/auth/session-provider.tsx';
import { tabStorage } from '../../lib/browser-storage.ts';
import { useConfiguration } from '../configuration.ts';
import { monthsFree, OFFERED_PLANS, type OfferedPlan } from './plan-rows.ts';
import { PlanAction } from './plan-action.tsx';
import { PricingNotice } from './pricing-notice.tsx';
import { PricingText } from './pricing-text.tsx';

/** Plans, what they cost, and the way to one. */
export function PricingScreen() {
  const { me, refresh } = useSession();
  const configuration = useConfiguration();
  const { subscription, problem } = useOwnSubscription();
  const [now] = useState(() => new Date());
  const [period, setPeriod] = useState<BillingPeriod>('month');
  const [asked, setAsked] = useState<PlanChoice | null>(null);
  const checkout = useCheckout(configuration?.paddle ?? null);
  const sells = configuration?.sells_plans ?? null;
  const standing = me === null || subscription === undefined ? null : planStanding(me, subscription, now);
  const proof = useEmailProof((choice) => {
    showToast({ signal: 'done', title: 'Your address is confirmed' });
    if (choice) keepWantedPlan(choice, tabStorage());
  });
  useWantedPlan(configuration?.paddle != null && standing !== null && proof.kind !== 'proving', (choice) => {
    setPeriod(choice.period);
    if (standing?.kind === 'none') void checkout.buy(choice);
    if (standing?.kind === 'active') setAsked(choice);
  });
  return (
    <>
      <PricingText
        period={period}
        current={me === null || sells !== true ? null : planNamed(me.effective_subscription?.plan_type)}
        periods={
          <Segments
            label="Paid"
            segments={[
              { value: 'month', label: 'Monthly' },
              { value: 'year', label: `Yearly, ${monthsFree('starter') === 2 ? 'two' : monthsFree('starter')} months free` },
            ]}
            chosen={period}
            onChoose={setPeriod}
          />
        }
        renderAction={(plan) => (
          <PlanAction plan={plan} period={period} sells={sells} standing={standing} checkout={checkout} onChange={setAsked} />
        )}
        notice={<PricingNotice sells={sells} standing={standing} checkout={checkout} proof={proof} problem={problem} />}
      />
      {asked !== null && standing?.kind === 'active' && (
        <ChangePlanDialog
          current={{ plan: standing.subscription.plan_type, period: standing.subscription.period }}
          wanted={asked}
          onDone={refresh}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function planNamed(name: string | undefined): OfferedPlan {
  return OFFERED_PLANS.find((plan) => plan === name) ?? 'free';
}
