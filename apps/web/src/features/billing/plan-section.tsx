import { PLAN_CATALOGUE } from '@sheetlift/contract';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Fact, Section } from '../account/facts.tsx';
import { useSession } from '../auth/session-provider.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { dayWords } from './money-words.ts';
import type { PaddleSettings } from './paddle-checkout.ts';
import { PaidPlan } from './paid-plan.tsx';
import { planStanding } from './plan-standing.ts';
import { type OwnSubscription, type SecondSubscription, useOwnSubscription } from './use-own-subscription.ts';

/** The plan, its money and its dates; what can be done with it. */
export function PlanSection({ paddle }: { paddle: PaddleSettings | null }) {
  const { me } = useSession();
  const { subscription, beside, problem } = useOwnSubscription();
  const [now] = useState(() => new Date());

  if (me === null) return null;
  const standing = subscription === undefined ? null : planStanding(me, subscription, now);
  return (
    <Section id="plan" title="Plan">
      {paddle === null && <Fact name="Plan">Plans are not sold on this installation. Pages are counted and not limited.</Fact>}
      {paddle !== null && problem !== null && <PlanUnknown problem={problem} />}
      {paddle !== null && standing?.kind === 'none' && <FreePlan ended={standing.ended} />}
      {paddle !== null && standing !== null && standing.kind !== 'none' && (
        <PaidPlan key={standing.subscription.id} standing={standing} paddle={paddle} />
      )}
      {paddle !== null && beside && <SecondPlan beside={beside} />}
      {paddle !== null && subscription && (
        <Fact name="Invoices">
          <InvoiceList of={JSON.stringify(subscription)} />
        </Fact>
      )}
    </Section>
  );
}

function PlanUnknown({ problem }: { problem: string }) {
  return (
    <Fact name="Plan">
      <Notice signal="fail">{problem}</Notice>
    </Fact>
  );
}

/** Nobody means to have two; one of them is ended by hand, because only its owner knows which. */
function SecondPlan({ beside: { plan_type, started_at } }: { beside: SecondSubscription }) {
  const { name } = PLAN_CATALOGUE[plan_type];
  return (
    <Fact
      name="Second plan"
      action={
        <a className="btn" href="/contact">
          Write to us
        </a>
      }
    >
      <Notice signal="check" title="You pay for two plans.">
        {name}, bought on {dayWords(started_at)}, goes on beside this one. Write to us which one is to end, and you get back what was paid
        for it.
      </Notice>
    </Fact>
  );
}

function FreePlan({ ended }: { ended: OwnSubscription | null }) {
  const { name, pagesPerMonth } = PLAN_CATALOGUE.free;
  return (
    <Fact
      name="Plan"
      action={
        <a className="btn" href="/pricing">
          {ended ? 'Come back to a plan' : 'See the plans'}
        </a>
      }
    >
      <p>
        <b>{name}</b>: {pagesPerMonth} pages a month
      </p>
      {ended?.current_period_end && (
        <p className="text-ink-2">
          {PLAN_CATALOGUE[ended.plan_type].name} ended on {dayWords(ended.current_period_end)}. Templates and invoices stayed.
        </p>
      )}
    </Fact>
  );
}
