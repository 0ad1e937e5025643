import { checkEmail, getConfiguration, getMe, register, signIn } from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createGoogleSignIn } from '../accounts/google-sign-in.ts';
import { users } from '../platform/schema.ts';
import { CLIENT, type Person, startProvider, type TestProvider } from './openid-provider.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const SITE = 'https://sheets.example.com';
const CALLBACK = `${SITE}/auth/google/callback`;
const FAILED = `/pricing?auth=error&type=authentication_failed&message=Authentication+failed.+Please+try+again.`;

let provider: TestProvider;
let server: TestServer;
let now = new Date();

beforeAll(async () => {
  provider = await startProvider([CALLBACK]);
  server = await startTestServer({
    clock: () => now,
    google: createGoogleSignIn({ issuer: provider.issuer, ...CLIENT, callbackUrl: CALLBACK }),
  });
});

afterEach(() => {
  now = new Date();
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Cookies by host, and the hops a browser would make. Only what leads back to a screen of ours ends them. */
function openBrowser(site: TestServer = server) {
  const jars = new Map<string, Map<string, string>>();
  const cookieLines: string[] = [];
  const jarOf = (url: URL) => jars.get(url.host) ?? jars.set(url.host, new Map()).get(url.host)!;
  async function hop(url: URL): Promise<URL | null> {
    const cookie = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    const { status, lines, location } = await ask(url, cookie);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) jarOf(url).delete(name);
      else jarOf(url).set(name, value);
    }
    if (url.origin === SITE) cookieLines.push(...lines);
    return status >= 300 && status < 400 ? new URL(location, url) : null;
  }
  async function ask(url: URL, cookie: string) {
    if (url.origin === SITE) {
      const { statusCode, headers } = await site.app.inject({ method: 'GET', url: `${url.pathname}${url.search}`, headers: { cookie } });
      return { status: statusCode, lines: [headers['set-cookie'] ?? []].flat(), location: String(headers.location) };
    }
    const { status, headers } = await fetch(url, { redirect: 'manual', headers: { cookie } });
    return { status, lines: headers.getSetCookie(), location: String(headers.get('location')) };
  }
  return {
    cookieLines,
    jar: jarOf(new URL(SITE)),
    hop,
    start: (redirect = '/pricing', more = '') =>
      hop(new URL(`${SITE}/auth/google/authorize?redirect=${encodeURIComponent(redirect)}${more}`)),
    /** Follows until the browser is about to ask for `stop`, or is back on a screen of ours. Path and query. */
    follow: async (from: URL | null, stop?: string): Promise<string> => {
      let url = from!;
      for (let hops = 0; hops < 10; hops++) {
        const isBack = url.origin === SITE && !url.pathname.startsWith('/auth/');
        if (isBack || url.pathname === stop) return url.pathname + url.search;
        url = (await hop(url))!;
      }
      throw new Error('It goes in circles.');
    },
  };
}

async function comeIn(person: Person | null, browser = openBrowser()): Promise<string> {
  provider.person = person;
  return browser.follow(await browser.start());
}

const someone = (name: string, more: Partial<Person> = {}): Person => ({
  subject: `subject of ${name}`,
  email: `${name}@example.com`,
  name,
  ...more,
});

describe('signing in with Google', () => {
  test('makes an account at the first time and finds it again, whatever its address is by then', async () => {
    const first = openBrowser();
    expect(await comeIn(someone('Ada'), first)).toBe('/pricing?auth=success&new_user=true');
    const token = first.jar.get('sheetlift_sign_in')!;
    const { body } = await server.call(getMe, { token });
    expect(body).toMatchObject({ email: 'Ada@example.com', full_name: 'Ada', auth_provider: 'google' });
    // Google vouches for it, so no link is mailed before something is bought.
    const [ada] = await server.database.select().from(users).where(eq(users.foldedEmail, 'ada@example.com'));
    expect(ada?.emailProvedAt).not.toBeNull();

    const second = openBrowser();
    expect(await comeIn(someone('Ada', { email: 'lovelace@example.com' }), second)).toBe('/pricing?auth=success');
    expect((await server.call(getMe, { token: second.jar.get('sheetlift_sign_in')! })).body).toMatchObject({
      id: (body as { id: string }).id,
      email: 'Ada@example.com',
    });
  });

  test('hands the token over in a cookie that the page can read for a minute, never in an address, and leaves nothing else', async () => {
    const browser = openBrowser();
    const end = await comeIn(someone('Grace'), browser);
    const token = browser.jar.get('sheetlift_sign_in')!;
    expect(end).not.toContain(token.slice(0, 20));
    expect(browser.cookieLines.at(-1)).toBe(`sheetlift_sign_in=${token}; Max-Age=60; Path=/; SameSite=Lax; Secure`);
    expect(browser.cookieLines[0]).toMatch(/^__Host-sheetlift_google=[\w.-]+; Max-Age=600; Path=\/; SameSite=Lax; HttpOnly; Secure$/);
    expect([...browser.jar.keys()]).toEqual(['sheetlift_sign_in']);
  });

  test('gives a tab its own nonce back: in the token, or beside the words of a failure', async () => {
    const nonce = 'b5c9a3de-0b0f-4f1e-9d75-4a0a3a6b7c11';
    const browser = openBrowser();
    provider.person = someone('Nona');
    expect(await browser.follow(await browser.start('/', `&nonce=${nonce}`))).toBe('/?auth=success&new_user=true');
    const token = browser.jar.get('sheetlift_sign_in')!;
    expect(decodeJwt(token)).toMatchObject({ nonce });
    expect(await server.call(getMe, { token })).toMatchObject({ status: 200, body: { full_name: 'Nona' } });
    provider.person = null;
    const other = openBrowser();
    expect(await other.follow(await other.start('/pricing', `&nonce=${nonce}`))).toBe(`${FAILED}&nonce=${nonce}`);
  });

  test.each(['', '&nonce=', '&nonce=a&nonce=b', `&nonce=${'x'.repeat(101)}`, '&nonce=%22%3E'])(
    'a tab that gives no nonce (%s) gets none back',
    async (more) => {
      const browser = openBrowser();
      provider.person = someone('Nona');
      expect(await browser.follow(await browser.start('/', more))).toMatch(/^\/\?auth=success/);
      expect(decodeJwt(browser.jar.get('sheetlift_sign_in')!)).not.toHaveProperty('nonce');
    },
  );

  test('asks with PKCE, state and nonce, and shows none of their secrets', async () => {
    const browser = openBrowser();
    const { searchParams } = (await browser.start())!;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(browser.jar.get('__Host-sheetlift_google')).not.toContain(searchParams.get('state')!);
  });

  test('the same person twice at once gets one account', async () => {
    provider.person = someone('Twin');
    const browsers = Array.from({ length: 5 }, () => openBrowser());
    const waiting = await Promise.all(browsers.map(async (browser) => browser.follow(await browser.start(), '/auth/google/callback')));
    const ends = await Promise.all(waiting.map((path, index) => browsers[index]!.follow(new URL(path, SITE))));
    expect(ends.sort()).toEqual([...Array<string>(4).fill('/pricing?auth=success'), '/pricing?auth=success&new_user=true']);
    expect(await server.database.select().from(users).where(eq(users.foldedEmail, 'twin@example.com'))).toHaveLength(1);
  });

  test('without https the cookies are not marked for it, or no browser would keep them', async () => {
    const plain = await startTestServer({
      publicUrl: 'http://localhost:3000',
      google: createGoogleSignIn({ issuer: provider.issuer, ...CLIENT, callbackUrl: CALLBACK }),
    });
    const browser = openBrowser(plain);
    expect(await comeIn(someone('Plain'), browser)).toBe('/pricing?auth=success&new_user=true');
    expect(browser.cookieLines).toHaveLength(3);
    for (const line of browser.cookieLines) expect(line).toMatch(/^sheetlift_(google|sign_in)=(?!.*Secure)/);
    await plain.close();
  });
});

describe('one address, two ways', () => {
  const CONFLICT =
    '/pricing?auth=error&type=auth_provider_conflict&message=An+account+with+this+email+already+exists.+Please+sign+in+using+email+and+password.';

  // holds S8.8
  test('an account with a password is a conflict, always, however the address is written', async () => {
    await server.signUp({ email: 'both@example.com', foldedEmail: 'both@example.com', emailProvedAt: now });
    for (let attempt = 0; attempt < 2; attempt++) expect(await comeIn(someone('Both', { email: 'BOTH@example.com' }))).toBe(CONFLICT);
    expect(await server.database.select().from(users).where(eq(users.foldedEmail, 'both@example.com'))).toMatchObject([
      { authProvider: 'email', googleSubject: null },
    ]);
  });

  test('an address that changed hands at Google does not open the account of who had it', async () => {
    await comeIn(someone('old owner', { email: 'hands@example.com' }));
    const browser = openBrowser();
    expect(await comeIn(someone('new owner', { email: 'hands@example.com' }), browser)).toMatch(
      /^\/pricing\?auth=error&type=auth_provider_conflict&message=.+another\+Google\+account\.$/,
    );
    expect(browser.jar.size).toBe(0);
  });

  test('registering with the address of a Google account is refused, it has no password, and check-email says so', async () => {
    await comeIn(someone('Mary'));
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(
      await server.call(register, { headers, body: { email: 'mary@example.com', password: 'a long walk in the rain' } }),
    ).toMatchObject({ status: 400, body: failureBody('email_taken') });
    expect(
      await server.call(signIn, { headers, body: { username: 'mary@example.com', password: 'a long walk in the rain' } }),
    ).toMatchObject({ status: 400, body: failureBody('invalid_credentials') });
    expect((await server.call(checkEmail, { headers, body: { email: 'mary@example.com' } })).body).toMatchObject({
      exists: true,
      auth_provider: 'google',
    });
  });
});

describe('nobody comes in', () => {
  async function fails(
    change: (callback: URL, browser: ReturnType<typeof openBrowser>) => Promise<void> | void,
  ): Promise<{ end: string; jar: Map<string, string> }> {
    const browser = openBrowser();
    provider.person = someone('Mallory');
    const callback = new URL(await browser.follow(await browser.start(), '/auth/google/callback'), SITE);
    await change(callback, browser);
    return { end: await browser.follow(callback), jar: browser.jar };
  }

  afterEach(async () => {
    const made = await server.database.select().from(users).where(eq(users.foldedEmail, 'mallory@example.com'));
    if (made.length > 0) throw new Error('Mallory has an account.');
  });

  // holds S8.9
  test('who declines at Google', async () => {
    expect(await comeIn(null)).toBe(FAILED);
  });

  test.each<[string, (callback: URL) => void]>([
    ['without a state', ({ searchParams }) => searchParams.delete('state')],
    ['with a forged state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(43))],
    ['with two states', ({ searchParams }) => searchParams.append('state', searchParams.get('state')!)],
    ['without a code', ({ searchParams }) => searchParams.delete('code')],
    ['with a forged code', ({ searchParams }) => searchParams.set('code', 'x'.repeat(43))],
    ['with the word of another issuer', ({ searchParams }) => searchParams.set('iss', 'https://evil.example.com')],
  ])('who comes back %s', async (_how, change) => {
    expect(await fails(change)).toEqual({ end: FAILED, jar: new Map() });
  });

  test('who comes back without the cookie, with a forged one, or with that of another browser', async () => {
    const home = FAILED.replace('/pricing', '/');
    expect((await fails((_callback, { jar }) => jar.clear())).end).toBe(home);
    expect((await fails((_callback, { jar }) => void jar.set('__Host-sheetlift_google', 'e30.e30.e30.e30.e30'))).end).toBe(home);
    const other = openBrowser();
    await other.start();
    expect(
      (await fails((_callback, { jar }) => void jar.set('__Host-sheetlift_google', other.jar.get('__Host-sheetlift_google')!))).end,
    ).toBe(FAILED);
  });

  test('who started more than ten minutes ago', async () => {
    const { end } = await fails(() => {
      now = new Date(Date.now() + 10 * 60_000 + 1000);
    });
    expect(end).toBe(FAILED.replace('/pricing', '/'));
  });

  test.each(['nonce', 'code_challenge'])('whose question was changed on the way: %s', async (name) => {
    const browser = openBrowser();
    provider.person = someone('Mallory');
    const question = (await browser.start())!;
    question.searchParams.set(name, 'x'.repeat(43));
    expect(await browser.follow(question)).toBe(FAILED);
  });

  test('whose address Google does not vouch for', async () => {
    expect(await comeIn(someone('Mallory', { email_verified: false }))).toBe(FAILED);
  });

  test('who brings an answer a second time', async () => {
    const browser = openBrowser();
    provider.person = someone('Replay');
    const path = await browser.follow(await browser.start(), '/auth/google/callback');
    const flow = browser.jar.get('__Host-sheetlift_google')!;
    expect(await browser.follow(new URL(path, SITE))).toContain('auth=success');
    browser.jar.clear();
    browser.jar.set('__Host-sheetlift_google', flow);
    expect(await browser.follow(new URL(path, SITE))).toBe(FAILED);
  });

  test('whose account was shut', async () => {
    await comeIn(someone('Shut'));
    await server.database.update(users).set({ isActive: false }).where(eq(users.foldedEmail, 'shut@example.com'));
    expect(await comeIn(someone('Shut'))).toBe(FAILED);
  });
});

describe('when it cannot be asked', () => {
  const START_FAILED = '/pricing?auth=error&type=start_failed&message=Failed+to+initiate+Google+sign-in.+Please+try+again.';

  // holds S8.10
  test('an issuer that is down is said, and asked again the next time', async () => {
    const lost = await startProvider([CALLBACK]);
    const google = createGoogleSignIn({ issuer: lost.issuer, ...CLIENT, callbackUrl: CALLBACK });
    await lost.close();
    const site = await startTestServer({ google });
    const browser = openBrowser(site);
    for (let attempt = 0; attempt < 2; attempt++) expect(await browser.follow(await browser.start())).toBe(START_FAILED);
    expect(browser.jar.size).toBe(0);
    await site.close();
  });

  test('an issuer that goes down while somebody signs in is a failed sign-in', async () => {
    const lost = await startProvider([CALLBACK]);
    lost.person = someone('Late');
    const site = await startTestServer({ google: createGoogleSignIn({ issuer: lost.issuer, ...CLIENT, callbackUrl: CALLBACK }) });
    const browser = openBrowser(site);
    const callback = new URL(await browser.follow(await browser.start(), '/auth/google/callback'), SITE);
    await lost.close();
    expect(await browser.follow(callback)).toBe(FAILED);
    await site.close();
  });

  test('a server without a client of Google says so before anybody tries', async () => {
    const site = await startTestServer();
    expect((await site.call(getConfiguration)).body).toMatchObject({ google_sign_in: false });
    expect((await server.call(getConfiguration)).body).toMatchObject({ google_sign_in: true });
    const browser = openBrowser(site);
    expect(await browser.follow(await browser.start())).toBe(START_FAILED);
    expect(await browser.follow(new URL(`${CALLBACK}?code=x&state=y`))).toBe(FAILED.replace('/pricing', '/'));
    await site.close();
  });
});

describe('where a person comes back to', () => {
  const SCREENS = ['/', '/templates', '/template/Invoices%20(2)', '/pricing', '/account', '/contact', '/faq', '/terms', '/privacy'];

  /** Ways out of a site that are known to have worked somewhere, with everything that browsers drop or take for a slash. */
  const SLASHES = [
    '/',
    '//',
    '///',
    '/\\',
    '\\/',
    '\\\\',
    '/\t/',
    '/\n/',
    '\t//',
    ' //',
    '%2f%2f',
    '/%2f',
    '/%5c',
    '/%09/',
    '/./',
    '/..//',
    '/.//',
    '/;//',
    '/?//',
    '/#//',
    '/@',
    '@',
    '.',
    '',
  ];
  const HOSTS = [
    'evil.example',
    'evil.example/templates',
    'sheets.example.com@evil.example',
    'sheets.example.com.evil.example',
    'evil.example#/pricing',
    'evil.example?/pricing',
    '127.0.0.1:8080',
    '[::1]',
    'ⅇvil.example',
    'evil%E3%80%82example',
    'evil.example/template/x',
  ];
  const WHOLE = [
    'https://evil.example/pricing',
    'HTTPS:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/template/x/../../..//evil.example',
    '/template/x\\..\\..\\evil',
    '/pricing\r\nLocation: https://evil.example',
    '/pricing%0d%0aSet-Cookie:a=b',
    '/template/\r\nx',
    '/auth/google/authorize?redirect=/x',
    '/api/me',
    '/reset-password?token=x',
    '/templates/',
    '/PRICING/..',
    '/template/',
    `/template/${'x'.repeat(2000)}`,
    '/\u0000',
    '/pricing/../account/../..//evil.example',
    '/\uFF0F/evil.example',
    '/\u2044/evil.example',
    'null',
    '//',
  ];
  const PAYLOADS = [
    ...SLASHES.flatMap((slash) => HOSTS.map((host) => slash + host)),
    ...WHOLE,
    ...SCREENS.map((screen) => `https://evil.example${screen}`),
    ...SCREENS.map((screen) => `/${screen}`),
  ];

  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer();
  });
  afterAll(() => site.close());

  async function landing(redirect: string): Promise<{ location: string; url: URL }> {
    const { statusCode, headers } = await site.app.inject({
      method: 'GET',
      url: `/auth/google/authorize?redirect=${encodeURIComponent(redirect)}`,
    });
    expect(statusCode).toBe(302);
    return { location: String(headers.location), url: new URL(String(headers.location), SITE) };
  }

  // holds S7.11
  test('is every screen a person can be on', async () => {
    for (const screen of SCREENS) expect((await landing(screen)).url.pathname).toBe(screen);
    expect((await landing('/pricing?plan=pro#x')).location).toMatch(/^\/pricing\?auth=/);
    expect((await landing('/template/Ünïcode & co')).url.pathname).toBe('/template/%C3%9Cn%C3%AFcode%20&%20co');
  });

  test('never leaves the site, whatever is asked for', async () => {
    expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(300);
    for (const payload of PAYLOADS) {
      const { location, url } = await landing(payload);
      expect.soft([payload, url.origin, /^\/(?![/\\])[\x21-\x7e]*$/.test(location)]).toEqual([payload, SITE, true]);
      expect.soft(url.pathname, payload).toMatch(/^\/(templates|template\/[^/\\]+|pricing|account|contact|faq|terms|privacy)?$/);
    }
  });

  test('is the home screen where nothing, or too much, was asked for', async () => {
    for (const query of ['', '?redirect=', '?redirect=/pricing&redirect=//evil.example', '?redirect[]=/pricing']) {
      const { headers } = await site.app.inject({ method: 'GET', url: `/auth/google/authorize${query}` });
      expect(headers.location).toMatch(/^\/\?auth=error&type=start_failed/);
    }
  });
});
