import { getConfiguration } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import type { ApiClient } from '../../lib/api-client.ts';

/** Whether this server signs people in with Google. Until it has said so there is no button for it. */
export function useGoogleOffered(api: ApiClient): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let isHere = true;
    api.call(getConfiguration).then(
      ({ google_sign_in }) => isHere && setOffered(google_sign_in),
      // The address and a password still work.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api]);
  return offered;
}
