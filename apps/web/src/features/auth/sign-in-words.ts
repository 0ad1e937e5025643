import { ApiFailure } from '../../lib/api-failure.ts';

const INVALID = 'Invalid email or password';
const ERROR_OCCURRED = 'An error occurred. Please try again.';
const NOT_CREATED = 'Failed to create account. Email may already be registered.';

export const EMAIL_NOT_CHECKED = 'Unable to check email. Please try again.';
export const GOOGLE_NOT_STARTED = 'Failed to initiate Google sign-in. Please try again.';

const TOO_MANY_REQUESTS = 429;

/**
 * Why somebody could not sign in. That there were too many attempts is said as it is: "invalid" would make a person doubt a right password.
 */
export function whyNotSignedIn(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status >= 500) return ERROR_OCCURRED;
  const isTold = error.detail?.includes('already exists') || error.status === TOO_MANY_REQUESTS;
  return isTold && error.detail ? error.detail : INVALID;
}

/** Why no account was made. */
export function whyNotSignedUp(error: unknown): string {
  return error instanceof ApiFailure ? (error.detail ?? NOT_CREATED) : ERROR_OCCURRED;
}
