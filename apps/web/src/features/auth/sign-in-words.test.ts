import { expect, test } from 'vitest';
import { ApiFailure } from '../../lib/api-failure.ts';
import { whyNotSignedIn, whyNotSignedUp } from './sign-in-words.ts';

// holds S8.1, S8.2, S8.3
test.each([
  [new ApiFailure(400, { detail: 'Invalid email or password', code: 'invalid_credentials' }), 'Invalid email or password'],
  [new ApiFailure(422, { detail: 'Invalid input: username', code: 'invalid_request' }), 'Invalid email or password'],
  [new ApiFailure(400, { detail: 'This address already exists with Google.' }), 'This address already exists with Google.'],
  [
    new ApiFailure(429, { detail: 'Too many attempts. Please wait a while and try again.' }),
    'Too many attempts. Please wait a while and try again.',
  ],
  [new ApiFailure(500, { detail: 'Something went wrong on our side.' }), 'An error occurred. Please try again.'],
  [new TypeError('Failed to fetch'), 'An error occurred. Please try again.'],
])('signing in fails with the words that fit (%#)', (error, words) => {
  expect(whyNotSignedIn(error)).toBe(words);
});

// holds S8.4, S8.5
test.each([
  [
    new ApiFailure(400, { detail: 'An account with this email already exists.', code: 'email_taken' }),
    'An account with this email already exists.',
  ],
  [new ApiFailure(400, null), 'Failed to create account. Email may already be registered.'],
  [new TypeError('Failed to fetch'), 'An error occurred. Please try again.'],
])('signing up fails with the words that fit (%#)', (error, words) => {
  expect(whyNotSignedUp(error)).toBe(words);
});
