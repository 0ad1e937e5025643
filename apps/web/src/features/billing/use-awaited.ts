import { useEffect, useState } from 'react';
import { useSession } from '../auth/session-provider.tsx';

/** Paddle tells our server within seconds; what takes longer is on its way all the same. */
const ASK_MS = 1_500;
const PATIENCE_MS = 60_000;

/** Asks the server again and again while something is awaited that Paddle tells it; it goes on asking. True once that has taken long. */
export function useAwaited(isAwaited: boolean): boolean {
  const { refresh } = useSession();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const asking = setInterval(() => void refresh(), ASK_MS);
    const late = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(late);
    };
  }, [isAwaited, refresh]);
  return isLate;
}
