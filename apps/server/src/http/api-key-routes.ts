import { createApiKey, listApiKeys, revokeApiKey } from '@sheetlift/contract';
import { createKey, listKeys, revokeKey } from '../accounts/api-keys.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

const WRITE: RateLimit = { name: 'api-key-write', times: 60, perSeconds: 60 * 60 };

/** The keys of a person's programs. */
export function apiKeyRoutes(parts: ServerParts): Route[] {
  return [
    route(listApiKeys, ({ caller }) => listKeys(caller.id, parts.database)),
    route(createApiKey, ({ caller, body }) => createKey(caller.id, body, parts), WRITE),
    route(
      revokeApiKey,
      async ({ caller, params }) => {
        await revokeKey(caller.id, params.id, parts.database);
        return { ok: true };
      },
      WRITE,
    ),
  ];
}
