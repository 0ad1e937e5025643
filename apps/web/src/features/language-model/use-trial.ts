import { useRef, useState } from 'react';
import { isServed, modelName, type ModelPlace, servedModel } from './model-setup.ts';
import { trialWords } from './model-words.ts';
import { tryPlace } from './open-model.ts';

interface TrialOfModel {
  busy: boolean;
  /** What came of it; null before. */
  said: { signal: 'done' | 'check' | 'fail'; words: string } | null;
  run: (place: ModelPlace) => Promise<void>;
  /** Another model is meant: what was tried says nothing of it. */
  forget: () => void;
}

/** Asks a model one small question whose answer is known. */
export function useTrial(): TrialOfModel {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<TrialOfModel['said']>(null);
  const stop = useRef<AbortController>(null);
  return {
    busy,
    said,
    async run(place) {
      const own = (stop.current = new AbortController());
      setBusy(true);
      setSaid(null);
      try {
        const trial = await tryPlace(place, own.signal);
        if (own.signal.aborted) return;
        const address = isServed(place) ? servedModel(place).baseUrl : null;
        const signal = trial.kind === 'answered' ? (trial.right ? 'done' : 'check') : trial.kind === 'formless' ? 'check' : 'fail';
        setSaid({ signal, words: trialWords(trial, modelName(place), address, location.origin) });
      } catch {
        if (!own.signal.aborted) setSaid({ signal: 'fail', words: 'The part of the page that asks models failed. Try it again.' });
      } finally {
        if (stop.current === own) setBusy(false);
      }
    },
    forget() {
      stop.current?.abort();
      stop.current = null;
      setBusy(false);
      setSaid(null);
    },
  };
}
