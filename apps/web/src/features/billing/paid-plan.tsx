import { PLAN_CATALOGUE, PLAN_TYPES, type PlanType, resumePlan } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Fact } from '../account/facts.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { dayWords } from './money-words.ts';
import type { PaddleSettings } from './paddle-checkout.ts';
import { PaymentMethod } from './payment-method.tsx';
import type { PlanStanding } from './plan-standing.ts';
import { UnsubscribeDialog } from './unsubscribe-dialog.tsx';

type PaidStanding = Exclude<PlanStanding, { kind: 'none' }>;

type Asked = { kind: 'none' } | { kind: 'end' } | { kind: 'change'; to: PlanType };

/** A plan that was bought and has not ended. */
export function PaidPlan({ standing, paddle }: { standing: PaidStanding; paddle: PaddleSettings }) {
  const { refresh } = useSession();
  const [asked, setAsked] = useState<Asked>({ kind: 'none' });
  const { id, plan_type, period, current_period_end } = standing.subscription;
  const isOpen = standing.kind === 'open';
  const smaller = isOpen ? null : (PLAN_TYPES[PLAN_TYPES.indexOf(plan_type) - 1] ?? null);
  const close = (): void => setAsked({ kind: 'none' });
  return (
    <>
      <PlanFact standing={standing} onChange={() => setAsked({ kind: 'change', to: plan_type })} />
      <PaymentMethod id={id} isOpen={isOpen} paddle={paddle} />
      {standing.kind !== 'ending' && (
        <Fact
          name="End it"
          action={
            <Button look="danger" onClick={() => setAsked({ kind: 'end' })}>
              End {PLAN_CATALOGUE[plan_type].name}
            </Button>
          }
        >
          {isOpen ? 'It ends at once, and the open payment is not asked for any more' : 'It goes on until the end of what is paid for'}
        </Fact>
      )}
      {asked.kind === 'change' && (
        <ChangePlanDialog current={{ plan: plan_type, period }} wanted={{ plan: asked.to, period }} onDone={refresh} onClose={close} />
      )}
      {asked.kind === 'end' && (
        <UnsubscribeDialog
          plan={plan_type}
          periodEnd={current_period_end}
          isOpen={isOpen}
          smaller={smaller}
          onSmaller={(to) => setAsked({ kind: 'change', to })}
          onDone={refresh}
          onClose={close}
        />
      )}
    </>
  );
}

function PlanFact({ standing, onChange }: { standing: PaidStanding; onChange: () => void }) {
  const { api } = useAuth();
  const { refresh } = useSession();
  const { busy, problem, run } = useAttempt();
  const { plan_type, period } = standing.subscription;
  const offer = PLAN_CATALOGUE[plan_type];
  const resume = (): Promise<void> =>
    run(async () => {
      await api.call(resumePlan);
      await refresh();
    });
  return (
    <Fact
      name="Plan"
      action={
        standing.kind === 'ending' ? (
          <Button look="primary" disabled={busy} onClick={() => void resume()}>
            {busy ? 'Taking it back' : `Keep ${offer.name}`}
          </Button>
        ) : (
          standing.kind === 'active' && <Button onClick={onChange}>Change plan</Button>
        )
      }
    >
      <p>
        <b>{offer.name}</b>: {offer.pagesPerMonth.toLocaleString('en-GB')} pages a month, ${offer.priceUsd[period].toLocaleString('en-GB')}{' '}
        a {period} before tax
      </p>
      <p className="text-ink-2">{datesOf(standing)}</p>
      {problem && <Notice signal="fail">{problem}</Notice>}
    </Fact>
  );
}

function datesOf(standing: PaidStanding): string {
  const { next_billed_at, grace_ends_at } = standing.subscription;
  if (standing.kind === 'ending')
    return `Ends on ${dayWords(standing.endsAt)}; nothing is charged any more. Until then it can be taken back.`;
  if (standing.kind === 'at-rest') return 'It is not running now, so you have the free plan. Write to us if you did not expect that.';
  if (standing.kind === 'open')
    return standing.isOver || grace_ends_at === null
      ? 'The last payment failed, and its time is over. You have the free plan until it is paid.'
      : `The last payment failed. The plan goes on until ${dayWords(grace_ends_at)}; after that you have the free plan until it is paid.`;
  return next_billed_at === null ? 'Nothing more is charged' : `Next payment on ${dayWords(next_billed_at)}`;
}
