import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { openSignIn } from '../auth/open-sign-in.ts';
import type { CheckoutFailure } from './checkout-failure.ts';

/** Says why a payment did not come about, and the way on. It is brought into view: the button may be far below it. */
export function CheckoutNotice({ failure }: { failure: CheckoutFailure }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up with.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice
        signal="fail"
        actions={
          <>
            {failure.needsSignIn && <Button onClick={() => openSignIn({ next: 'pricing' })}>Sign in</Button>}
            {failure.code === 'INITIALIZATION_FAILED' && <Button onClick={() => location.reload()}>Refresh the page</Button>}
            {failure.code === 'INITIALIZATION_FAILED' && (
              <a className="btn" href="/contact">
                Write to us
              </a>
            )}
          </>
        }
      >
        {failure.message}
      </Notice>
    </div>
  );
}
