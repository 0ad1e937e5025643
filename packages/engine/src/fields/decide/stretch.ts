/** Where a value lies between two others: 0 up to the first, 1 from the second on. */
export const stretch = (value: number, from: number, to: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)));
