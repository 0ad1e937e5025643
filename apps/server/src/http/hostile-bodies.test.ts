import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  addCorrections,
  continueUpload,
  createRun,
  createTemplate,
  createUpload,
  type Endpoint,
  getUsage,
  migrateTemplates,
  updateTemplate,
  type Upload,
} from '@sheetlift/contract';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { rateLimits } from '../platform/schema.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';
import { UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_OF_ONE } from './upload-room.ts';

const TEMPLATE = JSON.stringify({ name: 'Letters', entities: [{ variableName: 'Total', type: 'number' }] });

/** A form whose first file has begun. */
const BEGUN = [
  `--x\r\nContent-Disposition: form-data; name="template"\r\n\r\n${TEMPLATE}\r\n`,
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nLetter',
].join('');

/** Of pino's levels. */
const WARNING = 40;

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let address: URL;
let token: string;
let logged: string[];
/** Whether there is room is known then: nothing of a document is read before. */
let looked: Promise<boolean>;

beforeEach(async () => {
  logged = [];
  looked = Promise.resolve(true);
  const log = createLogger('info', { write: (line) => void logged.push(line) });
  server = await startTestServer({ log, hasRoom: () => looked });
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
function beginAt({ method, path }: Pick<Endpoint, 'method' | 'path'>, headers: Record<string, string>, body: string): Socket {
  const socket = connect(Number(address.port), address.hostname);
  const lines = Object.entries({ host: address.host, authorization: `Bearer ${token}`, 'content-length': '5000', ...headers });
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n${body}`);
  return socket;
}

/** A form with one file, as a program sends it. */
function whole(headers: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  form.set('template', TEMPLATE);
  form.set('files', new Blob(['Letter\n\nTotal: 42.50 EUR\n']), 'a.txt');
  return fetch(new URL(createRun.path, address), { method: 'POST', headers: { authorization: `Bearer ${token}`, ...headers }, body: form });
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
    const socket = beginAt(createTemplate, { 'content-type': 'application/json' }, '{"name":');
    const trickle = setInterval(() => socket.write(' '), 20);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    const [head, body] = answer.toString().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(JSON.parse(body!)).toEqual(failureBody('too_slow'));
    clearInterval(trickle);
    socket.end();
    await once(socket, 'close');
  });

  test.each([
    ['no HTTP at all', 'HELO mail.example.com\r\n\r\n', failureBody('malformed_request')],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
      failureBody('malformed_request', 'The headers of the request are too large.'),
    ],
  ])('or is %s is answered as every other failure is', async (_what, sent, failure) => {
    await listen();
    const socket = connect(Number(address.port), address.hostname);
    socket.end(sent);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    const [head, body] = answer.toString().split('\r\n\r\n');
    expect([head!.slice(0, 12), JSON.parse(body!)]).toEqual(['HTTP/1.1 400', failure]);
  });

  describe('because its sender broke off', () => {
    let uncaught: Mock<() => void>;

    beforeEach(async () => {
      uncaught = vi.fn<() => void>();
      process.on('uncaughtException', uncaught);
      await listen();
    });

    afterEach(() => {
      process.off('uncaughtException', uncaught);
    });

    test.each([
      ['form', createRun, 'multipart/form-data; boundary=x', {}],
      ['piece of a file', continueUpload, 'application/offset+octet-stream', { 'tus-resumable': '1.0.0', 'upload-offset': '0' }],
    ])('before anything of it was read, ends nothing: a %s', async (_what, { method, path }, type, more) => {
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '5000' };
      const { id } = (await server.call(createUpload, { token, headers })).body as Upload;
      let look!: (hasRoom: boolean) => void;
      looked = new Promise((resolve) => (look = resolve));
      const came = once(server.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
      const socket = beginAt({ method, path: path.replace(':id', id) }, { 'content-type': type, ...more }, BEGUN);
      const [request, response] = await came;
      while (request.listenerCount('data') === 0) await wait(5);
      socket.destroy();
      await new Promise((resolve) => request.once('close', resolve));
      look(true);
      // It is answered all the same: nobody hears it.
      await expect.poll(() => response.writableEnded).toBe(true);
      expect(uncaught).not.toHaveBeenCalled();
    });

    test('in the middle of a file, may be sent again under its key at once: nobody waits for the rest', async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'nightly' };
      const came = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
      const socket = beginAt(createRun, headers, BEGUN);
      const [request] = await came;
      await expect
        .poll(() => readdirSync(server.blobFolder, { recursive: true }).filter((name) => String(name).endsWith('.part')))
        .toHaveLength(1);
      socket.destroy();
      await new Promise((resolve) => request.once('close', resolve));
      await expect.poll(async () => (await whole({ 'idempotency-key': 'nightly' })).status).toBe(201);
      expect(readdirSync(server.blobFolder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);
    });

    test('is no fault of ours: the log says so without an alarm', async () => {
      const came = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
      const socket = beginAt(createTemplate, { 'content-type': 'application/json' }, '{"name":');
      const [request] = await came;
      while (request.listenerCount('data') === 0) await wait(5);
      socket.destroy();
      await new Promise((resolve) => request.once('close', resolve));
      expect(logged.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= WARNING)).toEqual([]);
    });
  });

  test('to its end, though it says that it has come whole, is refused: a form that ends in the first file', async () => {
    await listen();
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` };
    const answer = await fetch(new URL(createRun.path, address), { method: 'POST', headers, body: BEGUN });
    expect([answer.status, await answer.json()]).toEqual([400, failureBody('malformed_request')]);
  });
});

describe('files that come at the same time', () => {
  let sockets: Socket[];

  beforeEach(async () => {
    sockets = [];
    await listen();
  });

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  /** A form with a file of which the first bytes have come; sent anew where it found no room because one of the whole ones was there. */
  async function sendSlowly(bearer = token): Promise<void> {
    const socket = beginAt(createRun, { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${bearer}` }, BEGUN);
    sockets.push(socket);
    socket.once('data', () => {
      socket.destroy();
      void sendSlowly(bearer);
    });
    await once(socket, 'connect');
  }

  test('are read so many at a time, and of one account fewer: the next one is told when to come again, and other calls are answered', async () => {
    for (let sent = 0; sent < UPLOADS_AT_ONCE_OF_ONE; sent++) await sendSlowly();
    await expect.poll(async () => (await whole()).status).toBe(503);
    const refused = await whole();
    expect(await refused.json()).toEqual(
      failureBody('unavailable', 'Many documents arrive at the moment. Please try again in a few seconds.'),
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect((await fetch(new URL(getUsage.path, address), { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    ({ token } = await server.signUp());
    expect((await whole()).status).toBe(201);
    for (let sent = UPLOADS_AT_ONCE_OF_ONE; sent < UPLOADS_AT_ONCE; sent++) await sendSlowly();
    ({ token } = await server.signUp());
    await expect.poll(async () => (await whole()).status).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await whole()).status).toBe(201);
  });
});
