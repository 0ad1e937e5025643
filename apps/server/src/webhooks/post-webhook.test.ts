import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type NameServer, startNameServer } from '../platform/name-server.test-fixture.ts';
import { postWebhook } from './post-webhook.ts';
import { createReachable } from '../platform/reachable.ts';

const open: { close: () => unknown }[] = [];
const HERE = createReachable(['127.0.0.1']);

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function receiver(listener: RequestListener, host = '127.0.0.1', port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(port, host);
  open.push(server);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function names(...addresses: string[]): Promise<{ nameServer: NameServer; resolver: Resolver }> {
  const nameServer = await startNameServer(addresses);
  open.push(nameServer);
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([nameServer.address]);
  return { nameServer, resolver };
}

const post = (url: string, parts: Partial<Parameters<typeof postWebhook>[1]> = {}) =>
  postWebhook({ url, body: '{"type":"x"}', headers: { 'webhook-id': 'msg_1' } }, { reachable: HERE, ...parts });

test('a name that leads to a private address is refused, and nothing connects there', async () => {
  let connections = 0;
  const { server, port } = await receiver((_request, response) => response.end());
  server.on('connection', () => connections++);
  const { resolver } = await names('127.0.0.1');
  const outcome = await post(`https://inside.example.com:${port}/`, { resolver, reachable: createReachable([]) });
  expect([outcome, connections]).toEqual([{ kind: 'failed', trouble: 'address_refused' }, 0]);
});

test('a name is looked up once, and the connection goes to the address that was checked', async () => {
  const told: string[] = [];
  const { port } = await receiver((request, response) => {
    told.push(request.headers.host!);
    response.writeHead(204).end();
  });
  let trapped = 0;
  const trap = await receiver((_request, response) => response.end(), '127.0.0.2', port);
  trap.server.on('connection', () => trapped++);
  const { nameServer, resolver } = await names('127.0.0.1', '127.0.0.2');
  expect(await post(`http://turns.example.com:${port}/hook`, { resolver })).toEqual({ kind: 'answered', status: 204, retryAfter: null });
  expect([told, nameServer.asked(), trapped]).toEqual([[`turns.example.com:${port}`], 1, 0]);
  // The next time it leads elsewhere, which is checked anew.
  expect(await post(`http://turns.example.com:${port}/hook`, { resolver })).toEqual({ kind: 'failed', trouble: 'address_refused' });
  expect(trapped).toBe(0);
});

test('addresses that are written out are checked as well, however they are written', async () => {
  for (const host of ['127.0.0.2', '0x7f.2', '2130706434', '[::ffff:127.0.0.2]', '[::1]', '169.254.169.254'])
    expect([host, await post(`https://${host}:1/`)]).toEqual([host, { kind: 'failed', trouble: 'address_refused' }]);
});

test('a redirect is an answer and is not followed, and what is asked for with Retry-After is told', async () => {
  const paths: string[] = [];
  const { port } = await receiver((request, response) => {
    paths.push(request.url!);
    response.writeHead(302, { location: '/elsewhere', 'retry-after': '120' }).end();
  });
  expect(await post(`http://127.0.0.1:${port}/here`)).toEqual({ kind: 'answered', status: 302, retryAfter: '120' });
  expect(paths).toEqual(['/here']);
});

test('an answer without end is left', async () => {
  const ended = new Promise<void>((done) => {
    void receiver((request, response) => {
      const more = (): void => {
        while (response.write('x'.repeat(16_384))) if (response.destroyed) return;
      };
      response.on('drain', more).on('close', done);
      more();
      request.resume();
    }).then(async ({ port }) => expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'answered', status: 200 }));
  });
  await ended;
});

test('nobody there, a name that is none, and a receiver that only listens are told apart', async () => {
  const { resolver } = await names('127.0.0.1');
  const { port } = await receiver((request) => request.socket.destroy());
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', trouble: 'no_connection' });
  const nobody = new Resolver({ timeout: 200, tries: 1 });
  nobody.setServers(['127.0.0.1:1']);
  expect(await post('https://nothing.invalid/', { resolver: nobody })).toEqual({ kind: 'failed', trouble: 'host_not_found' });
  const silent = await receiver(() => {});
  expect(await post(`http://silent.example.com:${silent.port}/`, { resolver, mostMs: 300 })).toEqual({
    kind: 'failed',
    trouble: 'timed_out',
  });
});
