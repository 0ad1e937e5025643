import type { BillingPeriod } from '@sheetlift/contract';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Segments } from '../../components/segments.tsx';
import { CheckoutNotice } from '../../features/billing/checkout-notice.tsx';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { useWantedPlan } from '../../features/billing/use-wanted-plan.ts';
import { useSession } from '../../features/auth/session-provider.tsx';
import { useConfiguration } from '../configuration.ts';
import { monthsFree, OFFERED_PLANS, type OfferedPlan } from './plan-rows.ts';
import { PlanAction } from './plan-action.tsx';
import { PricingText } from './pricing-text.tsx';

/** Plans, what they cost, and the way to one. */
export function PricingScreen() {
  const session = useSession();
  const configuration = useConfiguration();
  const [period, setPeriod] = useState<BillingPeriod>('month');
  const sells = configuration?.sells_plans ?? null;
  const checkout = useCheckout(configuration?.paddle ?? null);
  useWantedPlan(checkout, session.state === 'authenticated' && configuration?.paddle != null, session.me?.current_subscription ?? null);
  const current = session.me ? planNamed(session.me.effective_subscription?.plan_type) : null;
  return (
    <PricingText
      period={period}
      current={sells === false ? null : current}
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
      renderAction={(plan) => <PlanAction plan={plan} current={current} sells={sells} period={period} checkout={checkout} />}
      notice={
        checkout.failure ? (
          <div className="mb-5">
            <CheckoutNotice failure={checkout.failure} />
          </div>
        ) : sells === false && (
          <div className="mb-5">
            <Notice title="Plans are not sold on this installation.">Pages are counted but not limited, and everybody has what the Business column says of files. These are the plans that an operator can switch on.</Notice>
          </div>
        )
      }
    />
  );
}

function planNamed(name: string | undefined): OfferedPlan {
  return OFFERED_PLANS.find((plan) => plan === name) ?? 'free';
}
