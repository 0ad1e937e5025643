import { useState } from 'react';
import { whyNotDone } from './why-not-done.ts';

/** Something that is tried on the server: under way, or why it failed. */
export interface Attempt {
  busy: boolean;
  problem: string | null;
  setProblem: (problem: string | null) => void;
  run: (work: () => Promise<void>) => Promise<void>;
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(whyNotDone(error));
    }
    setBusy(false);
  };
  return { busy, problem, setProblem, run };
}
