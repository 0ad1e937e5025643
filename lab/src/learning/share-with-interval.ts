import { seededRandom } from '../seeded-random.ts';

/** What one group of documents gives: how many of how many. */
export interface GroupCount {
  right: number;
  of: number;
}

export interface Interval {
  share: number;
  low: number;
  high: number;
}

const RESAMPLES = 2_000;
const SEED = 95;

/**
 * A share over all groups and its 95 % interval: groups, not cells, are drawn again, because the cells of one shop's
 * receipts are right or wrong together (cluster bootstrap, percentile method).
 */
export function shareWithInterval(groups: readonly GroupCount[]): Interval {
  const random = seededRandom(SEED);
  const shares = Array.from({ length: RESAMPLES }, () => shareOf(groups.map(() => random.pick(groups)))).sort((a, b) => a - b);
  return { share: shareOf(groups), low: shares[Math.floor(0.025 * RESAMPLES)] ?? 0, high: shares[Math.ceil(0.975 * RESAMPLES) - 1] ?? 0 };
}

const shareOf = (groups: readonly GroupCount[]): number =>
  groups.reduce((sum, { right }) => sum + right, 0) /
  Math.max(
    1,
    groups.reduce((sum, { of }) => sum + of, 0),
  );
