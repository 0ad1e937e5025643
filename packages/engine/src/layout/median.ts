/** The value `share` of the way through the sorted values (0.5: the median); `otherwise` where there are none. */
export function quantile(values: readonly number[], share: number, otherwise: number): number {
  if (values.length === 0) return otherwise;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? otherwise;
}

export const median = (values: readonly number[], otherwise: number): number => quantile(values, 0.5, otherwise);
