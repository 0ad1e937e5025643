import { useState } from 'react';
import { browserStorage } from './browser-storage.ts';

/** A number that this browser remembers under a key; null until one was set, or after it was forgotten. */
export function useKeptNumber(key: string): [value: number | null, set: (value: number | null) => void] {
  const [value, setValue] = useState(() => readNumber(key));
  const set = (next: number | null): void => {
    setValue(next);
    try {
      if (next === null) browserStorage().removeItem(key);
      else browserStorage().setItem(key, String(next));
    } catch {
      // It holds as long as the page.
    }
  };
  return [value, set];
}

function readNumber(key: string): number | null {
  const text = browserStorage().getItem(key);
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
