import { randomUUID } from 'node:crypto';
import {
  addCorrections,
  askAssistantTools,
  cancelRun,
  createRun,
  createTemplate,
  getConfiguration,
  getRunDocumentReading,
  getRunDocumentResult,
  getUsage,
  listRunDocuments,
  rerun,
  type Run,
  type RunDocument,
  setCorrectionKeeping,
} from '@sheetlift/contract';
import { type ExtractionResult, layOutDocument, type ReadDocument, teach } from '@sheetlift/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openServerModel } from '../language-model/server-model.ts';
import { startVendorServer, type VendorServer } from '../language-model/vendor-server.test-fixture.ts';
import { modelMonths } from '../platform/schema.ts';
import { buildReaderChild, startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const TEMPLATE = {
  name: 'Letters',
  description: 'Letters from customers',
  entities: [{ id: 'mood', variableName: 'Mood of the writer', description: 'What the writer is unhappy about', type: 'text' }],
};
const LETTER = 'Dear all\n\nWhy: the order came late\n\nYours, Ada\n';

let vendor: VendorServer;
let server: TestServer;
let plain: TestServer;
let worker: { stop: () => Promise<void> };
let token: string;
let userId: string;

beforeAll(async () => {
  buildReaderChild();
  vendor = await startVendorServer();
  const amounts = { anonymous: 0, free: 0, starter: 0, pro: 0, business: 2_000 };
  const served = { protocol: 'anthropic', id: 'anthropic/m', baseUrl: vendor.baseUrl, model: 'm', key: 'the-operators-key' } as const;
  const languageModel = openServerModel({ served, seesPictures: false, tokens: amounts, money: null, price: { input: 1, output: 5 } });
  [server, plain] = await Promise.all([startTestServer({ languageModel }), startTestServer()]);
  worker = await startTestWorker({ ...server.parts, languageModel }, server.databaseUrl, { readers: 2 });
}, 180_000);

beforeEach(async () => {
  const { token: own, user } = await server.signUp();
  token = own;
  userId = user.id;
  vendor.asked.length = 0;
  vendor.silent = false;
});

afterAll(async () => {
  await worker.stop();
  await Promise.all([server.close(), plain.close(), vendor.close()]);
});

const letter = (text: string, name = 'letter.txt') => ({ file_name: name, content: Buffer.from(text).toString('base64') });
const start = async (body: object): Promise<Run> =>
  (await server.call(createRun, { token, body: { template: TEMPLATE, documents: [letter(LETTER)], ...body } })).body as Run;
const documentsOf = async ({ id }: Run) =>
  ((await server.call(listRunDocuments, { token, params: { id } })).body as { data: RunDocument[] }).data;

async function resultOf(run: Run): Promise<ExtractionResult> {
  await expect.poll(async () => (await documentsOf(run)).map(({ state }) => state), { timeout: 60_000 }).toEqual(['done']);
  const [document] = await documentsOf(run);
  return (await server.call(getRunDocumentResult, { token, params: { id: document!.id } })).body as ExtractionResult;
}

const valueIn = ({ rows }: ExtractionResult): unknown => {
  const cell = rows[0]!.cells['mood']!;
  return 'chosen' in cell ? cell.chosen.value : null;
};
const usage = async () => ((await server.call(getUsage, { token })).body as { language_model: unknown }).language_model;

/** The account keeps what it learns, and learned from a letter, as the page teaches it, what the writer's mood is. */
async function learnMood(): Promise<void> {
  await server.call(setCorrectionKeeping, { token, body: { keeps_corrections: true } });
  const entities_json = JSON.stringify([
    { id: 'mood', entity_name: 'Sender' },
    { id: 'feeling', entity_name: 'Mood of the writer' },
  ]);
  const template = (await server.call(createTemplate, { token, body: { name: 'LETTERS', description: '', entities_json } })).body as {
    id: string;
  };
  const run = await start({ documents: [letter('Dear all\n\nWhy: nobody called back\n\nYours, Bob\n')] });
  await resultOf(run);
  const [document] = await documentsOf(run);
  const reading = (await server.call(getRunDocumentReading, { token, params: { id: document!.id } })).body as ReadDocument;
  const [taught] = teach(layOutDocument(reading), [{ value: { kind: 'text', text: 'nobody called back' }, evidence: [] }]);
  const { layoutFingerprint, contexts, value, engineVersion } = taught!;
  const lesson = {
    field_id: 'feeling',
    layout_fingerprint: layoutFingerprint,
    contexts,
    value,
    engine_version: engineVersion,
    at: '2026-11-20T09:00:00.000Z',
  };
  // One of a version that is not known here teaches nothing, and is in nobody's way.
  const unknown = { ...lesson, id: randomUUID(), contexts: 'of a later version' };
  const body = { corrections: [{ ...lesson, id: randomUUID() }, unknown] };
  expect((await server.call(addCorrections, { token, params: { id: template.id }, body })).status).toBe(200);
  vendor.asked.length = 0;
}

test('what the account’s template of that name learned leads a run on the server, without a model', async () => {
  const empty = valueIn(await resultOf(await start({})));
  expect(empty).toBeNull();
  await learnMood();
  expect(valueIn(await resultOf(await start({})))).toEqual({ kind: 'text', text: 'the order came late' });
  // Another template of the account, and switched off again, it finds as before.
  expect(valueIn(await resultOf(await start({ template: { ...TEMPLATE, name: 'Complaints' } })))).toBeNull();
  await server.call(setCorrectionKeeping, { token, body: { keeps_corrections: false } });
  expect(valueIn(await resultOf(await start({})))).toBeNull();
});

test('the model is shown where persons of the account found it', async () => {
  await learnMood();
  await resultOf(await start({ model_mode: 'model' }));
  expect(vendor.asked[0]!.question).toContain('confirmed: "nobody called back" behind "why"');
  const { token: other } = await server.signUp({ keepsCorrections: true });
  token = other;
  vendor.asked.length = 0;
  await resultOf(await start({ model_mode: 'model' }));
  expect(vendor.asked[0]!.question).not.toContain('confirmed:');
});

test('nothing is seen of a language model where the operator has none', async () => {
  const { token: own } = await plain.signUp();
  const send = (body: object) => plain.call(createRun, { token: own, body: { template: TEMPLATE, ...body } });
  expect(((await plain.call(getConfiguration)).body as { server_model: unknown }).server_model).toBeNull();
  expect((await plain.call(getUsage, { token: own })).body).toMatchObject({ language_model: null });
  expect((await send({ model_mode: 'both' })).body).toEqual(failureBody('no_language_model'));
  expect((await send({ template: { ...TEMPLATE, modelMode: 'both' } })).body).toMatchObject({ model_mode: 'built-in' });
});

test('a run asks the operator’s model when it is told to: with the operator’s key, the value from its place, counted for the account', async () => {
  expect(((await server.call(getConfiguration)).body as { server_model: unknown }).server_model).toEqual({ id: 'anthropic/m', host: null });
  const run = await start({ model_mode: 'model' });
  expect(run.model_mode).toBe('model');
  expect(valueIn(await resultOf(run))).toEqual({ kind: 'text', text: 'the order came late' });
  expect(vendor.asked).toEqual([{ key: 'the-operators-key', question: expect.stringContaining('Why: the order came late') as string }]);
  expect(await usage()).toEqual({
    model: 'anthropic/m',
    questions: 1,
    tokens: { used: 120, limit: 2_000 },
    money: { used: 0.0002, limit: null },
  });
});

test('a run that says nothing does as its template says, and without that asks nobody', async () => {
  await resultOf(await start({}));
  expect(vendor.asked).toEqual([]);
  const run = await start({ template: { ...TEMPLATE, modelMode: 'model' } });
  expect(run.model_mode).toBe('model');
  await resultOf(run);
  expect(vendor.asked).toHaveLength(1);
});

test('an assistant may say so too, and is refused as others are', async () => {
  const entities = JSON.stringify([{ entity_name: 'mood', description: 'What the writer is unhappy about', type: 'string' }]);
  const extract = async (on: TestServer, own: string, given: object) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'extract', arguments: { template: 'Letters', ...given } } };
    await on.call(createTemplate, { token: own, body: { name: 'Letters', description: '', entities_json: entities } });
    const { result } = (await on.call(askAssistantTools, { token: own, body })).body as { result: Record<string, unknown> };
    return result;
  };
  const document = letter(LETTER);
  expect(await extract(server, token, document)).toMatchObject({ structuredContent: { run: { state: 'done' } } });
  expect(vendor.asked).toEqual([]);
  expect(await extract(server, token, { ...document, model_mode: 'model' })).toMatchObject({
    structuredContent: { rows: [{ mood: 'the order came late' }] },
  });
  expect(vendor.asked).toHaveLength(1);
  expect(await extract(server, token, { ...document, model_mode: 'often' })).toMatchObject({ isError: true });
  const { token: other } = await plain.signUp();
  expect(await extract(plain, other, { ...document, model_mode: 'both' })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('no_language_model: ') as string }],
  });
}, 60_000);

test('asked the same again the answer is the one that was given, and costs nothing', async () => {
  const run = await start({ model_mode: 'model' });
  const first = await resultOf(run);
  const again = (await server.call(rerun, { token, params: { id: run.id }, body: {} })).body as Run;
  expect(again.model_mode).toBe('model');
  expect(await resultOf(again)).toEqual(first);
  expect(vendor.asked).toHaveLength(1);
  expect(await usage()).toMatchObject({ questions: 1 });
});

test('where the budget of the month is reached the run goes on without the model, and says so', async () => {
  await server.database.insert(modelMonths).values({ ownerId: userId, month: new Date().toISOString().slice(0, 7), inputTokens: 1_900 });
  const result = await resultOf(await start({ model_mode: 'model' }));
  expect(result.issues.map(({ code }) => code)).toContain('model_budget_spent');
  expect(result.rows).toHaveLength(1);
  expect(vendor.asked).toEqual([]);
});

test('who cancels a run is not kept waiting by the model', async () => {
  vendor.silent = true;
  const run = await start({ model_mode: 'model' });
  await expect.poll(() => vendor.asked.length, { timeout: 60_000 }).toBe(1);
  const before = vendor.givenUp();
  await server.call(cancelRun, { token, params: { id: run.id } });
  await expect.poll(() => vendor.givenUp(), { timeout: 20_000 }).toBe(before + 1);
  expect(await usage()).toMatchObject({ questions: 0, tokens: { used: 0 } });
});
