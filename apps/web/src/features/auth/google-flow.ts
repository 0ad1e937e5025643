import { startGoogleSignIn } from '@sheetlift/contract';

/** Signing in with Google leaves the page and comes back to it; what this tab remembers of it meanwhile. */
export interface GoogleFlow {
  /** Goes to Google, to come back to this path. Throws where the tab cannot remember that it did. */
  leave(returnPath: string): void;
  /** Whether this tab had set out; it counts once. */
  take(): boolean;
}

/** Of a tab's session storage: when it set out, and a number nobody can guess. */
const KEY = 'sheetlift.signInNonce';

/** The server gives a person as long to come back. */
const LIFE_MS = 10 * 60 * 1000;

interface GoogleFlowOptions {
  host: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  go: (address: string) => void;
  newNonce: () => string;
  now?: () => number;
}

export function createGoogleFlow({ host, storage, go, newNonce, now = Date.now }: GoogleFlowOptions): GoogleFlow {
  return {
    leave(returnPath) {
      storage.setItem(KEY, `${now()} ${newNonce()}`);
      go(`${host}${startGoogleSignIn.path}?redirect=${encodeURIComponent(returnPath)}`);
    },
    take() {
      const startedAt = Number(storage.getItem(KEY)?.split(' ')[0] ?? Number.NaN);
      storage.removeItem(KEY);
      return now() - startedAt < LIFE_MS;
    },
  };
}
