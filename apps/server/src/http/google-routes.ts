import {
  finishGoogleSignIn,
  type Redirection,
  SIGN_IN_COOKIE,
  SIGN_IN_ERRORS,
  type SignInError,
  startGoogleSignIn,
} from '@sheetlift/contract';
import { createGoogleFlows, FLOW_LIFE_S } from '../accounts/google-flow.ts';
import { signInWithGoogle } from '../accounts/sign-in-with-google.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { setCookie } from './cookies.ts';
import { logSignIn } from './log-sign-in.ts';
import { returnPath } from './return-path.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** Starting and finishing count alike; wide enough for an office behind one address. */
const GOOGLE: RateLimit = { name: 'google', times: 200, perSeconds: 15 * 60 };

/** The page takes the token over at once; a minute is for a slow device. */
const TOKEN_COOKIE_LIFE_S = 60;

/** What a tab may call its flow: it comes back in an address. */
const NONCE = /^[\w-]{1,100}$/;

const OTHER_GOOGLE_ACCOUNT = 'An account with this email already exists. It belongs to another Google account.';

/** Both answer a person's browser, so whatever happens it is sent to one of our screens, with the outcome in the query. */
export function googleRoutes(parts: ServerParts): Route[] {
  const { google, database, rateLimits, accessTokens, clock, publicUrl } = parts;
  const isSecure = publicUrl.startsWith('https:');
  // The prefix makes browsers refuse one that a neighbouring subdomain has set; it is only for https.
  const flowCookie = isSecure ? '__Host-sheetlift_google' : 'sheetlift_google';
  const flows = createGoogleFlows(parts.secret, clock);
  const keepFlow = (sealed: string, lifeS: number): string => setCookie(flowCookie, sealed, { lifeS, isSecure, isReadable: false });
  const endFlow = keepFlow('', 0);

  const finish = (path: string, outcome: Record<string, string>, token?: string): Redirection => ({
    location: `${path}?${new URLSearchParams(outcome)}`,
    cookies:
      token === undefined
        ? [endFlow]
        : [endFlow, setCookie(SIGN_IN_COOKIE, token, { lifeS: TOKEN_COOKIE_LIFE_S, isSecure, isReadable: true })],
  });
  const failingFor =
    (path: string, nonce: string | null) =>
    (type: SignInError, message: string = SIGN_IN_ERRORS[type]): Redirection =>
      finish(path, { auth: 'error', type, message, ...(nonce !== null && { nonce }) });

  return [
    route(startGoogleSignIn, async ({ query, network, log }) => {
      const path = returnPath(query.redirect);
      const tabNonce = typeof query.nonce === 'string' && NONCE.test(query.nonce) ? query.nonce : null;
      const fail = failingFor(path, tabNonce);
      try {
        if (!google) return fail('start_failed');
        if (!(await rateLimits.allows(GOOGLE, network))) return fail('too_many_requests');
        const { url, checks } = await google.start();
        return { location: url.href, cookies: [keepFlow(await flows.seal({ checks, returnPath: path, tabNonce }), FLOW_LIFE_S)] };
      } catch (err) {
        log.error({ err }, 'Google sign-in could not be started');
        return fail('start_failed');
      }
    }),
    route(finishGoogleSignIn, async ({ query, cookie, network, log }) => {
      const flow = await flows.open(cookie(flowCookie) ?? '');
      const path = returnPath(flow?.returnPath);
      const fail = failingFor(path, flow?.tabNonce ?? null);
      try {
        if (!google || !flow) return fail('authentication_failed');
        if (!(await rateLimits.allows(GOOGLE, network))) return fail('too_many_requests');
        const identity = await google.finish(searchParams(query), flow.checks);
        const outcome = await signInWithGoogle(identity, database, clock);
        if (outcome.kind === 'shut') return fail('authentication_failed');
        if (outcome.kind === 'conflict') return fail('auth_provider_conflict', outcome.hasPassword ? undefined : OTHER_GOOGLE_ACCOUNT);
        const { user, isNew } = outcome;
        const token = await accessTokens.sign({ userId: user.id, tokenVersion: user.tokenVersion }, flow.tabNonce);
        logSignIn(log, { by: 'google', outcome: 'signed-in', account: user.id, network });
        return finish(path, { auth: 'success', ...(isNew && { new_user: 'true' }) }, token);
      } catch (err) {
        log.warn({ err }, 'Google sign-in failed');
        return fail('authentication_failed');
      }
    }),
  ];
}

/** A name given twice stays twice, for the check that refuses it. */
function searchParams(query: Record<string, unknown>): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]));
  return new URLSearchParams(pairs);
}
