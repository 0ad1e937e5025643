import { useEffect, useState } from 'react';

/** Whether this server signs people in with Google. Until it has said so there is no button for it. */
export function useGoogleOffered(ask: () => Promise<boolean>): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let isHere = true;
    ask().then(
      (answer) => isHere && setOffered(answer),
      // The address and a password still work.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [ask]);
  return offered;
}
