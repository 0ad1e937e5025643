import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What the page must know of this server before anybody signs in. */
export const getConfiguration = endpoint({
  name: 'getConfiguration',
  method: 'GET',
  path: '/api/config',
  summary: 'What this server offers',
  auth: 'none',
  owner: 'nobody',
  success: {
    status: 200,
    answer: z.object({
      google_sign_in: z.boolean(),
      sells_plans: z.boolean(),
      /** Pages a month; null where nothing is limited. */
      page_limit: z.nullable(z.int().check(z.nonnegative())),
    }),
  },
  failures: [],
});
