import { randomUUID } from 'node:crypto';
import {
  addCorrections,
  addLessons,
  type ApiScope,
  changeKeptTemplate,
  createApiKey,
  createTemplate,
  deleteKeptTemplate,
  forgetLessons,
  getKeptTemplate,
  keepTemplate,
  listCorrections,
  listKeptTemplates,
  listTemplates,
  setCorrectionKeeping,
  TEMPLATE_NOT_FOUND,
} from '@sheetlift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const AT = '2026-11-20T09:00:00.000Z';

let server: TestServer;
let now = new Date('2026-11-21T10:00:00.000Z');
let token: string;
let reading: string;
let writing: string;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});

beforeEach(async () => {
  ({ token } = await server.signUp({ keepsCorrections: true }));
  [reading, writing] = [await keyThatMay('templates:read'), await keyThatMay('templates:read', 'templates:write')];
});

afterAll(() => server.close());

async function keyThatMay(...scopes: ApiScope[]): Promise<string> {
  return ((await server.call(createApiKey, { token, body: { name: 'Nightly', scopes } })).body as { key: string }).key;
}

interface Kept {
  id: string;
  name: string;
  entities: { id: string; variableName: string }[];
  updated_at: string;
  lessons: { id: string; field: string }[];
}

const TOTAL = { variableName: 'Total', description: 'All of it', type: 'number' };
const DAY = { variableName: 'Day', type: 'text' };
const lesson = (field: string, more: object = {}) => ({
  id: randomUUID(),
  field,
  layoutFingerprint: 'l1',
  contexts: [],
  value: { kind: 'number', number: 7, decimals: 0 },
  at: AT,
  engineVersion: '1',
  ...more,
});

async function keep(body: object): Promise<Kept> {
  const { status, body: answer } = await server.call(keepTemplate, { token: writing, body });
  expect([status, answer]).toEqual([201, expect.anything()]);
  return answer as Kept;
}

const bills = (more: object = {}): Promise<Kept> => keep({ name: 'Bills', entities: [TOTAL, DAY], ...more });
const get = async (id: string) => (await server.call(getKeptTemplate, { token: reading, params: { id } })).body as Kept;
const change = (id: string, body: object) => server.call(changeKeptTemplate, { token: writing, params: { id }, body });
const teach = (id: string, ...lessons: object[]) => server.call(addLessons, { token: writing, params: { id }, body: { lessons } });
const forget = (id: string, query: Record<string, string> = {}) => server.call(forgetLessons, { token: writing, params: { id }, query });
const list = async (query: Record<string, string> = {}) =>
  (await server.call(listKeptTemplates, { token: reading, query })).body as { data: Kept[]; has_more: boolean };

describe('a template of a program', () => {
  test('is kept as a template file has it, and is the same one that the page has', async () => {
    const kept = await bills({ description: 'What we owe' });
    expect(kept).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Bills',
      description: 'What we owe',
      entities: [
        { id: 'field-1', ...TOTAL, enumValues: [] },
        { id: 'field-2', ...DAY, description: '', enumValues: [] },
      ],
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      lessons: [],
    });
    expect(await get(kept.id)).toEqual(kept);
    expect((await server.call(listTemplates, { token })).body).toMatchObject([
      { id: kept.id, entities_json: expect.stringContaining('"entity_name":"Day","description":"","type":"string"') },
    ]);
  });

  test('takes the place of one of its name, but is numbered where it is an automatic one', async () => {
    const { id } = await bills();
    expect((await keep({ name: 'BILLS', entities: [TOTAL] })).id).toBe(id);
    expect((await keep({ name: 'bills', entities: [TOTAL], is_autofill: true })).name).toBe('bills (2)');
  });

  test('is changed with or without its fields, which are told by their names and keep what is not mentioned', async () => {
    const { id } = await keep({ name: 'Bills', entities: [{ ...TOTAL, rules: { required: true } }, DAY] });
    expect((await change(id, { name: 'Debts', description: 'new' })).body).toMatchObject({
      name: 'Debts',
      entities: [{ variableName: 'Total', rules: { required: true } }, { variableName: 'Day' }],
    });
    const { body } = await change(id, { name: 'Debts', description: '', entities: [DAY, TOTAL, { variableName: 'Place' }] });
    expect((body as Kept).entities.map((entity) => [entity.id, entity.variableName, 'rules' in entity])).toEqual([
      ['field-2', 'Day', false],
      ['field-1', 'Total', true],
      ['field-3', 'Place', false],
    ]);
    const bare = await change(id, { name: 'Debts', description: '', entities: [{ ...TOTAL, rules: null }] });
    expect((bare.body as Kept).entities).toEqual([{ id: 'field-1', ...TOTAL, enumValues: [] }]);
  });

  test('that was changed somewhere else meanwhile is not overwritten by a program that says which version it changed', async () => {
    const { id, updated_at } = await bills();
    const body = { name: 'Bills', description: 'mine', updated_at };
    expect((await change(id, body)).status).toBe(200);
    expect(await change(id, body)).toMatchObject({ status: 409, body: failureBody('template_changed') });
  });

  test('is gone with what it learned once it is deleted', async () => {
    const { id } = await bills({ lessons: [lesson('Total')] });
    const call = { token: writing, params: { id } };
    expect((await server.call(deleteKeptTemplate, call)).body).toEqual({ ok: true });
    expect(await server.call(deleteKeptTemplate, call)).toMatchObject({
      status: 404,
      body: { code: 'template_not_found', detail: TEMPLATE_NOT_FOUND },
    });
    expect((await list()).data).toEqual([]);
  });

  test.each([
    [{ name: 'x'.repeat(101), entities: [TOTAL] }, 'Template name cannot exceed 100 characters'],
    [{ name: 'Bills', description: 'x'.repeat(201), entities: [TOTAL] }, 'Template description cannot exceed 200 characters'],
    [{ name: ' ', entities: [TOTAL] }, 'A template needs a name'],
    [{ name: 'Bills', entities: [] }, 'A template needs at least one field'],
    [{ name: 'Bills', entities: [{ ...TOTAL, description: 'a\0b' }] }, 'The fields hold something that cannot be kept'],
    [{ name: 'Bills', entities: [{ ...TOTAL, description: 'x'.repeat(100_000) }] }, 'The fields of this template are too long'],
    [{ name: 'Bills', entities: [{ ...TOTAL, rules: { requird: true } }] }, expect.stringContaining('There is no rule “requird”.')],
  ])('that cannot be kept is refused, and why is said (%#)', async (body, words) => {
    const refusal = { status: 422, body: failureBody('invalid_request', words) };
    expect(await server.call(keepTemplate, { token: writing, body })).toMatchObject(refusal);
    const { id } = await keep({ name: 'Other', entities: [DAY] });
    expect(await change(id, { description: '', ...body })).toMatchObject(refusal);
    expect((await get(id)).entities).toHaveLength(1);
  });
});

test('templates are listed page by page, the newest first, or by their name', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    await keep({ name, entities: [TOTAL] });
    // Two of them were made in the same moment.
    if (name === 'Two') now = new Date(now.getTime() + 1000);
  }
  const whole = (await list()).data.map(({ id }) => id);
  expect([whole.length, new Set(whole).size]).toEqual([3, 3]);
  const first = await list({ limit: '2' });
  const rest = await list({ limit: '2', after: first.data[1]!.id });
  expect([first.has_more, rest.has_more]).toEqual([true, false]);
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(whole);
  expect((await list({ name: 'tHREE' })).data.map(({ name }) => name)).toEqual(['Three']);
  expect((await list({ name: 'Four' })).data).toEqual([]);
});

describe('what a template learned', () => {
  test('comes with it, is added to, and is forgotten, one lesson or all', async () => {
    const [one, other] = [lesson('Total'), lesson('DAY', { value: null })];
    const { id, lessons } = await bills({ lessons: [{ ...one, document: 'a hash that says which document it was' }] });
    expect(lessons).toEqual([one]);
    expect((await teach(id, one, other)).body).toEqual({ lessons: 2 });
    expect((await get(id)).lessons.toSorted((a, b) => (a.field < b.field ? 1 : -1))).toEqual([one, { ...other, field: 'Day' }]);
    expect((await forget(id, { lesson_id: one.id })).body).toEqual({ lessons: 1 });
    expect((await teach(id, one)).body).toEqual({ lessons: 1 });
    expect((await forget(id)).body).toEqual({ lessons: 0 });
  });

  test('at the desk is what a program gets, and the other way round', async () => {
    const { body } = await server.call(createTemplate, {
      token,
      body: { name: 'Notes', description: '', entities_json: '[{"id":"f","entity_name":"Total","type":"number"}]' },
    });
    const { id } = body as { id: string };
    const { field: _field, layoutFingerprint, engineVersion, ...rest } = lesson('Total');
    const atDesk = { ...rest, field_id: 'f', layout_fingerprint: layoutFingerprint, engine_version: engineVersion };
    const newer = { ...atDesk, id: randomUUID(), value: { kind: 'of a later version' } };
    const ofNoField = { ...atDesk, id: randomUUID(), field_id: 'gone' };
    await server.call(addCorrections, { token, params: { id }, body: { corrections: [atDesk, newer, ofNoField] } });
    expect((await get(id)).lessons).toEqual([{ ...rest, field: 'Total', layoutFingerprint, engineVersion }]);
    const taught = lesson('total');
    await teach(id, taught);
    expect((await server.call(listCorrections, { token, params: { id } })).body).toContainEqual({ ...atDesk, id: taught.id });
  });

  test('is kept only where its owner switched that on: a template is not kept without the lessons that came with it', async () => {
    const { id } = await bills({ lessons: [lesson('Total')] });
    await server.call(setCorrectionKeeping, { token, body: { keeps_corrections: false } });
    const off = { status: 403, body: failureBody('corrections_off') };
    expect(await teach(id, lesson('Total'))).toMatchObject(off);
    expect(await forget(id)).toMatchObject(off);
    const taught = { name: 'Taught', entities: [TOTAL], lessons: [lesson('Total')] };
    expect(await server.call(keepTemplate, { token: writing, body: taught })).toMatchObject(off);
    expect((await list()).data.map(({ name }) => name)).toEqual(['Bills']);
    expect((await get(id)).lessons).toEqual([]);
  });

  test.each([
    [lesson('Amount'), 'The template has no field "Amount"'],
    [lesson('Total', { id: 'none' }), 'The id of a lesson is a UUID'],
    [lesson('Total', { value: { kind: 'text', text: 'x'.repeat(2_000) } }), 'A lesson holds something that cannot be kept'],
    [lesson('Total', { value: { kind: 'text', text: 'a\0b' } }), 'A lesson holds something that cannot be kept'],
  ])('cannot be anything: a lesson that is none is refused (%#)', async (wrong, words) => {
    const { id } = await bills();
    expect(await teach(id, lesson('Total'), wrong)).toMatchObject({ status: 422, body: failureBody('invalid_request', words) });
    expect((await get(id)).lessons).toEqual([]);
  });
});

test('a key that may only read changes nothing, and one without a scope of templates sees none', async () => {
  const { id } = await bills();
  const missing = (scope: string) => ({
    status: 403,
    body: failureBody('scope_missing', `This key may not do that: it needs the scope ${scope}.`),
  });
  const params = { id };
  const body = { name: 'Bills', description: '', entities: [TOTAL], lessons: [] };
  for (const endpoint of [keepTemplate, changeKeptTemplate, deleteKeptTemplate, addLessons, forgetLessons])
    expect(await server.call(endpoint, { token: reading, params, ...(endpoint.method.startsWith('P') && { body }) })).toMatchObject(
      missing('templates:write'),
    );
  const other = await keyThatMay('runs:read');
  for (const endpoint of [listKeptTemplates, getKeptTemplate])
    expect(await server.call(endpoint, { token: other, params })).toMatchObject(missing('templates:read'));
});
