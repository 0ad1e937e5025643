import { SIGN_IN_COOKIE } from '@sheetlift/contract';

const KEY = 'sheetlift.token';

/** That the token is of an account which was made just now, at Google. */
const NEW_KEY = 'sheetlift.newAccount';

/** The access token of whoever is signed in on this device. */
export interface SessionToken {
  read(): string | null;
  keep(token: string, options?: { /** its account was made just now */ isNew: boolean }): void;
  /** Whether its account was made just now. Known, through reloads too, until it is settled. */
  isNew(): boolean;
  /** What follows from a new account is under way. */
  settleNew(): void;
  /** Forgets it, and the temporary cookie it may have come in. */
  forget(): void;
  onChangeElsewhere(listener: () => void): void;
}

interface SessionTokenOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The window, which tells of changes made in other tabs. */
  tabs: EventTarget;
  cookies: Pick<Document, 'cookie'>;
}

/** In the browser's local storage, so that it holds in every tab; where that refuses, in this one alone. */
export function createSessionToken({ storage, tabs, cookies }: SessionTokenOptions): SessionToken {
  let token = storage.getItem(KEY);
  return {
    read: () => token,
    keep(next, { isNew } = { isNew: false }) {
      token = next;
      try {
        if (isNew) storage.setItem(NEW_KEY, 'true');
        storage.setItem(KEY, next);
      } catch {
        // It holds as long as the page.
      }
    },
    isNew: () => storage.getItem(NEW_KEY) !== null,
    settleNew: () => storage.removeItem(NEW_KEY),
    forget() {
      token = null;
      storage.removeItem(KEY);
      storage.removeItem(NEW_KEY);
      dropSignInCookie(cookies);
    },
    onChangeElsewhere(listener) {
      tabs.addEventListener('storage', (event) => {
        const { key } = event as StorageEvent;
        if (key !== KEY && key !== null) return;
        const stored = storage.getItem(KEY);
        if (stored === token) return;
        token = stored;
        listener();
      });
    },
  };
}

export function dropSignInCookie(cookies: Pick<Document, 'cookie'>): void {
  cookies.cookie = `${SIGN_IN_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
