import type { Period, Price } from './entities.ts';

/** From a moment to the same one a month or a year on; a month that is too short ends on its last day. */
export function periodFrom(start: Date, { interval }: Price['billing_cycle']): Period {
  const end = new Date(start);
  if (interval === 'month') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return { starts_at: start.toISOString(), ends_at: end.toISOString() };
}

/** What is left of a period, from 1 at its start to 0 at its end. */
export function shareLeft({ starts_at, ends_at }: Period, now: Date): number {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
}
