import { getUsage, limitsOf, reportUsage } from '@sheetlift/contract';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { countDevicePages } from '../usage/count-device-pages.ts';
import { describeUsage } from '../usage/describe-usage.ts';
import { pagesUsed } from '../usage/pages-used.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** A device reports as documents are done, several at once; a run of thousands is some dozens of reports. */
const REPORT: RateLimit = { name: 'usage-report', times: 600, perSeconds: 10 * 60 };

/** The pages that somebody used, and those that their devices report. */
export function usageRoutes({ database, clock, secret, billing }: ServerParts): Route[] {
  return [
    route(getUsage, async ({ caller }) => {
      const now = clock();
      const plan = planOf(await findSubscriptions(caller.id, now, database));
      return describeUsage(caller.id, { limit: limitsOf(plan, billing !== null).pagesPerMonth, now, secret }, database);
    }),
    route(
      reportUsage,
      async ({ caller, body }) => {
        await countDevicePages(caller.id, body.documents, database, clock);
        return { pages_used_current_month: await pagesUsed(caller.id, clock(), database) };
      },
      REPORT,
    ),
  ];
}
