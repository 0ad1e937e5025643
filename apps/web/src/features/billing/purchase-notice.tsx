import { hasActivePlan, isPastDue, PLAN_CATALOGUE } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useSession } from '../auth/session-provider.tsx';
import { useAwaited } from './use-awaited.ts';

/**
 * After a checkout the browser comes to `/?success=true&plan=...`. The address grants nothing and proves nothing: the server is asked until
 * it knows of the plan.
 */
export function PurchaseNotice() {
  const { state, me, signIn } = useSession();
  const [isBack] = useState(() => new URLSearchParams(location.search).get('success') === 'true');
  const plan = me !== null && hasActivePlan(me) && !isPastDue(me) ? me.effective_subscription!.plan_type : null;
  const isLate = useAwaited(isBack && state === 'authenticated' && plan === null);

  useEffect(() => {
    if (isBack && plan !== null) history.replaceState(history.state, '', location.pathname);
  }, [isBack, plan]);

  if (!isBack || state === 'loading') return null;
  if (state === 'anonymous') {
    return (
      <Notice title="You are signed out." actions={<Button onClick={() => signIn()}>Sign in</Button>}>
        A payment that went through starts your plan by itself. Sign in to see it.
      </Notice>
    );
  }
  if (plan !== null) {
    return (
      <Notice
        signal="done"
        title={`You are on ${PLAN_CATALOGUE[plan].name}.`}
        actions={
          <a className="btn" href="/account#plan">
            See your plan
          </a>
        }
      >
        {PLAN_CATALOGUE[plan].pagesPerMonth.toLocaleString('en-GB')} pages a month, from now on. The receipt is in your mail.
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
