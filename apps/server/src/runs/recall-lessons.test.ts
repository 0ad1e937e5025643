import { randomUUID } from 'node:crypto';
import { addLessons, changeKeptTemplate, forgetLessons, keepTemplate, setCorrectionKeeping } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/test-server.test-fixture.ts';
import type { Database } from '../platform/database.ts';
import { createRecallLessons, type RecallLessons } from './recall-lessons.ts';

const TEMPLATE: Template = {
  name: 'Slips',
  description: '',
  entities: ['Partner', 'Total'].map((variableName, index) => ({
    id: `of the program ${index}`,
    variableName,
    description: '',
    type: 'text',
    enumValues: [],
  })),
};

let server: TestServer;
let token: string;
let ownerId: string;
let id: string;
let recall: RecallLessons;
/** Questions that were asked of the database. */
let asked: number;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  const account = await server.signUp({ keepsCorrections: true });
  ({ token } = account);
  ownerId = account.user.id;
  ({ id } = (await server.call(keepTemplate, { token, body: { name: 'SLIPS', entities: TEMPLATE.entities.map(nameless) } })).body as {
    id: string;
  });
  asked = 0;
  recall = createRecallLessons(counting(server.database));
});

afterAll(() => server.close());

/** As the account has it: with ids of its own. */
const nameless = ({ id: _id, ...field }: Template['entities'][number]) => field;

function counting(database: Database): Database {
  return new Proxy(database, {
    get(target, name: keyof Database) {
      asked++;
      return Reflect.get(target, name).bind(target) as unknown;
    },
  });
}

const lesson = (field = 'Partner') => ({
  id: randomUUID(),
  field,
  layoutFingerprint: 'l1',
  contexts: [],
  value: { kind: 'text', text: 'Hansen' },
  at: '2026-11-20T09:00:00.000Z',
  engineVersion: '1',
});
const teach = (...lessons: object[]) => server.call(addLessons, { token, params: { id }, body: { lessons } });
const known = async (template = TEMPLATE): Promise<string[]> => (await recall(ownerId, template)).lessons.map(({ fieldId }) => fieldId);

describe('what an account learned', () => {
  test('is read once, however many documents are found by it, and then asked for with one question a document', async () => {
    await teach(lesson(), lesson('Total'));
    await Promise.all(Array.from({ length: 10 }, () => known()));
    expect(asked).toBe(10 + 2);
    for (let document = 0; document < 50; document++) expect(await known()).toHaveLength(2);
    expect(asked).toBe(60 + 2);
  });

  test('and what it learned or forgot meanwhile, is known to the next document', async () => {
    expect(await known()).toEqual([]);
    const [one, other] = [lesson(), lesson('Total')];
    await teach(one);
    expect(await known()).toEqual(['of the program 0']);
    await teach(other);
    expect(await known()).toHaveLength(2);
    await server.call(forgetLessons, { token, params: { id }, query: { lesson_id: one.id } });
    expect(await known()).toEqual(['of the program 1']);
    await server.call(changeKeptTemplate, { token, params: { id }, body: { name: 'Other', description: '' } });
    expect(await known()).toEqual([]);
    expect(await known({ ...TEMPLATE, name: 'other' })).toEqual(['of the program 1']);
  });

  test('is nothing while its owner does not have it kept, and what was kept before is not remembered afterwards', async () => {
    await teach(lesson());
    expect(await known()).toHaveLength(1);
    await server.call(setCorrectionKeeping, { token, body: { keeps_corrections: false } });
    expect(await known()).toEqual([]);
    await server.call(setCorrectionKeeping, { token, body: { keeps_corrections: true } });
    expect(await known()).toEqual([]);
    await teach(lesson('Total'));
    expect(await known()).toEqual(['of the program 1']);
  });

  test('of other fields, under other ids, is told by their names for each run', async () => {
    await teach(lesson(), lesson('Total'));
    const [, total] = TEMPLATE.entities;
    expect(await known({ ...TEMPLATE, entities: [{ ...total!, id: 'x', variableName: 'TOTAL' }] })).toEqual(['x']);
    expect(await known({ ...TEMPLATE, entities: [{ ...total!, variableName: 'Sum' }] })).toEqual([]);
    expect(await known()).toHaveLength(2);
  });

  test('is read as far as a memory goes: the newest', async () => {
    await server.database.execute(sql`
      insert into corrections (template_id, id, owner_id, field_id, layout_fingerprint, contexts, value, engine_version, at)
      select ${id}, gen_random_uuid(), ${ownerId}, 'field-1', 'l1', '[]', 'null', '1', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 2100) n`);
    const { lessons } = await recall(ownerId, TEMPLATE);
    expect([lessons.length, lessons.map(({ at }) => at).toSorted()[0]]).toEqual([2_000, '2026-01-01T01:41:00.000Z']);
  });
});
