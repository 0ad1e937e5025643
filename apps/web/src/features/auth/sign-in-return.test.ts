import { expect, test } from 'vitest';
import { takeSignInReturn } from './sign-in-return.ts';

const MISSING = 'Authentication completed but token was not received. Please try signing in again.';

/** Of the tab that had set out for Google. */
const NONCE = 'a nonce of this tab';

/** As the server makes them: the claims stand in the middle, and who made it does not show. */
function tokenWith(nonce?: string): string {
  return `e30.${Buffer.from(JSON.stringify({ sub: '\u00bf\u00be?>', nonce })).toString('base64url')}.c2ln`;
}

const OWN = tokenWith(NONCE);
const STRANGERS = tokenWith('a nonce of their tab');

/** The page is opened at an address, by a tab that had set out for Google or not. */
function openReturn(address: string, { setOut = true, cookie = '' }: { setOut?: boolean; cookie?: string } = {}) {
  const shown: string[] = [];
  const cookies = { cookie };
  const back = takeSignInReturn({
    location: { href: `https://sheets.example.com${address}` },
    history: { state: null, replaceState: (_state: unknown, _unused: string, next?: string | URL | null) => void shown.push(String(next)) },
    cookies,
    flow: { leave: () => undefined, take: () => (setOut ? NONCE : null) },
  });
  return { back, shown, cookie: cookies.cookie };
}

test('an address of its own is left as it is', () => {
  expect(openReturn('/?success=true&plan=pro')).toEqual({ back: { kind: 'none' }, shown: [], cookie: '' });
});

// holds S4.2, S4.5, S4.7, S4.8
test('the token comes from the cookie, which is deleted, and the address is cleaned of nothing but ours', () => {
  const { back, shown, cookie } = openReturn('/templates?auth=success&new_user=true&tab=2#list', {
    cookie: `other=1; sheetlift_sign_in=${OWN}`,
  });
  expect(back).toEqual({ kind: 'token', token: OWN, isNew: true });
  expect(shown).toEqual(['https://sheets.example.com/templates?tab=2#list']);
  expect(cookie).toMatch(/^sheetlift_sign_in=; Max-Age=0/);
});

// holds S4.3
test('or from the address', () => {
  expect(openReturn(`/?auth=success&token=${OWN}`).back).toEqual({ kind: 'token', token: OWN, isNew: false });
});

// holds S4.2
test('whatever else lies there, the token of this flow is taken', () => {
  const { back } = openReturn(`/?auth=success&token=${STRANGERS}`, { cookie: `sheetlift_sign_in=${STRANGERS}; sheetlift_sign_in=${OWN}` });
  expect(back).toEqual({ kind: 'token', token: OWN, isNew: false });
});

// holds S8.6
test.each([
  ['no token came', openReturn('/?auth=success')],
  ['the tab had not set out', openReturn(`/?auth=success&token=${OWN}`, { setOut: false })],
  ['the tab had not set out and a cookie lies there', openReturn('/?auth=success', { setOut: false, cookie: `sheetlift_sign_in=${OWN}` })],
  ["a stranger's came to a tab that had set out", openReturn(`/?auth=success&token=${STRANGERS}&nonce=x`)],
  ["a stranger's cookie came to it", openReturn('/?auth=success', { cookie: `sheetlift_sign_in=${STRANGERS}` })],
  ['one came that is of no flow', openReturn(`/?auth=success&token=${tokenWith()}`)],
  ['one came that is none', openReturn('/?auth=success&token=a.b.c')],
])('the token is missing where %s', (_name, { back, shown }) => {
  expect(back).toEqual({ kind: 'failed', message: MISSING });
  expect(shown).toEqual(['https://sheets.example.com/']);
});

// holds S8.7, S8.8, S8.9, S8.10
test.each([
  [
    'a conflict in the words of the server',
    `?auth=error&type=auth_provider_conflict&message=It+belongs+to+another+Google+account.&nonce=${NONCE}`,
    true,
    'It belongs to another Google account.',
  ],
  [
    'a conflict without words',
    '?auth=error&type=auth_provider_conflict',
    true,
    'An account with this email already exists. Please sign in using email and password.',
  ],
  [
    'words that anybody can put into a link',
    '?auth=error&type=auth_provider_conflict&message=Call+0900+666',
    false,
    'An account with this email already exists. Please sign in using email and password.',
  ],
  [
    'words in a link that comes to a tab that had set out',
    '?auth=error&type=auth_provider_conflict&message=Call+0900+666&nonce=x',
    true,
    'An account with this email already exists. Please sign in using email and password.',
  ],
  ['any other failure', '?auth=error&type=authentication_failed&message=Bad', true, 'Authentication failed. Please try again.'],
  ['a failure that nobody knows', '?auth=error&type=toString', true, 'Authentication failed. Please try again.'],
  ['a failure without a type', '?auth=error', true, 'Authentication failed. Please try again.'],
  ['a start that failed', '?auth=error&type=start_failed', true, 'Failed to initiate Google sign-in. Please try again.'],
])('%s', (_name, query, setOut, message) => {
  expect(openReturn(`/${query}`, { setOut }).back).toEqual({ kind: 'failed', message });
});

test('a message from the address is at most 200 characters', () => {
  const { back } = openReturn(`/?auth=error&type=auth_provider_conflict&message=${'x'.repeat(300)}&nonce=${NONCE}`);
  expect(back).toEqual({ kind: 'failed', message: 'x'.repeat(200) });
});
