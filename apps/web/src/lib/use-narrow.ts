import { useSyncExternalStore } from 'react';

const NARROW = matchMedia('(max-width: 719px)');

/** Whether the window is a phone's: one column, the main action at the thumb. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
}
