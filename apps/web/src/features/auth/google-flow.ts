import { startGoogleSignIn } from '@sheetlift/contract';

/** Signing in with Google leaves the page and comes back to it; what this tab remembers of it meanwhile. */
export interface GoogleFlow {
  /** Goes to Google, to come back to this path. Throws where the tab cannot remember that it did. */
  leave(returnPath: string): void;
  /** The nonce with which this tab had set out, once; null where it had not, or is back too late. */
  take(): string | null;
}

/** Of a tab's session storage: when it set out, and a nonce that nobody can guess and what comes back for this tab carries. */
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
      const nonce = newNonce();
      storage.setItem(KEY, `${now()} ${nonce}`);
      go(`${host}${startGoogleSignIn.path}?redirect=${encodeURIComponent(returnPath)}&nonce=${nonce}`);
    },
    take() {
      const [startedAt, nonce] = storage.getItem(KEY)?.split(' ') ?? [];
      storage.removeItem(KEY);
      return nonce !== undefined && now() - Number(startedAt) < LIFE_MS ? nonce : null;
    },
  };
}
