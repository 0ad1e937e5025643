import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Pages are sent here whole, so what is odd is passed over and answered with a redirect, never with words in JSON. */
export const startGoogleSignIn = endpoint({
  name: 'startGoogleSignIn',
  method: 'GET',
  path: '/auth/google/authorize',
  summary: 'Sends the browser to Google, to come back to one of our screens',
  auth: 'none',
  owner: 'nobody',
  // The nonce is the tab's own: it comes back in the token, or beside the words of a failure, so that the tab knows its own flow.
  query: z.object({ redirect: z.optional(z.unknown()), nonce: z.optional(z.unknown()) }),
  success: { status: 302 },
  failures: [],
});

/** Only Google sends a browser here. */
export const finishGoogleSignIn = endpoint({
  name: 'finishGoogleSignIn',
  method: 'GET',
  path: '/auth/google/callback',
  summary: 'Takes the browser back from Google and sends it on to the screen it came from, with the outcome',
  auth: 'none',
  owner: 'nobody',
  query: z.record(z.string(), z.unknown()),
  success: { status: 302 },
  failures: [],
});
