import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addRunDocuments,
  createRun,
  createWebhook,
  deleteWebhook,
  getRun,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  type Run,
  switchWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@sheetlift/contract';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { buildReaderChild, startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { startDeliveryWorker } from '../webhooks/delivery-worker.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' }] };
const document = (fileName: string, text: string) => ({ file_name: fileName, content: Buffer.from(text).toString('base64') });
const LETTER = document('letter.txt', 'Letter\n\nTotal: 12.50 EUR\n');
const BROKEN = document('broken.pdf', '%PDF-1.7 and nothing more');
/** Refused while it comes. */
const STRANGE = document('letter.rtf', `{\\rtf1 ${'a'.repeat(5_000)}}`);

/** Three waits: four attempts. */
const WAITS_MS = [10, 10, 10];

interface Received {
  headers: Record<string, string>;
  body: string;
}

let server: TestServer;
let workers: { stop: () => Promise<void> }[];
let receiver: Server;
let url: string;
let received: Received[];
/** What the receiver answers, the last for ever. */
let statuses: number[];
let answerHeaders: Record<string, string>;
/** The receiver answers when this is there. */
let held: Promise<void>;
let token: string;

beforeAll(async () => {
  buildReaderChild();
  server = await startTestServer({ webhookNetworks: ['127.0.0.1'] });
  workers = [
    await startTestWorker(server.parts, server.databaseUrl),
    startDeliveryWorker({ ...server.parts, log: createLogger('silent'), waitsMs: WAITS_MS }),
  ];
}, 180_000);

beforeEach(async () => {
  ({ token } = await server.signUp());
  received = [];
  statuses = [204];
  answerHeaders = {};
  held = Promise.resolve();
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
      void held.then(() => response.writeHead(status, answerHeaders).end('thank you'));
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/told?by=us`;
});

afterEach(() => receiver.close());

afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await server.close();
});

async function make(events?: string[]): Promise<Webhook & { secret: string }> {
  const { status, body } = await server.call(createWebhook, { token, body: { url, ...(events && { events }) } });
  expect(status).toBe(201);
  return body as Webhook & { secret: string };
}

async function start(...documents: object[]): Promise<Run> {
  return (await server.call(createRun, { token, body: { template: TEMPLATE, documents } })).body as Run;
}

async function deliveriesOf({ id }: Webhook): Promise<WebhookDelivery[]> {
  return ((await server.call(listWebhookDeliveries, { token, params: { id } })).body as { data: WebhookDelivery[] }).data;
}

/** The one delivery of a webhook, when it has ended. */
async function ended(webhook: Webhook): Promise<WebhookDelivery> {
  await expect.poll(async () => (await deliveriesOf(webhook)).map(({ state }) => state), { timeout: 60_000 }).not.toContain('waiting');
  const [delivery, ...more] = await deliveriesOf(webhook);
  expect([delivery === undefined, more]).toEqual([false, []]);
  return delivery!;
}

async function toldOf(run: Run, webhook: Webhook): Promise<WebhookDelivery> {
  await expect.poll(async () => (await deliveriesOf(webhook)).length, { timeout: 60_000 }).toBe(1);
  const delivery = await ended(webhook);
  expect(JSON.parse(delivery.body)).toMatchObject({ data: { id: run.id } });
  return delivery;
}

test('a run that ends is told, so that the reference library knows it by the secret, and by no other', async () => {
  const webhook = await make();
  const other = await make();
  expect(webhook).toMatchObject({ url, events: ['run.finished', 'run.failed'], is_enabled: true });
  const run = await start(LETTER, BROKEN);
  const delivery = await toldOf(run, webhook);
  expect(delivery).toMatchObject({
    event: 'run.finished',
    state: 'delivered',
    next_attempt_at: null,
    attempts: [{ status: 204, trouble: null }],
  });
  await ended(other);
  expect(received).toHaveLength(2);
  const [mine] = received.filter(({ headers, body }) => {
    try {
      return Boolean(new Verifier(webhook.secret).verify(body, headers));
    } catch {
      return false;
    }
  });
  const now = (await server.call(getRun, { token, params: { id: run.id } })).body as Run;
  const { template: _template, ...told } = now;
  expect(now.documents).toMatchObject({ done: 1, failed: 1 });
  expect(JSON.parse(mine!.body)).toEqual({ type: 'run.finished', timestamp: expect.any(String), data: told });
  expect(mine!.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': delivery.message_id });
  // Of one event each webhook is told under one id, signed with a secret of its own.
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(2);
  const changed = { ...mine!.headers, 'webhook-id': 'msg_other' };
  expect(() => new Verifier(webhook.secret).verify(mine!.body, changed)).toThrow('No matching signature found');
  const { secret, ...described } = webhook;
  const listed = (await server.call(listWebhooks, { token })).body as { data: Webhook[] };
  expect(listed.data).toContainEqual(described);
  expect(JSON.stringify(listed)).not.toContain(secret.slice(6));
});

test('a run of which nothing could be read failed, also where all of it was refused as it came; who did not ask for that is not told', async () => {
  const [both, finished] = [await make(), await make(['run.finished'])];
  expect(await toldOf(await start(BROKEN), both)).toMatchObject({ event: 'run.failed', state: 'delivered' });
  const refused = await start(STRANGE);
  await expect.poll(async () => (await deliveriesOf(both)).length, { timeout: 60_000 }).toBe(2);
  expect(JSON.parse((await deliveriesOf(both))[0]!.body)).toMatchObject({ type: 'run.failed', data: { id: refused.id } });
  expect(await deliveriesOf(finished)).toEqual([]);
});

test('a run to which documents are added ends once more, and is told once more', async () => {
  const webhook = await make();
  const run = await start(LETTER);
  await toldOf(run, webhook);
  await server.call(addRunDocuments, { token, params: { id: run.id }, body: { documents: [LETTER] } });
  await expect.poll(async () => (await deliveriesOf(webhook)).length, { timeout: 60_000 }).toBe(2);
  const told = (await deliveriesOf(webhook)).map(({ body }) => (JSON.parse(body) as { data: Run }).data.documents.done);
  expect(told).toEqual([2, 1]);
});

test('a receiver that fails is tried again, under the same id and with a signature of its own time, until it accepts', async () => {
  statuses = [500, 302, 200];
  const webhook = await make();
  const delivery = await toldOf(await start(STRANGE), webhook);
  expect([delivery.state, delivery.attempts.map(({ status }) => status)]).toEqual(['delivered', [200, 302, 500]]);
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(delivery.message_id));
  for (const { headers, body } of received) expect(new Verifier(webhook.secret).verify(body, headers)).toEqual(JSON.parse(delivery.body));
});

test('a receiver that asks for time gets it', async () => {
  statuses = [503];
  answerHeaders = { 'retry-after': '3600' };
  const webhook = await make();
  await start(STRANGE);
  await expect.poll(async () => (await deliveriesOf(webhook))[0]?.attempts.length, { timeout: 60_000 }).toBe(1);
  const [{ attempts, next_attempt_at, state }] = (await deliveriesOf(webhook)) as [WebhookDelivery];
  expect(state).toBe('waiting');
  expect(Date.parse(next_attempt_at!) - Date.parse(attempts[0]!.at)).toBeGreaterThanOrEqual(3_600_000);
});

test('one that fails to the end is given up, and is told when it is sent again', async () => {
  statuses = [503];
  const webhook = await make();
  const failed = await toldOf(await start(STRANGE), webhook);
  expect([failed.state, failed.attempts.length, failed.next_attempt_at]).toEqual(['failed', 1 + WAITS_MS.length, null]);
  statuses = [500, 200];
  const answer = await server.call(replayWebhookDelivery, { token, params: { id: failed.id } });
  expect(answer).toMatchObject({ status: 200, body: { state: 'waiting', message_id: failed.message_id } });
  const again = await ended(webhook);
  expect([again.state, again.attempts.map(({ status }) => status)]).toEqual(['delivered', [200, 500, 503, 503, 503, 503]]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed.message_id]));
});

test('one that is gone is switched off; then it is told nothing, until its owner switches it on', async () => {
  statuses = [410];
  const webhook = await make();
  expect(await toldOf(await start(STRANGE), webhook)).toMatchObject({ state: 'failed', attempts: [{ status: 410 }] });
  const isEnabled = async () => ((await server.call(listWebhooks, { token })).body as { data: Webhook[] }).data[0]!.is_enabled;
  expect(await isEnabled()).toBe(false);
  const [{ id }] = (await deliveriesOf(webhook)) as [WebhookDelivery];
  expect(await server.call(replayWebhookDelivery, { token, params: { id } })).toMatchObject({
    status: 409,
    body: failureBody('webhook_disabled'),
  });
  await start(STRANGE);
  expect(await deliveriesOf(webhook)).toHaveLength(1);
  await server.call(switchWebhook, { token, params: { id: webhook.id }, body: { is_enabled: true } });
  statuses = [200];
  expect((await server.call(replayWebhookDelivery, { token, params: { id } })).status).toBe(200);
  expect((await ended(webhook)).state).toBe('delivered');
});

test('what waits for one that was switched off is not sent, and of one that was deleted nothing is left', async () => {
  statuses = [500];
  let letGo = (): void => {};
  held = new Promise((done) => (letGo = done));
  const [off, gone] = [await make(), await make()];
  await start(STRANGE);
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2);
  await server.call(switchWebhook, { token, params: { id: off.id }, body: { is_enabled: false } });
  await server.call(deleteWebhook, { token, params: { id: gone.id } });
  letGo();
  const left = await ended(off);
  expect([left.state, left.attempts.length, received.length]).toEqual(['failed', 1, 2]);
  expect((await server.call(listWebhookDeliveries, { token, params: { id: gone.id } })).status).toBe(404);
});

test('an address that is not on the public internet is refused: where it is written out at once, else when it is sent', async () => {
  for (const inside of [
    'http://127.0.0.2/',
    'https://10.0.0.1/',
    'https://[::1]:8443/',
    'https://169.254.169.254/latest',
    'http://93.184.215.14/',
  ])
    expect(await server.call(createWebhook, { token, body: { url: inside } })).toMatchObject({
      status: 422,
      body: failureBody('address_refused'),
    });
  url = url.replace('127.0.0.1', 'localhost.invalid');
  const named = await make();
  const delivery = await toldOf(await start(STRANGE), named);
  expect([delivery.state, delivery.attempts[0]]).toMatchObject(['failed', { status: null, trouble: 'host_not_found' }]);
  expect(received).toEqual([]);
});

test('a url has to be one of the web, without a password in it', async () => {
  for (const wrong of ['', 'example.com', 'ftp://example.com/', 'https://me:pw@example.com/', `https://example.com/${'x'.repeat(2_000)}`])
    expect((await server.call(createWebhook, { token, body: { url: wrong } })).status).toBe(422);
  expect((await server.call(createWebhook, { token, body: { url, events: ['run.started'] } })).status).toBe(422);
});

test('an account has twenty webhooks at most', async () => {
  for (let made = 0; made < 20; made++) await make();
  expect(await server.call(createWebhook, { token, body: { url } })).toMatchObject({ status: 422, body: failureBody('too_many_webhooks') });
});

test('deliveries are listed page by page, the newest first', async () => {
  const webhook = await make();
  for (let run = 0; run < 3; run++) await start(STRANGE);
  const all = (await deliveriesOf(webhook)).map(({ id }) => id);
  const page = async (query: Record<string, string>) =>
    (await server.call(listWebhookDeliveries, { token, params: { id: webhook.id }, query })).body as {
      data: WebhookDelivery[];
      has_more: boolean;
    };
  const [first, rest] = [await page({ limit: '2' }), await page({ limit: '2', after: all[1]! })];
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([all.slice(0, 2), true]);
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([all.slice(2), false]);
});
