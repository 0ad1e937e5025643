import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useAuth } from './session-provider.tsx';
import { GOOGLE_NOT_STARTED } from './sign-in-words.ts';

/** Leaves for Google; to come back to this screen, or to the plans where somebody wanted one. */
export function GoogleButton({ or }: { /** there is another way above it */ or: boolean }) {
  const { google, pendingPricing } = useAuth();
  const [failed, setFailed] = useState(false);

  const leave = (): void => {
    try {
      google.leave(pendingPricing.isSet() ? '/pricing' : location.pathname);
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      {or && <p className="or">or</p>}
      <Button size="big" onClick={leave}>
        Continue with Google
      </Button>
      {failed && (
        <p className="problem" role="alert">
          {GOOGLE_NOT_STARTED}
        </p>
      )}
    </>
  );
}
