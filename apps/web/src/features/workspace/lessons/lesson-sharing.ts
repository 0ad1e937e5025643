import { createStore, useStore } from '../../../lib/create-store.ts';

const sharing = createStore(false);

/** Whether what is corrected here goes to the account of whoever is signed in: they switched it on. */
export function setLessonSharing(next: boolean): void {
  sharing.show(next);
}

export function useLessonSharing(): boolean {
  return useStore(sharing);
}
