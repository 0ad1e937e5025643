import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** How often what was found was right, apart from the run: it outlives the documents. Records are whatever some version of the app put there. */
interface AccuracyDatabaseSchema extends DBSchema {
  /** Template and content of a document -> how its decided cells were found. */
  documents: { key: string; value: unknown };
}

export type AccuracyDatabase = IDBPDatabase<AccuracyDatabaseSchema>;

export const ACCURACY_DATABASE = 'sheetlift-accuracy';
const VERSION = 1;

/** Rejects where the browser keeps nothing. A newer app that wants the database gets it. */
export const openAccuracyDatabase = (): Promise<AccuracyDatabase> =>
  openDB<AccuracyDatabaseSchema>(ACCURACY_DATABASE, VERSION, {
    upgrade: (database) => void database.createObjectStore('documents'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
