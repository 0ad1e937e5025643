import {
  createTemplate,
  deleteTemplate,
  FAILURES,
  listTemplates,
  MAX_TEMPLATES,
  migrateTemplates,
  parseEntities,
  toClientFields,
  toServerEntity,
  updateTemplate,
} from '@sheetlift/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replacedTemplates, templates } from '../platform/schema.ts';
import { sweepReplacedTemplates } from '../templates/sweep-replaced-templates.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOMEBODY = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let now = new Date('2026-11-21T10:00:00.000Z');
let token: string;
let ownerId: string;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});

beforeEach(async () => {
  const account = await server.signUp();
  token = account.token;
  ownerId = account.user.id;
});

afterAll(() => server.close());

interface Answered {
  id: string;
  name: string;
  description: string;
  entities_json: string;
  created_at: string;
  updated_at: string;
}

const TOTAL = { id: 'total', entity_name: 'Total', description: 'All of it', type: 'number', enum_values: [] };
const written = (...entities: object[]): string => JSON.stringify(entities);
const sent = (name: string, entities_json = written(TOTAL), rest: object = {}) => ({
  name,
  description: '',
  entities_json,
  is_autofill: false,
  ...rest,
});

async function create(body: object): Promise<Answered> {
  const { status, body: answer } = await server.call(createTemplate, { token, body });
  expect(status).toBe(201);
  return answer as Answered;
}

const put = (id: string, body: object) => server.call(updateTemplate, { token, params: { id }, body });
const migrate = (...given: object[]) => server.call(migrateTemplates, { token, body: { templates: given } });

async function list(as = token): Promise<Answered[]> {
  return (await server.call(listTemplates, { token: as })).body as Answered[];
}

const names = async (as = token): Promise<string[]> => (await list(as)).map(({ name }) => name);
const versions = () => server.database.select().from(replacedTemplates).where(eq(replacedTemplates.ownerId, ownerId));

describe('a template', () => {
  // holds S1.6, S3.8, S3.9, S7.16, S7.17
  test('is kept and listed in the server form of the specification, the newest first', async () => {
    const bills = await create(sent('Bills', written(TOTAL), { description: 'What we owe' }));
    expect(bills).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Bills',
      description: 'What we owe',
      entities_json: written(TOTAL),
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-21T10:00:00.000Z',
    });
    now = new Date(now.getTime() + 1000);
    const notes = await create(sent('Notes'));
    expect(await list()).toEqual([notes, bills]);
  });

  // holds S7.18
  test('is changed with or without its fields', async () => {
    const { id, created_at, updated_at } = await create(sent('Bills'));
    expect((await put(id, { name: 'Debts', description: 'new' })).body).toMatchObject({
      id,
      name: 'Debts',
      description: 'new',
      entities_json: written(TOTAL),
      created_at,
    });
    const answer = (await put(id, { name: 'Debts', description: '', entities_json: written({ ...TOTAL, entity_name: 'Sum' }) }))
      .body as Answered;
    expect(answer).toMatchObject({ description: '', entities_json: written({ ...TOTAL, entity_name: 'Sum' }) });
    expect(Date.parse(answer.updated_at)).toBe(Date.parse(updated_at) + 2);
    expect(await list()).toEqual([answer]);
  });

  // holds S7.19
  test('is deleted, with what it was before', async () => {
    const { id } = await create(sent('Bills'));
    await create(sent('bills', written({ ...TOTAL, description: 'other' })));
    expect(await versions()).toHaveLength(1);
    expect(await server.call(deleteTemplate, { token, params: { id } })).toMatchObject({ status: 200, body: { ok: true } });
    expect([await list(), await versions()]).toEqual([[], []]);
  });

  // holds S5.9
  test.each([
    ['updated', (id: string) => put(id, { name: 'Mine', description: '' })],
    ['deleted', (id: string) => server.call(deleteTemplate, { token, params: { id } })],
  ] as const)('of somebody else, one that is gone and an id that is none cannot be %s, in the same words', async (_what, attempt) => {
    const other = await server.signUp();
    const { body } = await server.call(createTemplate, { token: other.token, body: sent('Theirs') });
    const answers = await Promise.all([(body as Answered).id, SOMEBODY, 'default-invoice', "' or 1=1 --"].map(attempt));
    for (const answer of answers)
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Template not found', code: 'template_not_found' }]);
    expect(await names(other.token)).toEqual(['Theirs']);
  });
});

describe('limits', () => {
  // holds S5.1, S5.2, S5.3, S5.4
  test.each([
    [sent('x'.repeat(101)), 'Template name cannot exceed 100 characters'],
    [sent('Bills', written(TOTAL), { description: 'x'.repeat(201) }), 'Template description cannot exceed 200 characters'],
    [sent('Bills\0'), 'A text holds a character that cannot be kept'],
    [sent('Bills', 'none'), 'entities_json is not JSON'],
    [sent('Bills', '{}'), 'entities_json holds a list of fields'],
    [sent('Bills', '[]'), 'A template needs at least one field'],
    [sent('Bills', written({ description: 'x' })), 'A field needs an entity_name'],
    [sent('Bills', written({ ...TOTAL, type: 'date' })), 'A field is of type string, number, yes/no or enum'],
    [sent('Bills', written({ ...TOTAL, entity_name: 'x'.repeat(501) })), "A field's name cannot exceed 500 characters"],
    [sent('Bills', written({ ...TOTAL, rules: { check: 'Total = Net' } })), 'Rules of “Total”: “Net” is no number field of this template.'],
    [sent('Bills', written({ ...TOTAL, more: 'a\0b' })), 'The fields hold something that cannot be kept'],
    [
      sent('Bills', `[{"entity_name":"a","deep":${'['.repeat(30_000)}${']'.repeat(30_000)}}]`),
      'The fields hold something that cannot be kept',
    ],
    [sent('Bills', written({ ...TOTAL, more: 'x'.repeat(100_000) })), 'The fields of this template are too long'],
    [sent('Bills', written(...Array.from({ length: 501 }, () => ({ entity_name: 'x' })))), 'A template cannot exceed 500 fields'],
  ])('hold on every way in, in the words of the specification (%#)', async (body, detail) => {
    const refused = { status: 422, body: failureBody('invalid_request', detail) };
    const { id } = await create(sent('Mine'));
    expect(await server.call(createTemplate, { token, body })).toMatchObject(refused);
    expect(await migrate(sent('Good'), body)).toMatchObject(refused);
    expect(await put(id, body)).toMatchObject(refused);
    expect(await names()).toEqual(['Mine']);
  });

  test('a template is named, and a new one has fields', async () => {
    const { id } = await create(sent('Mine'));
    const unnamed = { status: 422, body: failureBody('invalid_request', 'A template needs a name') };
    expect(await server.call(createTemplate, { token, body: sent('  ') })).toMatchObject(unnamed);
    expect(await put(id, sent('  '))).toMatchObject(unnamed);
    expect(await server.call(createTemplate, { token, body: { name: 'Bills', description: '' } })).toMatchObject({
      status: 422,
      body: failureBody('invalid_request', 'Invalid input: entities_json is wanted, as text'),
    });
  });

  // holds S5.1, S5.3
  test('count characters as people do', async () => {
    const flags = '🇩🇰'.repeat(100);
    const families = '👩‍👩‍👧‍👦'.repeat(100);
    const blessings = 'ﷺ'.repeat(100);
    for (const name of [flags, families, blessings]) expect(await create(sent(name))).toMatchObject({ name });
    expect(await create(sent('Accents', written(TOTAL), { description: 'é'.repeat(200).normalize('NFD') }))).toMatchObject({
      name: 'Accents',
    });
  });

  test('what an older client does not mention cannot pile up', async () => {
    const { id } = await create(sent('Bills', written({ ...TOTAL, one: 'x'.repeat(60_000) })));
    expect(
      await put(id, { name: 'Bills', description: '', entities_json: written({ ...TOTAL, other: 'x'.repeat(60_000) }) }),
    ).toMatchObject({ status: 422, body: failureBody('invalid_request', 'The fields of this template are too long') });
  });

  test('an account holds 500 templates of four megabytes together, and what goes beyond changes nothing', async () => {
    expect((await migrate(...Array.from({ length: MAX_TEMPLATES }, (_none, index) => sent(`T${index}`)))).status).toBe(200);
    const full = { status: 422, body: failureBody('too_many_templates') };
    expect(await server.call(createTemplate, { token, body: sent('One more') })).toMatchObject(full);
    expect(await migrate(sent('One more'))).toMatchObject(full);
    expect(await create(sent('t7', written({ ...TOTAL, description: 'in its place' })))).toMatchObject({ name: 't7' });
    await server.database
      .update(templates)
      .set({ entitiesJson: sql`repeat('x', 9000)` })
      .where(eq(templates.ownerId, ownerId));
    const [{ id }] = (await list()) as [Answered];
    await server.database
      .update(templates)
      .set({ entitiesJson: written(TOTAL) })
      .where(eq(templates.id, id));
    expect(await put(id, { name: 'T0', description: '', entities_json: written({ ...TOTAL, entity_name: 'Sum' }) })).toMatchObject(full);
    expect((await list())[0]).toMatchObject({ name: 'T0', entities_json: written(TOTAL) });
  });

  test('a body is bounded', async () => {
    expect(await server.call(createTemplate, { token, body: sent('Bills', 'x'.repeat(1024 * 1024)) })).toMatchObject({
      status: 413,
      body: failureBody('too_large'),
    });
    expect(await migrate(sent('Bills', 'x'.repeat(8 * 1024 * 1024)))).toMatchObject({ status: 413, body: failureBody('too_large') });
  });
});

describe('a name that is taken', () => {
  // holds S5.5
  test('however it is written, gives its template to the new one, and what it was is kept for 30 days', async () => {
    const old = await create(sent('Straße', written(TOTAL), { description: 'old' }));
    now = new Date(now.getTime() + 1000);
    const replaced = await create(sent('STRASSE', written({ ...TOTAL, type: 'string' })));
    expect(replaced).toMatchObject({ id: old.id, name: 'STRASSE', description: '', created_at: old.created_at });
    expect(await list()).toEqual([replaced]);
    expect(await versions()).toMatchObject([
      { templateId: old.id, name: 'Straße', description: 'old', entitiesJson: written(TOTAL), replacedAt: now },
    ]);
    await sweepReplacedTemplates(server.database, new Date(now.getTime() + 30 * DAY_MS));
    expect(await versions()).toHaveLength(1);
    await sweepReplacedTemplates(server.database, new Date(now.getTime() + 30 * DAY_MS + 1));
    expect(await versions()).toEqual([]);
  });

  test('replaces nothing where the same comes twice', async () => {
    const [once, twice] = [await create(sent('Bills')), await create(sent('Bills'))];
    expect(twice.id).toBe(once.id);
    expect(await versions()).toEqual([]);
  });

  // holds S5.6, S5.7, S5.8
  test('is made another by an automatic template: numbered to 100, then with the time', async () => {
    for (let number = 1; number <= 102; number++) await create(sent('Bills', written(TOTAL), { is_autofill: true }));
    const kept = await names();
    expect(kept).toHaveLength(102);
    expect(kept).toEqual(
      expect.arrayContaining(['Bills', 'Bills (2)', 'Bills (100)', `Bills ${now.getTime()}`, `Bills ${now.getTime() + 1}`]),
    );
    expect(await versions()).toEqual([]);
  });

  test('gives way to a template that is renamed to it', async () => {
    const [bills, notes] = [await create(sent('Bills')), await create(sent('Notes'))];
    expect((await put(notes.id, { name: 'BILLS', description: '' })).body).toMatchObject({ id: notes.id, name: 'BILLS' });
    expect((await list()).map(({ id }) => id)).toEqual([notes.id]);
    expect(await versions()).toMatchObject([{ templateId: bills.id, name: 'Bills' }]);
  });

  test('is no matter between two accounts', async () => {
    const other = await server.signUp();
    await server.call(createTemplate, { token: other.token, body: sent('Bills') });
    await create(sent('Bills'));
    expect([await names(), await names(other.token)]).toEqual([['Bills'], ['Bills']]);
  });
});

describe('what travels in a field', () => {
  const RICH = { ...TOTAL, format: { decimals: 2 } };
  const PLAIN = { entity_name: 'Total', description: 'All of it', type: 'number', enum_values: [] };
  const fields = ({ entities_json }: Answered): object[] => JSON.parse(entities_json) as object[];

  test('survives a client that knows nothing of it', async () => {
    const { id } = await create(sent('Bills', written(RICH)));
    const byOlder = (
      await put(id, { name: 'Bills', description: '', entities_json: written({ ...PLAIN, type: 'string' }, { entity_name: 'New' }) })
    ).body as Answered;
    expect(fields(byOlder)).toMatchObject([
      { id: 'total', format: { decimals: 2 }, type: 'string' },
      { id: 'field-2', entity_name: 'New' },
    ]);
    expect(fields(await create(sent('bills', written(PLAIN))))).toEqual([RICH]);
  });

  test('goes to the client form and back', async () => {
    const { entities_json } = await create(sent('Bills', written(RICH, { entity_name: 'Kind', type: 'enum', enum_values: ['a'] })));
    const client = toClientFields(parseEntities(entities_json));
    expect(client).toEqual([
      { id: 'total', variableName: 'Total', description: 'All of it', type: 'number', enumValues: [], format: { decimals: 2 } },
      { id: 'field-2', variableName: 'Kind', description: '', type: 'enum', enumValues: ['a'] },
    ]);
    expect(client.map(toServerEntity)).toEqual(parseEntities(entities_json));
  });
});

describe('a change of a version that is no longer the stored one', () => {
  test('is refused with the stored template, and without a version the last one wins', async () => {
    const first = await create(sent('Bills'));
    const second = (await put(first.id, { name: 'Bills', description: 'here', updated_at: first.updated_at })).body as Answered;
    expect(second.description).toBe('here');
    const late = await put(first.id, { name: 'Bills', description: 'there', updated_at: first.updated_at });
    expect([late.status, late.body]).toEqual([
      409,
      { detail: FAILURES.template_changed.detail, code: 'template_changed', template: second },
    ]);
    expect(await list()).toEqual([second]);
    expect((await put(first.id, { name: 'Bills', description: 'there' })).body).toMatchObject({ description: 'there' });
  });

  test('is told from one written in another way', async () => {
    const { id } = await create(sent('Bills'));
    const updated_at = new Date(now.getTime()).toISOString().replace('T10:', 'T11:').replace('Z', '+01:00');
    expect((await put(id, { name: 'Bills', description: '', updated_at })).status).toBe(200);
    expect(await put(id, { name: 'Bills', description: '', updated_at: 'yesterday' })).toMatchObject({ status: 422 });
  });
});

describe('migration', () => {
  const GIVEN = [sent('Invoice'), sent('Receipt'), sent('Notes')];

  // holds S7.20
  test('takes over all, in the order of the device, and answers with them', async () => {
    const { status, body } = await migrate(...GIVEN);
    expect([status, (body as Answered[]).map(({ name }) => name)]).toEqual([200, ['Invoice', 'Receipt', 'Notes']]);
    expect(await list()).toEqual(body);
  });

  test('coming again doubles nothing, though the account changed since', async () => {
    const first = (await migrate(...GIVEN)).body as Answered[];
    await put(first[0]!.id, { name: 'Faktura', description: 'renamed' });
    await create(sent('Receipt', written({ ...TOTAL, description: 'replaced' })));
    const again = (await migrate(...GIVEN)).body as Answered[];
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(await names()).toEqual(['Faktura', 'Receipt', 'Notes']);
  });

  test('loses nothing: another content of a name that is taken gets a free one', async () => {
    const mine = await create(sent('invoice', written({ ...TOTAL, description: 'mine' })));
    await migrate(...GIVEN, sent('Invoice', written({ ...TOTAL, type: 'string' })));
    expect((await names()).sort()).toEqual(['Invoice (2)', 'Invoice (3)', 'Notes', 'Receipt', 'invoice']);
    expect(await list()).toContainEqual(mine);
  });

  test('takes what the account has already for the same', async () => {
    const mine = await create(sent('Invoice'));
    expect((await migrate(sent('INVOICE', ` ${written(TOTAL)}`))).body).toEqual([mine]);
  });

  test('names what was never named', async () => {
    await migrate({ ...sent(''), description: '' });
    expect(await names()).toEqual(['Untitled template']);
  });

  test('broken off half-way leaves nothing behind', async () => {
    const refused = await migrate(...GIVEN, sent('Last', 'none'));
    expect([refused.status, await list()]).toEqual([422, []]);
    await server.database.execute(
      sql`create function stop() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`,
    );
    await server.database.execute(
      sql`create trigger stop before insert on templates for each row when (new.name = 'Notes') execute function stop()`,
    );
    expect([(await migrate(...GIVEN)).status, await list()]).toEqual([500, []]);
    await server.database.execute(sql`drop trigger stop on templates`);
    expect((await migrate(...GIVEN)).status).toBe(200);
    expect(await names()).toEqual(['Invoice', 'Receipt', 'Notes']);
  });
});

describe('fifty at once', () => {
  const fifty = <Result>(make: (index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: 50 }, (_none, index) => make(index)));
  const kept = () => server.database.select().from(templates).where(eq(templates.ownerId, ownerId));

  test('replacing one name leave one template and each other version', async () => {
    const answers = await fifty((index) =>
      create(sent(index % 2 ? 'Bills' : 'BILLS', written({ ...TOTAL, description: `version ${index}` }))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    const all = [...(await versions()), ...(await kept())].map(({ entitiesJson }) => entitiesJson);
    expect(new Set(all).size).toBe(50);
  });

  test('renaming to one name leave one of that name, and lose none', async () => {
    const ids = (
      (await migrate(...Array.from({ length: 50 }, (_none, index) => sent(`T${index}`, written({ ...TOTAL, description: `${index}` })))))
        .body as Answered[]
    ).map(({ id }) => id);
    const answers = await fifty((index) => put(ids[index]!, { name: 'One', description: '' }));
    const missing = answers.filter(({ status }) => status === 404).length;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50 - missing);
    expect((await kept()).map(({ name }) => name)).toEqual(['One']);
    expect(new Set([...(await versions()), ...(await kept())].map(({ entitiesJson }) => entitiesJson)).size).toBe(50);
  });

  test('changing one version let one through', async () => {
    const { id, updated_at } = await create(sent('Bills'));
    const answers = await fifty((index) => put(id, { name: 'Bills', description: `${index}`, updated_at }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [winner] = await list();
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body).toMatchObject({ template: winner });
  });

  test('migrating the same bring each content once', async () => {
    const given = Array.from({ length: 10 }, (_none, index) => sent(`T${index}`));
    const answers = await fifty(() => migrate(...given));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await names()).toEqual(given.map(({ name }) => name));
  });

  test('automatic templates each get a name', async () => {
    await fifty(() => create(sent('Bills', written(TOTAL), { is_autofill: true })));
    expect(new Set(await names()).size).toBe(50);
  });

  test('of every kind end in one consistent state', async () => {
    const [{ id }] = (await migrate(sent('A'))).body as [Answered];
    const answers = await fifty((index) => {
      const content = written({ ...TOTAL, description: `${index}` });
      if (index % 5 === 0) return server.call(createTemplate, { token, body: sent('A', content) });
      if (index % 5 === 1) return put(id, { name: `B${index % 3}`, description: '' });
      if (index % 5 === 2) return migrate(sent('A', content), sent('B1', content));
      if (index % 5 === 3) return server.call(createTemplate, { token, body: sent('b1', content, { is_autofill: true }) });
      return server.call(deleteTemplate, { token, params: { id } });
    });
    expect(answers.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([]);
    const folded = (await kept()).map(({ foldedName }) => foldedName);
    expect(new Set(folded).size).toBe(folded.length);
    expect((await kept()).every(({ name, foldedName }) => name.toLowerCase() === foldedName)).toBe(true);
  });
});
