import { getMe, register, signIn as signInCall, signOut as signOutCall } from '@sheetlift/contract';
import type { ApiClient } from '../../lib/api-client.ts';
import { isUnreachable } from '../../lib/api-failure.ts';
import { createStore, type Store } from '../../lib/create-store.ts';
import type { Retry } from '../../lib/retry.ts';
import type { LastUser } from './last-user.ts';
import type { SessionToken } from './session-token.ts';
import type { SignInReturn } from './sign-in-return.ts';
import { type Me, toUser, type User } from './user.ts';

/** Who works with the page. */
export type SessionState =
  | { state: 'loading'; user: null; me: null }
  | {
      state: 'anonymous';
      user: null;
      me: null;
      /** Nobody is signed in, or their session ended. */
      why: 'signed-out' | 'expired';
    }
  | { state: 'authenticated'; user: User; me: Me }
  | {
      /** Somebody is signed in, but the server cannot be asked what they may: it is asked again by itself. */
      state: 'authenticated';
      /** Who it was when the server was last asked; null where it never was. */
      user: User | null;
      me: null;
    };

export interface Session extends Store<SessionState> {
  /** Rejects as the call does. */
  signIn(email: string, password: string): Promise<void>;
  /** Makes an account and signs in to it right away. Rejects as the first call does, and with `OnlyRegistered` where the second failed. */
  signUp(account: { email: string; password: string; fullName: string }): Promise<void>;
  /** At once on this device; the server is told so too, and if it cannot be, what is left there ends by itself. */
  signOut(): void;
  /** Asks the server again who is signed in, what they may and what they used. */
  refresh(): Promise<void>;
  /** Goes on with another token of the same person. */
  renew(token: string): Promise<void>;
  /** The server no longer takes this token. */
  end(token: string): void;
}

/** The account was made, but signing in to it failed. */
export class OnlyRegistered extends Error {}

interface SessionOptions {
  api: ApiClient;
  token: SessionToken;
  lastUser: LastUser;
  retry: Retry;
  /** How the browser came back from Google, if it did. */
  back: SignInReturn;
  /** Says what went wrong with signing in at Google. */
  onFailure: (message: string) => void;
  /** Somebody has just come back from Google signed in. */
  onReturned: () => void;
  /** An account was made for this address, here and just now. */
  onSignedUp: (email: string) => void;
}

/** The registration payload's fixed values; they decide nothing. */
const FIXED = { auth_provider: 'email', is_active: true, is_superuser: false, is_verified: true } as const;

const NOT_AUTHENTICATED = 'Authentication failed. Please try again.';

const LOADING: SessionState = { state: 'loading', user: null, me: null };
const SIGNED_OUT: SessionState = { state: 'anonymous', user: null, me: null, why: 'signed-out' };
const EXPIRED: SessionState = { ...SIGNED_OUT, why: 'expired' };

/** Who is signed in on this device: read when the page opens, and followed in every tab. */
export function createSession({ api, token, lastUser, retry, back, onFailure, onReturned, onSignedUp }: SessionOptions): Session {
  const { subscribe, snapshot, show } = createStore<SessionState>(token.read() === null && back.kind !== 'token' ? SIGNED_OUT : LOADING);
  /** Counts who is signed in, so that an answer about somebody who left is passed over. */
  let turn = 0;

  /** Takes over whom the server knows by the token that is here. */
  async function ask(): Promise<void> {
    const asked = ++turn;
    try {
      const me = await api.call(getMe);
      if (asked !== turn) return;
      retry.stop();
      take(me);
    } catch (error) {
      if (asked !== turn) return;
      if (!isUnreachable(error)) return leave(EXPIRED);
      if (snapshot().state !== 'authenticated') show({ state: 'authenticated', user: lastUser.read(), me: null });
      retry.later(() => void ask());
    }
  }

  function take(me: Me): void {
    const user = toUser(me);
    lastUser.keep(user);
    if (token.isNew()) onSignedUp(user.email);
    token.settleNew();
    show({ state: 'authenticated', user, me });
  }

  /** Nobody is signed in any more. */
  function leave(next: SessionState): void {
    turn++;
    retry.stop();
    token.forget();
    lastUser.forget();
    if (snapshot() !== next) show(next);
  }

  async function enter(next: string, { isNew }: { isNew: boolean }): Promise<void> {
    token.keep(next, { isNew });
    // It may be another person's.
    lastUser.forget();
    await ask();
  }

  async function signIn(email: string, password: string): Promise<void> {
    const { access_token } = await api.call(signInCall, { body: { username: email, password } });
    await enter(access_token, { isNew: false });
    if (snapshot().state !== 'authenticated') throw new Error('The token is no good.');
  }

  async function load(): Promise<void> {
    if (back.kind === 'token') {
      await enter(back.token, back);
      return snapshot().state === 'authenticated' ? onReturned() : onFailure(NOT_AUTHENTICATED);
    }
    // What failed at Google ends no session that was there before.
    if (back.kind === 'failed') onFailure(back.message);
    if (token.read() !== null) await ask();
  }

  token.onChangeElsewhere(() => {
    if (token.read() === null) leave(SIGNED_OUT);
    else void ask();
  });
  void load();

  return {
    subscribe,
    snapshot,
    signIn,
    async signUp({ email, password, fullName }) {
      const made = await api.call(register, { body: { email, password, full_name: fullName || null, ...FIXED } });
      onSignedUp(made.email);
      await signIn(email, password).catch((cause: unknown) => {
        throw new OnlyRegistered('The account was made, but signing in to it failed.', { cause });
      });
    },
    signOut() {
      // Takes the token with it before that is forgotten. A token that is not good any more is as good as ended.
      if (token.read() !== null) api.call(signOutCall).catch(() => undefined);
      leave(SIGNED_OUT);
    },
    refresh: ask,
    async renew(next) {
      token.keep(next);
      await ask();
    },
    end(refused) {
      if (token.read() === refused) leave(EXPIRED);
    },
  };
}
