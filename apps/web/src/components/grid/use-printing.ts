import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

/** Whether the page is being printed: paper has no scrolling, so all rows must stand there. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}

function subscribe(listener: () => void): () => void {
  // The browser takes its picture when the listener returns.
  const notify = (event: Event): void => {
    printing = event.type === 'beforeprint';
    flushSync(listener);
  };
  addEventListener('beforeprint', notify);
  addEventListener('afterprint', notify);
  return () => {
    removeEventListener('beforeprint', notify);
    removeEventListener('afterprint', notify);
  };
}
