import { randomUUID } from 'node:crypto';
import {
  cancelRun,
  createRun,
  createUpload,
  createWebhook,
  type Endpoint,
  getOpenApi,
  isDoneOnce,
  keepTemplate,
  listKeptTemplates,
  listWebhooks,
  type Run,
  setCorrectionKeeping,
} from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { idempotentRequests, runDocuments, uploads, webhookDeliveries } from '../platform/schema.ts';
import { routes } from './routes.ts';
import { runsAtServer } from './runs-at-server.test-fixture.ts';
import { failureBody, type TestRequest } from './test-server.test-fixture.ts';

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' }] };
const at = runsAtServer(TEMPLATE);

const document = (total: string) => ({ file_name: 'letter.txt', content: Buffer.from(`Total: ${total} EUR`).toString('base64') });
const lesson = (number: number) => ({
  id: randomUUID(),
  field: 'Total',
  layoutFingerprint: 'l1',
  contexts: [],
  value: { kind: 'number', number, decimals: 0 },
  engineVersion: '1',
  at: '2026-11-20T09:00:00.000Z',
});
const tus = (bytes: number) => ({ headers: { 'tus-resumable': '1.0.0', 'upload-length': String(bytes) } });

/** A request, and another one for the same thing; null where a call takes nothing that could be another. */
type Asks = Record<string, () => Promise<[TestRequest, TestRequest | null]>>;

async function failedDocument(): Promise<string> {
  const id = await at.start({ 'broken.pdf': '%PDF-1.7 and nothing more' });
  return (await at.worked(() => at.ended(id)))[0]!.id;
}

async function keptTemplate(): Promise<string> {
  await at.call(setCorrectionKeeping, { body: { keeps_corrections: true } });
  return ((await at.call(keepTemplate, { body: TEMPLATE })).body as { id: string }).id;
}

/** A new call of programs that is done once needs an entry of its own. */
const ASKS: Asks = {
  addLessons: async () => {
    const params = { id: await keptTemplate() };
    return [
      { params, body: { lessons: [lesson(7)] } },
      { params, body: { lessons: [lesson(8)] } },
    ];
  },
  addRunDocuments: async () => {
    const params = { id: await at.start({}) };
    return [
      { params, body: { documents: [document('1.50')] } },
      { params, body: { documents: [document('2.50')] } },
    ];
  },
  cancelRun: async () => [{ params: { id: await at.start({ 'a.txt': 'Total: 1.50 EUR' }) } }, null],
  createRun: async () => [
    { body: { template: TEMPLATE, documents: [document('1.50')] } },
    { body: { template: TEMPLATE, documents: [document('2.50')] } },
  ],
  createUpload: async () => [tus(10), tus(11)],
  createWebhook: async () => [{ body: { url: 'https://example.com/a' } }, { body: { url: 'https://example.com/b' } }],
  extractNow: async () => [
    { query: { format: 'csv' }, body: { template: TEMPLATE, documents: [document('1.50')] } },
    { query: { format: 'csv' }, body: { template: TEMPLATE, documents: [document('2.50')] } },
  ],
  keepTemplate: async () => [{ body: { ...TEMPLATE, is_autofill: true } }, { body: { ...TEMPLATE, name: 'Bills' } }],
  replayWebhookDelivery: async () => {
    const { id: webhookId } = (await at.call(createWebhook, { body: { url: 'https://example.com/a' } })).body as { id: string };
    const [kept] = await at.server.database
      .insert(webhookDeliveries)
      .values({ webhookId, eventId: randomUUID(), event: 'run.finished', body: '{}', state: 'failed', createdAt: new Date() })
      .returning();
    return [{ params: { id: kept!.id } }, null];
  },
  rerun: async () => {
    const params = { id: await at.start({}) };
    return [
      { params, body: {} },
      { params, body: { row_mode: 'item' } },
    ];
  },
  retryRunDocument: async () => [{ params: { id: await failedDocument() } }, null],
};

let calls: Endpoint[];

beforeEach(() => {
  calls = routes(at.server.parts)
    .map(({ endpoint }) => endpoint)
    .filter(isDoneOnce);
});

test('every POST of programs is done once under a key: the same gets the same answer, another one is refused, and none is let in while it is under way', async () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(ASKS).sort());
  for (const call of calls) {
    const [request, other] = await ASKS[call.name]!();
    const ask = (what: TestRequest, key: string) => at.call(call, { ...what, headers: { ...what.headers, 'idempotency-key': key } });
    const twice = async () => [await ask(request, 'first'), await ask(request, 'first')] as const;
    const [first, again] = call.name === 'extractNow' ? await at.worked(twice) : await twice();
    expect([call.name, first.status]).toEqual([call.name, call.success.status]);
    expect([call.name, again.status, again.body]).toEqual([call.name, first.status, first.body]);
    expect(again.headers['location']).toBe(first.headers['location']);
    const refused = other ? (await ask(other, 'first')).body : failureBody('idempotency_mismatch');
    expect([call.name, refused]).toEqual([call.name, failureBody('idempotency_mismatch')]);
    const [kept] = await at.server.database.select().from(idempotentRequests).where(eq(idempotentRequests.key, 'first'));
    await at.server.database
      .insert(idempotentRequests)
      .values({ ...kept!, key: 'under way', requestHash: null, answer: null, startedAt: new Date() });
    expect([call.name, await ask(request, 'under way')]).toMatchObject([
      call.name,
      { status: 409, body: failureBody('idempotency_under_way') },
    ]);
    await at.server.database.delete(idempotentRequests);
  }
}, 180_000);

test('what was made under a key is there once, and its secret is not kept with the answer', async () => {
  const headers = { 'idempotency-key': 'once' };
  const hook = { body: { url: 'https://example.com/a' }, headers };
  const [first] = [await at.call(createWebhook, hook), await at.call(createWebhook, hook)];
  const { secret } = first!.body as { secret: string };
  const template = { body: { ...TEMPLATE, is_autofill: true }, headers };
  for (let sent = 0; sent < 2; sent++) {
    await at.call(keepTemplate, template);
    await at.call(createUpload, { headers: { ...headers, ...tus(10).headers } });
  }
  expect(((await at.call(listWebhooks)).body as { data: object[] }).data).toHaveLength(1);
  expect(((await at.call(listKeptTemplates)).body as { data: object[] }).data).toHaveLength(1);
  expect(await at.server.database.select().from(uploads).where(eq(uploads.ownerId, at.user.id))).toHaveLength(1);
  const kept = await at.server.database.select().from(idempotentRequests);
  expect([kept.length, secret.startsWith('whsec_'), JSON.stringify(kept).includes(secret)]).toEqual([3, true, false]);
}, 60_000);

test('a key sent to another thing is another one, and one of too many characters is refused', async () => {
  const headers = { 'idempotency-key': 'once' };
  const ids = [await at.start({ 'a.txt': 'Total: 1.50 EUR' }), await at.start({ 'a.txt': 'Total: 2.50 EUR' })];
  for (const id of ids) expect(((await at.call(cancelRun, { params: { id }, headers })).body as Run).id).toBe(id);
  const states = (await at.server.database.select().from(runDocuments))
    .filter(({ runId }) => ids.includes(runId))
    .map(({ state }) => state);
  expect(states).toEqual(['cancelled', 'cancelled']);
  const long = await at.call(createRun, { body: { template: TEMPLATE }, headers: { 'idempotency-key': 'x'.repeat(256) } });
  expect(long).toMatchObject({ status: 422, body: failureBody('invalid_request', 'An Idempotency-Key has at most 255 characters') });
}, 60_000);

test('the published document names the header where it is taken, and nowhere else', async () => {
  const { paths } = (await at.call(getOpenApi)).body as {
    paths: Record<string, Record<string, { operationId: string; parameters?: object[] }>>;
  };
  const taking = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) =>
      parameters.some((one) => 'name' in one && one.name === 'idempotency-key' && 'in' in one && one.in === 'header'),
    );
  expect(taking.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ASKS).sort());
});
