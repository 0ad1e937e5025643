import type { EndpointAnswer, getMe } from '@sheetlift/contract';

/** The answer of /api/me: who is signed in, their plan and the pages of the month. */
export type Me = EndpointAnswer<typeof getMe>;

/** Who is signed in, as the screens name it. */
export interface User {
  id: string;
  email: string;
  name: string;
  authProvider: Me['auth_provider'];
}

export function toUser({ id, email, full_name, auth_provider }: Me): User {
  return { id, email, name: full_name || email.slice(0, email.lastIndexOf('@')), authProvider: auth_provider };
}
