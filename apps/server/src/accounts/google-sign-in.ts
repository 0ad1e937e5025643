import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

/** What ties the answer to the question; only the browser that asked holds it, sealed. */
export interface GoogleChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom Google says it is. An account is its issuer and subject; the address may change hands. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  email: string;
  fullName: string | null;
}

export interface GoogleSignIn {
  /** Where to send the browser. Fails where the issuer does not answer. */
  start: () => Promise<{ url: URL; checks: GoogleChecks }>;
  /** Who came back. Fails where anything about the answer is not as it must be, and where the person declined. */
  finish: (answer: URLSearchParams, checks: GoogleChecks) => Promise<GoogleIdentity>;
}

interface GoogleOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Our callback, as it was registered with the issuer. */
  callbackUrl: string;
}

/** A person waits for each of these requests. */
const TIMEOUT_S = 8;

/** Code flow with PKCE, state and nonce against any OpenID provider that publishes its configuration. */
export function createGoogleSignIn({ issuer, clientId, clientSecret, callbackUrl }: GoogleOptions): GoogleSignIn {
  let discovered: Promise<Configuration> | null = null;
  // Asked when it is first needed, so that we start while the issuer is down; a failure is not kept.
  const configuration = (): Promise<Configuration> => {
    discovered ??= discover(issuer, clientId, clientSecret).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    start: async () => {
      const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, checks };
    },
    finish: async (answer, { state, nonce, codeVerifier }) => {
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${callbackUrl}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      });
      return readIdentity(tokens.claims() ?? {});
    },
  };
}

/** The signature of what comes straight from the issuer is checked too. */
function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const url = new URL(issuer);
  const execute = url.protocol === 'http:' ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks];
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
}

/** An address nobody proved would let a stranger take it before its owner comes. */
function readIdentity({ iss, sub, email, email_verified, name }: Record<string, unknown>): GoogleIdentity {
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string' || email_verified !== true)
    throw new Error('The sign-in provider gave no verified email address');
  return { issuer: iss, subject: sub, email, fullName: typeof name === 'string' && name.trim() !== '' ? name.trim() : null };
}
