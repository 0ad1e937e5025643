import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of it. */
interface AskedMessage {
  key: unknown;
  question: string;
}

export interface VendorServer {
  baseUrl: string;
  asked: AskedMessage[];
  /** Questions whose asker went before they were answered. */
  givenUp: () => number;
  /** Questions are left without a word until then. */
  silent: boolean;
  close: () => Promise<void>;
}

/** Speaks Anthropic's protocol: quotes the line that begins with "Why" for the first field, and takes 100 + 20 tokens for it. */
export async function startVendorServer(): Promise<VendorServer> {
  const asked: AskedMessage[] = [];
  let givenUp = 0;
  const server = createServer((request, response) => {
    response.on('close', () => (givenUp += response.writableFinished ? 0 : 1));
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const { messages } = JSON.parse(text) as { messages: { content: string }[] };
      const question = messages[0]!.content;
      asked.push({ key: request.headers['x-api-key'], question });
      if (!vendor.silent) answer(response, question);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const vendor: VendorServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    givenUp: () => givenUp,
    silent: false,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return vendor;
}

function answer(response: ServerResponse, question: string): void {
  const [, line = '0', quote = ''] = /^\[(\d+)\] Why: (.*)$/m.exec(question) ?? [];
  const text = JSON.stringify({ cells: [{ field: 'f1', answer: 'quote', candidate: '', line: Number(line), quote, lookedAt: [] }] });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = [
    { type: 'message_start', message: { usage: { input_tokens: 100 } } },
    { type: 'content_block_delta', delta: { type: 'text_delta', text } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 20 } },
  ];
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
}
