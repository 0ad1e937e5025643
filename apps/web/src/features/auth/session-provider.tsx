import { createContext, type ReactNode, use, useMemo } from 'react';
import { useStore } from '../../lib/create-store.ts';
import type { Auth } from './auth.ts';
import { openSignIn } from './open-sign-in.ts';
import type { SessionState } from './session.ts';

const AuthContext = createContext<Auth | null>(null);

/** Gives the screens below the session. */
export function SessionProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('There is no SessionProvider above.');
  return auth;
}

/** Who works with the page, and what they can do about it. */
export type UsedSession = SessionState & {
  /** Opens the dialog. */
  signIn: typeof openSignIn;
  signOut: () => void;
  /** Asks the server again: what they may, and what they used. */
  refresh: () => Promise<void>;
};

export function useSession(): UsedSession {
  const { session } = useAuth();
  const state = useStore(session);
  return useMemo(
    (): UsedSession => ({ ...state, signIn: openSignIn, signOut: session.signOut, refresh: session.refresh }),
    [session, state],
  );
}
