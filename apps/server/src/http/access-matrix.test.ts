import { randomUUID } from 'node:crypto';
import { API_SCOPES, type ApiScope, createApiKey, type Endpoint, revokeApiKey, signOut } from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { asyncProperty, assert as assertProperty, constantFrom, integer, nat } from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccessTokens } from '../accounts/access-tokens.ts';
import { createPasswords } from '../accounts/passwords.ts';
import type { Database } from '../platform/database.ts';
import { deriveKey } from '../platform/derive-key.ts';
import {
  apiKeys,
  corrections,
  runDocuments,
  runs,
  subscriptions,
  templates,
  uploads,
  users,
  webhookDeliveries,
  webhooks,
} from '../platform/schema.ts';
import { trials } from '../proof.test-fixture.ts';
import { publishedOperations } from './published-answers.test-fixture.ts';
import { routes } from './routes.ts';
import type { ServerParts } from './server-parts.ts';
import { type Shop, startShop } from './shop.test-fixture.ts';
import { failureBody, startTestServer, type TestServer, TOKEN_SECRET } from './test-server.test-fixture.ts';

const ENTITIES = '[{"id":"total","entity_name":"Total"}]';
const TEMPLATE = { name: 'Bills', description: '', entities: [] };
const PASSWORD = 'a long walk in the rain';

/** What each call is sent to succeed, but for who sends it. A new route needs an entry of its own. */
const BODIES: Record<string, object | undefined> = {
  addCorrections: { corrections: [] },
  addLessons: { lessons: [] },
  addRunDocuments: { documents: [] },
  appendToSheet: { spreadsheet_id: null },
  askAssistantTools: { jsonrpc: '2.0', id: 1, method: 'ping' },
  cancelPlan: {},
  cancelRun: undefined,
  changeKeptTemplate: { name: 'Changed', description: '' },
  changeName: { full_name: 'Ada' },
  changePassword: { current_password: PASSWORD, new_password: PASSWORD },
  changePlan: { plan_type: 'pro' },
  checkEmail: { email: 'x@example.com' },
  continueUpload: undefined,
  createApiKey: { name: 'New', scopes: ['runs:read'] },
  createRun: { template: { name: 'New', entities: [{ variableName: 'Total' }] } },
  createTemplate: { name: 'New', description: '', entities_json: ENTITIES },
  createUpload: undefined,
  createWebhook: { url: 'https://example.com/new' },
  deleteAccount: { confirmation: 'x@example.com' },
  deleteCorrections: undefined,
  deleteKeptTemplate: undefined,
  deleteRun: undefined,
  deleteTemplate: undefined,
  deleteUpload: undefined,
  deleteWebhook: undefined,
  endSheetsConnection: undefined,
  exportAccount: undefined,
  extractNow: { template: { name: 'New', entities: [{ variableName: 'Total' }] } },
  finishGoogleSignIn: undefined,
  finishSheetsConnection: { answer: 'code=x&state=y' },
  followRun: undefined,
  forgetLessons: undefined,
  forgotPassword: { email: 'x@example.com' },
  getApiPage: undefined,
  getConfiguration: undefined,
  getCorrectionKeeping: undefined,
  getHealth: undefined,
  getInvoice: undefined,
  getKeptTemplate: undefined,
  getMe: undefined,
  getOpenApi: undefined,
  getPaymentMethodUpdate: undefined,
  getReadiness: undefined,
  getRun: undefined,
  getRunDocumentContent: undefined,
  getRunDocumentReading: undefined,
  getRunDocumentResult: undefined,
  getRunRows: undefined,
  getSheetsConnection: undefined,
  getSubscription: undefined,
  getTemplateRows: undefined,
  getUpload: undefined,
  getUsage: undefined,
  keepTemplate: { name: 'New', entities: [{ variableName: 'Total' }] },
  listApiKeys: undefined,
  listCorrections: undefined,
  listInvoices: undefined,
  listKeptTemplates: undefined,
  listenToAssistantTools: undefined,
  listRunCorrections: undefined,
  listRunDifferences: undefined,
  listRunDocuments: undefined,
  listRuns: undefined,
  listTemplates: undefined,
  listWebhookDeliveries: undefined,
  listWebhooks: undefined,
  migrateTemplates: { templates: [] },
  prepareCheckout: { plan_type: 'starter' },
  previewPlanChange: { plan_type: 'pro' },
  proveEmail: { token: 'x' },
  receivePaddleEvent: {},
  register: { email: 'x@example.com', password: PASSWORD },
  replayWebhookDelivery: undefined,
  reportUsage: { documents: [] },
  rerun: {},
  resetPassword: { token: 'x', password: PASSWORD },
  resumePlan: undefined,
  retryRunDocument: undefined,
  revokeApiKey: undefined,
  saveRunCorrections: { corrections: { cells: [], removedRows: [], addedRows: [] } },
  sendContactMessage: { email: 'x@example.com', topic: 'something else', message: 'Hello', receipt: null },
  sendEmailProof: { plan_type: 'starter' },
  setCorrectionKeeping: { keeps_corrections: false },
  signOut: undefined,
  signIn: { username: 'x@example.com', password: PASSWORD },
  signOutEverywhere: undefined,
  startGoogleSignIn: undefined,
  startSheetsConnection: undefined,
  switchWebhook: { is_enabled: false },
  updateTemplate: { name: 'Changed', description: '' },
};

/** Some ask for what only the account's owner knows, or for Google, one for a template's name, two for the headers of tus, the others for a document that can be read: each has tests of its own. */
const OTHERWISE: Record<string, number> = {
  appendToSheet: 409,
  endSheetsConnection: 409,
  finishSheetsConnection: 409,
  getSheetsConnection: 409,
  startSheetsConnection: 409,
  createUpload: 412,
  continueUpload: 412,
  changePassword: 400,
  deleteAccount: 400,
  extractNow: 422,
  getRunDocumentContent: 410,
  getRunDocumentReading: 409,
  getRunDocumentResult: 409,
  getTemplateRows: 422,
  retryRunDocument: 410,
  saveRunCorrections: 409,
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
  /** API keys: by the one scope that each has. */
  keys: Record<ApiScope, string>;
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
  badTokens = await makeBadTokens(victim.userId, victim.token);
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
  const [run] = await server.database
    .insert(runs)
    .values({ ownerId: user.id, name, template: TEMPLATE, rowMode: 'auto', engineVersion: '1', createdAt: new Date() })
    .returning();
  const refused = { position: 0, fileName: `${name}.pdf`, byteLength: 1, state: 'failed', errorCode: 'file_empty', revision: 1 } as const;
  const [document] = await server.database
    .insert(runDocuments)
    .values({ runId: run!.id, ...refused })
    .returning();
  const [webhook] = await server.database
    .insert(webhooks)
    .values({ ownerId: user.id, url: 'https://example.com/', events: ['run.failed'], createdAt: new Date() })
    .returning();
  const sent = { eventId: randomUUID(), event: 'run.failed', body: '{}', state: 'failed', createdAt: new Date() } as const;
  const [delivery] = await server.database
    .insert(webhookDeliveries)
    .values({ webhookId: webhook!.id, ...sent })
    .returning();
  const [upload] = await server.database
    .insert(uploads)
    .values({ ownerId: user.id, fileName: `${name}.pdf`, byteLength: 1, createdAt: new Date() })
    .returning();
  const keys = await Promise.all(
    API_SCOPES.map(async (scope) => {
      const { body } = await server.call(createApiKey, { token, body: { name: scope, scopes: [scope] } });
      return [scope, body as { id: string; key: string }] as const;
    }),
  );
  const subscription = hasPlan ? await shop.buy(server, user) : 'none';
  const invoice = hasPlan ? shop.offline.events.findLast(({ event_type }) => event_type === 'transaction.completed')!.data.id : 'none';
  return {
    userId: user.id,
    token,
    keys: Object.fromEntries(keys.map(([scope, { key }]) => [scope, key])) as Owner['keys'],
    things: {
      templates: template!.id,
      runs: run!.id,
      'run-documents': document!.id,
      uploads: upload!.id,
      webhooks: webhook!.id,
      'webhook-deliveries': delivery!.id,
      keys: keys[0]![1].id,
      'payment-methods': subscription,
      invoices: invoice,
    },
  };
}

/** What an address with an id in it names. */
function thingOf({ path }: Endpoint, { things }: Owner): string {
  return things[path.replace('/api/v1/', '/api/').split('/')[2]!] ?? '';
}

async function makeBadTokens(userId: string, victimToken: string): Promise<Record<string, string | undefined>> {
  const [deleted, shut, ended, signedOut] = [
    await server.signUp(),
    await server.signUp({ isActive: false }),
    await server.signUp(),
    await server.signUp(),
  ];
  await server.call(signOut, { token: signedOut.token });
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
    'the token of a session that was signed out': signedOut.token,
    'the wrong kind of token': await otherKind.sign(deriveKey(TOKEN_SECRET, 'access tokens')),
    'a revoked key': await revokedKey(victimToken),
    'a key of nobody': `slk_${'a'.repeat(43)}`,
    'a token of another server': await createAccessTokens('another secret', () => new Date()).sign({ userId, tokenVersion: 0 }),
  };
}

async function revokedKey(token: string): Promise<string> {
  const { body } = await server.call(createApiKey, { token, body: { name: 'Lost', scopes: [...API_SCOPES] } });
  const { id, key } = body as { id: string; key: string };
  await server.call(revokeApiKey, { token, params: { id } });
  return key;
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
    server.database.select().from(apiKeys).where(eq(apiKeys.ownerId, victim.userId)),
    server.database
      .select()
      .from(webhooks)
      .leftJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
      .where(eq(webhooks.ownerId, victim.userId)),
    server.database.select().from(uploads).where(eq(uploads.ownerId, victim.userId)),
    server.database.select().from(runs).leftJoin(runDocuments, eq(runDocuments.runId, runs.id)).where(eq(runs.ownerId, victim.userId)),
  ]);

describe('every route', () => {
  test('is in this matrix', () => {
    const published = publishedOperations(server.app).map(({ operationId }) => operationId);
    expect(Object.keys(BODIES).sort()).toEqual(published.sort());
    expect([...endpoints.map(({ name }) => name), 'getApiPage', 'getOpenApi'].sort()).toEqual(published);
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

  test.each(named(guarded))('%s lets in the keys that may make it, and no others', async (_name, endpoint) => {
    const before = await kept();
    for (const scope of API_SCOPES) {
      const { statusCode, body } = await send(endpoint, stranger.keys[scope], randomUUID());
      const refusal = endpoint.scope === undefined ? 'not_authenticated' : [scope, 'any'].includes(endpoint.scope) ? null : 'scope_missing';
      expect([scope, body === JSON.stringify(failureBody('not_authenticated')), statusCode === 401]).toEqual([
        scope,
        ...Array<boolean>(2).fill(refusal === 'not_authenticated'),
      ]);
      expect([scope, (JSON.parse(body) as { code?: string }).code === 'scope_missing', statusCode === 403]).toEqual([
        scope,
        ...Array<boolean>(2).fill(refusal === 'scope_missing'),
      ]);
    }
    expect(await kept()).toEqual(before);
  });

  test.each(named(open))('%s needs no token and takes no notice of one', async (_name, endpoint) => {
    const without = await send(endpoint, undefined, '');
    expect(without.statusCode).not.toBe(401);
    expect((await send(endpoint, badTokens['an expired token'], '')).statusCode).not.toBe(401);
  });

  test.each(named(oneThing))(
    '%s answers for a thing of somebody else as for one that is not there, byte for byte, and touches neither',
    async (_name, endpoint) => {
      const before = await kept();
      const { scope } = endpoint;
      const theirKeys = scope === undefined ? [] : scope === 'any' ? Object.values(stranger.keys) : [stranger.keys[scope]];
      const ids = [thingOf(endpoint, victim), randomUUID(), 'none'];
      const answers = await Promise.all([stranger.token, ...theirKeys].flatMap((token) => ids.map((id) => send(endpoint, token, id))));
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
    expect(statusCode).toBe(OTHERWISE[endpoint.name] ?? endpoint.success.status);
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
  await expect(assertProperty(mutants, { seed: 5, numRuns: trials(300, 5_000) })).resolves.toBeUndefined();
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
