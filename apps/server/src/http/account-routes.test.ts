import { checkEmail, forgotPassword, getMe, register, resetPassword, signIn, signOut } from '@sheetlift/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepEndedSessions } from '../accounts/end-session.ts';
import { createLogger } from '../platform/logger.ts';
import { endedSessions, users } from '../platform/schema.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const PASSWORD = 'a long walk in the rain';
const FIXED = { auth_provider: 'email', is_active: true, is_superuser: false, is_verified: true };

let server: TestServer;
let now = new Date('2026-11-21T10:00:00Z');
let networks = 0;
const logged: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, log: createLogger('info', { write: (line) => void logged.push(line) }) });
});

afterAll(() => server.close());

/** A place nobody called from before, so that no limit of another test counts. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++networks / 250)}.${networks % 250}` });
const post = (endpoint: Parameters<TestServer['call']>[0], body: unknown, headers: Record<string, string> = elsewhere()) =>
  server.call(endpoint, { body, headers });
const enrol = (email: string, password = PASSWORD) => post(register, { email, password, full_name: 'Ada', ...FIXED });
const enter = (username: string, password = PASSWORD) => post(signIn, { username, password });

describe('registration', () => {
  // holds S7.8, S7.9
  test('makes an account that can sign in right away', async () => {
    expect(await enrol('Ada@Example.com')).toMatchObject({
      status: 201,
      body: { email: 'Ada@Example.com', full_name: 'Ada', auth_provider: 'email' },
    });
    const { status, body } = await enter('ada@example.COM');
    expect([status, (body as { token_type: string }).token_type]).toEqual([200, 'bearer']);
    expect(await server.call(getMe, { token: (body as { access_token: string }).access_token })).toMatchObject({
      status: 200,
      body: { email: 'Ada@Example.com', full_name: 'Ada' },
    });
  });

  test('takes no right from what the client sends', async () => {
    await post(register, {
      email: 'eve@example.com',
      password: PASSWORD,
      full_name: 'Eve',
      auth_provider: 'google',
      is_active: false,
      is_superuser: true,
      is_verified: true,
      token_version: 7,
    });
    const [eve] = await server.database.select().from(users).where(eq(users.foldedEmail, 'eve@example.com'));
    expect(eve).toMatchObject({ authProvider: 'email', isActive: true, emailProvedAt: null, tokenVersion: 0 });
    expect(eve?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('refuses an address that has an account, however it is written', async () => {
    await enrol('twice@example.com');
    expect(await enrol(' TWICE@example.com ')).toMatchObject({ status: 400, body: failureBody('email_taken') });
  });

  test('of fifty at once with one address lets one through', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => enrol('race@example.com')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(49).fill(400)]);
  }, 60_000);

  test.each([
    [{ email: 'nobody', password: PASSWORD }, 'This is not an email address'],
    [{ email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }, 'This email address is too long'],
    [{ email: 'x@example.com', password: 'short' }, 'A password needs at least 8 characters'],
    [{ email: 'x@example.com', password: 'x1'.repeat(65) }, 'A password cannot exceed 128 characters'],
    [{ email: 'x@example.com', password: 'abababababab' }, 'A password needs at least 3 different characters'],
    [{ email: 'x@example.com' }, 'Invalid input: password is wanted, as text'],
  ])('says what is wrong (%#)', async (body, detail) => {
    expect(await post(register, body)).toMatchObject({ status: 422, body: failureBody('invalid_request', detail) });
  });

  test.each(['Password123', 'ｐａｓｓｗｏｒｄ１', 'iloveyou2', '87654321', 'Sheetlift1'])(
    'refuses %j, as what people choose most and guessers try first',
    async (password) => {
      expect(await enrol('common@example.com', password)).toMatchObject({ status: 422, body: failureBody('common_password') });
      expect(await server.database.select().from(users).where(eq(users.foldedEmail, 'common@example.com'))).toEqual([]);
    },
  );
});

describe('sign-in', () => {
  test('answers a wrong password, an unknown address and an account without password with the same bytes', async () => {
    await enrol('known@example.com');
    await server.signUp({
      email: 'g@example.com',
      foldedEmail: 'g@example.com',
      authProvider: 'google',
      passwordHash: null,
      googleIssuer: 'i',
      googleSubject: 's',
    });
    const answers = [await enter('known@example.com', 'wrong'), await enter('unknown@example.com'), await enter('g@example.com')];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: failureBody('invalid_credentials') });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('takes a password that another keyboard composes differently', async () => {
    await enrol('accent@example.com', 'caf\u00e9 au lait');
    expect((await enter('accent@example.com', 'cafe\u0301 au lait')).status).toBe(200);
  });

  test('is refused after ten tries from one network, which shuts nobody else out', async () => {
    await enrol('target@example.com');
    const attacker = elsewhere();
    const attack = () => post(signIn, { username: 'target@example.com', password: 'wrong' }, attacker);
    for (let attempt = 0; attempt < 10; attempt++) expect((await attack()).status).toBe(400);
    expect(await attack()).toMatchObject({ status: 429, body: failureBody('too_many_requests') });
    expect((await enter('target@example.com')).status).toBe(200);
  });
});

test('each sign-in leaves a line: who, from where and how it went, without password, mail address or whole address', async () => {
  await enrol('traced@example.com');
  logged.length = 0;
  const from = { 'x-forwarded-for': '203.0.113.77' };
  await post(signIn, { username: 'traced@example.com', password: PASSWORD }, from);
  await post(signIn, { username: 'traced@example.com', password: 'geheim geheim' }, from);
  await post(signIn, { username: 'nobody.traced@example.com', password: 'geheim geheim' }, from);
  for (let attempt = 0; attempt < 9; attempt++) await post(signIn, { username: 'traced@example.com', password: 'geheim geheim' }, from);
  const [user] = await server.database.select().from(users).where(eq(users.foldedEmail, 'traced@example.com'));
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ by }) => by !== undefined);
  const told = { by: 'password', network: '203.0.113.0/24', reqId: expect.any(String) as string };
  expect(lines).toHaveLength(12);
  expect(lines.slice(0, 3)).toMatchObject([
    { ...told, level: 30, outcome: 'signed-in', account: user!.id },
    { ...told, level: 40, outcome: 'wrong', account: user!.id },
    { ...told, level: 40, outcome: 'wrong', account: null },
  ]);
  expect(lines.at(-1)).toMatchObject({ ...told, level: 40, outcome: 'too-often', account: null });
  for (const hidden of ['geheim', 'traced', '113.77']) expect(logged.join('')).not.toContain(hidden);
});

describe('signing out', () => {
  const tokenOf = async (email: string) => ((await enter(email)).body as { access_token: string }).access_token;
  const statusFor = async (token: string) => (await server.call(getMe, { token })).status;

  test('ends the session on the server, so that a copy of its token is worth nothing, and no other one', async () => {
    await enrol('out@example.com');
    const [here, there] = [await tokenOf('out@example.com'), await tokenOf('out@example.com')];
    expect(await server.call(signOut, { token: here })).toMatchObject({ status: 200, body: { ok: true } });
    expect([await statusFor(here), await statusFor(there)]).toEqual([401, 200]);
    expect(await server.call(signOut, { token: here })).toMatchObject({ status: 401, body: failureBody('not_authenticated') });
    expect(await statusFor(await tokenOf('out@example.com'))).toBe(200);
  });

  test('is remembered until the token would have expired', async () => {
    await enrol('swept@example.com');
    await server.call(signOut, { token: await tokenOf('swept@example.com') });
    const kept = async (): Promise<number> => (await server.database.select().from(endedSessions)).length;
    const before = await kept();
    await sweepEndedSessions(server.database, new Date(Date.now() + 6 * 86_400_000));
    expect(await kept()).toBe(before);
    await sweepEndedSessions(server.database, new Date(Date.now() + 8 * 86_400_000));
    expect(await kept()).toBe(0);
  });
});

describe('an office behind one address', () => {
  test('can sign in more often than it could fail to', async () => {
    const office = elsewhere();
    const people = Array.from({ length: 11 }, (_, person) => `desk${person}@example.com`);
    for (const email of people) await enrol(email);
    for (let time = 0; time < 10; time++)
      for (const username of people) expect((await post(signIn, { username, password: PASSWORD }, office)).status).toBe(200);
  }, 120_000);
});

describe('check-email', () => {
  // holds S7.15
  test('tells whether there is an account and how one signs in to it', async () => {
    await enrol('there@example.com');
    expect((await post(checkEmail, { email: 'There@example.com' })).body).toEqual({
      exists: true,
      auth_provider: 'email',
      message: 'An account with this email already exists.',
    });
    expect((await post(checkEmail, { email: 'absent@example.com' })).body).toEqual({
      exists: false,
      auth_provider: null,
      message: 'There is no account with this email yet.',
    });
  });

  test('is refused after thirty an hour without an account from one network, whichever address is asked for then', async () => {
    await enrol('found@example.com');
    const place = elsewhere();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt++)
      statuses.push((await post(checkEmail, { email: `a${attempt}@example.com` }, place)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect(await post(checkEmail, { email: 'found@example.com' }, place)).toMatchObject({
      status: 429,
      body: failureBody('too_many_requests'),
    });
  });

  test('does not stop an office behind one address, whose people have accounts', async () => {
    const office = elsewhere();
    const people = Array.from({ length: 8 }, (_, person) => `colleague${person}@example.com`);
    for (const email of people) await enrol(email);
    for (let check = 0; check < 80; check++)
      expect((await post(checkEmail, { email: people[check % people.length]! }, office)).status).toBe(200);
    for (let check = 0; check < 30; check++)
      expect((await post(checkEmail, { email: `new${check}@example.com` }, office)).status).toBe(200);
  });

  test('is refused after three hundred an hour from one network, so that no list of addresses is proved', async () => {
    const place = elsewhere();
    await enrol('listed@example.com');
    let answered = 0;
    while ((await post(checkEmail, { email: 'listed@example.com' }, place)).status === 200 && answered < 400) answered++;
    // Time gives some back meanwhile.
    expect([answered >= 300, answered < 400]).toEqual([true, true]);
  });
});

describe('a lost password', () => {
  async function mailedToken(email: string): Promise<string> {
    server.mails.length = 0;
    await post(forgotPassword, { email });
    await server.settled();
    return /https:\/\/sheets\.example\.com\/reset-password\?token=([\w-]+)/.exec(server.mails[0]!.text)![1]!;
  }

  // holds S7.13
  test('is replaced through the mailed link, which ends every session and works once', async () => {
    await enrol('lost@example.com');
    const { access_token: token } = (await enter('lost@example.com')).body as { access_token: string };
    const mailed = await mailedToken('lost@example.com');
    expect(server.mails).toMatchObject([{ to: 'lost@example.com' }]);
    const { access_token: fresh } = (await post(resetPassword, { token: mailed, password: 'another long walk' })).body as {
      access_token: string;
    };
    expect((await server.call(getMe, { token: fresh })).status).toBe(200);
    expect((await server.call(getMe, { token })).status).toBe(401);
    expect((await enter('lost@example.com')).status).toBe(400);
    expect((await enter('lost@example.com', 'another long walk')).status).toBe(200);
    expect(await post(resetPassword, { token: mailed, password: 'a third long walk' })).toMatchObject({
      status: 400,
      body: failureBody('reset_link_invalid'),
    });
  });

  test('a link used fifty times at once works once', async () => {
    await enrol('fifty@example.com');
    const mailed = await mailedToken('fifty@example.com');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(resetPassword, { token: mailed, password: 'another long walk' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  }, 60_000);

  test('a link ends after 30 minutes, and all links end when one is used', async () => {
    await enrol('late@example.com');
    const [late, first, second] = [
      await mailedToken('late@example.com'),
      await mailedToken('late@example.com'),
      await mailedToken('late@example.com'),
    ];
    const before = now;
    now = new Date(before.getTime() + 30 * 60_000 + 1);
    expect((await post(resetPassword, { token: late, password: PASSWORD })).status).toBe(400);
    now = before;
    expect((await post(resetPassword, { token: second, password: PASSWORD })).status).toBe(200);
    expect((await post(resetPassword, { token: first, password: PASSWORD })).status).toBe(400);
  });

  // holds S7.13
  test('an unknown address gets the same answer and no mail', async () => {
    await enrol('here@example.com');
    const known = await post(forgotPassword, { email: 'here@example.com' });
    await server.settled();
    server.mails.length = 0;
    const unknown = await post(forgotPassword, { email: 'nowhere@example.com' });
    await server.settled();
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(server.mails).toEqual([]);
  });

  test("nobody can fill another person's mailbox, and the answer does not tell", async () => {
    await enrol('box@example.com');
    server.mails.length = 0;
    for (let attempt = 0; attempt < 8; attempt++) expect((await post(forgotPassword, { email: 'box@example.com' })).status).toBe(200);
    await server.settled();
    expect(server.mails).toHaveLength(5);
  });

  // holds S7.13
  test('is answered before anything is done about it, so that time tells nothing', async () => {
    await enrol('slow@example.com');
    server.mails.length = 0;
    await server.database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table users, password_resets in access exclusive mode`);
      for (const email of ['slow@example.com', 'nowhere@example.com'])
        expect(await post(forgotPassword, { email })).toMatchObject({ status: 200, body: { ok: true } });
      expect(server.mails).toEqual([]);
    });
    await server.settled();
    expect(server.mails).toMatchObject([{ to: 'slow@example.com' }]);
  });
});
