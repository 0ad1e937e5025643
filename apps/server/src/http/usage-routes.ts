import { getUsage, limitsOf, reportUsage } from '@sheetlift/contract';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import { describeSpending } from '../language-model/describe-spending.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { countDevicePages } from '../usage/count-device-pages.ts';
import { describeUsage } from '../usage/describe-usage.ts';
import { pagesUsed } from '../usage/pages-used.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** A device reports as documents are done, several at once; a run of thousands is some dozens of reports. */
const REPORT: RateLimit = { name: 'usage-report', times: 600, perSeconds: 10 * 60 };

/** The pages that somebody used, and what they had of the language model; the pages that their devices report. */
export function usageRoutes({ database, clock, secret, billing, languageModel: model }: ServerParts): Route[] {
  return [
    route(getUsage, async ({ caller }) => {
      const now = clock();
      const plan = planOf(await findSubscriptions(caller.id, now, database));
      const sellsPlans = billing !== null;
      const pages = await describeUsage(caller.id, { limit: limitsOf(plan, sellsPlans).pagesPerMonth, now, secret }, database);
      const limits = model?.limitsOf(plan, sellsPlans);
      return { ...pages, language_model: model && limits ? await describeSpending(caller.id, { model, limits, now }, database) : null };
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
