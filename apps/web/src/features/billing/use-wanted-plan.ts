import { useEffect, useEffectEvent } from 'react';
import { tabStorage } from '../../lib/browser-storage.ts';
import { type PlanChoice, takeWantedPlan } from './wanted-plan.ts';

/** Somebody who had to sign in before they could have a plan goes on with it by themselves when they come back. */
export function useWantedPlan(isReady: boolean, onWanted: (choice: PlanChoice) => void): void {
  const go = useEffectEvent(onWanted);
  useEffect(() => {
    const wanted = isReady ? takeWantedPlan(tabStorage()) : null;
    if (wanted) go(wanted);
  }, [isReady]);
}
