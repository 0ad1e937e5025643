import { availableParallelism, loadavg } from 'node:os';

/** Whether a proof is done in its long form, as `npm run proof` does it. */
export const LONG = process.env['SHEETLIFT_PROOF'] === 'long';

/** Of the trials of a long form. */
const SHARE = Number(process.env['SHEETLIFT_PROOF_SHARE'] ?? 1);

/** How often something is tried: `short` times by `npm test`; in the long form `long` times, or the share of them that was asked for. */
export function trials(short: number, long: number): number {
  return LONG ? Math.max(short, Math.round(long * SHARE)) : short;
}

/** Where chance begins in a proof: at its own seed, or with `SHEETLIFT_PROOF_SEED` so far beside it, for further trials that repeat none. */
export function seedOf(own: number): number {
  return own + Number(process.env['SHEETLIFT_PROOF_SEED'] ?? 0);
}

/** Says in the long form of a proof how long something took, in milliseconds each time. */
export function tellTimes(what: string, timesMs: readonly number[]): void {
  if (!LONG || timesMs.length === 0) return;
  const sorted = timesMs.toSorted((a, b) => a - b);
  const within = (share: number): string => `${(sorted[Math.ceil(sorted.length * share) - 1]! / 1000).toFixed(2)} s`;
  tell(
    `${what}: ${sorted.length} times, median ${within(0.5)}, 95 % within ${within(0.95)}, 99 % within ${within(0.99)}, longest ${within(1)}`,
  );
}

/** Says in the long form of a proof what was measured, and how busy the machine was with it. */
export function tell(measured: string): void {
  if (LONG) console.log(`${measured} (load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors)`);
}
