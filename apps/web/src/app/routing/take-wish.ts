import type { ScreenWish } from './go-to.ts';

/** What the screen before asked of this one. It counts once: a reload, or the way back, brings nothing again. */
export function takeWish(): ScreenWish {
  const { template } = (history.state ?? {}) as ScreenWish;
  history.replaceState(null, '');
  return typeof template === 'string' ? { template } : {};
}

/** Whether the screen before asked something of this one that was not taken yet. */
export function isWished(): boolean {
  return typeof ((history.state ?? {}) as ScreenWish).template === 'string';
}
