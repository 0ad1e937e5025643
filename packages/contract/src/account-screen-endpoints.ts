import { z } from 'zod/mini';
import { fullName, givenPassword, newPassword } from './account-endpoints.ts';
import { endpoint } from './endpoint.ts';

const done = z.object({ ok: z.literal(true) });

export const changeName = endpoint({
  name: 'changeName',
  method: 'POST',
  path: '/api/account/change-name',
  summary: 'Sets how the caller is greeted; without a name it is the part of the address before the @',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({ full_name: fullName }),
  success: { status: 200, answer: z.object({ full_name: z.nullable(z.string()) }) },
  failures: [],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/account/change-password',
  summary: 'Sets a new password and ends every session; the token in the answer goes on in this one',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({ current_password: givenPassword, new_password: newPassword }),
  success: { status: 200, answer: z.object({ access_token: z.string(), token_type: z.literal('bearer') }) },
  failures: ['wrong_password', 'no_password', 'common_password', 'too_many_requests'],
});

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  summary: 'Ends every session, this one too',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: done },
  failures: [],
});

export const exportAccount = endpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary: 'All that is kept about the caller, as JSON files in a ZIP; documents of runs are named in it, not copied',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, contentTypes: ['application/zip'] },
  failures: ['too_many_requests'],
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Deletes the account and all that is kept with it, once its address was typed as confirmation',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({ confirmation: z.string().check(z.maxLength(1024)) }),
  success: { status: 200, answer: done },
  failures: ['confirmation_mismatch', 'payments_unavailable'],
});
