/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/** Lower bound of the share that `right` of `of` stand for (Wilson's score interval, 95 %). */
export function wilsonBound(right: number, of: number): number {
  if (of === 0) return 0;
  const share = right / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return (share + Z ** 2 / (2 * of) - spread) / (1 + Z ** 2 / of);
}
