import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Who sits before the provider's sign-in page; null declines. */
export interface Person {
  subject: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

export interface TestProvider {
  issuer: string;
  /** Who signs in next. */
  person: Person | null;
  close: () => Promise<void>;
}

export const CLIENT = { clientId: 'sheetlift', clientSecret: 'a secret between the two' };

const LIFE_S = 600;

/** A real OpenID provider on this machine. Its sign-in page answers by itself, as `person` would. */
export async function startProvider(callbackUrls: string[]): Promise<TestProvider> {
  const http = createServer((request, response) => void answer(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const started: TestProvider = {
    issuer: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    person: null,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  const people = new Map<string, Person>();
  const provider = new Provider(started.issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: callbackUrls,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: what was asked for is in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { Interaction: LIFE_S, Grant: LIFE_S, Session: LIFE_S, AccessToken: LIFE_S, IdToken: LIFE_S },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key for tests'] },
    interactions: { url: (_context, { uid }) => `/person/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ email_verified: true, ...people.get(subject)!, sub: subject }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url!.startsWith('/person/')) return callback(request, response);
    const { person } = started;
    if (person) people.set(person.subject, person);
    await provider.interactionFinished(request, response, person ? { login: { accountId: person.subject } } : { error: 'access_denied' });
  }
  return started;
}
