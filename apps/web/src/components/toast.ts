/** What a toast says. An error that needs a decision is no toast: it stays at the thing that failed. */
export interface ToastNews {
  signal: 'info' | 'done' | 'check' | 'fail';
  title: string;
  sentence?: string;
  action?: { label: string; onSelect: () => void };
}

const waiting: ToastNews[] = [];
const listeners = new Set<() => void>();
let wanted = false;

/** Shows news in the corner of the page for four seconds. */
export function showToast(news: ToastNews): void {
  waiting.push(news);
  wanted = true;
  listeners.forEach((listener) => listener());
}

/** Tells of news; until the first one the viewer need not be loaded. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toastsWanted(): boolean {
  return wanted;
}

/** Hands over what waits to be shown. */
export function takeToasts(): ToastNews[] {
  return waiting.splice(0);
}
