import { getSubscription, isPastDue } from '@sheetlift/contract';
import { Notice } from '../../components/notice.tsx';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { dayWords } from './money-words.ts';
import { useAnswer } from './use-answer.ts';

/** Quietly tells that the last payment failed, what goes on, until when, and the one thing to do. */
export function PastDueBanner() {
  const { api } = useAuth();
  const { me } = useSession();
  const isOpen = me !== null && isPastDue(me);
  const { answer } = useAnswer(() => api.call(getSubscription), isOpen ? 'open' : null);
  const graceEnds = answer?.subscription?.grace_ends_at ?? null;

  if (!isOpen) return null;
  const isOver = me.effective_subscription === null;
  return (
    <Notice
      signal="check"
      title={isOver ? 'Your plan is paused.' : 'Your last payment failed.'}
      actions={
        <a className="btn" href="/account#plan">
          Update payment method
        </a>
      }
    >
      {isOver ? 'You have the free plan until the payment is made. ' : graceEnds !== null && `Your plan goes on until ${dayWords(graceEnds)}. `}
      Nothing is lost.
    </Notice>
  );
}
