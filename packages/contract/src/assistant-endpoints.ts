import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Carries documents as text, as the body of a run does. */
const JSON_BYTES = 16 * 1024 * 1024;

/** Of JSON-RPC 2.0. */
const message = z.looseObject({
  jsonrpc: z.literal('2.0', 'A message of JSON-RPC 2.0 is wanted'),
  id: z.optional(z.union([z.string(), z.int()])),
});

/** The Model Context Protocol over Streamable HTTP, without sessions: each message stands alone. */
export const askAssistantTools = endpoint({
  name: 'askAssistantTools',
  method: 'POST',
  path: '/mcp',
  summary: 'For assistants: a message of the Model Context Protocol. What a key is offered goes by its scopes',
  auth: 'bearer',
  scope: 'any',
  owner: 'caller',
  body: message,
  bodyBytes: JSON_BYTES,
  success: { status: 200, answer: message, orAccepted: true },
  failures: ['origin_refused', 'too_many_requests'],
});

/** The protocol has a server that begins nothing by itself say so. */
export const listenToAssistantTools = endpoint({
  name: 'listenToAssistantTools',
  method: 'GET',
  path: '/mcp',
  summary: 'Where other servers of the Model Context Protocol send messages of their own: this one sends none',
  auth: 'none',
  owner: 'nobody',
  success: { status: 200, contentTypes: ['text/event-stream'] },
  failures: ['method_not_allowed'],
});
