import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * What corrections taught, apart from the run: it outlives the documents. Records are whatever some version of the app put there: parse
 * them.
 */
interface LessonDatabaseSchema extends DBSchema {
  /** Id of the lesson -> the lesson, or all that is left of it. */
  lessons: { key: string; value: unknown };
}

export type LessonDatabase = IDBPDatabase<LessonDatabaseSchema>;

export const LESSON_DATABASE = 'sheetlift-lessons';
const VERSION = 1;

/** Rejects where the browser keeps nothing. A newer app that wants the database gets it. */
export const openLessonDatabase = (): Promise<LessonDatabase> =>
  openDB<LessonDatabaseSchema>(LESSON_DATABASE, VERSION, {
    upgrade: (database) => void database.createObjectStore('lessons'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
