import { createStore, type Store } from '../lib/create-store.ts';

/** One entry of the list: shown, or dismissed and soon forgotten. */
export interface ListedToast<News> {
  id: number;
  news: News;
  durationMs: number;
  dismissed: boolean;
}

/** The newest first. */
export interface ToastList<News> extends Store<readonly ListedToast<News>[]> {
  add(news: News, durationMs?: number): void;
  dismiss(id: number): void;
}

/** More at once are news of nothing. The oldest gives way. */
const MOST_LISTED = 5;
/** A dismissed one leaves the list after this. */
const REMOVAL_MS = 10_000;
/** For whom says nothing else; the viewer says four seconds. */
const DURATION_MS = 5_000;

/** The news that the page has for a person. Whether and where they are shown is the viewer's affair. */
export function createToastList<News>(): ToastList<News> {
  const { subscribe, snapshot, show } = createStore<readonly ListedToast<News>[]>([]);
  let count = 0;

  return {
    subscribe,
    snapshot,
    add: (news, durationMs = DURATION_MS) =>
      show([{ id: ++count, news, durationMs, dismissed: false }, ...snapshot()].slice(0, MOST_LISTED)),
    dismiss(id) {
      if (!snapshot().some((each) => each.id === id && !each.dismissed)) return;
      show(snapshot().map((each) => (each.id === id ? { ...each, dismissed: true } : each)));
      setTimeout(() => show(snapshot().filter((each) => each.id !== id)), REMOVAL_MS);
    },
  };
}
