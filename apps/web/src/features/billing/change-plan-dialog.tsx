import {
  type BillingPeriod,
  changePlan,
  type EndpointAnswer,
  PLAN_CATALOGUE,
  PLAN_TYPES,
  type PlanType,
  previewPlanChange,
} from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/toast.ts';
import { useAttempt } from '../account/use-attempt.ts';
import { useAuth } from '../auth/session-provider.tsx';
import { dayWords, moneyWords } from './money-words.ts';
import { useAnswer } from './use-answer.ts';
import type { PlanChoice } from './wanted-plan.ts';

type Preview = EndpointAnswer<typeof previewPlanChange>;

interface ChangePlanDialogProps {
  current: PlanChoice;
  wanted: PlanChoice;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Another plan: what it costs now and from then on is shown before anything changes. */
export function ChangePlanDialog({ current, wanted, onDone, onClose }: ChangePlanDialogProps) {
  const { api } = useAuth();
  const [choice, setChoice] = useState(wanted);
  const { busy, problem, run } = useAttempt();
  const isSame = choice.plan === current.plan && choice.period === current.period;
  const key = isSame ? null : `${choice.plan} ${choice.period}`;
  const asked = useAnswer(() => api.call(previewPlanChange, { body: { plan_type: choice.plan, period: choice.period } }), key);
  const preview = asked.key === key ? asked.answer : null;
  const { name } = PLAN_CATALOGUE[choice.plan];
  const what = choice.plan === current.plan ? `Pay by the ${choice.period}` : `Change to ${name}`;
  const change = (): Promise<void> =>
    run(async () => {
      await api.call(changePlan, { body: { plan_type: choice.plan, period: choice.period } });
      await onDone();
      showToast({ signal: 'done', title: `You are on ${name}`, sentence: `Paid by the ${choice.period}, from now on.` });
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change plan"
      actions={
        <>
          <Button onClick={onClose}>Keep {PLAN_CATALOGUE[current.plan].name}</Button>
          <Button look="primary" disabled={busy || isSame || preview === null} onClick={() => void change()}>
            {busy ? 'Changing' : isSame ? 'This is your plan' : what}
          </Button>
        </>
      }
    >
      <div className="form">
        <Segments
          label="Plan"
          segments={PLAN_TYPES.map((plan) => ({ value: plan, label: PLAN_CATALOGUE[plan].name }))}
          chosen={choice.plan}
          onChoose={(plan: PlanType) => setChoice({ ...choice, plan })}
        />
        <Segments
          label="Paid"
          segments={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly' },
          ]}
          chosen={choice.period}
          onChoose={(period: BillingPeriod) => setChoice({ ...choice, period })}
        />
        {isSame ? (
          <p className="text-ink-2">You have this one now.</p>
        ) : preview ? (
          <Sums preview={preview} choice={choice} current={current} />
        ) : (
          <p className="text-ink-2">{(asked.key === key && asked.problem) || 'Asking what it would cost'}</p>
        )}
        {problem && <Notice signal="fail">{problem}</Notice>}
      </div>
    </Dialog>
  );
}

function Sums({
  preview: { credit, charge, result, recurring, next_billed_at },
  choice,
  current,
}: {
  preview: Preview;
  choice: PlanChoice;
  current: PlanChoice;
}) {
  const { name, pagesPerMonth } = PLAN_CATALOGUE[choice.plan];
  const isCharge = result.action === 'charge';
  return (
    <div>
      <table className="own-table sums">
        <tbody>
          <tr>
            <th scope="row">
              {name}, for {choice.period === current.period ? 'the rest of the period' : `a ${choice.period} that begins now`}
            </th>
            <td className="num">{moneyWords(charge)}</td>
          </tr>
          <tr>
            <th scope="row">What is left of the plan you have</th>
            <td className="num">−{moneyWords(credit)}</td>
          </tr>
          <tr>
            <th scope="row">
              <b>{isCharge ? 'Charged now' : 'Kept for later payments'}</b>
            </th>
            <td className="num">
              <b>{moneyWords(result)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="text-ink-2">
        Then {moneyWords(recurring)} a {choice.period}
        {next_billed_at !== null && `, from ${dayWords(next_billed_at)}`}, with taxes where they are due.{' '}
        {choice.plan !== current.plan &&
          `The ${pagesPerMonth.toLocaleString('en-GB')} pages of a month hold at once; pages you used stay counted.`}
      </p>
    </div>
  );
}
