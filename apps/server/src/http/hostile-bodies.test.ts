import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { addCorrections, createTemplate, type Endpoint, migrateTemplates, updateTemplate } from '@sheetlift/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { rateLimits } from '../platform/schema.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

/** Of pino's levels. */
const WARNING = 40;

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let address: URL;
let token: string;
let logged: string[];

beforeEach(async () => {
  logged = [];
  server = await startTestServer({ log: createLogger('info', { write: (line) => void logged.push(line) }) });
  ({ token } = await server.signUp());
});

afterEach(() => server.close());

async function listen(): Promise<void> {
  address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
}

async function send({ method, path }: Endpoint, body: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(new URL(path.replace(':id', 'none'), address), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

/** A request whose body has so far come as far as this. */
async function begin(body: string, bytes: number): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${createTemplate.path} HTTP/1.1\r\nhost: ${address.host}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n${body}`,
  );
  return socket;
}

describe('a body of brackets', () => {
  const inLists = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const withMore = (more: string): string => `{"name":"Bills","entities_json":"[{\\"entity_name\\":\\"Total\\"}]","more":${more}}`;

  beforeEach(listen);

  test('is refused by its depth, unread', async () => {
    expect(await send(createTemplate, withMore(inLists(31)))).toMatchObject({ status: 201 });
    expect(await send(createTemplate, withMore(inLists(32)))).toEqual({ status: 400, body: failureBody('malformed_request') });
    expect(await send(migrateTemplates, inLists(500_000))).toEqual({ status: 400, body: failureBody('malformed_request') });
  });

  test('in a text is a text', async () => {
    expect(await send(createTemplate, withMore(JSON.stringify(`"\\${'[{'.repeat(100)}`)))).toMatchObject({ status: 201 });
  });

  test('is refused by its length, unread', async () => {
    const brackets = '[],'.repeat(400_000);
    expect(await send(migrateTemplates, `{"templates":[${brackets}[]]}`)).toEqual({ status: 413, body: failureBody('too_large') });
    expect(await send(createTemplate, withMore(`[${brackets.slice(0, 600_000)}[]]`))).toEqual({
      status: 413,
      body: failureBody('too_large'),
    });
  });

  test.each([createTemplate, updateTemplate, migrateTemplates, addCorrections])(
    'counts as a call of $name, which its account may make so often, before it is read',
    async (endpoint) => {
      expect((await send(endpoint, '[')).status).toBe(400);
      await server.database.update(rateLimits).set({ arrival: new Date(Date.now() + DAY_MS) });
      expect(await send(endpoint, '[')).toEqual({ status: 429, body: failureBody('too_many_requests') });
      ({ token } = await server.signUp());
      expect((await send(endpoint, '[')).status).toBe(400);
    },
  );
});

describe('a body that does not come', () => {
  test('is waited for a minute', () => {
    expect(server.app.server.requestTimeout).toBe(60_000);
  });

  test('is not waited for any longer, however slowly it goes on', async () => {
    Object.assign(server.app.server, { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 });
    await listen();
    const socket = await begin('{"name":', 10_000);
    const trickle = setInterval(() => socket.write(' '), 20);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 40[08] /);
    await once(socket, 'close');
    clearInterval(trickle);
  });

  test('because its sender broke off, is no fault of ours: the log says so without an alarm', async () => {
    await listen();
    const came = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
    const socket = await begin('{"name":', 1_000);
    const [request] = await came;
    while (request.listenerCount('data') === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    expect(logged.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= WARNING)).toEqual([]);
  });
});
