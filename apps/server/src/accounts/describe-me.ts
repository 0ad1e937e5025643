import type { EndpointAnswer, getMe } from '@sheetlift/contract';
import type { User } from './user.ts';

/** No plan can be bought and no page is counted on this server, so there is no subscription and nothing used. */
export function describeMe({ id, email, fullName, authProvider }: User): EndpointAnswer<typeof getMe> {
  return {
    id,
    email,
    full_name: fullName,
    auth_provider: authProvider,
    effective_subscription: null,
    current_subscription: null,
    pages_used_current_month: 0,
  };
}
