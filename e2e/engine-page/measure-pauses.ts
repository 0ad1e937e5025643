/** Time between two looks at the clock: short beside the second within which the tab must answer. */
const TICK_MS = 20;

/** Watches how long the page's own thread is away at a time. */
export function measurePauses(): { stop(): Pauses } {
  let longestMs = 0;
  let ticks = 0;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - lastTick - TICK_MS);
    lastTick = now;
    ticks++;
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return { longestPauseMs: Math.max(longestMs, performance.now() - lastTick - TICK_MS), ticks };
    },
  };
}

export interface Pauses {
  /** The longest time without a tick: also what a busy machine took of it. */
  longestPauseMs: number;
  /** How often the thread came round; hardly ever where something holds it. */
  ticks: number;
}
