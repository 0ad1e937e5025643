import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import { endpoint } from './endpoint.ts';
import { passwordProblem } from './password-rules.ts';
import { plainText } from './plain-text.ts';

/** RFC 5321: no mail server takes a longer one. */
const MAX_EMAIL_CHARACTERS = 254;
export const MAX_NAME_CHARACTERS = 200;

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(MAX_EMAIL_CHARACTERS, 'This email address is too long'), z.email('This is not an email address'));

/** As a person wants to be greeted; empty is none. */
export const fullName = z.nullable(
  plainText.check(
    z.trim(),
    z.refine((name) => !isLongerThan(name, MAX_NAME_CHARACTERS), 'This name is too long'),
  ),
);

/** Long enough for any password and name; what is longer is not worth the hashing. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(1024));

export const newPassword = z.string().check(
  z.maxLength(1024),
  z.superRefine((password, context) => {
    const problem = passwordProblem(password);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  }),
);

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Makes an account with an email address and a password',
  auth: 'none',
  owner: 'nobody',
  // The specification's fixed values is_active, is_superuser, is_verified and auth_provider may be sent; they decide nothing.
  body: z.object({ email: emailAddress, password: newPassword, full_name: z.optional(fullName) }),
  success: {
    status: 201,
    answer: z.object({ id: z.uuid(), email: z.string(), full_name: z.nullable(z.string()), auth_provider: z.literal('email') }),
  },
  failures: ['email_taken', 'common_password', 'too_many_requests'],
});

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/auth/jwt/login',
  summary: 'Exchanges an email address and a password for a token',
  auth: 'none',
  owner: 'nobody',
  body: z.object({ username: plainText.check(z.trim(), z.maxLength(MAX_EMAIL_CHARACTERS)), password: givenPassword }),
  bodyType: 'form',
  success: { status: 200, answer: z.object({ access_token: z.string(), token_type: z.literal('bearer') }) },
  failures: ['invalid_credentials', 'too_many_requests'],
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/auth/jwt/logout',
  summary: 'Ends the session of the token that the call carries; the other ones go on',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: [],
});

export const checkEmail = endpoint({
  name: 'checkEmail',
  method: 'POST',
  path: '/api/check-email',
  summary: 'Whether there is an account with this address, and how one signs in to it',
  auth: 'none',
  owner: 'nobody',
  body: z.object({ email: emailAddress }),
  success: {
    status: 200,
    answer: z.object({ exists: z.boolean(), auth_provider: z.nullable(z.enum(['email', 'google'])), message: z.string() }),
  },
  failures: ['too_many_requests'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mails a link for a new password, where there is such an account; the answer does not tell',
  auth: 'none',
  owner: 'nobody',
  body: z.object({ email: emailAddress }),
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['too_many_requests'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Sets a new password with the token of a mailed link, once, and ends every session; the token in the answer begins a new one',
  auth: 'none',
  owner: 'nobody',
  body: z.object({ token: z.string().check(z.maxLength(200)), password: newPassword }),
  success: { status: 200, answer: z.object({ access_token: z.string(), token_type: z.literal('bearer') }) },
  failures: ['reset_link_invalid', 'common_password', 'too_many_requests'],
});
