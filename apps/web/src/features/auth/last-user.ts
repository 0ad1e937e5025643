import { z } from 'zod/mini';
import type { User } from './user.ts';

const KEY = 'sheetlift.user';

/**
 * Who was signed in here when the server last said so: whose templates and pages it is while the server cannot be asked. Forgotten with the
 * token.
 */
export interface LastUser {
  read(): User | null;
  keep(user: User): void;
  forget(): void;
}

const written = z.object({ id: z.string(), email: z.string(), name: z.string(), authProvider: z.enum(['email', 'google']) });

export function createLastUser(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LastUser {
  return {
    read() {
      try {
        return written.parse(JSON.parse(storage.getItem(KEY) ?? ''));
      } catch {
        return null;
      }
    },
    keep(user) {
      try {
        storage.setItem(KEY, JSON.stringify(user));
      } catch {
        // Without the server nobody will know their name.
      }
    },
    forget: () => storage.removeItem(KEY),
  };
}
