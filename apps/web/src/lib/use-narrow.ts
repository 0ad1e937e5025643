import { useSyncExternalStore } from 'react';

const NARROW = media('(max-width: 719px)');
const LARGE = media('(max-width: 719px), (pointer: coarse)');

/** Whether the window is a phone's: one column, the main action at the thumb. */
export const useNarrow = (): boolean => useSyncExternalStore(NARROW.subscribe, NARROW.matches);

/** Whether controls have the size of a finger, so that fewer of them stand beside each other. */
export const useLargeControls = (): boolean => useSyncExternalStore(LARGE.subscribe, LARGE.matches);

function media(query: string): { subscribe: (listener: () => void) => () => void; matches: () => boolean } {
  const list = matchMedia(query);
  return {
    subscribe(listener) {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => list.matches,
  };
}
