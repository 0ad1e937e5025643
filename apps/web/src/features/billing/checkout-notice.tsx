import { Button } from '../../components/button.tsx';
import { InView } from '../../components/in-view.tsx';
import { Notice } from '../../components/notice.tsx';
import { openSignIn } from '../auth/open-sign-in.ts';
import type { CheckoutFailure } from './checkout-failure.ts';

/** Says why a payment did not come about, and the way on. */
export function CheckoutNotice({ failure }: { failure: CheckoutFailure }) {
  return (
    <InView>
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
    </InView>
  );
}
