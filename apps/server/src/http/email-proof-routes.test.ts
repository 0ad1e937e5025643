import { deleteAccount, getMe, prepareCheckout, proveEmail, register, sendEmailProof, signIn } from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailProofs, users } from '../platform/schema.ts';
import { type Shop, startShop } from './shop.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const PASSWORD = 'a long walk in the rain';
const DAY_MS = 24 * 60 * 60 * 1000;
/** What the page sends when somebody signs up. */
const FIXED = { auth_provider: 'email', is_active: true, is_superuser: false, is_verified: true };

let now = Date.parse('2026-11-22T12:00:00.000Z');
let shop: Shop;
let server: TestServer;
let networks = 0;
let people = 0;

beforeAll(async () => {
  const clock = (): Date => new Date(now);
  shop = await startShop(clock);
  server = await startTestServer({ billing: shop.billing, clock });
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${++networks}` });
const buy = (token: string) => server.call(prepareCheckout, { token, body: { plan_type: 'pro', period: 'year' } });
const ask = (token: string) => server.call(sendEmailProof, { token, body: { plan_type: 'pro', period: 'year' } });
const prove = (token: string, link: string) => server.call(proveEmail, { token, body: { token: link } });

/** Signs up and in as the page does. */
async function enrol(email = `person${++people}@mail.example`): Promise<{ email: string; token: string }> {
  await server.call(register, { body: { email, password: PASSWORD, full_name: null, ...FIXED }, headers: elsewhere() });
  const { body } = await server.call(signIn, { body: { username: email, password: PASSWORD }, headers: elsewhere() });
  return { email, token: (body as { access_token: string }).access_token };
}

/** The address that the newest mail to somebody leads to. */
function mailedLink(email: string): URL {
  const mail = server.mails.findLast(({ to }) => to === email)!;
  return new URL(/https:\S+/.exec(mail.text)![0]);
}

const mailedToken = (email: string): string => mailedLink(email).searchParams.get('email_proof')!;

describe('an address that nobody proved', () => {
  test('buys nothing, whatever the registration said of it, until the link in the mail was opened; then it buys', async () => {
    const { email, token } = await enrol();
    expect(await buy(token)).toMatchObject({ status: 403, body: failureBody('email_not_proved') });
    expect(await ask(token)).toMatchObject({ status: 200, body: { is_sent: true } });
    const link = mailedLink(email);
    expect([link.origin, link.pathname, link.searchParams.get('plan'), link.searchParams.get('period')]).toEqual([
      'https://sheets.example.com',
      '/pricing',
      'pro',
      'year',
    ]);
    expect((await buy(token)).status).toBe(403);
    expect((await prove(token, mailedToken(email))).body).toEqual({ ok: true });
    expect(await buy(token)).toMatchObject({ status: 200, body: { checkout_data: { transactionId: expect.any(String) } } });
  });

  test('tries the product all the same', async () => {
    const { token } = await enrol();
    expect((await server.call(getMe, { token })).status).toBe(200);
  });

  test('is not asked for where nothing is sold', async () => {
    const other = await startTestServer();
    const { token } = await other.signUp({ emailProvedAt: null });
    expect((await other.call(sendEmailProof, { token, body: { plan_type: 'pro' } })).body).toEqual(failureBody('plans_not_sold'));
    await other.close();
  });
});

describe('a link that proves an address', () => {
  test('is kept as a hash alone, and gone with its use, with every other one of the account', async () => {
    const { email, token } = await enrol();
    await ask(token);
    await ask(token);
    const [user] = await server.database.select().from(users).where(eq(users.email, email));
    const kept = await server.database.select().from(emailProofs).where(eq(emailProofs.userId, user!.id));
    expect(kept).toHaveLength(2);
    for (const { tokenHash } of kept)
      expect([tokenHash.toString('utf8'), tokenHash.toString('base64url')]).not.toContain(mailedToken(email));
    await prove(token, mailedToken(email));
    expect(await server.database.select().from(emailProofs).where(eq(emailProofs.userId, user!.id))).toEqual([]);
  });

  test('opened fifteen times at once has one effect, and each is told that the address is proved', async () => {
    const { email, token } = await enrol();
    await ask(token);
    const answers = await Promise.all(Array.from({ length: 15 }, () => prove(token, mailedToken(email))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('is no good a day later, with a wrong token, or without one', async () => {
    const { email, token } = await enrol();
    await ask(token);
    const link = mailedToken(email);
    for (const wrong of ['', `${link}x`, link.toUpperCase()])
      expect(await prove(token, wrong)).toMatchObject({ status: 400, body: failureBody('email_link_invalid') });
    now += DAY_MS + 1;
    expect((await prove(token, link)).status).toBe(400);
    expect((await buy(token)).status).toBe(403);
  });

  test("proves nothing for another account: who is made to open a stranger's mail gives them nothing", async () => {
    const [stranger, reader] = [await enrol(), await enrol()];
    await ask(stranger.token);
    expect(await prove(reader.token, mailedToken(stranger.email))).toMatchObject({ status: 400, body: failureBody('email_link_invalid') });
    expect([(await buy(stranger.token)).status, (await buy(reader.token)).status]).toEqual([403, 403]);
  });

  test('is sent five times an hour to one address, though the account be made anew each time', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      const { email, token } = await enrol('box@mail.example');
      statuses.push((await ask(token)).status);
      await server.call(deleteAccount, { token, body: { confirmation: email } });
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(server.mails.filter(({ to }) => to === 'box@mail.example')).toHaveLength(5);
  });

  test('is not sent where the address is proved already', async () => {
    const { email, token } = await enrol();
    await ask(token);
    await prove(token, mailedToken(email));
    const before = server.mails.length;
    expect([(await ask(token)).body, server.mails.length]).toEqual([{ is_sent: false }, before]);
  });

  test('is tried twenty times an hour', async () => {
    const { token } = await enrol();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++) statuses.push((await prove(token, `guess ${attempt}`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
  });
});
