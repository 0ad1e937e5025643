import type { EndpointAnswer, getMe } from '@sheetlift/contract';
import type { User } from '../accounts/user.ts';
import { describeSubscription, findSubscriptions } from '../billing/find-subscriptions.ts';
import { pagesUsed } from '../usage/pages-used.ts';
import type { ServerParts } from './server-parts.ts';

/** Who is signed in, what they have, and what they used: put together here, because no feature knows all of it. */
export async function describeMe({ id, email, fullName, authProvider }: User, { database, clock }: Pick<ServerParts, 'database' | 'clock'>): Promise<EndpointAnswer<typeof getMe>> {
  const now = clock();
  const [{ effective, current }, used] = [await findSubscriptions(id, now, database), await pagesUsed(id, now, database)];
  return {
    id,
    email,
    full_name: fullName,
    auth_provider: authProvider,
    effective_subscription: effective && describeSubscription(effective),
    current_subscription: current && describeSubscription(current),
    pages_used_current_month: used,
  };
}
