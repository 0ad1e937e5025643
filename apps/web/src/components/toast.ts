import { createToastList } from './toast-list.ts';

/** What a toast says. An error that needs a decision is no toast: it stays at the thing that failed. */
export interface ToastNews {
  signal: 'info' | 'done' | 'check' | 'fail';
  title: string;
  sentence?: string;
  action?: { label: string; onSelect: () => void };
}

const SHOWN_MS = 4_000;

export const toasts = createToastList<ToastNews>();

/** Shows news in the corner of the page for four seconds. */
export function showToast(news: ToastNews): void {
  toasts.add(news, SHOWN_MS);
}
