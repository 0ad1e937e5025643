import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of the server. */
export interface AskedChat {
  path: string;
  headers: IncomingMessage['headers'];
  /** Of the OpenAI protocol, where that is what is spoken. */
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string }; [more: string]: unknown };
}

/** What it does about one request: an answer's text, or what goes wrong. */
export type ChatAnswer =
  /** As a stream, with `pauseMs` between its pieces, or `whole`. */
  | { text: string; finish?: string; refusal?: string; usage?: boolean; whole?: boolean; pauseMs?: number }
  | { status: number; retryAfter?: string; body?: string }
  /** Events of whatever protocol. */
  | { events: readonly object[] }
  | { page: string }
  /** The connection breaks after these characters. */
  | { cut: string }
  | { silent: true }
  | { endless: true };

/** A server that speaks the OpenAI chat protocol, with every fault such servers have. */
export interface ChatServer {
  baseUrl: string;
  asked: AskedChat[];
  close(): Promise<void>;
}

interface ChatServerOptions {
  /** What it lists; it has no list where absent. */
  models?: readonly string[];
  /** Whose pages browsers let speak to it; nobody's where absent. */
  allowedOrigin?: string;
}

/** Answers each question as `answer` says, by the request and its number from 0. */
export async function startChatServer(
  answer: (chat: AskedChat, at: number) => ChatAnswer,
  { models, allowedOrigin }: ChatServerOptions = {},
): Promise<ChatServer> {
  const asked: AskedChat[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (allowedOrigin !== undefined) {
      response.setHeader('access-control-allow-origin', allowedOrigin);
      response.setHeader('access-control-allow-headers', '*, authorization, content-type');
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method === 'GET') {
      const list = { object: 'list', data: models?.map((id) => ({ id, object: 'model' })) };
      return void response.writeHead(models ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(list));
    }
    const body = JSON.parse(await readBody(request)) as AskedChat['body'];
    const chat = { path: request.url ?? '', headers: request.headers, body };
    asked.push(chat);
    await respond(response, answer(chat, asked.length - 1));
  };
  const server = createServer((request, response) => {
    // Whoever gave up while it asked is gone.
    hear(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function respond(response: ServerResponse, answer: ChatAnswer): Promise<void> {
  if ('silent' in answer) return;
  if ('status' in answer) {
    response
      .writeHead(answer.status, answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter })
      .end(answer.body ?? '{"error":{"message":"no"}}');
  } else if ('page' in answer) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(answer.page);
  } else if ('events' in answer) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(answer.events.map((event) => `event: any\ndata: ${JSON.stringify(event)}\n\n`).join(''));
  } else if ('cut' in answer) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(answer.cut, () => response.destroy());
  } else if ('endless' in answer) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const more = (): void => {
      if (!response.destroyed) response.write(': and on\n'.repeat(10_000), more);
    };
    more();
  } else if (answer.whole) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wholeAnswer(answer)));
  } else await streamAnswer(response, answer);
}

type TextAnswer = Extract<ChatAnswer, { text: string }>;

const USAGE = { prompt_tokens: 111, completion_tokens: 22 };

function wholeAnswer({ text, finish = 'stop', refusal, usage = true }: TextAnswer): object {
  const message = { role: 'assistant', content: refusal === undefined ? text : null, ...(refusal === undefined ? {} : { refusal }) };
  return { choices: [{ index: 0, message, finish_reason: finish }], ...(usage ? { usage: USAGE } : {}) };
}

const PIECE_CHARACTERS = 20;

async function streamAnswer(
  response: ServerResponse,
  { text, finish = 'stop', refusal, usage = true, pauseMs = 0 }: TextAnswer,
): Promise<void> {
  const say = (event: object): void => void response.write(`data: ${JSON.stringify(event)}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (refusal !== undefined) say({ choices: [{ index: 0, delta: { refusal } }] });
  for (let from = 0; from < text.length && !response.destroyed; from += PIECE_CHARACTERS) {
    say({ choices: [{ index: 0, delta: { content: text.slice(from, from + PIECE_CHARACTERS) } }] });
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  say({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  if (usage) say({ choices: [], usage: USAGE });
  response.end('data: [DONE]\n\n');
}
