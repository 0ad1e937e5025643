import type { IDBPObjectStore } from 'idb';
import type { RUN_STORES, RunDatabase, RunDatabaseSchema, SHELF_STORES } from './run-database.ts';

type StoreName = (typeof RUN_STORES | typeof SHELF_STORES)[number];

type Stores<Names extends StoreName> = { [Name in Names]: IDBPObjectStore<RunDatabaseSchema, Names[], Name, 'readwrite'> };

/**
 * Writes to several stores wholly or not at all, and ends when it is on the disk. `write` makes its requests at once and hands
 * each over. Rejects with what ended it: a full disk is a `QuotaExceededError`.
 */
export async function inOneGo<Names extends StoreName>(
  database: RunDatabase,
  names: Names[],
  write: (stores: Stores<Names>, requests: Promise<unknown>[]) => void,
): Promise<void> {
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
  const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)])) as unknown as Stores<Names>;
  const requests: Promise<unknown>[] = [];
  try {
    write(stores, requests);
    // Without it a tab that closes now takes with it what it asked to be written.
    transaction.commit();
  } catch (error) {
    transaction.abort();
    await Promise.allSettled([transaction.done, ...requests]);
    throw error;
  }
  // The transaction's own reason says more than the requests that fell with it.
  await Promise.all([transaction.done, Promise.allSettled(requests)]);
}
