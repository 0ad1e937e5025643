import { type EndpointAnswer, type getMe, usageMonth } from '@sheetlift/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { User } from '../accounts/user.ts';
import { chooseSubscriptions, describeSubscription } from '../billing/find-subscriptions.ts';
import { subscriptions } from '../platform/schema.ts';
import { pageSum } from '../usage/pages-used.ts';
import type { ServerParts } from './server-parts.ts';

/** Who is signed in, what they have, and what they used: put together here, because no feature knows all of it. */
export type DescribeMe = (user: User) => Promise<EndpointAnswer<typeof getMe>>;

/** One statement, as every page load asks for it: the month's sum in each row, beside a subscription where there is one. */
export function createDescribeMe({ database, clock }: Pick<ServerParts, 'database' | 'clock'>): DescribeMe {
  const ownerId = sql.placeholder('ownerId');
  const used = pageSum(ownerId, sql.placeholder('month'), database).as('used');
  const standing = database
    .select({ pages: used.pages, subscription: subscriptions })
    .from(used)
    .leftJoin(subscriptions, eq(subscriptions.ownerId, ownerId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .prepare('describe_me');
  return async ({ id, email, fullName, authProvider }) => {
    const now = clock();
    const rows = await standing.execute({ ownerId: id, month: usageMonth(now) });
    const { effective, current } = chooseSubscriptions(
      rows.flatMap(({ subscription }) => subscription ?? []),
      now,
    );
    return {
      id,
      email,
      full_name: fullName,
      auth_provider: authProvider,
      effective_subscription: effective && describeSubscription(effective),
      current_subscription: current && describeSubscription(current),
      pages_used_current_month: rows[0]!.pages,
    };
  };
}
