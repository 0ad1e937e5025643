/** Remembers which new accounts have yet to get the templates of this device, through reloads, until it was done: once for each address. */
export interface TemplateMigration {
  /** An account was made here for this address. */
  begin(email: string): void;
  isDue(email: string): boolean;
  /** It went well. */
  finish(email: string): void;
}

export function createTemplateMigration(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TemplateMigration {
  return {
    begin(email) {
      if (storage.getItem(doneKey(email)) === null) write(dueKey(email));
    },
    isDue: (email) => storage.getItem(dueKey(email)) !== null,
    finish(email) {
      write(doneKey(email));
      storage.removeItem(dueKey(email));
    },
  };

  function write(key: string): void {
    try {
      storage.setItem(key, 'true');
    } catch {
      // The server takes each content once, so doing it again does no harm.
    }
  }
}

function dueKey(email: string): string {
  return `sheetlift.migrating.${email}`;
}

function doneKey(email: string): string {
  return `sheetlift.migrated.${email}`;
}
