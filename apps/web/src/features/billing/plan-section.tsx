import { type EndpointAnswer, getSubscription, isCancelledButActive, isPastDue, PLAN_CATALOGUE, PLAN_TYPES, type PlanType, resumePlan } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import { Fact, Section } from '../account/facts.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { dayWords } from './money-words.ts';
import type { PaddleSettings } from './paddle-checkout.ts';
import { UnsubscribeDialog } from './unsubscribe-dialog.tsx';
import { useAnswer } from './use-answer.ts';
import { useCheckout } from './use-checkout.ts';

type OwnSubscription = NonNullable<EndpointAnswer<typeof getSubscription>['subscription']>;

type Asked = { kind: 'none' } | { kind: 'end' } | { kind: 'change'; to: PlanType };

/** The plan, its money and its dates; what can be done with it. */
export function PlanSection({ paddle }: { paddle: PaddleSettings | null }) {
  const { api } = useAuth();
  const { me, refresh } = useSession();
  // Whenever what /api/me says of the plan is another.
  const { answer } = useAnswer(() => api.call(getSubscription), JSON.stringify([me?.current_subscription, me?.effective_subscription]));

  if (me === null) return null;
  return (
    <Section id="plan" title="Plan">
      {paddle === null && <NothingSold />}
      {paddle !== null && answer !== null && <OwnPlan subscription={answer.subscription} paddle={paddle} onChanged={refresh} />}
      {paddle !== null && answer?.subscription && (
        <Fact name="Invoices">
          <InvoiceList key={answer.subscription.plan_type} />
        </Fact>
      )}
    </Section>
  );
}

function OwnPlan({ subscription, paddle, onChanged }: { subscription: OwnSubscription | null; paddle: PaddleSettings; onChanged: () => Promise<void> }) {
  if (subscription === null || subscription.status === 'canceled') return <FreePlan ended={subscription} />;
  return <PaidPlan key={subscription.id} subscription={subscription} paddle={paddle} onChanged={onChanged} />;
}

function NothingSold() {
  return <Fact name="Plan">Plans are not sold on this installation. Pages are counted and not limited.</Fact>;
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

function PaidPlan({ subscription, paddle, onChanged }: { subscription: OwnSubscription; paddle: PaddleSettings; onChanged: () => Promise<void> }) {
  const { api } = useAuth();
  const { me } = useSession();
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<Asked>({ kind: 'none' });
  const { busy, problem, run } = useAttempt();
  const checkout = useCheckout(paddle);
  const { id, plan_type, period, current_period_end } = subscription;
  const offer = PLAN_CATALOGUE[plan_type];
  const isOpen = me !== null && isPastDue(me);
  const isEnding = me !== null && isCancelledButActive(me, now);
  const close = (): void => setAsked({ kind: 'none' });

  const resume = (): Promise<void> =>
    run(async () => {
      await api.call(resumePlan);
      await onChanged();
    });
  const pay = async (): Promise<void> => {
    if ((await checkout.updatePaymentMethod(id)) !== 'paid') return;
    showToast({ signal: 'done', title: 'Payment method updated', ...(isOpen && { sentence: 'The open payment is on its way.' }) });
    await onChanged();
  };

  return (
    <>
      <Fact
        name="Plan"
        action={
          isEnding ? (
            <Button look="primary" disabled={busy} onClick={() => void resume()}>
              {busy ? 'Taking it back' : `Keep ${offer.name}`}
            </Button>
          ) : (
            <Button disabled={isOpen} onClick={() => setAsked({ kind: 'change', to: plan_type })}>
              Change plan
            </Button>
          )
        }
      >
        <p>
          <b>{offer.name}</b>: {offer.pagesPerMonth.toLocaleString('en-GB')} pages a month, ${offer.priceUsd[period].toLocaleString('en-GB')} a {period} before tax
        </p>
        <p className="text-ink-2">
          <PlanDates subscription={subscription} isOpen={isOpen} isEnding={isEnding} now={now} />
        </p>
        {problem && <Notice signal="fail">{problem}</Notice>}
      </Fact>
      <Fact
        name="Payment method"
        action={
          <Button look={isOpen ? 'primary' : 'edge'} disabled={checkout.busy} onClick={() => void pay()}>
            {checkout.busy ? 'Opening' : isOpen ? 'Update payment method' : 'Change payment method'}
          </Button>
        }
      >
        {isOpen ? 'The last payment failed. Another payment method pays it at once.' : 'Kept by Paddle, who sells the plans for us. We never see it.'}
        {checkout.failure && <CheckoutNotice failure={checkout.failure} />}
      </Fact>
      {!isEnding && (
        <Fact
          name="End it"
          action={
            <Button look="danger" onClick={() => setAsked({ kind: 'end' })}>
              End {offer.name}
            </Button>
          }
        >
          {isOpen ? 'It ends at once, and the open payment is not asked for any more' : 'It goes on until the end of what is paid for'}
        </Fact>
      )}
      {asked.kind === 'change' && <ChangePlanDialog current={{ plan: plan_type, period }} wanted={{ plan: asked.to, period }} onDone={onChanged} onClose={close} />}
      {asked.kind === 'end' && <UnsubscribeDialog plan={plan_type} periodEnd={current_period_end} isOpen={isOpen} smaller={isOpen ? null : smallerThan(plan_type)} onSmaller={() => setAsked({ kind: 'change', to: smallerThan(plan_type)! })} onDone={onChanged} onClose={close} />}
    </>
  );
}

function PlanDates({ subscription: { current_period_end, next_billed_at, grace_ends_at }, isOpen, isEnding, now }: { subscription: OwnSubscription; isOpen: boolean; isEnding: boolean; now: Date }) {
  if (isEnding && current_period_end !== null) return <>Ends on {dayWords(current_period_end)}; nothing is charged any more. Until then it can be taken back.</>;
  if (isOpen && grace_ends_at !== null) return new Date(grace_ends_at) > now ? <>The last payment failed. The plan goes on until {dayWords(grace_ends_at)}.</> : <>The last payment failed, and its time is over. You have the free plan until it is paid.</>;
  return next_billed_at === null ? null : <>Next payment on {dayWords(next_billed_at)}</>;
}

function smallerThan(plan: PlanType): PlanType | null {
  return PLAN_TYPES[PLAN_TYPES.indexOf(plan) - 1] ?? null;
}
