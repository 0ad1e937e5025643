import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { subscription } from './subscription.ts';

/** Who is signed in. */
export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in person, their plan and the pages they used this month',
  auth: 'bearer',
  owner: 'caller',
  success: {
    status: 200,
    answer: z.object({
      id: z.uuid(),
      email: z.string(),
      full_name: z.nullable(z.string()),
      auth_provider: z.enum(['email', 'google']),
      /** What grants access now; null without a plan. */
      effective_subscription: z.nullable(subscription),
      /** The latest one bought, which may have ended. */
      current_subscription: z.nullable(subscription),
      pages_used_current_month: z.int().check(z.nonnegative()),
    }),
  },
  failures: [],
});
