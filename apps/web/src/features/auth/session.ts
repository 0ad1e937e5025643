import { getMe, register, signIn as signInCall } from '@sheetlift/contract';
import type { ApiClient } from '../../lib/api-client.ts';
import { isUnreachable } from '../../lib/api-failure.ts';
import type { Retry } from '../../lib/retry.ts';
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
      /** Nobody is signed in; their session ended; or somebody is, but the server cannot be asked who: it is asked again by itself. */
      why: 'signed-out' | 'expired' | 'unreachable';
    }
  | {
      state: 'authenticated';
      user: User;
      me: Me;
      /** They signed up just now. */
      isNew: boolean;
    };

export interface Session {
  subscribe(listener: () => void): () => void;
  snapshot(): SessionState;
  /** Rejects as the call does. */
  signIn(email: string, password: string): Promise<void>;
  /** Makes an account and signs in to it right away. Rejects as the calls do. */
  signUp(account: { email: string; password: string; fullName: string }): Promise<void>;
  signOut(): void;
  /** Asks the server again who is signed in, what they may and what they used. */
  refresh(): Promise<void>;
  /** Goes on with another token of the same person. */
  renew(token: string): Promise<void>;
  /** The server no longer takes this token. */
  end(token: string): void;
}

interface SessionOptions {
  api: ApiClient;
  token: SessionToken;
  retry: Retry;
  /** How the browser came back from Google, if it did. */
  back: SignInReturn;
  /** Says what went wrong with signing in at Google. */
  onFailure: (message: string) => void;
  /** Somebody has just come back from Google signed in. */
  onReturned: () => void;
}

/** The registration payload's fixed values; they decide nothing. */
const FIXED = { auth_provider: 'email', is_active: true, is_superuser: false, is_verified: true } as const;

const NOT_AUTHENTICATED = 'Authentication failed. Please try again.';

const LOADING: SessionState = { state: 'loading', user: null, me: null };
const SIGNED_OUT: SessionState = { state: 'anonymous', user: null, me: null, why: 'signed-out' };
const EXPIRED: SessionState = { ...SIGNED_OUT, why: 'expired' };
const UNREACHABLE: SessionState = { ...SIGNED_OUT, why: 'unreachable' };

/** Who is signed in on this device: read when the page opens, and followed in every tab. */
export function createSession({ api, token, retry, back, onFailure, onReturned }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = token.read() === null && back.kind !== 'token' ? SIGNED_OUT : LOADING;
  /** Counts who is signed in, so that an answer about somebody who left is passed over. */
  let turn = 0;

  function show(next: SessionState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  /** Takes over whom the server knows by the token that is here. */
  async function ask(isNew: boolean): Promise<void> {
    const asked = ++turn;
    try {
      const me = await api.call(getMe);
      if (asked !== turn) return;
      retry.stop();
      show({ state: 'authenticated', user: toUser(me), me, isNew });
    } catch (error) {
      if (asked !== turn) return;
      if (!isUnreachable(error)) return leave(EXPIRED);
      if (state.state !== 'authenticated') show(UNREACHABLE);
      retry.later(() => void ask(isNew));
    }
  }

  /** Nobody is signed in any more. */
  function leave(next: SessionState): void {
    turn++;
    retry.stop();
    token.forget();
    if (state !== next) show(next);
  }

  async function enter(next: string, isNew: boolean): Promise<void> {
    token.keep(next);
    await ask(isNew);
  }

  async function signIn(email: string, password: string, isNew: boolean): Promise<void> {
    const { access_token } = await api.call(signInCall, { body: { username: email, password } });
    await enter(access_token, isNew);
    if (state.state !== 'authenticated') throw new Error('The token is good, but the server cannot be asked whose it is.');
  }

  async function load(): Promise<void> {
    if (back.kind === 'token') {
      await enter(back.token, back.isNew);
      if (state.state === 'anonymous' && state.why !== 'unreachable') return onFailure(NOT_AUTHENTICATED);
      return onReturned();
    }
    if (back.kind === 'failed') onFailure(back.message);
    if (token.read() !== null) await ask(false);
  }

  token.onChangeElsewhere(() => {
    if (token.read() === null) leave(SIGNED_OUT);
    else void ask(false);
  });
  void load();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    signIn: (email, password) => signIn(email, password, false),
    async signUp({ email, password, fullName }) {
      await api.call(register, { body: { email, password, full_name: fullName || null, ...FIXED } });
      await signIn(email, password, true);
    },
    signOut: () => leave(SIGNED_OUT),
    refresh: () => ask(state.state === 'authenticated' && state.isNew),
    renew: (next) => enter(next, false),
    end(refused) {
      if (token.read() === refused) leave(EXPIRED);
    },
  };
}
