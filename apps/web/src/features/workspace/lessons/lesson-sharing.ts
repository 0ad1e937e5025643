import { useSyncExternalStore } from 'react';

let sharing = false;
const listeners = new Set<() => void>();

/** Whether what is corrected here goes to the account of whoever is signed in: they switched it on. */
export function setLessonSharing(next: boolean): void {
  if (next === sharing) return;
  sharing = next;
  listeners.forEach((listener) => listener());
}

export function useLessonSharing(): boolean {
  return useSyncExternalStore(subscribe, isSharing, isSharing);
}

function isSharing(): boolean {
  return sharing;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
