import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What language models answered, so that asking the same again costs nothing and gives the same. */
interface AnswerDatabaseSchema extends DBSchema {
  /** Digest of all that was asked -> the answer, and when it came, in milliseconds. */
  answers: { key: string; value: { answer: string; at: number }; indexes: { at: number } };
}

export type AnswerDatabase = IDBPDatabase<AnswerDatabaseSchema>;

export const ANSWER_DATABASE = 'sheetlift-model-answers';
const VERSION = 1;

/** Rejects where the browser keeps nothing. A newer app that wants the database gets it. */
export const openAnswerDatabase = (): Promise<AnswerDatabase> =>
  openDB<AnswerDatabaseSchema>(ANSWER_DATABASE, VERSION, {
    upgrade: (database) => void database.createObjectStore('answers').createIndex('at', 'at'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
