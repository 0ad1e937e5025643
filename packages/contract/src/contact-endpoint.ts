import { z } from 'zod/mini';
import { emailAddress } from './account-endpoints.ts';
import { isLongerThan } from './count-characters.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './plain-text.ts';

/** What people write about. */
export const CONTACT_TOPICS = [
  'a document that is read wrongly',
  'the page does not work',
  'plans and payments',
  'my account or my data',
  'something else',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Two printed pages: longer letters are mail. */
export const MAX_CONTACT_CHARACTERS = 5_000;

/** A run of a thousand documents, each with its kind, pages and codes. */
const MAX_RECEIPT_UNITS = 100_000;

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  summary: 'Keeps a message for the operator and mails it to them',
  auth: 'none',
  owner: 'nobody',
  body: z.object({
    email: emailAddress,
    topic: z.enum(CONTACT_TOPICS),
    message: plainText.check(
      z.trim(),
      z.minLength(1, 'A message needs words'),
      z.refine((text) => !isLongerThan(text, MAX_CONTACT_CHARACTERS), 'A message cannot exceed 5,000 characters'),
    ),
    /** Versions, counts and codes of a run, as the person saw them before they were sent; never a document's content. */
    receipt: z.nullable(plainText.check(z.maxLength(MAX_RECEIPT_UNITS))),
  }),
  bodyBytes: 512 * 1024,
  success: { status: 201, answer: z.object({ ok: z.literal(true) }) },
  failures: ['too_many_requests'],
});
