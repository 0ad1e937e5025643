import { randomUUID } from 'node:crypto';
import {
  anything,
  type Arbitrary,
  array,
  assert as assertProperty,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  record,
  string,
  uuid,
} from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { rateLimits } from '../platform/schema.ts';
import { trials } from '../proof.test-fixture.ts';
import { createAnswerCheck, type PublishedOperation, publishedOperations } from './published-answers.test-fixture.ts';
import { startTestServer, type TestServer } from './test-server.test-fixture.ts';

/** Each call is made so often in a round, the calls in turn: what one leaves the next ones meet. */
const ROUNDS = trials(1, 60);
const TIMES = 5;
const SEED = 20_261_121;

/** They would end the two sessions that lead in. */
const LEFT_OUT = ['signOut', 'signOutEverywhere', 'deleteAccount'];

/** Texts that were trouble for somebody once, and ones that lead further in than chance would. */
const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  "' or 1=1 --",
  '../../etc/passwd',
  '${7*7}',
  '__proto__',
  'null',
  'ﷺ'.repeat(120),
  'x'.repeat(20_000),
  'a@example.com',
  '2026-11-21T10:00:00Z',
  '0000-00-00T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00.000Z',
  '[{"entity_name":"Total"}]',
  '[{"entity_name":"Total","__proto__":{"id":1}}]',
  '[{"entity_name":"T","id":"__proto__"},{"entity_name":"t"}]',
  '[]',
  '{',
  '[null]',
];

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
}

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

let server: TestServer;
let tokens: string[];
let things: Record<string, string[]>;

beforeAll(async () => {
  server = await startTestServer();
  const passwordHash = await createPasswords().hash('a secret of theirs');
  const [one, other] = [
    await server.signUp({ keepsCorrections: true, passwordHash }),
    await server.signUp({ keepsCorrections: true, passwordHash }),
  ];
  tokens = [one.token, other.token, 'nonsense', ''];
  things = {};
  for (const token of [one.token, other.token]) await makeThings(token);
});

/** One of each kind that has an address, under the part of the address that names it. */
async function makeThings(token: string): Promise<void> {
  const ask = async (method: Sent['method'], url: string, payload?: object, headers: object = {}) =>
    (
      await server.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, ...headers }, ...(payload && { payload }) })
    ).json<{
      id: string;
      data: { id: string }[];
    }>();
  const add = (kind: string, { id }: { id: string }): void => void (things[kind] ??= []).push(id);
  add('templates', await ask('POST', '/api/templates', { name: 'Bills', entities_json: '[{"entity_name":"Total"}]' }));
  add('webhooks', await ask('POST', '/api/v1/webhooks', { url: 'https://example.com/' }));
  add('keys', await ask('POST', '/api/keys', { name: 'A key', scopes: ['runs:read'] }));
  const documents = [{ file_name: 'a.txt', content: Buffer.from('Total: 1.50 EUR').toString('base64') }];
  const run = await ask('POST', '/api/v1/runs', { template: { name: 'Bills', entities: [{ variableName: 'Total' }] }, documents });
  add('runs', run);
  add('run-documents', (await ask('GET', `/api/v1/runs/${run.id}/documents`)).data[0]!);
  // Nobody reads here: who follows it, or waits for its end, would wait for ever.
  await ask('POST', `/api/v1/runs/${run.id}/cancel`);
  const tus = { 'tus-resumable': '1.0.0', 'upload-length': '1', 'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}` };
  add('uploads', await ask('POST', '/api/v1/uploads', undefined, tus));
}

afterAll(() => server.close());

test('whatever is sent, nothing breaks, and every answer is one that is published', async () => {
  const check = createAnswerCheck(server.app);
  const answered = new Map<number, number>();
  let requestsSent = 0;
  const property = ({ operationId, arbitrary }: Operation) =>
    asyncProperty(arbitrary, async (sent) => {
      // The limits by account would soon let nothing in.
      if (++requestsSent % 100 === 0) await server.database.delete(rateLimits);
      const answer = await server.app.inject(sent);
      answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1);
      const contentType = String(answer.headers['content-type']).split(';', 1)[0]!;
      if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} of ${operationId}: ${answer.body}`);
      if (contentType === 'application/json') check({ operationId, status: answer.statusCode, contentType, body: answer.json() });
      else if (![200, 202, 204, 302].includes(answer.statusCode)) throw new Error(`${answer.statusCode} of ${operationId} without words`);
    });
  const all = operations();
  for (let turn = 0; turn < ROUNDS * all.length; turn++)
    await assertProperty(property(all[turn % all.length]!), { seed: SEED + turn, numRuns: TIMES, endOnFailure: true });
  // The requests lead in, not only to the door.
  expect([...answered.keys()]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
}, 1_800_000);

test('no call is left out but the three that end a session', () => {
  const names = [...operations().map(({ operationId }) => operationId), ...LEFT_OUT];
  expect(names.sort()).toEqual(
    publishedOperations(server.app)
      .map(({ operationId }) => operationId)
      .sort(),
  );
});

interface Operation {
  operationId: string;
  arbitrary: Arbitrary<Sent>;
}

function operations(): Operation[] {
  const paths = Object.entries(server.app.swagger().paths ?? {}) as [string, Record<string, PublishedOperation>][];
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !LEFT_OUT.includes(operationId))
      .map(([method, { operationId, requestBody }]) => ({
        operationId,
        arbitrary: sentTo(path, method.toUpperCase() as Sent['method'], requestBody?.content),
      })),
  );
}

function sentTo(path: string, method: Sent['method'], content: Record<string, { schema: object }> | undefined): Arbitrary<Sent> {
  const [type = 'application/json', { schema = {} } = {}] = Object.entries(content ?? {})[0] ?? [];
  const kind = path.replace('/api/v1/', '/api/').split('/')[2]!;
  const id = oneof(
    { weight: 6, arbitrary: constantFrom(...(things[kind] ?? allThings())) },
    { weight: 1, arbitrary: constantFrom(...allThings()) },
    { weight: 1, arbitrary: constantFrom(randomUUID(), 'none', '%00', '..%2f') },
  );
  const written = oneof(
    { weight: 12, arbitrary: valueOf(schema).map((value) => write(type, value)) },
    { weight: 1, arbitrary: string() },
    { weight: 1, arbitrary: constantFrom('{', '', 'null', `${'['.repeat(7_000)}`) },
  );
  const query = oneof(
    { weight: 3, arbitrary: constant('') },
    {
      weight: 1,
      arbitrary: oneof(uuid(), constantFrom('none', '%', '%00', '&correction_id=2')).map(
        (value) => `?correction_id=${value}&lesson_id=${value}&name=${value}&redirect=${value}&code=${value}&state=${value}&after=${value}`,
      ),
    },
  );
  return record({
    id,
    token: oneof({ weight: 6, arbitrary: constantFrom(...tokens.slice(0, 2)) }, { weight: 1, arbitrary: constantFrom(...tokens) }),
    query,
    body: option(written, { freq: 12 }),
    type: oneof({ weight: 20, arbitrary: constant(type) }, { weight: 1, arbitrary: constantFrom('text/plain', 'application/xml', 'x') }),
    place: integer({ min: 0, max: 255 }),
    other: integer({ min: 0, max: 255 }),
  }).map(({ id: template, token, query: asked, body, type: sentType, place, other }) => ({
    method,
    url: path.replace('{id}', template) + asked,
    // From ever other places, so that the limits let most of it in.
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `203.0.${place}.${other}`,
      ...(content && body !== null && { 'content-type': sentType }),
    },
    ...(content && body !== null && { payload: body }),
  }));
}

const allThings = (): string[] => Object.values(things).flat();

function write(type: string, value: unknown): string {
  if (type === 'application/json') return JSON.stringify(value) ?? '';
  return new URLSearchParams(Object.entries(value ?? {}).map(([key, text]) => [key, String(text)])).toString();
}

/** Values that the schema lets through, most of the time. */
function valueOf(schema: Schema): Arbitrary<unknown> {
  const right = rightValueOf(schema);
  return oneof({ weight: 20, arbitrary: right }, { weight: 1, arbitrary: anything({ maxDepth: 2 }).map((value) => plain(value)) });
}

function rightValueOf({ type, properties, items, anyOf, enum: choices, const: only, format }: Schema): Arbitrary<unknown> {
  if (only !== undefined) return constant(only);
  if (choices) return constantFrom(...choices);
  if (anyOf) return oneof(...anyOf.map(valueOf));
  if (type === 'object')
    return record(
      Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, inner]) => [key, option(valueOf(inner), { nil: undefined, freq: 15 })]),
      ),
    );
  if (type === 'array') return array(valueOf(items ?? {}), { maxLength: 4 });
  if (type === 'boolean') return boolean();
  if (type === 'integer') return integer();
  if (type === 'number') return double();
  if (format === 'uuid') return oneof(uuid(), constantFrom(...allThings()));
  if (format === 'date-time') return oneof(constant('2026-11-21T10:00:00.000Z'), constantFrom(...TEXTS));
  return oneof(constantFrom(...TEXTS), string({ unit: 'binary' }), constant('[{"entity_name":"Total","type":"number"}]'));
}

/** What JSON can say of it. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}
