import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useSyncExternalStore } from 'react';
import type { Auth } from './auth.ts';
import { openSignIn, signInWish, subscribeToSignIn } from './open-sign-in.ts';
import type { SessionState } from './session.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then(({ SignInDialog }) => ({ default: SignInDialog })));

const AuthContext = createContext<Auth | null>(null);

/** Gives the screens below the session, and shows the dialog for signing in over them. */
export function SessionProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  const wish = useSyncExternalStore(subscribeToSignIn, signInWish);
  return (
    <AuthContext value={auth}>
      {children}
      {wish && (
        <Suspense>
          <SignInDialog wish={wish} />
        </Suspense>
      )}
    </AuthContext>
  );
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
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  return useMemo(() => ({ ...state, signIn: openSignIn, signOut: session.signOut, refresh: session.refresh }), [session, state]);
}
