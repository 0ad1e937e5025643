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
      /** Whether rows of runs on the server can be appended to spreadsheets of a person's Google account. */
      google_sheets: z.boolean(),
      /** Where nothing is sold, pages are counted and not limited. */
      sells_plans: z.boolean(),
      /** What the checkout is opened with; null where nothing is sold. */
      paddle: z.nullable(z.object({ client_token: z.string(), environment: z.enum(['production', 'sandbox']) })),
      /** Who answers for this installation, as far as they say. */
      operator: z.object({ name: z.nullable(z.string()), address: z.nullable(z.string()) }),
      /** Of the engine that finds rows here: a run of another one may be gone over once more, to see what this one finds otherwise. */
      engine_version: z.string(),
      /** How long runs on the server are kept, with their documents, by the plan of their account. */
      runs_kept_days: z.object({ free: z.int(), starter: z.int(), pro: z.int(), business: z.int() }),
      /** Where a language model lies that browsers may fetch and keep; null where there is none. */
      fetched_model_url: z.nullable(z.string()),
      /** The language model that runs on this server may ask, and where lines of documents go for it (null: it is on the server's own machine); null where there is none. */
      server_model: z.nullable(z.object({ id: z.string(), host: z.nullable(z.string()) })),
      /** Where the page reports its crashes; null where it does not. */
      error_reporting_dsn: z.nullable(z.string()),
    }),
  },
  failures: [],
});
