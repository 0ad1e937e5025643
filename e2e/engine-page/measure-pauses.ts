/** Time between two looks at the clock: short beside the second within which the tab must answer. */
const TICK_MS = 20;

/** Watches how long the page's own thread is away at a time. */
export function measurePauses(): { /** The longest time without a tick. */ stop(): number } {
  let longestMs = 0;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - lastTick - TICK_MS);
    lastTick = now;
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(longestMs, performance.now() - lastTick - TICK_MS);
    },
  };
}
