import type { Subscription } from '@sheetlift/contract';
import { useEffect, useRef } from 'react';
import { tabStorage } from '../../lib/browser-storage.ts';
import type { Checkout } from './use-checkout.ts';
import { takeWantedPlan } from './wanted-plan.ts';

/** Somebody who had to sign in before they could buy finds the checkout open when they come back, unless they have a plan already. */
export function useWantedPlan(checkout: Checkout, isReady: boolean, current: Subscription | null): void {
  const latest = useRef(checkout);
  latest.current = checkout;
  const hasPlan = current !== null && current.status !== 'canceled';
  useEffect(() => {
    if (!isReady) return;
    const wanted = takeWantedPlan(tabStorage());
    if (wanted && !hasPlan) void latest.current.buy(wanted);
  }, [isReady, hasPlan]);
}
