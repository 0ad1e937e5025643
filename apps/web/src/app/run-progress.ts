import { browserStorage } from '../lib/browser-storage.ts';
import { createStore, type Store } from '../lib/create-store.ts';

/** How far the run of this browser is, for the screens that do not show it; in pages of documents that are read or wait for it. */
export interface RunProgress {
  read: number;
  pageCount: number;
  /** "waiting": no tab reads it; it goes on where home is opened. */
  state: 'reading' | 'paused' | 'waiting';
}

const KEY = 'sheetlift.progress';

const shown = createStore(parse(browserStorage().getItem(KEY)), () => {
  addEventListener('storage', hearOtherTab);
  return () => removeEventListener('storage', hearOtherTab);
});

/** Null where no run is under way, in whatever tab. */
export const runProgress: Store<RunProgress | null> = shown;

/** What the tab that has the run says. Where nothing can be stored the other tabs do not hear it. */
export function setRunProgress(next: RunProgress | null): void {
  if (JSON.stringify(next) === JSON.stringify(shown.snapshot())) return;
  shown.show(next);
  try {
    if (next) browserStorage().setItem(KEY, JSON.stringify(next));
    else browserStorage().removeItem(KEY);
  } catch {
    // It is known in this tab.
  }
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY) shown.show(parse(newValue));
}

/** Null where it is absent, or another version of the app wrote it. */
function parse(text: string | null): RunProgress | null {
  try {
    const { read, pageCount, state } = JSON.parse(text ?? '') as Partial<Record<keyof RunProgress, unknown>>;
    const isKnown = state === 'reading' || state === 'paused' || state === 'waiting';
    if (isKnown && Number.isSafeInteger(read) && Number.isSafeInteger(pageCount))
      return { read: read as number, pageCount: pageCount as number, state };
  } catch {
    // Nothing is under way, as far as is known.
  }
  return null;
}
