import { cancelPlan, PLAN_CATALOGUE, type PlanType } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { useAuth } from '../auth/session-provider.tsx';
import { dayWords } from './money-words.ts';

interface UnsubscribeDialogProps {
  plan: PlanType;
  periodEnd: string | null;
  /** The last payment is open: there is no period that was paid for. */
  isOpen: boolean;
  /** A smaller plan, if there is one. */
  smaller: PlanType | null;
  onSmaller: (plan: PlanType) => void;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/**
 * Two clicks end a plan. Says until when it goes on, what stays, and one honest alternative; a reason may be given, and none is asked for.
 */
export function UnsubscribeDialog({ plan, periodEnd, isOpen, smaller, onSmaller, onDone, onClose }: UnsubscribeDialogProps) {
  const { api } = useAuth();
  const { busy, problem, run } = useAttempt();
  const [reason, setReason] = useState('');
  const { name } = PLAN_CATALOGUE[plan];
  const end = (): Promise<void> =>
    run(async () => {
      await api.call(cancelPlan, { body: { reason } });
      await onDone();
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`End ${name}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep {name}</Button>
          <Button look="danger-solid" disabled={busy} onClick={() => void end()}>
            {busy ? 'Ending' : `End ${name}`}
          </Button>
        </>
      }
    >
      {isOpen ? (
        <p>{name} ends at once, because its last payment is open, and that payment is not asked for any more.</p>
      ) : (
        <p>
          {name} goes on {periodEnd === null ? 'until the end of what is paid for' : `until ${dayWords(periodEnd)}`}, and nothing is charged
          after that. Until then you can take this back.
        </p>
      )}
      <p className="text-ink-2">
        After that you have the free plan with {PLAN_CATALOGUE.free.pagesPerMonth} pages a month. Templates, corrections, rows and invoices
        stay.
      </p>
      {smaller === null && !isOpen && (
        <p className="text-ink-2">
          Not what you hoped for? A first payment is given back in full within 14 days: <a href="/contact">write to us</a>.
        </p>
      )}
      {smaller && (
        <p className="text-ink-2">
          Too much, but not useless? {PLAN_CATALOGUE[smaller].name} has {PLAN_CATALOGUE[smaller].pagesPerMonth.toLocaleString('en-GB')}{' '}
          pages for ${PLAN_CATALOGUE[smaller].priceUsd.month} a month.{' '}
          <Button look="quiet" size="small" onClick={() => onSmaller(smaller)}>
            See what {PLAN_CATALOGUE[smaller].name} would cost
          </Button>
        </p>
      )}
      <Field label="Why, if you like to say">
        {(ties) => (
          <textarea
            {...ties}
            className="in"
            rows={2}
            maxLength={1_000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {problem && <Notice signal="fail">{problem}</Notice>}
    </Dialog>
  );
}
