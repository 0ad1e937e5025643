import { type ApiCaller, createApiClient } from '../lib/api-client.ts';
import { browserStorage, tabStorage } from '../lib/browser-storage.ts';
import { newId } from '../lib/new-id.ts';
import { createRetry } from '../lib/retry.ts';
import { showToast } from '../components/toast.ts';
import type { Auth } from '../features/auth/auth.ts';
import { createGoogleFlow } from '../features/auth/google-flow.ts';
import { createPendingPricing } from '../features/auth/pending-pricing.ts';
import { createLastUser } from '../features/auth/last-user.ts';
import { createSession, type Session } from '../features/auth/session.ts';
import { createSessionToken } from '../features/auth/session-token.ts';
import { takeSignInReturn } from '../features/auth/sign-in-return.ts';
import { createTemplateMigration, type TemplateMigration } from '../features/templates/migration.ts';

/** Where the API answers: at the page's own address unless the build names another. */
const API_HOST = (import.meta.env['VITE_API_HOST'] as string | undefined) ?? '';

/** Signing in and out, and which new accounts have yet to get the templates of this device. */
interface PageAuth extends Auth {
  /** Who calls, for what is sent or comes bit by bit. */
  caller: ApiCaller;
  migration: TemplateMigration;
}

let auth: PageAuth | undefined;

/** One in the life of the page. The address is read, and cleaned, when it is first asked for. */
export function pageAuth(): PageAuth {
  return (auth ??= create());
}

function create(): PageAuth {
  const storage = browserStorage();
  const token = createSessionToken({ storage, tabs: window, cookies: document });
  const migration = createTemplateMigration(storage);
  const pendingPricing = createPendingPricing(storage);
  const google = createGoogleFlow({ host: API_HOST, storage: tabStorage(), go: (address) => location.assign(address), newNonce: newId });
  const back = takeSignInReturn({ location, history, cookies: document, flow: google });
  const caller: ApiCaller = { host: API_HOST, token: token.read, onRefused: (refused) => session.end(refused) };
  const api = createApiClient(caller);
  const session: Session = createSession({
    api,
    token,
    lastUser: createLastUser(storage),
    retry: createRetry(window),
    back,
    onFailure: (message) => showToast({ signal: 'fail', title: 'Error', sentence: message }),
    onReturned: goToPricing,
    onSignedUp: migration.begin,
  });
  return { api, caller, session, google, pendingPricing, goToPricing, migration };

  function goToPricing(): void {
    if (!pendingPricing.isSet()) return;
    pendingPricing.clear();
    if (location.pathname !== '/pricing') location.assign('/pricing');
  }
}
