import { useEffect } from 'react';
import { decoded } from './decoded.ts';

/** Whether a screen was shown before, in the life of the page. */
let hasArrived = false;

/**
 * Stands behind a screen that is drawn: a new path begins at its top, or at the place its address names, and the keyboard goes on there.
 */
export function Arrival() {
  useEffect(() => {
    const place = document.getElementById(decoded(location.hash.slice(1)));
    if (place) place.scrollIntoView();
    else if (hasArrived) scrollTo(0, 0);
    if (hasArrived) focusMain();
    hasArrived = true;
  }, []);
  return null;
}

function focusMain(): void {
  history.scrollRestoration = 'manual';
  const main = document.querySelector<HTMLElement>('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
