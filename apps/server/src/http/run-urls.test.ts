import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { addRunDocuments, createRun, listRunDocuments, type Run, type RunDocument } from '@sheetlift/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', type: 'number' }] };

let files: Server;
let origin: string;
let asked: string[] = [];
let server: TestServer;
let token: string;

beforeAll(async () => {
  files = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(request.url === '/gone.txt' ? 410 : 200).end('Total: 42.50 EUR\n');
  }).listen(0, '127.0.0.1');
  await once(files, 'listening');
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  server = await startTestServer({ documentOrigins: [origin], webhookNetworks: ['127.0.0.1'] });
});

beforeEach(async () => {
  ({ token } = await server.signUp());
  asked = [];
});

afterAll(async () => {
  files.close();
  await server.close();
});

const start = (urls: object[], headers: Record<string, string> = {}) =>
  server.call(createRun, { token, body: { template: TEMPLATE, urls }, headers });
const documentsOf = async ({ id }: Run) =>
  ((await server.call(listRunDocuments, { token, params: { id } })).body as { data: RunDocument[] }).data.map(
    ({ file_name, state, error }) => [file_name, state, error?.code ?? null],
  );

test('documents that lie elsewhere are fetched, named, and refused one by one', async () => {
  const { status, body } = await start([
    { url: `${origin}/a.txt` },
    { url: `${origin}/gone.txt` },
    { url: `${origin}/b`, file_name: 'b.txt' },
  ]);
  expect(status).toBe(201);
  expect(await documentsOf(body as Run)).toEqual([
    ['a.txt', 'waiting', null],
    ['gone.txt', 'failed', 'fetch_failed'],
    ['b.txt', 'waiting', null],
  ]);
  await server.call(addRunDocuments, { token, params: { id: (body as Run).id }, body: { urls: [{ url: `${origin}/c.txt` }] } });
  expect((await documentsOf(body as Run)).map(([name]) => name)).toEqual(['a.txt', 'gone.txt', 'b.txt', 'c.txt']);
});

test('an address that the operator does not allow is refused with the whole request, and nothing is fetched', async () => {
  for (const url of [
    'https://elsewhere.example.com/a.txt',
    origin.replace('127.0.0.1', 'localhost'),
    origin.replace('//', '//ada:secret@'),
  ]) {
    const { status, body } = await start([{ url: `${origin}/a.txt` }, { url }]);
    expect([url, status, body]).toEqual([url, 422, failureBody('url_refused')]);
  }
  expect((await start([{ url: 'file:///etc/passwd' }])).status).toBe(422);
  expect((await start(Array.from({ length: 21 }, () => ({ url: `${origin}/a.txt` })))).status).toBe(422);
  expect(asked).toEqual([]);
});

test('the same request under one key fetches once', async () => {
  const key = { 'idempotency-key': 'nightly' };
  const [first, again] = [await start([{ url: `${origin}/gone.txt` }], key), await start([{ url: `${origin}/gone.txt` }], key)];
  expect(again.body).toEqual(first.body);
  expect(asked).toEqual(['/gone.txt']);
  expect((await start([{ url: `${origin}/other.txt` }], key)).body).toEqual(failureBody('idempotency_mismatch'));
});
