import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  addRunDocuments,
  API_SCOPES,
  createApiKey,
  createRun,
  deleteRun,
  extractNow,
  getTemplateRows,
  listApiKeys,
  listRuns,
  revokeApiKey,
  type Run,
} from '@sheetlift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotentRequests } from '../platform/schema.ts';
import { buildReaderChild, startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { API_EXAMPLES } from './api-examples.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const TEMPLATE = {
  name: 'Letters',
  description: '',
  entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' }],
};
const SAMPLE = new URL('../../../web/public/samples/supplier-invoice.pdf', import.meta.url);
const letter = (total: string) => ({
  file_name: `${total}.txt`,
  content: Buffer.from(`Letter\n\nTotal: ${total} EUR\n`).toString('base64'),
});

let server: TestServer;
let worker: { stop: () => Promise<void> };
let now: Date;
let token: string;
let key: string;
let ownerId: string;

beforeAll(async () => {
  buildReaderChild();
  server = await startTestServer({ clock: () => now });
  now = new Date();
  worker = await startTestWorker(server.parts, server.databaseUrl);
}, 180_000);

beforeEach(async () => {
  now = new Date();
  const account = await server.signUp();
  ({ token } = account);
  ownerId = account.user.id;
  ({ key } = await makeKey());
});

afterAll(async () => {
  await worker.stop();
  await server.close();
});

async function makeKey(scopes: readonly string[] = API_SCOPES): Promise<{ id: string; key: string }> {
  return (await server.call(createApiKey, { token, body: { name: 'Nightly', scopes } })).body as { id: string; key: string };
}

const list = async () => (await server.call(listRuns, { token: key })).body as { data: Run[] };

describe('a key', () => {
  test('is shown once, is known by its ending and its last use, and ends when it is revoked', async () => {
    const made = await makeKey(['runs:read']);
    expect(made).toMatchObject({
      name: 'Nightly',
      scopes: ['runs:read'],
      key: expect.stringMatching(/^slk_[\w-]{43}$/),
      last_used_at: null,
    });
    expect((await server.call(listRuns, { token: made.key })).status).toBe(200);
    const { key: shown, ...described } = made as Record<string, unknown>;
    const listed = (await server.call(listApiKeys, { token })).body as object[];
    expect(listed).toContainEqual({ ...described, last_used_at: now.toISOString() });
    expect(JSON.stringify(listed)).not.toContain(shown);
    expect((await server.call(revokeApiKey, { token, params: { id: made.id } })).body).toEqual({ ok: true });
    expect(await server.call(listRuns, { token: made.key })).toMatchObject({ status: 401, body: failureBody('not_authenticated') });
  });

  test('needs a scope that there is', async () => {
    for (const scopes of [[], ['everything']])
      expect((await server.call(createApiKey, { token, body: { name: 'Nightly', scopes } })).status).toBe(422);
  });

  test('is one of fifty at most', async () => {
    for (let made = 1; made < 50; made++) await makeKey();
    expect(await server.call(createApiKey, { token, body: { name: 'One more', scopes: ['runs:read'] } })).toMatchObject({
      status: 422,
      body: failureBody('too_many_keys'),
    });
  });
});

describe('a request with an Idempotency-Key', () => {
  const start = (total: string, idempotencyKey = 'first') =>
    server.call(createRun, {
      token: key,
      body: { template: TEMPLATE, documents: [letter(total)] },
      headers: { 'idempotency-key': idempotencyKey },
    });

  test('is done once: the same one gets the same answer, another one is refused', async () => {
    const first = await start('1.50');
    expect(first.status).toBe(201);
    expect(await start('1.50')).toMatchObject({ status: 201, body: first.body as object });
    expect(await start('2.50')).toMatchObject({ status: 422, body: failureBody('idempotency_mismatch') });
    expect((await list()).data).toHaveLength(1);
    expect((await start('2.50', 'second')).status).toBe(201);
    expect((await list()).data).toHaveLength(2);
  });

  test('sent ten times at once makes one run; the others are told to wait, or get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => start('3.50')));
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => (body as Run).id);
    expect(new Set(made).size).toBe(1);
    // 409 while the first is under way, 503 where more of one account bring documents than are read at once.
    expect(answers.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([]);
    expect((await list()).data).toHaveLength(1);
  });

  test('that failed may be sent again, and one that died is taken for dead after a while', async () => {
    const refused = await server.call(createRun, { token: key, body: {}, headers: { 'idempotency-key': 'again' } });
    expect(refused.status).toBe(422);
    expect((await start('4.50', 'again')).status).toBe(201);
    await server.database.insert(idempotentRequests).values({ ownerId, call: 'createRun', key: 'dead', startedAt: now });
    expect(await start('5.50', 'dead')).toMatchObject({ status: 409, body: failureBody('idempotency_under_way') });
    now = new Date(now.getTime() + 4 * 60_000);
    expect((await start('5.50', 'dead')).status).toBe(201);
  });

  test('is told apart by the run that documents are added to', async () => {
    const runs = [(await start('6.50', 'a')).body as Run, (await start('7.50', 'b')).body as Run];
    const headers = { 'idempotency-key': 'more' };
    for (const { id } of [...runs, ...runs])
      expect(
        (await server.call(addRunDocuments, { token: key, params: { id }, body: { documents: [letter('8.50')] }, headers })).status,
      ).toBe(200);
    for (const { documents } of (await list()).data) expect(Object.values(documents).reduce((sum, count) => sum + count)).toBe(2);
  });
});

describe('one call for a small file', () => {
  test('answers with its rows and where the run is', async () => {
    const answer = await server.call(extractNow, {
      token: key,
      query: { format: 'csv' },
      body: { template: TEMPLATE, documents: [letter('9.50')] },
    });
    expect([answer.status, (answer.body as Buffer).toString().includes('9.50')]).toEqual([200, true]);
    expect(answer.headers['location']).toBe(`/api/v1/runs/${(await list()).data[0]!.id}`);
  });

  test('sent again under its key, answers with the rows of the run that it started; another request is refused', async () => {
    const ask = (total: string) =>
      server.call(extractNow, {
        token: key,
        query: { format: 'csv' },
        body: { template: TEMPLATE, documents: [letter(total)] },
        headers: { 'idempotency-key': 'one call' },
      });
    const [first, again] = [await ask('9.75'), await ask('9.75')];
    expect([again.status, again.body, again.headers['location']]).toEqual([200, first.body, first.headers['location']]);
    expect((await list()).data).toHaveLength(1);
    expect(await ask('9.80')).toMatchObject({ status: 422, body: failureBody('idempotency_mismatch') });
  });

  test('says why where it cannot be read', async () => {
    const broken = { file_name: 'a.pdf', content: Buffer.from('%PDF-1.7 nothing').toString('base64') };
    expect(await server.call(extractNow, { token: key, body: { template: TEMPLATE } })).toMatchObject({
      status: 422,
      body: failureBody('invalid_request', 'A document is wanted: a file of a form, or one in documents, uploads or urls'),
    });
    expect(await server.call(extractNow, { token: key, body: { template: TEMPLATE, documents: [broken] } })).toMatchObject({
      status: 422,
      body: { ...failureBody('no_document_read'), documents: [{ file_name: 'a.pdf', error: { code: 'file_damaged' } }] },
    });
  });
});

describe('a list of runs', () => {
  const start = async () => (await server.call(createRun, { token: key, body: { template: TEMPLATE } })).body as Run;
  const after = (id: string) => server.call(listRuns, { token: key, query: { after: id } });

  test('does not begin anew where the last run that was seen is gone', async () => {
    const [first, second] = [await start(), await start()];
    await server.call(deleteRun, { token: key, params: { id: second.id } });
    expect(await after(second.id)).toMatchObject({ status: 404, body: failureBody('run_not_found') });
    expect((await after(first.id)).body).toEqual({ data: [], has_more: false });
  });
});

describe('rows of a template', () => {
  const extract = (total: string, entities: object[]) =>
    server.call(extractNow, { token: key, body: { template: { name: 'Letters', entities }, documents: [letter(total)] } });
  const asPassword = (secret: string) => `Basic ${Buffer.from(`excel:${secret}`).toString('base64')}`;
  const fetchRows = (authorization: string, method: 'GET' | 'POST' = 'GET') =>
    server.app.inject({ method, url: '/api/v1/rows?template=Letters&format=csv', headers: { authorization } });

  test('are those of all its runs, in the columns of the newest, for whoever has a key as password', async () => {
    const { key: readOnly } = await makeKey(['runs:read']);
    await extract('1.50', [{ id: 'a', variableName: 'Total', type: 'number' }]);
    now = new Date(now.getTime() + 1_000);
    await extract('2.50', [
      { id: 'b', variableName: 'Sender' },
      { id: 'c', variableName: 'Total', type: 'number' },
    ]);
    const answer = await fetchRows(asPassword(readOnly));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv']);
    const [heads, ...rows] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    expect([heads!.split(',').slice(0, 2), rows.map((row) => row.split(',')[1])]).toEqual([
      ['Sender', 'Total'],
      ['1.50', '2.50'],
    ]);
  });

  test('say in a last column of a CSV which cells are blank and why, where the address asks for it', async () => {
    await extract('1.50', [{ variableName: 'Total', type: 'number' }, { variableName: 'Due date' }]);
    const csv = async (query: string): Promise<string[]> => {
      const { body } = await server.app.inject({
        method: 'GET',
        url: `/api/v1/rows?template=Letters&format=csv${query}`,
        headers: { authorization: `Bearer ${key}` },
      });
      return body.trim().split('\r\n');
    };
    const plain = await csv('');
    const told = await csv('&remarks=true');
    expect(told[0]).toBe(`${plain[0]},Remarks`);
    expect(told[1]).toMatch(/,"?Due date: not (found|in the document)/);
    expect(plain[1]).not.toContain('Due date');
    const { statusCode } = await server.app.inject({
      method: 'GET',
      url: '/api/v1/rows?template=Letters&remarks=perhaps',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(statusCode).toBe(422);
  });

  test('are not there for other passwords, keys of another scope, and templates without runs', async () => {
    const { key: other } = await makeKey(['templates:read']);
    expect((await fetchRows(asPassword(token))).statusCode).toBe(401);
    expect((await fetchRows(asPassword('a password'))).statusCode).toBe(401);
    expect((await fetchRows(asPassword(other))).statusCode).toBe(403);
    const { status, body } = await server.call(getTemplateRows, { token: key, query: { template: 'Bills' } });
    expect([status, body]).toEqual([404, failureBody('template_not_found')]);
  });

  test('are all that a key as password opens: nothing is changed with one', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/runs',
      headers: { authorization: asPassword(key) },
      payload: { template: TEMPLATE },
    });
    expect([answer.statusCode, answer.json()]).toEqual([401, failureBody('not_authenticated')]);
  });
});

test('answers say how many calls are left, and a refusal when to come again', async () => {
  const { headers } = await server.call(createRun, { token: key, body: { template: TEMPLATE } });
  expect([headers['ratelimit-policy'], headers['ratelimit']]).toEqual([
    '"run-write";q=600;w=600',
    expect.stringMatching(/^"run-write";r=599;t=1$/),
  ]);
});

/** What tells that an example did its work. */
const TELLS: Record<string, RegExp> = {
  'One small file, one call': /4142\.52/,
  'A run, followed to its end': /"state":"done"[^]*PK/,
  'An address to refresh from': /Total\r\n4142\.52/,
  'A template, with what it learned': /4142\.52[^]*"name":"Letters"[^]*"lessons":\[\]/,
  'Documents as JSON': /"state":"running"/,
  'Told when a run ends': /"secret":"whsec_[\w+/]{43}="/,
  'Page by page': /^\{"data":\[\],"has_more":false\}/,
};

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'latin1') : '';
}

describe('the page of the API', () => {
  let address: string;
  let folder: string;

  beforeAll(async () => {
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    folder = mkdtempSync(join(tmpdir(), 'sheetlift-examples-'));
    writeFileSync(join(folder, 'template.json'), JSON.stringify(TEMPLATE));
    writeFileSync(join(folder, 'invoice.pdf'), readFileSync(SAMPLE));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('names each call of programs, and no other', async () => {
    const { body } = await server.app.inject({ url: '/api/docs' });
    expect(body).toContain('<code>POST /api/v1/runs</code>');
    expect(body).toContain('<code>POST /api/v1/templates</code>');
    expect(body).not.toContain('/api/templates');
    expect(body).toContain('<p>In the address: <code>after</code>; <code>limit</code> (100 unless given); <code>search</code>.</p>');
    expect(body).toContain(
      '<code>format</code>: xlsx, csv, tsv, json (json unless given); <code>remarks</code>: true, false (false unless given).</p>',
    );
    // Of failures those that programs meet, of documents all.
    for (const code of ['invalid_request', 'idempotency_mismatch', 'file_damaged', 'no_pages_left'])
      expect(body).toContain(`<dt><code>${code}</code></dt>`);
    expect(body).not.toContain('<code>payment_declined</code>');
    for (const { shell } of API_EXAMPLES) expect(body).toContain(shell.split('\n')[0]!.replaceAll('"', '&quot;').replaceAll('<', '&lt;'));
  });

  test.each(API_EXAMPLES)(
    '"$title" does what it says',
    async ({ title, shell }) => {
      const env = { PATH: process.env['PATH'], SHEETLIFT_URL: address, SHEETLIFT_API_KEY: key };
      const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', shell], { cwd: folder, env });
      const written = [stdout, ...['events.txt', 'letters.json', 'rows.xlsx'].map((name) => readIfThere(join(folder, name)))].join('\n');
      expect(written).toMatch(TELLS[title]!);
    },
    60_000,
  );
});
