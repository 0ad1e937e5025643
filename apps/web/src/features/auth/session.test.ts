import { expect, test } from 'vitest';
import { createApiClient } from '../../lib/api-client.ts';
import { createLastUser } from './last-user.ts';
import { createSession, OnlyRegistered, type Session } from './session.ts';
import { createSessionToken } from './session-token.ts';
import type { SignInReturn } from './sign-in-return.ts';

const ID = '3f0c2a44-5b1e-4c62-9f0a-2f1f4f7a9b10';

function me(email: string, fullName: string | null = null): Record<string, unknown> {
  return {
    id: ID,
    email,
    full_name: fullName,
    auth_provider: 'email',
    effective_subscription: null,
    current_subscription: null,
    pages_used_current_month: 3,
  };
}

interface Sent {
  path: string;
  authorization: string | null;
  body: string | null;
}

type Answer = { status: number; json: unknown } | 'nobody';

/** A page with a server behind it that answers as it is told. */
function openPage({
  token = null,
  back = { kind: 'none' },
  stored = new Map<string, string>(),
}: { token?: string | null; back?: SignInReturn; /** what an earlier page left */ stored?: Map<string, string> } = {}) {
  if (token !== null) stored.set('sheetlift.token', token);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  const tabs = new EventTarget();
  const cookies = { cookie: '' };
  const answers = new Map<string, Answer>();
  const sent: Sent[] = [];
  const failures: string[] = [];
  const signedUp: string[] = [];
  const retries: (() => void)[] = [];
  let returned = 0;
  const sessionToken = createSessionToken({ storage, tabs, cookies });
  const page = {
    stored,
    cookies,
    answers,
    sent,
    failures,
    signedUp,
    retries,
    returned: () => returned,
    /** Another tab of the same browser changes the token. */
    inAnotherTab(next: string | null) {
      if (next === null) stored.delete('sheetlift.token');
      else stored.set('sheetlift.token', next);
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'sheetlift.token', newValue: next }));
    },
    open(): Session {
      const api = createApiClient({
        host: '',
        token: sessionToken.read,
        onRefused: (refused) => session.end(refused),
        fetch: (async (address: string, { headers, body }: RequestInit) =>
          answer(address, headers as Record<string, string>, body as string | null)) as typeof fetch,
      });
      const session: Session = createSession({
        api,
        token: sessionToken,
        lastUser: createLastUser(storage),
        retry: { later: (attempt) => void retries.push(attempt), stop: () => void retries.splice(0) },
        back,
        onFailure: (message) => failures.push(message),
        onReturned: () => returned++,
        onSignedUp: (email) => signedUp.push(email),
      });
      return session;
    },
  };
  function answer(path: string, headers: Record<string, string>, body: string | null = null): Response {
    sent.push({ path, authorization: headers['authorization'] ?? null, body });
    const given = answers.get(path);
    if (given === undefined) throw new Error(`Nothing is known of ${path}.`);
    if (given === 'nobody') throw new TypeError('Failed to fetch');
    return Response.json(given.json, { status: given.status });
  }
  return page;
}

async function settled(session: Session): Promise<void> {
  for (let turn = 0; turn < 20 && session.snapshot().state === 'loading'; turn++) await new Promise((resolve) => setTimeout(resolve));
}

// holds S4.1
test('without a token nobody is signed in, at once and without asking', () => {
  const page = openPage();
  expect(page.open().snapshot()).toEqual({ state: 'anonymous', user: null, me: null, why: 'signed-out' });
  expect(page.sent).toEqual([]);
});

// holds S3.2, S3.3, S3.4, S4.1, S4.12, S7.6
test.each([
  ['Mara Aldous', 'Mara Aldous'],
  [null, 'mara.aldous'],
  ['', 'mara.aldous'],
])('a stored token is validated; the full name %j makes the name %j', async (fullName, name) => {
  const page = openPage({ token: 'kept' });
  page.answers.set('/api/me', { status: 200, json: me('mara.aldous@example.com', fullName) });
  const session = page.open();
  expect(session.snapshot().state).toBe('loading');
  await settled(session);
  expect(session.snapshot()).toMatchObject({
    state: 'authenticated',
    user: { id: ID, email: 'mara.aldous@example.com', name, authProvider: 'email' },
    me: { pages_used_current_month: 3 },
  });
  expect(page.sent).toEqual([{ path: '/api/me', authorization: 'Bearer kept', body: null }]);
});

// holds S4.13
test.each([401, 403, 500])('a token that the server answers with %i is removed', async (status) => {
  const page = openPage({ token: 'old' });
  page.answers.set('/api/me', { status, json: { detail: 'No', code: 'internal' } });
  const session = page.open();
  await settled(session);
  expect(session.snapshot()).toMatchObject({ state: 'anonymous', user: null, why: 'expired' });
  expect(page.stored.size).toBe(0);
});

test.each<[string, Answer]>([
  ['no answer', 'nobody'],
  ['a gateway alone', { status: 502, json: null }],
  ['a server without its database', { status: 503, json: { detail: 'Later', code: 'unavailable' } }],
])('a token is kept over %s, and asked about again', async (_name, answer) => {
  const page = openPage({ token: 'kept' });
  page.answers.set('/api/me', answer);
  const session = page.open();
  await settled(session);
  expect(session.snapshot()).toEqual({ state: 'authenticated', user: null, me: null });
  expect(page.stored.get('sheetlift.token')).toBe('kept');
  page.answers.set('/api/me', { status: 200, json: me('mara@example.com') });
  page.retries[0]!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.snapshot()).toMatchObject({ state: 'authenticated', me: { email: 'mara@example.com' } });
});

test('who was signed in last is known where the server cannot be asked, until they sign out', async () => {
  const page = openPage({ token: 'kept' });
  page.answers.set('/api/me', { status: 200, json: me('mara@example.com', 'Mara Aldous') });
  await settled(page.open());
  const later = openPage({ stored: page.stored });
  later.answers.set('/api/me', 'nobody');
  const session = later.open();
  await settled(session);
  expect(session.snapshot()).toEqual({
    state: 'authenticated',
    user: { id: ID, email: 'mara@example.com', name: 'Mara Aldous', authProvider: 'email' },
    me: null,
  });
  session.signOut();
  expect(page.stored.size).toBe(0);
});

// holds S5.11, S5.12, S5.13, S5.14, S6.3, S7.8, S7.9, S7.10, S9.1
test('signing up sends the fixed values and signs in right away', async () => {
  const page = openPage();
  page.answers.set('/auth/register', { status: 201, json: { id: ID, email: 'new@example.com', full_name: null, auth_provider: 'email' } });
  page.answers.set('/auth/jwt/login', { status: 200, json: { access_token: 'fresh', token_type: 'bearer' } });
  page.answers.set('/api/me', { status: 200, json: me('new@example.com') });
  const session = page.open();
  await session.signUp({ email: 'new@example.com', password: 'a long one', fullName: '' });
  expect(JSON.parse(page.sent[0]!.body!)).toEqual({
    email: 'new@example.com',
    password: 'a long one',
    full_name: null,
    auth_provider: 'email',
    is_active: true,
    is_superuser: false,
    is_verified: true,
  });
  expect(page.sent[1]).toMatchObject({ path: '/auth/jwt/login', body: 'username=new%40example.com&password=a+long+one' });
  expect(session.snapshot().state).toBe('authenticated');
  expect(page.signedUp).toEqual(['new@example.com']);
  expect(page.stored.get('sheetlift.token')).toBe('fresh');
});

test.each<[string, Answer]>([
  ['too often tried', { status: 429, json: { detail: 'Too many attempts.', code: 'too_many_requests' } }],
  ['no answer', 'nobody'],
])('an account that was made, with a sign-in that fails after it (%s), is told apart from one that was not', async (_name, answer) => {
  const page = openPage();
  page.answers.set('/auth/register', { status: 201, json: { id: ID, email: 'new@example.com', full_name: null, auth_provider: 'email' } });
  page.answers.set('/auth/jwt/login', answer);
  const session = page.open();
  await expect(session.signUp({ email: 'new@example.com', password: 'a long one', fullName: '' })).rejects.toBeInstanceOf(OnlyRegistered);
  expect([session.snapshot().state, page.signedUp]).toEqual(['anonymous', ['new@example.com']]);
  page.answers.set('/auth/register', { status: 400, json: { detail: 'Taken', code: 'email_taken' } });
  await expect(session.signUp({ email: 'new@example.com', password: 'a long one', fullName: '' })).rejects.toThrow('Taken');
});

// holds S4.14, S4.15
test('signing out removes the token and the temporary cookie', async () => {
  const page = openPage({ token: 'kept' });
  page.answers.set('/api/me', { status: 200, json: me('mara@example.com') });
  const session = page.open();
  await settled(session);
  session.signOut();
  expect(session.snapshot().state).toBe('anonymous');
  expect(page.stored.size).toBe(0);
  expect(page.cookies.cookie).toBe('sheetlift_sign_in=; Max-Age=0; Path=/; SameSite=Lax');
});

test.each<Answer>([{ status: 200, json: { ok: true } }, { status: 401, json: null }, { status: 503, json: null }, 'nobody'])(
  'signing out ends the session on the server with the token that is then forgotten, whatever becomes of that: %j',
  async (answer) => {
    const page = openPage({ token: 'kept' });
    page.answers.set('/api/me', { status: 200, json: me('mara@example.com') });
    page.answers.set('/auth/jwt/logout', answer);
    const session = page.open();
    await settled(session);
    session.signOut();
    expect(page.sent.at(-1)).toMatchObject({ path: '/auth/jwt/logout', authorization: 'Bearer kept' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.snapshot()).toEqual({ state: 'anonymous', user: null, me: null, why: 'signed-out' });
    session.signOut();
    expect(page.sent).toHaveLength(2);
  },
);

test('what another tab does to the token happens here too', async () => {
  const page = openPage();
  page.answers.set('/api/me', { status: 200, json: me('mara@example.com') });
  const session = page.open();
  page.inAnotherTab('theirs');
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.snapshot()).toMatchObject({ state: 'authenticated' });
  page.inAnotherTab(null);
  expect(session.snapshot().state).toBe('anonymous');
});

// holds S7.7
test('a 401 later on makes the user null', async () => {
  const page = openPage({ token: 'kept' });
  page.answers.set('/api/me', { status: 200, json: me('mara@example.com') });
  const session = page.open();
  await settled(session);
  page.answers.set('/api/me', { status: 401, json: { detail: 'Not authenticated', code: 'not_authenticated' } });
  await session.refresh();
  expect(session.snapshot()).toMatchObject({ state: 'anonymous', user: null, me: null });
});

test('an answer about somebody who left meanwhile is passed over', async () => {
  const page = openPage({ token: 'kept' });
  page.answers.set('/api/me', { status: 200, json: me('mara@example.com') });
  const session = page.open();
  session.signOut();
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.snapshot().state).toBe('anonymous');
});

// holds S4.4, S4.6, S4.7
test('back from Google the token is kept, a new sign-up marked, and the plans asked for come next', async () => {
  const page = openPage({ back: { kind: 'token', token: 'from google', isNew: true } });
  page.answers.set('/api/me', { status: 200, json: me('gina@example.com') });
  const session = page.open();
  expect(session.snapshot().state).toBe('loading');
  await settled(session);
  expect(session.snapshot().state).toBe('authenticated');
  expect(page.signedUp).toEqual(['gina@example.com']);
  expect(page.stored.get('sheetlift.token')).toBe('from google');
  expect(page.returned()).toBe(1);
});

test('that an account is new outlives a reload, where the server could not be asked whose it is', async () => {
  const page = openPage({ back: { kind: 'token', token: 'from google', isNew: true } });
  page.answers.set('/api/me', 'nobody');
  await settled(page.open());
  expect([page.returned(), page.signedUp]).toEqual([1, []]);
  for (const signedUp of [['gina@example.com'], []]) {
    const later = openPage({ stored: page.stored });
    later.answers.set('/api/me', { status: 200, json: me('gina@example.com') });
    await settled(later.open());
    expect(later.signedUp).toEqual(signedUp);
  }
});

test('a token from Google that is no good is an authentication that failed', async () => {
  const page = openPage({ back: { kind: 'token', token: 'forged', isNew: false } });
  page.answers.set('/api/me', { status: 401, json: { detail: 'Not authenticated', code: 'not_authenticated' } });
  const session = page.open();
  await settled(session);
  expect(session.snapshot().state).toBe('anonymous');
  expect(page.failures).toEqual(['Authentication failed. Please try again.']);
  expect(page.returned()).toBe(0);
});

// holds S4.11
test('what went wrong at Google is said, and nobody is signed in', () => {
  const page = openPage({ back: { kind: 'failed', message: 'It did not work.' } });
  expect(page.open().snapshot().state).toBe('anonymous');
  expect(page.failures).toEqual(['It did not work.']);
});

test('what went wrong at Google ends no session that was there before', async () => {
  const page = openPage({ token: 'kept', back: { kind: 'failed', message: 'It did not work.' } });
  page.answers.set('/api/me', { status: 200, json: me('mara@example.com') });
  const session = page.open();
  await settled(session);
  expect([session.snapshot().user?.email, page.failures, page.stored.get('sheetlift.token')]).toEqual([
    'mara@example.com',
    ['It did not work.'],
    'kept',
  ]);
});
