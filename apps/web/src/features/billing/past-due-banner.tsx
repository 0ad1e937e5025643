import { isPastDue, PLAN_CATALOGUE } from '@sheetlift/contract';
import { Notice } from '../../components/notice.tsx';
import { useSession } from '../auth/session-provider.tsx';
import { dayWords } from './money-words.ts';
import { useOwnSubscription } from './use-own-subscription.ts';

/** Quietly tells that the last payment failed, what goes on, until when, and the one thing to do. */
export function PastDueBanner() {
  const { me } = useSession();
  const { subscription } = useOwnSubscription();

  if (me === null || !isPastDue(me)) return null;
  const isOver = me.effective_subscription === null;
  const { pagesPerMonth } = PLAN_CATALOGUE.free;
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
      {isOver
        ? `You have the free plan with ${pagesPerMonth} pages a month until the payment is made. `
        : subscription?.grace_ends_at &&
          `Your plan goes on until ${dayWords(subscription.grace_ends_at)}; after that you have the free plan with ${pagesPerMonth} pages a month. `}
      Templates and rows stay.
    </Notice>
  );
}
