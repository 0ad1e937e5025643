import { useSyncExternalStore } from 'react';

/** --h-row and the height of the head in grid.css, which the arithmetic of scrolling must know in pixels. */
export interface GridHeights {
  rowPx: number;
  headPx: number;
}

const MOUSE: GridHeights = { rowPx: 28, headPx: 34 };
const TOUCH: GridHeights = { rowPx: 44, headPx: 44 };
const FINGERS = matchMedia('(max-width: 719px), (pointer: coarse)');

export function useRowHeight(): GridHeights {
  return useSyncExternalStore(subscribe, () => (FINGERS.matches ? TOUCH : MOUSE));
}

function subscribe(listener: () => void): () => void {
  FINGERS.addEventListener('change', listener);
  return () => FINGERS.removeEventListener('change', listener);
}
