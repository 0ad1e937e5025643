/**
 * How the browser comes back from Google: to `{path}?auth=success[&new_user=true]` with the access token in this cookie for a minute, or to
 * `{path}?auth=error&type=...&message=...&nonce=...`. The nonce is that of the tab that set out; the token carries it as a claim. The page
 * reads the cookie and deletes it; the server never does.
 */
export const SIGN_IN_COOKIE = 'sheetlift_sign_in';

/** What `type` can be after `auth=error`. */
export const SIGN_IN_ERRORS = {
  auth_provider_conflict: 'An account with this email already exists. Please sign in using email and password.',
  authentication_failed: 'Authentication failed. Please try again.',
  start_failed: 'Failed to initiate Google sign-in. Please try again.',
  too_many_requests: 'Too many attempts. Please wait a while and try again.',
} as const;

export type SignInError = keyof typeof SIGN_IN_ERRORS;
