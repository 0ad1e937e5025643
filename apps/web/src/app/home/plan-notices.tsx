import { isPastDue } from '@sheetlift/contract';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../features/auth/session-provider.tsx';

const PurchaseNotice = lazy(() =>
  import('../../features/billing/purchase-notice.tsx').then(({ PurchaseNotice }) => ({ default: PurchaseNotice })),
);
const PastDueBanner = lazy(() =>
  import('../../features/billing/past-due-banner.tsx').then(({ PastDueBanner }) => ({ default: PastDueBanner })),
);

/** What is to be said of somebody's plan where they work: that it begins, and that it was not paid. Fetched when there is something. */
export function PlanNotices() {
  const { me } = useSession();
  const [isBack] = useState(() => new URLSearchParams(location.search).get('success') === 'true');
  const isOpen = me !== null && isPastDue(me);
  if (!isBack && !isOpen) return null;
  return (
    <div className="notices">
      <Suspense>
        {isBack && <PurchaseNotice />}
        {isOpen && <PastDueBanner />}
      </Suspense>
    </div>
  );
}
