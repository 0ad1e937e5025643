import { useState } from 'react';
import { browserStorage } from './browser-storage.ts';

/** A text that this browser remembers under a key; null until one was set, or after it was forgotten. */
export function useKeptText(key: string): [value: string | null, set: (value: string | null) => void] {
  const [value, setValue] = useState(() => browserStorage().getItem(key));
  const set = (next: string | null): void => {
    setValue(next);
    try {
      if (next === null) browserStorage().removeItem(key);
      else browserStorage().setItem(key, next);
    } catch {
      // It holds as long as the page.
    }
  };
  return [value, set];
}
