import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { STORED_VERSION } from './stored-version.ts';

/**
 * The stores of the run that is open, and the shelf of those that are not. Bytes lie apart from the records that describe them, so that a changed width or state never writes
 * them again. What comes out of `records` is whatever some version of the app put there: parse it.
 */
export interface RunDatabaseSchema extends DBSchema {
  head: { key: 'run'; value: unknown };
  documents: { key: string; value: unknown };
  corrections: { key: string; value: unknown };
  /**
   * The id of the document with which a file came first -> its bytes, of which several documents may be pages. Several blobs where earlier
   * versions joined pictures.
   */
  files: { key: string; value: readonly Blob[] };
  /** Document id -> what was made of it. */
  work: { key: string; value: StoredWork };
  /** Id of a run that is not open -> what is shown of it. */
  shelf: { key: string; value: unknown };
  /** The same id -> the run, whole. */
  shelved: { key: string; value: StoredRun };
}

export interface StoredWork {
  reading: Blob;
  result: Blob;
}

/**
 * A run as it lies in the database or in a workspace file: records yet to be parsed, and bytes. Keys are document ids, and of files their own
 * names.
 */
export interface StoredRun {
  head: unknown;
  documents: ReadonlyMap<string, unknown>;
  corrections: ReadonlyMap<string, unknown>;
  files: ReadonlyMap<string, readonly Blob[]>;
  work: ReadonlyMap<string, StoredWork>;
}

export type RunDatabase = IDBPDatabase<RunDatabaseSchema>;

export const RUN_DATABASE = 'sheetlift-run';

/** Of the run that is open. */
export const RUN_STORES = ['head', 'documents', 'corrections', 'files', 'work'] as const;

export const SHELF_STORES = ['shelf', 'shelved'] as const;

interface RunDatabaseEvents {
  /** A newer version of the app wants the database: this connection was closed for it. */
  onOutdated: () => void;
  /** The browser closed the connection. */
  onLost: () => void;
}

/** Opens the database, and makes it where there is none. Rejects with a `VersionError` where a newer app made it. */
export async function openRunDatabase({ onOutdated, onLost }: RunDatabaseEvents): Promise<RunDatabase> {
  return openDB<RunDatabaseSchema>(RUN_DATABASE, STORED_VERSION, {
    upgrade(database) {
      for (const name of [...RUN_STORES, ...SHELF_STORES]) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onOutdated();
    },
    terminated: onLost,
  });
}
