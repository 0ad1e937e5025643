/** Says in the long form of a proof how long something took, in milliseconds each time. */
export function tellTimes(what: string, timesMs: readonly number[]): void {
  if (process.env['SHEETLIFT_PROOF'] !== 'long' || timesMs.length === 0) return;
  const sorted = timesMs.toSorted((a, b) => a - b);
  const within = (share: number): string => `${(sorted[Math.ceil(sorted.length * share) - 1]! / 1000).toFixed(2)} s`;
  console.log(
    `${what}: ${sorted.length} times, median ${within(0.5)}, 95 % within ${within(0.95)}, 99 % within ${within(0.99)}, longest ${within(1)}`,
  );
}
