import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import { endpoint } from './endpoint.ts';
import { listedPage } from './listed-page.ts';
import { plainText } from './plain-text.ts';

/** What a webhook can be told: full-stop delimited, as the Standard Webhooks specification has it. */
export const WEBHOOK_EVENTS = ['run.finished', 'run.failed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Why an attempt got no answer. */
const DELIVERY_TROUBLES = ['address_refused', 'host_not_found', 'no_connection', 'timed_out'] as const;
export type DeliveryTrouble = (typeof DELIVERY_TROUBLES)[number];

const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

const MAX_URL_CHARACTERS = 2_000;

/** Of the web, without a user name or password. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

const url = plainText.check(
  z.trim(),
  z.refine((text) => !isLongerThan(text, MAX_URL_CHARACTERS), `A webhook's url cannot exceed ${MAX_URL_CHARACTERS} characters`),
  z.refine(
    (text) => WEB_ADDRESS.test(text) && z.safeParse(z.url(), text).success,
    'A webhook needs a url like https://example.com/sheetlift, without a user name or password',
  ),
);

const events = z
  .array(z.enum(WEBHOOK_EVENTS, `An event is one of ${WEBHOOK_EVENTS.join(', ')}`))
  .check(z.minLength(1, 'A webhook needs an event'), z.maxLength(WEBHOOK_EVENTS.length));

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Ends when its owner says so, or when the receiver answers 410 (gone). */
  is_enabled: z.boolean(),
  created_at: z.iso.datetime(),
});

const webhookDelivery = z.object({
  id: z.uuid(),
  /** The header `webhook-id`: the same for each attempt, and for all webhooks that are told of one event. */
  message_id: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  /** What is sent, to the byte. */
  body: z.string(),
  state: z.enum(DELIVERY_STATES),
  created_at: z.iso.datetime(),
  /** Null where it is not tried again. */
  next_attempt_at: z.nullable(z.iso.datetime()),
  /** The newest first. */
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      duration_ms: z.int(),
      /** What the receiver answered; null where it did not. */
      status: z.nullable(z.int()),
      /** Why there was no answer. */
      trouble: z.nullable(z.enum(DELIVERY_TROUBLES)),
    }),
  ),
});

export type Webhook = z.output<typeof webhook>;
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const thing = z.object({ id: z.string() });

export const createWebhook = endpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/api/v1/webhooks',
  summary: 'Has an address told when runs end. The secret that signs what it is sent is shown in this answer and never again',
  auth: 'bearer',
  scope: 'webhooks:write',
  owner: 'caller',
  body: z.object({ url, events: z._default(events, [...WEBHOOK_EVENTS]) }),
  success: { status: 201, answer: z.extend(webhook, { secret: z.string() }) },
  failures: ['address_refused', 'too_many_webhooks', 'too_many_requests'],
});

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'The webhooks of the account, the newest first',
  auth: 'bearer',
  scope: 'webhooks:read',
  owner: 'caller',
  success: { status: 200, answer: z.object({ data: z.array(webhook) }) },
  failures: [],
});

export const switchWebhook = endpoint({
  name: 'switchWebhook',
  method: 'PUT',
  path: '/api/v1/webhooks/:id',
  summary: 'Switches a webhook off or on. What is still to be sent to one that is off is not sent',
  auth: 'bearer',
  scope: 'webhooks:write',
  owner: 'id',
  params: thing,
  body: z.object({ is_enabled: z.boolean() }),
  success: { status: 200, answer: webhook },
  failures: ['webhook_not_found', 'too_many_requests'],
});

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/v1/webhooks/:id',
  summary: 'Deletes a webhook with its deliveries',
  auth: 'bearer',
  scope: 'webhooks:write',
  owner: 'id',
  params: thing,
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['webhook_not_found', 'too_many_requests'],
});

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/v1/webhooks/:id/deliveries',
  summary: 'What a webhook was sent in the last 30 days, the newest first, each with its attempts',
  auth: 'bearer',
  scope: 'webhooks:read',
  owner: 'id',
  params: thing,
  query: listedPage,
  success: { status: 200, answer: z.object({ data: z.array(webhookDelivery), has_more: z.boolean() }) },
  failures: ['webhook_not_found'],
});

export const replayWebhookDelivery = endpoint({
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/api/v1/webhook-deliveries/:id/replay',
  summary: 'Sends once more what a webhook was sent, with the same webhook-id, and tries again as for a new one',
  auth: 'bearer',
  scope: 'webhooks:write',
  owner: 'id',
  params: thing,
  success: { status: 200, answer: webhookDelivery },
  failures: ['delivery_not_found', 'webhook_disabled', 'too_many_requests'],
});
