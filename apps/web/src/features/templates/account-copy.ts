import { parseSavedTemplates, type SavedTemplate } from '@sheetlift/contract';
import { z } from 'zod/mini';

const KEY = 'sheetlift.templates.account';

/**
 * The account's templates as they were last seen here, for when the server cannot be reached; and the way by which tabs tell each
 * other of changes. It goes when the person signs out.
 */
export interface AccountCopy {
  read(userId: string | null): readonly SavedTemplate[] | null;
  keep(userId: string, templates: readonly SavedTemplate[]): void;
  forget(): void;
  /** Ends when the function that comes back is called. */
  onChangeElsewhere(listener: () => void): () => void;
}

interface AccountCopyOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The window, which tells of changes made in other tabs. */
  tabs: EventTarget;
}

const written = z.object({ userId: z.string(), templates: z.string() });

export function createAccountCopy({ storage, tabs }: AccountCopyOptions): AccountCopy {
  return {
    /** Of nobody in particular where the server could not be asked who is signed in: only one person's is ever here. */
    read(userId) {
      try {
        const kept = written.parse(JSON.parse(storage.getItem(KEY) ?? ''));
        return userId === null || kept.userId === userId ? parseSavedTemplates(kept.templates).templates : null;
      } catch {
        return null;
      }
    },
    keep(userId, templates) {
      try {
        storage.setItem(KEY, JSON.stringify({ userId, templates: JSON.stringify(templates) }));
      } catch {
        // No room. An older list would mislead more than none.
        storage.removeItem(KEY);
      }
    },
    forget: () => storage.removeItem(KEY),
    onChangeElsewhere(listener) {
      const follow = (event: Event): void => {
        if ((event as StorageEvent).key === KEY && (event as StorageEvent).newValue !== null) listener();
      };
      tabs.addEventListener('storage', follow);
      return () => tabs.removeEventListener('storage', follow);
    },
  };
}
