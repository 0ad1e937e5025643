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
import { createAnswerCheck, type PublishedOperation } from './published-answers.test-fixture.ts';
import { startTestServer, type TestServer } from './test-server.test-fixture.ts';

const REQUESTS = process.env['SHEETLIFT_PROOF'] === 'long' ? 20_000 : 300;

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
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

let server: TestServer;
let tokens: string[];
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  const passwordHash = await createPasswords().hash('a secret of theirs');
  const [one, other] = [
    await server.signUp({ keepsCorrections: true, passwordHash }),
    await server.signUp({ keepsCorrections: true, passwordHash }),
  ];
  tokens = [one.token, other.token, 'nonsense', ''];
  ids = [];
  for (const token of [one.token, other.token]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/templates',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Bills', entities_json: '[{"entity_name":"Total"}]' },
    });
    ids.push(answer.json<{ id: string }>().id);
    const webhook = await server.app.inject({
      method: 'POST',
      url: '/api/v1/webhooks',
      headers: { authorization: `Bearer ${token}` },
      payload: { url: 'https://example.com/' },
    });
    ids.push(webhook.json<{ id: string }>().id);
  }
});

afterAll(() => server.close());

test('whatever is sent, nothing breaks, and every answer is one that is published', async () => {
  const check = createAnswerCheck(server.app);
  const requests = oneof(...operations().map(({ operationId, arbitrary }) => arbitrary.map((sent) => ({ operationId, sent }))));
  const answered = new Map<number, number>();
  let requestsSent = 0;
  const property = asyncProperty(requests, async ({ operationId, sent }) => {
    // The limits by account would soon let nothing in.
    if (++requestsSent % 100 === 0) await server.database.delete(rateLimits);
    const answer = await server.app.inject(sent);
    answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1);
    const contentType = String(answer.headers['content-type']).split(';', 1)[0]!;
    if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} of ${operationId}: ${answer.body}`);
    if (contentType === 'application/json') check({ operationId, status: answer.statusCode, contentType, body: answer.json() });
    else if (![200, 202, 302].includes(answer.statusCode)) throw new Error(`${answer.statusCode} of ${operationId} without words`);
  });
  await expect(assertProperty(property, { seed: 20_261_121, numRuns: REQUESTS, endOnFailure: true })).resolves.toBeUndefined();
  // The requests lead in, not only to the door.
  expect([...answered.keys()]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
}, 1_800_000);

function operations(): { operationId: string; arbitrary: Arbitrary<Sent> }[] {
  const paths = Object.entries(server.app.swagger().paths ?? {}) as [string, Record<string, PublishedOperation>][];
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods)
      // They would end the two sessions that lead in.
      .filter(([, { operationId }]) => !['signOutEverywhere', 'deleteAccount'].includes(operationId))
      .map(([method, { operationId, requestBody }]) => ({
        operationId,
        arbitrary: sentTo(path, method.toUpperCase() as Sent['method'], requestBody?.content),
      })),
  );
}

function sentTo(path: string, method: Sent['method'], content: Record<string, { schema: object }> | undefined): Arbitrary<Sent> {
  const [type = 'application/json', { schema = {} } = {}] = Object.entries(content ?? {})[0] ?? [];
  const id = oneof(
    { weight: 6, arbitrary: constantFrom(...ids) },
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
        (value) => `?correction_id=${value}&redirect=${value}&code=${value}&state=${value}&after=${value}`,
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
  if (format === 'uuid') return oneof(uuid(), constantFrom(...ids));
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
