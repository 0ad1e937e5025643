import {
  createWebhook as createWebhookCall,
  deleteWebhook as deleteWebhookCall,
  listWebhookDeliveries,
  listWebhooks as listWebhooksCall,
  replayWebhookDelivery,
  switchWebhook as switchWebhookCall,
} from '@sheetlift/contract';
import type { RateLimit } from '../platform/rate-limits.ts';
import { listDeliveries, replay } from '../webhooks/deliveries.ts';
import { createWebhook, deleteWebhook, findWebhook, listWebhooks, secretOf, switchWebhook } from '../webhooks/webhooks.ts';
import { doOnce } from './idempotency.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

const WRITE: RateLimit = { name: 'webhook-write', times: 60, perSeconds: 60 * 60 };

/** Each is sent to somebody's machine. */
const REPLAY: RateLimit = { name: 'webhook-replay', times: 300, perSeconds: 60 * 60 };

/** Where a person's programs are told what happened. */
export function webhookRoutes(parts: ServerParts): Route[] {
  const { database } = parts;
  return [
    route(
      createWebhookCall,
      async (request) => {
        const { caller, body } = request;
        const made = await doOnce(createWebhookCall, request, parts, (transaction) =>
          createWebhook(caller.id, body, { ...parts, database: transaction }),
        );
        // Derived each time: what is kept of the answer holds nothing that signs.
        return { ...made, secret: secretOf(made, parts) };
      },
      WRITE,
    ),
    route(listWebhooksCall, async ({ caller }) => ({ data: await listWebhooks(caller.id, database) })),
    route(switchWebhookCall, ({ caller, params, body }) => switchWebhook(caller.id, params.id, body.is_enabled, database), WRITE),
    route(
      deleteWebhookCall,
      async ({ caller, params }) => {
        await deleteWebhook(caller.id, params.id, database);
        return { ok: true };
      },
      WRITE,
    ),
    route(listWebhookDeliveries, async ({ caller, params, query: { after, limit } }) => {
      const { id } = await findWebhook(caller.id, params.id, database);
      const { things, hasMore } = await listDeliveries(id, { after, limit }, database);
      return { data: things, has_more: hasMore };
    }),
    route(
      replayWebhookDelivery,
      (request) =>
        doOnce(replayWebhookDelivery, request, parts, (transaction) =>
          replay(request.caller.id, request.params.id, { ...parts, database: transaction }),
        ),
      REPLAY,
    ),
  ];
}
