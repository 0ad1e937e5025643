import { randomUUID } from 'node:crypto';
import { getMe } from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccessTokens } from '../accounts/access-tokens.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { subscriptions, users } from '../platform/schema.ts';
import { countPages } from '../usage/page-ledger.ts';
import { failureBody, startTestServer, type TestServer, TOKEN_SECRET } from './test-server.test-fixture.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe('GET /api/me', () => {
  // holds S3.1, S3.6, S7.6
  test('tells who is signed in, with every field of the specification', async () => {
    const { user, token } = await server.signUp({ email: 'Ada@example.com', fullName: 'Ada Lovelace' });
    const answer = await server.call(getMe, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: user.id,
      email: 'Ada@example.com',
      full_name: 'Ada Lovelace',
      auth_provider: 'email',
      effective_subscription: null,
      current_subscription: null,
      pages_used_current_month: 0,
    });
  });

  // holds S1.7, S1.8, S3.5, S3.6, S7.6
  test('tells the newest subscription, the one that grants access, and the pages of this month, each document once', async () => {
    const [{ user, token }, other] = [await server.signUp(), await server.signUp()];
    const [now, lastMonth] = [new Date(), new Date(Date.now() - 40 * 86_400_000)];
    const end = new Date('2099-01-01T00:00:00.000Z');
    const bought = { ownerId: user.id, customerId: 'ctm', period: 'month', cancelAtPeriodEnd: false, currentPeriodEnd: end } as const;
    await server.database.insert(subscriptions).values([
      { ...bought, id: 'ended', planType: 'business', status: 'paused', startedAt: new Date('2026-01-01T00:00:00Z') },
      { ...bought, id: 'paid', planType: 'pro', status: 'active', startedAt: new Date('2026-02-01T00:00:00Z') },
      { ...bought, id: 'begun', planType: 'starter', status: 'paused', startedAt: new Date('2026-03-01T00:00:00Z') },
      {
        ...bought,
        ownerId: other.user.id,
        id: 'theirs',
        planType: 'starter',
        status: 'active',
        startedAt: new Date('2026-04-01T00:00:00Z'),
      },
    ]);
    const document = (name: string, pages: number) => ({ document: Buffer.from(name), run: randomUUID(), pages });
    for (const [name, pages, at] of [
      ['a', 3, now],
      ['a', 3, now],
      ['b', 4, now],
      ['c', 50, lastMonth],
    ] as const)
      await countPages(user.id, [{ ...document(name, pages), at }], server.database);
    await countPages(other.user.id, [{ ...document('a', 100), at: now }], server.database);
    expect((await server.call(getMe, { token })).body).toMatchObject({
      effective_subscription: {
        id: 'paid',
        plan_type: 'pro',
        status: 'active',
        current_period_end: end.toISOString(),
        cancel_at_period_end: false,
      },
      current_subscription: { id: 'begun', plan_type: 'starter', status: 'paused' },
      pages_used_current_month: 7,
    });
    expect((await server.call(getMe, { token: other.token })).body).toMatchObject({
      effective_subscription: { id: 'theirs' },
      pages_used_current_month: 100,
    });
  });

  // holds S3.16, S3.17
  test.each(['active', 'past_due', 'canceled', 'draft', 'ready', 'completed', 'billed'] as const)(
    'tells a subscription that is %s',
    async (status) => {
      const { user, token } = await server.signUp();
      const pastDueSince = status === 'past_due' ? new Date() : null;
      await server.database.insert(subscriptions).values({
        id: `sub_${status}`,
        ownerId: user.id,
        customerId: 'ctm',
        planType: 'pro',
        period: 'month',
        status,
        pastDueSince,
        cancelAtPeriodEnd: false,
        startedAt: new Date(),
      });
      expect((await server.call(getMe, { token })).body).toMatchObject({ current_subscription: { plan_type: 'pro', status } });
    },
  );

  test('leaves a name that was not given empty', async () => {
    const { token } = await server.signUp({ fullName: null });
    expect((await server.call(getMe, { token })).body).toMatchObject({ full_name: null });
  });

  test('a token lives for seven days', async () => {
    const { token } = await server.signUp();
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(7 * 24 * 60 * 60);
  });
});

describe('a token is refused', () => {
  const REFUSED = [401, failureBody('not_authenticated'), 'Bearer'];

  async function answerTo(token: string | undefined, headers: Record<string, string> = {}): Promise<unknown[]> {
    const answer = await server.call(getMe, { ...(token !== undefined && { token }), headers });
    return [answer.status, answer.body, answer.headers['www-authenticate']];
  }

  test('when there is none, and when it comes in another way', async () => {
    const { token } = await server.signUp();
    expect(await answerTo(undefined)).toEqual(REFUSED);
    expect(await answerTo(undefined, { authorization: token })).toEqual(REFUSED);
    expect(await answerTo(undefined, { authorization: `Basic ${token}` })).toEqual(REFUSED);
    expect(await answerTo(undefined, { cookie: `access_token=${token}` })).toEqual(REFUSED);
  });

  test('when it was ended by a newer version', async () => {
    const { user, token } = await server.signUp();
    await server.database.update(users).set({ tokenVersion: 1 }).where(eq(users.id, user.id));
    expect(await answerTo(token)).toEqual(REFUSED);
  });

  test('when its account is gone, and when it is shut', async () => {
    const [gone, shut] = [await server.signUp(), await server.signUp()];
    await server.database.delete(users).where(eq(users.id, gone.user.id));
    await server.database.update(users).set({ isActive: false }).where(eq(users.id, shut.user.id));
    expect(await answerTo(gone.token)).toEqual(REFUSED);
    expect(await answerTo(shut.token)).toEqual(REFUSED);
  });

  test('when it is older than seven days, or from the future', async () => {
    const { user } = await server.signUp();
    const madeAt = (offsetMs: number) =>
      createAccessTokens(TOKEN_SECRET, () => new Date(Date.now() + offsetMs)).sign({ userId: user.id, tokenVersion: 0 });
    expect(await answerTo(await madeAt(-7 * 24 * 60 * 60 * 1000 - 1000))).toEqual(REFUSED);
    expect(await answerTo(await madeAt(60 * 60 * 1000))).toEqual(REFUSED);
    // Clocks of servers are seconds apart, and are put right.
    for (const offsetMs of [-6 * 24 * 60 * 60 * 1000, 10_000])
      expect((await server.call(getMe, { token: await madeAt(offsetMs) })).status).toBe(200);
  });

  test('when it was signed with another secret', async () => {
    const { user } = await server.signUp();
    expect(await answerTo(await createAccessTokens('another secret', () => new Date()).sign({ userId: user.id, tokenVersion: 0 }))).toEqual(
      REFUSED,
    );
  });

  test.each([
    ['issuer', { iss: 'other' }, {}],
    ['audience', { aud: 'other' }, {}],
    ['no audience', { aud: undefined }, {}],
    ['no expiry', { exp: undefined }, {}],
    ['no time of issue', { iat: undefined }, {}],
    ['an expiry far away', { iat: Math.floor(Date.now() / 1000) - 8 * 86_400, exp: Math.floor(Date.now() / 1000) + 86_400 }, {}],
    ['no version', { version: undefined }, {}],
    ['a version in words', { version: '0' }, {}],
    ['a version no account can reach', { version: 2 ** 31 }, {}],
    ['a version below the first', { version: -(2 ** 31) - 1 }, {}],
    ['no session', { jti: undefined }, {}],
    ['a session that is no id', { jti: "' or 1=1" }, {}],
    ['no subject', { sub: undefined }, {}],
    ['a subject that is no id', { sub: "' or 1=1" }, {}],
    ['another type', {}, { typ: 'reset+jwt' }],
    ['no type', {}, { typ: undefined }],
    ['another algorithm', {}, { alg: 'HS512' }],
  ])('when everything is right but %s', async (_what, claims, header) => {
    const { user } = await server.signUp();
    const now = Math.floor(Date.now() / 1000);
    const key = deriveKey(TOKEN_SECRET, 'access tokens');
    const sign = (otherClaims: object, otherHeader: object) =>
      new SignJWT(
        withoutGaps({
          jti: randomUUID(),
          sub: user.id,
          iss: 'sheetlift',
          aud: 'sheetlift:api',
          iat: now,
          exp: now + 600,
          version: 0,
          ...otherClaims,
        }),
      )
        .setProtectedHeader({ alg: 'HS256', ...withoutGaps({ typ: 'at+jwt', ...otherHeader }) })
        .sign(key);
    expect((await server.call(getMe, { token: await sign({}, {}) })).status).toBe(200);
    expect(await answerTo(await sign(claims, header))).toEqual(REFUSED);
  });

  test('when it has no signature', async () => {
    const { user, token } = await server.signUp();
    const [, payload] = token.split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    expect(await answerTo(`${header}.${payload}.`)).toEqual(REFUSED);
    expect(await answerTo(`${header}.${payload}`)).toEqual(REFUSED);
    expect(await answerTo(user.id)).toEqual(REFUSED);
  });
});

function withoutGaps(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
