import { randomUUID } from 'node:crypto';
import {
  addCorrections,
  createTemplate,
  deleteCorrections,
  deleteTemplate,
  getCorrectionKeeping,
  listCorrections,
  MAX_CORRECTIONS,
  setCorrectionKeeping,
  updateTemplate,
} from '@sheetlift/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { corrections } from '../platform/schema.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const AT = '2026-11-20T09:00:00.000Z';
const NOW = '2026-11-21T10:00:00.000Z';

let server: TestServer;
let token: string;
let ownerId: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) });
});

beforeEach(async () => {
  const account = await server.signUp({ keepsCorrections: true });
  token = account.token;
  ownerId = account.user.id;
  id = await create('Bills', [field('total', 'Total'), field('date', 'Date')]);
});

afterAll(() => server.close());

const field = (fieldId: string, entity_name: string) => ({ id: fieldId, entity_name, description: '', type: 'string', enum_values: [] });
const learned = (fieldId: string, more: object = {}) => ({
  id: randomUUID(),
  field_id: fieldId,
  layout_fingerprint: 'l1',
  contexts: ['Total due'],
  value: { text: '7' },
  engine_version: '1',
  at: AT,
  ...more,
});
const ordered = (...items: (Record<string, unknown> & { id: string })[]) => items.toSorted((one, other) => (one.id < other.id ? -1 : 1));

async function create(name: string, fields: object[], as = token): Promise<string> {
  const { body } = await server.call(createTemplate, { token: as, body: { name, description: '', entities_json: JSON.stringify(fields) } });
  return (body as { id: string }).id;
}

const add = (...items: object[]) => server.call(addCorrections, { token, params: { id }, body: { corrections: items } });
const list = async (of = id) => (await server.call(listCorrections, { token, params: { id: of } })).body;
const remove = (query = '') =>
  server.app.inject({ method: 'DELETE', url: `/api/templates/${id}/corrections${query}`, headers: { authorization: `Bearer ${token}` } });

describe('corrections', () => {
  test('are kept as they came, each once, whatever their value', async () => {
    const [one, other] = [learned('total'), learned('date', { value: null, contexts: [] })];
    expect(await add(one)).toMatchObject({ status: 200, body: [one] });
    expect((await add({ ...one, value: 'changed' }, other)).body).toEqual(ordered(one, other));
    expect(await list()).toEqual(ordered(one, other));
  });

  test('that were deleted leave nothing but a tombstone, which no device can undo', async () => {
    const [one, other] = [learned('total'), learned('date')];
    await add(one, other);
    expect((await remove(`?correction_id=${one.id}`)).json()).toEqual(ordered({ id: one.id, deleted_at: NOW }, other));
    expect((await add(one)).body).toEqual(ordered({ id: one.id, deleted_at: NOW }, other));
    expect(await server.database.select().from(corrections).where(eq(corrections.id, one.id))).toMatchObject([
      { fieldId: null, layoutFingerprint: null, contexts: null, value: null, engineVersion: null, at: null },
    ]);
    expect((await remove()).json()).toEqual(ordered({ id: one.id, deleted_at: NOW }, { id: other.id, deleted_at: NOW }));
  });

  test('that were deleted before they came here stay deleted', async () => {
    const [one, other] = [learned('total'), learned('date')];
    const grave = { id: one.id, deleted_at: AT };
    await remove(`?correction_id=${other.id}`);
    expect((await add(grave, one, other)).body).toEqual(ordered(grave, { id: other.id, deleted_at: NOW }));
  });

  test('of two devices merge to the same, in whatever order they come', async () => {
    const [one, other] = [learned('total'), learned('date')];
    const grave = { id: other.id, deleted_at: AT };
    const batches = [
      [one, other],
      [other, grave],
      [grave, one],
    ];
    await Promise.all(batches.map((batch) => add(...batch)));
    expect(await list()).toEqual(ordered(one, grave));
  });

  test.each([
    [learned('total', { value: undefined }), 422],
    [learned('total', { value: 'a\0b' }), 422],
    [learned('total', { value: 'x'.repeat(2_001) }), 422],
    [learned('total', { contexts: JSON.parse(`${'['.repeat(21)}${']'.repeat(21)}`) as unknown }), 422],
    [learned('\ud800'), 422],
    [learned('total', { id: 'none' }), 422],
    [{ id: randomUUID() }, 422],
    [learned('total', { at: '0000-01-01T00:00:00Z' }), 422],
    [{ id: randomUUID(), deleted_at: '0000-12-31T23:59:59.999Z' }, 422],
  ])('that cannot be kept are refused (%#)', async (item, status) => {
    expect(await add(learned('total'), item)).toMatchObject({ status, body: { code: 'invalid_request' } });
    expect(await list()).toEqual([]);
  });

  test('are bounded, and what goes beyond changes nothing', async () => {
    await server.database.execute(
      sql`insert into corrections (template_id, id, owner_id, deleted_at) select ${id}, gen_random_uuid(), ${ownerId}, now() from generate_series(1, ${MAX_CORRECTIONS})`,
    );
    expect(await add(learned('total'))).toMatchObject({ status: 422, body: failureBody('too_many_corrections') });
    expect(await list()).toHaveLength(MAX_CORRECTIONS);
    const tooMany = Array.from({ length: 501 }, () => learned('total'));
    expect(await add(...tooMany)).toMatchObject({
      status: 422,
      body: failureBody('invalid_request', 'At most 500 corrections can be sent at once'),
    });
  });

  test('of somebody else cannot be read, added to or deleted; it is as if they were not there', async () => {
    const other = await server.signUp({ keepsCorrections: true });
    const theirs = await create('Theirs', [field('total', 'Total')], other.token);
    for (const there of [theirs, randomUUID(), 'none']) {
      const call = { token, params: { id: there } };
      const answers = [
        await server.call(listCorrections, call),
        await server.call(deleteCorrections, call),
        await server.call(addCorrections, { ...call, body: { corrections: [learned('total')] } }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: failureBody('template_not_found') });
    }
  });
});

describe('"Keep what it learns in my account"', () => {
  test('is off until its owner switches it on, and nothing is kept while it is', async () => {
    ({ token } = await server.signUp());
    id = await create('Bills', [field('total', 'Total')]);
    expect((await server.call(getCorrectionKeeping, { token })).body).toEqual({ keeps_corrections: false });
    const off = failureBody('corrections_off');
    expect([
      await add(learned('total')),
      (await server.call(listCorrections, { token, params: { id } })).body,
      (await remove()).json(),
    ]).toMatchObject([{ status: 403, body: off }, off, off]);
    expect(await server.call(setCorrectionKeeping, { token, body: { keeps_corrections: true } })).toMatchObject({
      status: 200,
      body: { keeps_corrections: true },
    });
    expect((await server.call(getCorrectionKeeping, { token })).body).toEqual({ keeps_corrections: true });
    expect((await add(learned('total'))).status).toBe(200);
  });

  test('switched off, deletes what was kept for good', async () => {
    await add(learned('total'));
    await server.call(setCorrectionKeeping, { token, body: { keeps_corrections: false } });
    expect(await server.database.select().from(corrections).where(eq(corrections.ownerId, ownerId))).toEqual([]);
  });

  test('switched off while fifty are being added, leaves none', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_none, index) =>
        index === 25 ? server.call(setCorrectionKeeping, { token, body: { keeps_corrections: false } }) : add(learned('total')),
      ),
    );
    expect(await server.database.select().from(corrections).where(eq(corrections.ownerId, ownerId))).toEqual([]);
  });
});

describe('when a template gives way', () => {
  test('to new content, corrections of fields of equal id or name stay, under the id the field has now', async () => {
    const [total, date, both] = [learned('total'), learned('date'), learned('date')];
    await add(total, date, both);
    expect(await create('BILLS', [field('sum', 'TOTAL'), field('other', 'Other')])).toBe(id);
    expect(await list()).toEqual(
      ordered({ ...total, field_id: 'sum' }, { id: date.id, deleted_at: NOW }, { id: both.id, deleted_at: NOW }),
    );
  });

  test('with two fields that change ids, each keeps its own', async () => {
    const [total, date] = [learned('total'), learned('date')];
    await add(total, date);
    await create('Bills', [field('total', 'Date'), field('new', 'Total')]);
    // The id comes before the name: it survives renaming.
    expect(await list()).toEqual(ordered({ ...total, field_id: 'total' }, { id: date.id, deleted_at: NOW }));
  });

  test('to another one that takes its name, that one gets them', async () => {
    const total = learned('total');
    await add(total, learned('date'));
    const notes = await create('Notes', [field('amount', 'total')]);
    await server.call(updateTemplate, { token, params: { id: notes }, body: { name: 'bills', description: '' } });
    expect(await list(notes)).toEqual([{ ...total, field_id: 'amount' }]);
    expect(await server.database.select().from(corrections).where(eq(corrections.templateId, id))).toEqual([]);
  });

  test('by being deleted, they go with it', async () => {
    await add(learned('total'));
    await server.call(deleteTemplate, { token, params: { id } });
    expect(await server.database.select().from(corrections).where(eq(corrections.ownerId, ownerId))).toEqual([]);
  });
});
