import { PLAN_CATALOGUE } from '@sheetlift/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import type { CheckoutFailure } from '../../features/billing/checkout-failure.ts';
import { CheckoutNotice } from '../../features/billing/checkout-notice.tsx';
import { dayWords } from '../../features/billing/money-words.ts';
import { PastDueBanner } from '../../features/billing/past-due-banner.tsx';
import type { PlanStanding } from '../../features/billing/plan-standing.ts';

interface PricingNoticeProps {
  /** Null until it is known. */
  sells: boolean | null;
  /** Of whoever is signed in. */
  standing: PlanStanding | null;
  /** Why the last checkout did not come about. */
  failure: CheckoutFailure | null;
  /** Why it is not known what plan they have. */
  problem: string | null;
}

/** What a person must know before they choose a plan, above all plans. */
export function PricingNotice(props: PricingNoticeProps) {
  const said = whatIsSaid(props);
  return said && <div className="mb-5">{said}</div>;
}

function whatIsSaid({ sells, standing, failure, problem }: PricingNoticeProps): ReactNode {
  if (failure) return <CheckoutNotice failure={failure} />;
  if (sells === false) return <Notice title="Plans are not sold on this installation.">Pages are counted but not limited, and everybody has what the Business column says of files. These are the plans that an operator can switch on.</Notice>;
  if (problem !== null) return <Notice signal="fail">{problem}</Notice>;
  if (standing?.kind === 'open') return <PastDueBanner />;
  return standing?.kind === 'ending' ? <EndingNotice name={PLAN_CATALOGUE[standing.subscription.plan_type].name} endsAt={standing.endsAt} /> : null;
}

function EndingNotice({ name, endsAt }: { name: string; endsAt: string }) {
  return (
    <Notice
      title={`${name} ends on ${dayWords(endsAt)}.`}
      actions={
        <a className="btn" href="/account#plan">
          See your plan
        </a>
      }
    >
      Keep {name} in your account before you change to another plan.
    </Notice>
  );
}
