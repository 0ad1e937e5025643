import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { asyncProperty, assert as assertProperty, constantFrom, integer, nat } from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccessTokens } from '../accounts/access-tokens.ts';
import { createPasswords } from '../accounts/passwords.ts';
import type { Database } from '../platform/database.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { corrections, subscriptions, templates, users } from '../platform/schema.ts';
import { publishedOperations } from './published-answers.test-fixture.ts';
import { routes } from './routes.ts';
import type { ServerParts } from './server-parts.ts';
import { type Shop, startShop } from './shop.test-fixture.ts';
import { failureBody, startTestServer, type TestServer, TOKEN_SECRET } from './test-server.test-fixture.ts';

const ENTITIES = '[{"id":"total","entity_name":"Total"}]';
const PASSWORD = 'a long walk in the rain';

/** What each call is sent to succeed, but for who sends it. A new route needs an entry of its own. */
const BODIES: Record<string, object | undefined> = {
  addCorrections: { corrections: [] },
  cancelPlan: {},
  changeName: { full_name: 'Ada' },
  changePassword: { current_password: PASSWORD, new_password: PASSWORD },
  changePlan: { plan_type: 'pro' },
  checkEmail: { email: 'x@example.com' },
  createTemplate: { name: 'New', description: '', entities_json: ENTITIES },
  deleteAccount: { confirmation: 'x@example.com' },
  deleteCorrections: undefined,
  deleteTemplate: undefined,
  exportAccount: undefined,
  finishGoogleSignIn: undefined,
  forgotPassword: { email: 'x@example.com' },
  getConfiguration: undefined,
  getCorrectionKeeping: undefined,
  getHealth: undefined,
  getInvoice: undefined,
  getMe: undefined,
  getOpenApi: undefined,
  getPaymentMethodUpdate: undefined,
  getReadiness: undefined,
  getSubscription: undefined,
  getUsage: undefined,
  listCorrections: undefined,
  listInvoices: undefined,
  listTemplates: undefined,
  migrateTemplates: { templates: [] },
  prepareCheckout: { plan_type: 'starter' },
  previewPlanChange: { plan_type: 'pro' },
  proveEmail: { token: 'x' },
  receivePaddleEvent: {},
  register: { email: 'x@example.com', password: PASSWORD },
  reportUsage: { documents: [] },
  resetPassword: { token: 'x', password: PASSWORD },
  resumePlan: undefined,
  sendContactMessage: { email: 'x@example.com', topic: 'something else', message: 'Hello', receipt: null },
  sendEmailProof: { plan_type: 'starter' },
  setCorrectionKeeping: { keeps_corrections: false },
  signIn: { username: 'x@example.com', password: PASSWORD },
  signOutEverywhere: undefined,
  startGoogleSignIn: undefined,
  updateTemplate: { name: 'Changed', description: '' },
};

const endpoints: Endpoint[] = routes({
  database: drizzle.mock() as Database,
  publicUrl: '',
  secret: TOKEN_SECRET,
  operator: { contactEmail: '' },
} as ServerParts).map(({ endpoint }) => endpoint);
const guarded = endpoints.filter(({ auth }) => auth === 'bearer');
const open = endpoints.filter(({ auth }) => auth === 'none');
const oneThing = endpoints.filter(({ owner }) => owner === 'id');
const named = (list: Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);

/** Somebody with one of each thing. */
interface Owner {
  userId: string;
  token: string;
  /** By the part of the address that names it. */
  things: Record<string, string>;
}

let server: TestServer;
let shop: Shop;
let victim: Owner;
let stranger: Owner;
let badTokens: Record<string, string | undefined>;

beforeAll(async () => {
  shop = await startShop();
  server = await startTestServer({ billing: shop.billing });
  victim = await owner('Theirs');
  stranger = await owner('Mine');
  badTokens = await makeBadTokens(victim.userId);
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

async function owner(name: string, { hasPlan = true } = {}): Promise<Owner> {
  const { user, token } = await server.signUp({ keepsCorrections: true, passwordHash: await createPasswords().hash('a secret of theirs') });
  const [template] = await server.database
    .insert(templates)
    .values({ ownerId: user.id, name, foldedName: name.toLowerCase(), entitiesJson: ENTITIES })
    .returning();
  await server.database.insert(corrections).values({ templateId: template!.id, id: randomUUID(), ownerId: user.id, deletedAt: new Date() });
  const subscription = hasPlan ? await shop.buy(server, user) : 'none';
  const invoice = hasPlan ? shop.offline.events.findLast(({ event_type }) => event_type === 'transaction.completed')!.data.id : 'none';
  return { userId: user.id, token, things: { templates: template!.id, 'payment-methods': subscription, invoices: invoice } };
}

/** What an address with an id in it names. */
function thingOf({ path }: Endpoint, { things }: Owner): string {
  return things[path.split('/')[2]!] ?? '';
}

async function makeBadTokens(userId: string): Promise<Record<string, string | undefined>> {
  const [deleted, shut, ended] = [await server.signUp(), await server.signUp({ isActive: false }), await server.signUp()];
  await server.database.delete(users).where(eq(users.id, deleted.user.id));
  await server.database.update(users).set({ tokenVersion: 1 }).where(eq(users.id, ended.user.id));
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const otherKind = new SignJWT({ version: 0 })
    .setProtectedHeader({ alg: 'HS256', typ: 'reset+jwt' })
    .setSubject(userId)
    .setIssuer('sheetlift')
    .setAudience('sheetlift:api')
    .setIssuedAt()
    .setExpirationTime('1h');
  return {
    'no token': undefined,
    'an expired token': await createAccessTokens(TOKEN_SECRET, () => longAgo).sign({ userId, tokenVersion: 0 }),
    'the token of a deleted account': deleted.token,
    'the token of a shut account': shut.token,
    'an ended token': ended.token,
    'the wrong kind of token': await otherKind.sign(deriveKey(TOKEN_SECRET, 'access tokens')),
    'a token of another server': await createAccessTokens('another secret', () => new Date()).sign({ userId, tokenVersion: 0 }),
  };
}

function send(endpoint: Endpoint, token: string | undefined, id: string) {
  const body = BODIES[endpoint.name];
  const isForm = endpoint.bodyType === 'form';
  return server.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', id),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body && { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) }),
  });
}

const kept = () =>
  Promise.all([
    server.database.select().from(users).where(eq(users.id, victim.userId)),
    server.database.select().from(templates).where(eq(templates.ownerId, victim.userId)),
    server.database.select().from(corrections).where(eq(corrections.ownerId, victim.userId)),
    server.database.select().from(subscriptions).where(eq(subscriptions.ownerId, victim.userId)),
  ]);

describe('every route', () => {
  test('is in this matrix', () => {
    const published = publishedOperations(server.app).map(({ operationId }) => operationId);
    expect(Object.keys(BODIES).sort()).toEqual(published.sort());
    expect([...endpoints.map(({ name }) => name), 'getOpenApi'].sort()).toEqual(published);
    for (const { path, owner, auth } of endpoints)
      expect([path.includes(':id'), owner !== 'nobody']).toEqual([owner === 'id', auth === 'bearer']);
  });

  test.each(named(guarded))(
    '%s refuses whoever may not call, whatever is asked for, with the same bytes, and changes nothing',
    async (_name, endpoint) => {
      const before = await kept();
      for (const [kind, token] of Object.entries(badTokens)) {
        for (const id of [thingOf(endpoint, victim), thingOf(endpoint, stranger), randomUUID(), 'none']) {
          const answer = await send(endpoint, token, id);
          expect([kind, answer.statusCode, answer.json()]).toEqual([kind, 401, failureBody('not_authenticated')]);
        }
      }
      expect(await kept()).toEqual(before);
    },
  );

  test.each(named(open))('%s needs no token and takes no notice of one', async (_name, endpoint) => {
    const without = await send(endpoint, undefined, '');
    expect(without.statusCode).not.toBe(401);
    expect((await send(endpoint, badTokens['an expired token'], '')).statusCode).not.toBe(401);
  });

  test.each(named(oneThing))(
    '%s answers for a thing of somebody else as for one that is not there, byte for byte, and touches neither',
    async (_name, endpoint) => {
      const before = await kept();
      const answers = await Promise.all([thingOf(endpoint, victim), randomUUID(), 'none'].map((id) => send(endpoint, stranger.token, id)));
      const code = endpoint.failures.find((one) => one.endsWith('_not_found'))!;
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        answers.map(() => [404, JSON.stringify(failureBody(code))]),
      );
      expect(await kept()).toEqual(before);
    },
  );

  test.each(named(guarded))('%s answers its owner, and leaves everybody else as they were', async (_name, endpoint) => {
    const before = await kept();
    // A plan is bought by who has none.
    const own = await owner('Own', { hasPlan: endpoint.name !== 'prepareCheckout' });
    const { statusCode } = await send(endpoint, own.token, thingOf(endpoint, own));
    // These two ask for what only the account's owner knows, which has tests of its own.
    expect(statusCode).toBe(['changePassword', 'deleteAccount'].includes(endpoint.name) ? 400 : endpoint.success.status);
    expect(await kept()).toEqual(before);
  });
});

test('no mutant of a token passes for it', async () => {
  const parts = victim.token.split('.');
  const mutants = asyncProperty(
    nat(),
    integer({ min: 1, max: 63 }),
    constantFrom('replace', 'remove', 'insert', 'cut', 'swap', 'repeat'),
    async (place, step, kind) => {
      const mutant = mutate(parts, kind, place, step);
      // The last letter of a part has bits that mean nothing.
      const isSame =
        mutant.split('.').length === 3 &&
        mutant.split('.').every((part, index) => Buffer.from(part, 'base64url').equals(Buffer.from(parts[index]!, 'base64url')));
      const { statusCode } = await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${mutant}` } });
      return statusCode === 401 || isSame;
    },
  );
  await expect(
    assertProperty(mutants, { seed: 5, numRuns: process.env['SHEETLIFT_PROOF'] === 'long' ? 5_000 : 300 }),
  ).resolves.toBeUndefined();
}, 300_000);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function mutate(parts: string[], kind: string, place: number, step: number): string {
  const token = parts.join('.');
  const at = place % token.length;
  const other = LETTERS[(LETTERS.indexOf(token[at]!) + step) % LETTERS.length]!;
  if (kind === 'replace') return token.slice(0, at) + other + token.slice(at + 1);
  if (kind === 'remove') return token.slice(0, at) + token.slice(at + 1);
  if (kind === 'insert') return token.slice(0, at) + other + token.slice(at);
  if (kind === 'cut') return token.slice(0, at);
  if (kind === 'swap') return [parts[step % 3], parts[place % 3], parts[(place + 1) % 3]].join('.');
  return `${token}.${parts[place % 3]!}`;
}
