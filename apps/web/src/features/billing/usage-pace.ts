/** How a month's pages go. Days are numbers from 1; `day` is today. */
interface UsagePace {
  used: number;
  limit: number;
  day: number;
  daysInMonth: number;
}

/** The last day for which the pages are enough, read as fast as so far this month; null where they last the month or none was read. */
export function lastsUntil({ used, limit, day, daysInMonth }: UsagePace): number | null {
  if (used === 0 || used >= limit) return null;
  const last = Math.floor((limit / used) * day);
  return last < daysInMonth ? last : null;
}

/** The last day of a month ("2026-11") is the one before the next month's first. */
export function daysIn(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** A round figure that is no less than the most pages of a day, in steps that can be read off: 60 in steps of 20. */
export function chartScale(most: number): { top: number; step: number } {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 2)));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each * 3 >= most) ?? power * 10;
  return { top: Math.max(1, Math.ceil(most / step)) * step, step };
}
