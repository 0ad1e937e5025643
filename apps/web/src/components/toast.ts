import { createToastList } from './toast-list.ts';

/** What a toast says. An error that needs a decision is no toast: it stays at the thing that failed. */
export interface ToastNews {
  signal: 'info' | 'done' | 'check' | 'fail';
  title: string;
  sentence?: string;
  /** `lasting`: what was done can be taken back as it is also when the toast is gone and other things were done. */
  action?: { label: string; onSelect: () => void; lasting?: true };
}

const SHOWN_MS = 4_000;

export const toasts = createToastList<ToastNews>();

/** The last news that offered to take something back; it stays when the toast is gone. */
let wayBack: ToastNews | null = null;

/** Shows news in the corner of the page for four seconds. */
export function showToast(news: ToastNews): void {
  if (news.action?.lasting) wayBack = news;
  toasts.add(news, SHOWN_MS);
}

/** What can still be taken back after its toast is gone: what was said, and the way. Null where nothing can, or it was taken back. */
export function lastWayBack(): { title: string; run: () => void } | null {
  const news = wayBack;
  if (!news?.action) return null;
  const { title, action } = news;
  return {
    title,
    run() {
      wayBack = null;
      action.onSelect();
    },
  };
}

/** What was done is of a run that is left. `news`: that alone was taken back. */
export function forgetWayBack(news: ToastNews | null = wayBack): void {
  if (wayBack === news) wayBack = null;
}
