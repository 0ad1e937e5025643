import type { SavedTemplate } from '@sheetlift/contract';
import type { TemplateStore } from './template-store.ts';

/** Brings the templates of this device into an account that was just made. */
export interface TemplateMigration {
  /** An account was made for this address. */
  begin(email: string): void;
  /** Does what was begun and not finished, here or in a tab that was closed meanwhile. Rejects as the call does; then it is not done. */
  finish(email: string, takeOver: (templates: readonly SavedTemplate[]) => Promise<void>): Promise<void>;
}

/** The address of an account that was made here and has not got this device's templates yet. */
const BEGUN_KEY = 'sheetlift.migrating';

interface TemplateMigrationOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  device: TemplateStore;
}

/** Once for each address: what it is done with is stored only after it went well. */
export function createTemplateMigration({ storage, device }: TemplateMigrationOptions): TemplateMigration {
  return {
    begin: (email) => write(BEGUN_KEY, email),
    async finish(email, takeOver) {
      if (storage.getItem(BEGUN_KEY) !== email) return;
      if (storage.getItem(doneKey(email)) === null) {
        await takeOver(await deviceTemplates());
        write(doneKey(email), 'true');
      }
      storage.removeItem(BEGUN_KEY);
    },
  };

  function write(key: string, text: string): void {
    try {
      storage.setItem(key, text);
    } catch {
      // The server takes each content once, so doing it again does no harm.
    }
  }

  /** Waits for the templates that everybody starts with, where this device has none yet. */
  function deviceTemplates(): Promise<readonly SavedTemplate[]> {
    return new Promise((resolve) => {
      const look = (): void => {
        const list = device.snapshot();
        if (list.kind === 'loading') return;
        stop();
        resolve(list.kind === 'ready' ? list.templates : []);
      };
      const stop = device.subscribe(look);
      look();
    });
  }
}

function doneKey(email: string): string {
  return `sheetlift.migrated.${email}`;
}
