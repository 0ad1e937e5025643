import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Documents reported at once; a device with more sends them in turn. */
export const MAX_REPORTED_DOCUMENTS = 500;

/** The longest document that is read has 2,000 pages. */
const MAX_REPORTED_PAGES = 10_000;

const REPORT_BYTES = 256 * 1024;

const pages = z.int().check(z.minimum(1), z.maximum(MAX_REPORTED_PAGES));

export const getUsage = endpoint({
  name: 'getUsage',
  method: 'GET',
  path: '/api/usage',
  summary: 'The pages of this month, by day and by run',
  auth: 'bearer',
  owner: 'caller',
  success: {
    status: 200,
    answer: z.object({
      /** "2026-11", in UTC. */
      month: z.string(),
      used: z.int(),
      reserved: z.int(),
      /** Null where pages are counted but not limited. */
      limit: z.nullable(z.int()),
      resets_on: z.iso.date(),
      /** For the keyed hash of a document's content: hexadecimal, the account's own, and the same on all its devices. */
      document_key: z.string(),
      days: z.array(z.object({ day: z.iso.date(), pages: z.int(), documents: z.int() })),
      /** What the operator's language model took this month; null where there is none. Limits that are null bound nothing, money that is null has no price. */
      language_model: z.nullable(
        z.object({
          model: z.string(),
          questions: z.int(),
          tokens: z.object({ used: z.int(), limit: z.nullable(z.number()) }),
          money: z.nullable(z.object({ used: z.number(), limit: z.nullable(z.number()) })),
        }),
      ),
      runs: z.array(z.object({ run: z.uuid(), ended_at: z.iso.datetime(), pages: z.int(), documents: z.int() })),
    }),
  },
  failures: [],
});

export const reportUsage = endpoint({
  name: 'reportUsage',
  method: 'POST',
  path: '/api/usage/reports',
  summary: 'Counts documents that were read on a device: how many pages, when, and a keyed hash; the same one counts once a month',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({
    documents: z
      .array(
        z.object({
          document: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A document is named by 64 hexadecimal digits')),
          pages,
          counted_at: z.iso.datetime(),
          run: z.uuid(),
        }),
      )
      .check(z.maxLength(MAX_REPORTED_DOCUMENTS, `At most ${MAX_REPORTED_DOCUMENTS} documents can be reported at once`)),
  }),
  bodyBytes: REPORT_BYTES,
  success: { status: 200, answer: z.object({ pages_used_current_month: z.int() }) },
  failures: ['too_many_requests'],
});
