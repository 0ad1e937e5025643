import { z } from 'zod/mini';
import { plainText } from './plain-text.ts';

/** Things listed at once. */
const MAX_LISTED = 100;

/** Which part of a list is asked for: the next ones come after the id of the last. Where that one is gone from a list that things are deleted from, nobody can tell what comes after it. */
export const listedPage = z.object({
  after: z.optional(plainText),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LISTED)), MAX_LISTED),
});
