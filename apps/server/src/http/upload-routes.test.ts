import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import {
  continueUpload,
  createRun,
  createUpload,
  deleteUpload,
  getUpload,
  listRunDocuments,
  type Run,
  type Upload,
} from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { Upload as TusUpload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runDocuments, uploads } from '../platform/schema.ts';
import { sweepOrphans } from '../runs/delete-run.ts';
import { sweepUploads } from '../runs/uploads.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', type: 'number' }] };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Larger than what any buffer on the way holds. */
const LETTER = Buffer.from('A long letter, of which every line is the same.\n'.repeat(100_000));

let server: TestServer;
let now: Date;
let token: string;
let line: Server;
let address: string;
/** Bytes that the line carries before it breaks, once each. */
let breaks: number[] = [];

beforeAll(async () => {
  now = new Date();
  server = await startTestServer({ clock: () => now });
  const direct = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  line = createServer((from) => {
    const to = connect(Number(direct.port), '127.0.0.1');
    let carried = 0;
    from.on('data', (chunk) => {
      carried += chunk.length;
      if (breaks.length > 0 && carried > breaks[0]!) {
        breaks.shift();
        to.destroy();
        from.destroy();
      }
    });
    from.pipe(to).on('error', () => from.destroy());
    to.pipe(from).on('error', () => to.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(line.address() as AddressInfo).port}${createUpload.path}`;
});

beforeEach(async () => {
  now = new Date();
  ({ token } = await server.signUp());
});

afterAll(async () => {
  line.close();
  await server.close();
});

/** As the client of the protocol's authors sends it; its id. */
async function send(content: Buffer, filename: string): Promise<{ id: string; offsets: number[] }> {
  const offsets: number[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const upload: TusUpload = new TusUpload(content, {
      endpoint: address,
      metadata: { filename },
      headers: { authorization: `Bearer ${token}` },
      retryDelays: [0, 20, 20, 20, 20],
      onBeforeRequest: (request) => {
        if (request.getMethod() === 'PATCH') offsets.push(Number(request.getHeader('Upload-Offset')));
      },
      onError: reject,
      onSuccess: () => resolve(upload.url!),
    });
    upload.start();
  });
  return { id: url.split('/').at(-1)!, offsets };
}

const begin = async (bytes: number, name = 'letter.txt'): Promise<Upload> => {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  };
  return (await server.call(createUpload, { token, headers })).body as Upload;
};

const bring = async (id: string, content: Buffer | string, offset = 0, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    method: 'PATCH',
    url: continueUpload.path.replace(':id', id),
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    payload: content,
  });
  return {
    status: answer.statusCode,
    offset: answer.headers['upload-offset'],
    code: answer.body === '' ? null : answer.json<{ code: string }>().code,
  };
};

const start = (ids: string[], headers: Record<string, string> = {}) =>
  server.call(createRun, { token, body: { template: TEMPLATE, uploads: ids }, headers });

const documentsOf = async ({ id }: Run) => server.database.select().from(runDocuments).where(eq(runDocuments.runId, id));

test('an upload whose connection breaks goes on where it broke, and becomes a document to the letter', async () => {
  breaks = [1_500_000, 2_000_000];
  const { id, offsets } = await send(LETTER, '../long letter.txt');
  expect(breaks).toEqual([]);
  // What had come was kept: it never went on further back, and not from the start again.
  expect(offsets.length).toBeGreaterThanOrEqual(3);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(offsets.at(-1)).toBeGreaterThan(0);
  const run = (await start([id])).body as Run;
  const [document] = await documentsOf(run);
  expect(document).toMatchObject({ fileName: '../long letter.txt', byteLength: LETTER.length, state: 'waiting' });
  expect((await server.parts.blobs.read(document!.blobKey!))!.equals(LETTER)).toBe(true);
  expect(await server.database.select().from(uploads).where(eq(uploads.id, id))).toEqual([]);
});

test('what is not read here is refused at its first bytes, and stands in the run with why', async () => {
  const { id: rich } = await begin(5_000, 'letter.rtf');
  expect(await bring(rich, `{\\rtf1 ${'a'.repeat(4_000)}`)).toMatchObject({ status: 422, code: 'document_refused' });
  expect(await bring(rich, 'more of it')).toMatchObject({ status: 422, code: 'document_refused' });
  const { id: large } = await begin(10 ** 12, 'large.pdf');
  expect(await bring(large, '%PDF-1.7')).toMatchObject({ status: 422, code: 'document_refused' });
  const run = (await start([rich, large])).body as Run;
  const { data } = (await server.call(listRunDocuments, { token, params: { id: run.id } })).body as { data: { error: { code: string } }[] };
  expect(data.map(({ error }) => error.code)).toEqual(['unsupported_type', 'file_too_large']);
});

test('it goes on at the byte where it stands and nowhere else, and no further than its end', async () => {
  const { id } = await begin(10);
  expect(await bring(id, 'hello', 2)).toMatchObject({ status: 409, code: 'upload_elsewhere' });
  expect(await bring(id, 'hello')).toEqual({ status: 204, offset: '5', code: null });
  expect(await bring(id, 'hello')).toMatchObject({ status: 409, code: 'upload_elsewhere' });
  expect(await start([id])).toMatchObject({ status: 409, body: failureBody('upload_unfinished') });
  expect(await bring(id, 'far too long', 5)).toMatchObject({ status: 413 });
  const head = await server.app.inject({
    method: 'HEAD',
    url: getUpload.path.replace(':id', id),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(head.headers).toMatchObject({
    'upload-offset': '5',
    'upload-length': '10',
    'tus-resumable': '1.0.0',
    'cache-control': 'no-store',
  });
  expect(await bring(id, 'world', 5)).toMatchObject({ status: 204, offset: '10' });
  expect((await server.call(getUpload, { token, params: { id } })).body).toMatchObject({
    file_name: 'letter.txt',
    bytes: 10,
    received: 10,
  });
});

test('it becomes a document of one run, once: sent again under its key the request gets the same answer', async () => {
  const { id } = await begin(5);
  await bring(id, 'hello');
  const key = { 'idempotency-key': 'once' };
  const first = await start([id], key);
  expect(first.status).toBe(201);
  expect(await start([id], key)).toMatchObject({ status: 201, body: first.body as object });
  expect(await start([id])).toMatchObject({ status: 404, body: failureBody('upload_not_found') });
  expect(await documentsOf(first.body as Run)).toHaveLength(1);
});

test('another version of the protocol, and a length that is none, are refused', async () => {
  const headers = { 'tus-resumable': '0.2.2', 'upload-length': '5' };
  expect(await server.call(createUpload, { token, headers })).toMatchObject({ status: 412, body: failureBody('tus_version') });
  expect((await server.call(createUpload, { token, headers: { 'tus-resumable': '1.0.0', 'upload-length': '-5' } })).status).toBe(422);
  const { id } = await begin(5);
  expect(await bring(id, 'hello', 0, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
});

test('what is given up, or left for a day, leaves nothing behind; what is on its way is no orphan', async () => {
  const { parts, database } = server;
  const keys = async () => {
    const all: string[] = [];
    for await (const key of parts.blobs.keysBefore(new Date(Date.now() + DAY_MS))) all.push(key);
    return all.sort();
  };
  const before = await keys();
  const [given, left] = [await begin(10), await begin(10)];
  for (const { id } of [given, left]) await bring(id, 'hello');
  const coming = await keys();
  expect(coming).toHaveLength(before.length + 2);
  await sweepOrphans(database, parts.blobs, new Date(Date.now() + DAY_MS));
  expect(await keys()).toEqual(coming);
  const gone = await server.app.inject({
    method: 'DELETE',
    url: deleteUpload.path.replace(':id', given.id),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(gone.statusCode).toBe(204);
  now = new Date(now.getTime() + 2 * DAY_MS);
  await sweepUploads(parts);
  const gained = coming.filter((key) => !before.includes(key));
  expect((await keys()).filter((key) => gained.includes(key))).toEqual([]);
});
