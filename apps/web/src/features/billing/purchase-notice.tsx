import { hasActivePlan, isPastDue, PLAN_CATALOGUE } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { useSession } from '../auth/session-provider.tsx';

/** Paddle tells our server within seconds; what takes longer is on its way all the same. */
const ASK_MS = 1_500;
const PATIENCE_MS = 60_000;

/**
 * After a checkout the browser comes to `/?success=true&plan=...`. The address grants nothing and proves nothing: the server is asked until
 * it knows of the plan.
 */
export function PurchaseNotice() {
  const { state, me, refresh } = useSession();
  const [isBack] = useState(() => new URLSearchParams(location.search).get('success') === 'true');
  const [isLate, setLate] = useState(false);
  const isThere = me !== null && hasActivePlan(me) && !isPastDue(me);
  const isWaiting = isBack && state === 'authenticated' && !isThere;

  useEffect(() => {
    if (!isWaiting) return;
    const asking = setInterval(() => void refresh(), ASK_MS);
    const late = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(late);
    };
  }, [isWaiting, refresh]);

  useEffect(() => {
    if (isBack && isThere) history.replaceState(history.state, '', location.pathname);
  }, [isBack, isThere]);

  if (!isBack || state !== 'authenticated') return null;
  if (me.effective_subscription && isThere) {
    const { name, pagesPerMonth } = PLAN_CATALOGUE[me.effective_subscription.plan_type];
    return (
      <Notice title={`You are on ${name}.`}>
        {pagesPerMonth.toLocaleString('en-GB')} pages a month, from now on. The receipt is in your mail.
      </Notice>
    );
  }
  return isLate ? (
    <Notice signal="check" title="The payment is not confirmed yet.">
      You need not wait here, and you need not pay again. Your plan starts by itself; if it has not by tomorrow, write to us.
    </Notice>
  ) : (
    <Notice title="Confirming your payment.">This takes a few seconds.</Notice>
  );
}
