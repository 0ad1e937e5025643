import { z } from 'zod/mini';
import { chosenPlan } from './billing-endpoints.ts';
import { endpoint } from './endpoint.ts';

export const sendEmailProof = endpoint({
  name: 'sendEmailProof',
  method: 'POST',
  path: '/api/account/email-proof',
  summary: 'Mails the caller a link that proves their address and leads back to the plan they want',
  auth: 'bearer',
  owner: 'caller',
  body: chosenPlan,
  /** False where the address is proved already: then there is nothing to wait for. */
  success: { status: 200, answer: z.object({ is_sent: z.boolean() }) },
  failures: ['plans_not_sold', 'too_many_requests'],
});

export const proveEmail = endpoint({
  name: 'proveEmail',
  method: 'POST',
  path: '/api/account/prove-email',
  summary: 'Proves the address of the caller with the token of a link that was mailed to it, once',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['email_link_invalid', 'too_many_requests'],
});
