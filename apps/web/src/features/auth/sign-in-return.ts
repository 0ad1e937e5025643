import { SIGN_IN_COOKIE, SIGN_IN_ERRORS, type SignInError } from '@sheetlift/contract';
import type { GoogleFlow } from './google-flow.ts';
import { dropSignInCookie } from './session-token.ts';

/** How the browser came to this page: back from Google, or not. */
export type SignInReturn = { kind: 'none' } | { kind: 'token'; token: string; isNew: boolean } | { kind: 'failed'; message: string };

const TOKEN_MISSING = 'Authentication completed but token was not received. Please try signing in again.';

/** Of a message from the address. */
const MAX_MESSAGE_CHARACTERS = 200;

const OWN_PARAMETERS = ['auth', 'token', 'new_user', 'type', 'message', 'nonce'];

interface ReturnPlace {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'replaceState' | 'state'>;
  cookies: Pick<Document, 'cookie'>;
  flow: GoogleFlow;
}

/**
 * Reads the outcome and takes it off the address at once, so that it is neither reloaded, copied nor sent on. A token, or words
 * from the address, count only with the nonce with which this tab had set out: anybody can make a link.
 */
export function takeSignInReturn({ location, history, cookies, flow }: ReturnPlace): SignInReturn {
  const address = new URL(location.href);
  const { searchParams } = address;
  const outcome = searchParams.get('auth');
  if (outcome !== 'success' && outcome !== 'error') return { kind: 'none' };
  const nonce = flow.take();
  const token = [...readCookies(cookies.cookie, SIGN_IN_COOKIE), searchParams.get('token') ?? ''].find(
    (one) => nonce !== null && nonceOf(one) === nonce,
  );
  dropSignInCookie(cookies);
  const isNew = searchParams.get('new_user') === 'true';
  const type = searchParams.get('type');
  const message = nonce !== null && searchParams.get('nonce') === nonce ? searchParams.get('message') : null;
  for (const name of OWN_PARAMETERS) searchParams.delete(name);
  history.replaceState(history.state, '', address);
  if (outcome === 'error') return { kind: 'failed', message: failureMessage(type, message) };
  return token !== undefined ? { kind: 'token', token, isNew } : { kind: 'failed', message: TOKEN_MISSING };
}

/** Of a conflict the server's own words, because there are two kinds of it; of the rest ours. */
function failureMessage(type: string | null, message: string | null): string {
  if (type === null || !Object.hasOwn(SIGN_IN_ERRORS, type)) return SIGN_IN_ERRORS.authentication_failed;
  if (type === 'auth_provider_conflict' && message) return message.slice(0, MAX_MESSAGE_CHARACTERS);
  return SIGN_IN_ERRORS[type as SignInError];
}

/** Of several, one may have been set by a neighbouring subdomain. */
function readCookies(cookies: string, name: string): string[] {
  const prefix = `${name}=`;
  return cookies
    .split('; ')
    .filter((one) => one.startsWith(prefix))
    .map((one) => one.slice(prefix.length));
}

/** The nonce that a token names; null where it names none, or is no token. Who made the token the server finds out. */
function nonceOf(token: string): string | null {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown };
    return typeof claims.nonce === 'string' ? claims.nonce : null;
  } catch {
    return null;
  }
}
