import { PLAN_CATALOGUE, type Plan, type PlanOffer } from './plan-catalogue.ts';

/** Pages of one month as they are counted: settled ones, and those held for work under way. */
export interface PageCount {
  used: number;
  reserved: number;
  /** Null where pages are counted but not limited. */
  limit: number | null;
}

/** Pages that can still be read this month. A plan that became smaller than what was used leaves none, and takes none away. */
export function pagesLeft({ used, reserved, limit }: PageCount): number {
  return limit === null ? Infinity : Math.max(0, limit - used - reserved);
}

/** What a document costs: it counts once a month, on its first success. */
export function pagesCharged({ pages, isCounted }: { pages: number; isCounted: boolean }): number {
  return isCounted ? 0 : pages;
}

/** What a run and each of its files may be. */
export type FileLimits = Pick<PlanOffer, 'megabytesPerFile' | 'pagesPerFile' | 'filesPerRun'>;

/** What holds for somebody: their plan's limits, or, where nothing is sold, the largest plan's for files and none for the month. */
export function limitsOf(plan: Plan, sellsPlans: boolean): FileLimits & { pagesPerMonth: number | null } {
  const { pagesPerMonth, megabytesPerFile, pagesPerFile, filesPerRun } = PLAN_CATALOGUE[sellsPlans ? plan : 'business'];
  return { pagesPerMonth: sellsPlans ? pagesPerMonth : null, megabytesPerFile, pagesPerFile, filesPerRun };
}

/** "2026-11": the month, in UTC, to which a moment's pages count. */
export function usageMonth(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** "2026-12-01": the day on which counting starts again after a month. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
