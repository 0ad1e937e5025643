import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of the server. */
export interface AskedChat {
  path: string;
  authorization: string | null;
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string }; [more: string]: unknown };
}

/** What it does about one request: an answer's text, or what goes wrong. */
export type ChatAnswer =
  | { text: string; finish?: string; refusal?: string; usage?: boolean }
  | { status: number; retryAfter?: string }
  | { page: string }
  | { cut: string }
  | { silent: true }
  | { endless: true };

/** A server that speaks the OpenAI chat protocol, with every fault such servers have. */
export interface ChatServer {
  baseUrl: string;
  asked: AskedChat[];
  close(): Promise<void>;
}

/** Answers each request as `answer` says, by the request and its number from 0. */
export async function startChatServer(answer: (chat: AskedChat, at: number) => ChatAnswer): Promise<ChatServer> {
  const asked: AskedChat[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await readBody(request)) as AskedChat['body'];
    const chat = { path: request.url ?? '', authorization: request.headers.authorization ?? null, body };
    asked.push(chat);
    respond(response, answer(chat, asked.length - 1));
  };
  const server = createServer((request, response) => void hear(request, response));
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

function respond(response: ServerResponse, answer: ChatAnswer): void {
  if ('silent' in answer) return;
  if ('status' in answer) {
    response
      .writeHead(answer.status, answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter })
      .end('{"error":{"message":"no"}}');
  } else if ('page' in answer) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(answer.page);
  } else if ('cut' in answer) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    response.write(answer.cut, () => response.destroy());
  } else if ('endless' in answer) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      if (!response.destroyed) response.write(' '.repeat(100_000), more);
    };
    more();
  } else {
    const { text, finish = 'stop', refusal, usage = true } = answer;
    const message = { role: 'assistant', content: refusal === undefined ? text : null, ...(refusal === undefined ? {} : { refusal }) };
    const counted = usage ? { usage: { prompt_tokens: 111, completion_tokens: 22 } } : {};
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }], ...counted }));
  }
}
