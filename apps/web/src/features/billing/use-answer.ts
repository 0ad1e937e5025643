import { useEffect, useEffectEvent, useState } from 'react';
import { whyNotDone } from '../account/why-not-done.ts';

interface Known<Answer> {
  /** What it was asked for. */
  key: string;
  answer: Answer | null;
  /** Why there is none. */
  problem: string | null;
}

/** What a call answers, asked again whenever the key is another; the former answer stays until then. Null asks nothing. */
export function useAnswer<Answer>(ask: () => Promise<Answer>, key: string | null): Known<Answer> {
  const [known, setKnown] = useState<Known<Answer>>({ key: '', answer: null, problem: null });
  const start = useEffectEvent(ask);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    start().then(
      (answer) => isWanted && setKnown({ key, answer, problem: null }),
      (error: unknown) => isWanted && setKnown({ key, answer: null, problem: whyNotDone(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return known;
}
