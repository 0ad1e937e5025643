import { z } from 'zod/mini';
import { API_SCOPES, endpoint } from './endpoint.ts';
import { isLongerThan } from './count-characters.ts';
import { plainText } from './plain-text.ts';

/** Characters of a key's name. */
const MAX_KEY_NAME_CHARACTERS = 100;

const name = plainText.check(
  z.trim(),
  z.minLength(1, 'A key needs a name'),
  z.refine((text) => !isLongerThan(text, MAX_KEY_NAME_CHARACTERS), `A key's name cannot exceed ${MAX_KEY_NAME_CHARACTERS} characters`),
);

const scopes = z
  .array(z.enum(API_SCOPES, `A scope is one of ${API_SCOPES.join(', ')}`))
  .check(z.minLength(1, 'A key needs a scope'), z.maxLength(API_SCOPES.length));

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** Its last letters. */
  ending: z.string(),
  created_at: z.iso.datetime(),
  /** To the minute; null where it was never used. */
  last_used_at: z.nullable(z.iso.datetime()),
});

export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = endpoint({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/keys',
  summary: 'The API keys of the account, the newest first',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: z.array(apiKey) },
  failures: [],
});

export const createApiKey = endpoint({
  name: 'createApiKey',
  method: 'POST',
  path: '/api/keys',
  summary: 'Makes an API key, which is shown in this answer and never again',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({ name, scopes }),
  success: { status: 201, answer: z.extend(apiKey, { key: z.string() }) },
  failures: ['too_many_keys', 'too_many_requests'],
});

export const revokeApiKey = endpoint({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Ends an API key at once and for good',
  auth: 'bearer',
  owner: 'id',
  params: z.object({ id: z.string() }),
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['key_not_found', 'too_many_requests'],
});
