import type { Subscription } from '@sheetlift/contract';
import { useEffect, useEffectEvent } from 'react';
import { tabStorage } from '../../lib/browser-storage.ts';
import type { Checkout } from './use-checkout.ts';
import { takeWantedPlan } from './wanted-plan.ts';

/** Somebody who had to sign in before they could buy finds the checkout open when they come back, unless they have a plan already. */
export function useWantedPlan(checkout: Checkout, isReady: boolean, current: Subscription | null): void {
  const hasPlan = current !== null && current.status !== 'canceled';
  const buy = useEffectEvent(checkout.buy);
  useEffect(() => {
    if (!isReady) return;
    const wanted = takeWantedPlan(tabStorage());
    if (wanted && !hasPlan) void buy(wanted);
  }, [isReady, hasPlan]);
}
