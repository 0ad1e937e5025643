import type { MonthUsage } from './device-page-meter.ts';

/** From this share of the month's pages on a person is told. */
const NEAR = 0.8;

/** What is to be said of the month's pages, if anything: that few are left, or none. */
export function usageWords({ used, limit, resetsOn }: MonthUsage): { signal: 'info' | 'check'; title: string; sentence: string } | null {
  if (typeof limit !== 'number' || used < NEAR * limit) return null;
  const day = dayAndMonth(resetsOn);
  if (used >= limit)
    return {
      signal: 'check',
      title: `${whole(limit)} of ${whole(limit)} pages used.`,
      sentence: `Your rows stay; reading starts again on ${day}.`,
    };
  return {
    signal: 'info',
    title: `${whole(used)} of ${whole(limit)} pages used.`,
    sentence: `${limit - used === 1 ? 'One page is' : `${whole(limit - used)} pages are`} left until ${day}.`,
  };
}

/** "1 December", whatever the time zone. */
function dayAndMonth(isoDay: string): string {
  return new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

function whole(pages: number): string {
  return pages.toLocaleString('en-GB');
}
