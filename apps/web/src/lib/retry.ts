/** Tries again what failed because nobody was there to answer. */
export interface Retry {
  /** Once: when the network comes back, or after a while that grows with each time. */
  later(attempt: () => void): void;
  /** It went well, or is not wanted any more. */
  stop(): void;
}

const FIRST_MS = 5_000;
/** Often enough that a person who waits sees it come back by itself. */
const LONGEST_MS = 60_000;

export function createRetry(
  page: EventTarget,
  timers: { setTimeout: (act: () => void, ms: number) => number; clearTimeout: (timer: number) => void } = window,
): Retry {
  let waitMs = FIRST_MS;
  let timer: number | undefined;
  let waiting: (() => void) | null = null;

  function attempt(): void {
    const due = waiting;
    waiting = null;
    if (timer !== undefined) timers.clearTimeout(timer);
    timer = undefined;
    due?.();
  }

  page.addEventListener('online', attempt);
  return {
    later(act) {
      waiting = act;
      timer ??= timers.setTimeout(attempt, waitMs);
      waitMs = Math.min(LONGEST_MS, waitMs * 2);
    },
    stop() {
      waiting = null;
      waitMs = FIRST_MS;
      if (timer !== undefined) timers.clearTimeout(timer);
      timer = undefined;
    },
  };
}
