import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { askAssistantTools, listenToAssistantTools } from '@sheetlift/contract';
import type { RateLimit } from '../platform/rate-limits.ts';
import { assistantServer } from './assistant-server.ts';
import { Failure } from './failure.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** As for runs: each message may start one. */
const MESSAGES: RateLimit = { name: 'assistant', times: 600, perSeconds: 10 * 60 };

const VERSION_HEADER = 'mcp-protocol-version';

type Message = { jsonrpc: '2.0' } & Record<string, unknown>;

/** The Model Context Protocol over Streamable HTTP, without sessions (specification 2025-11-25, "Transports"). */
export function assistantRoutes(parts: ServerParts): Route[] {
  return [
    route(
      askAssistantTools,
      async ({ caller, scopes, header, body }) => {
        refuseOtherPages(header('origin'), parts);
        return answerMessage(body as Message, header(VERSION_HEADER), assistantServer({ ownerId: caller.id, scopes }, parts));
      },
      MESSAGES,
    ),
    route(listenToAssistantTools, async () => {
      throw new Failure('method_not_allowed');
    }),
  ];
}

/** A page that made its own name lead here calls from its own origin; the protocol has servers refuse it. Programs have none. */
function refuseOtherPages(origin: string | null, { publicUrl, allowedOrigins }: ServerParts): void {
  if (origin === null || origin === new URL(publicUrl).origin || allowedOrigins.includes(origin)) return;
  throw new Failure('origin_refused');
}

/** Null where the message wants no answer. */
async function answerMessage(
  message: Message,
  protocolVersion: string | null,
  server: ReturnType<typeof assistantServer>,
): Promise<Message | null> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // We answer in JSON, whatever else is taken.
        accept: 'application/json, text/event-stream',
        ...(protocolVersion !== null && { [VERSION_HEADER]: protocolVersion }),
      },
    });
    const answer = await transport.handleRequest(request, { parsedBody: message });
    if (answer.status === 202) return null;
    const said = (await answer.json()) as JSONRPCMessage;
    if (answer.ok) return said as Message;
    throw new Failure('malformed_request', 'error' in said ? said.error.message : undefined);
  } finally {
    await server.close();
  }
}
