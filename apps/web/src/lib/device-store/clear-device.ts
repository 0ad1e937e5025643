import { deleteDB } from 'idb';
import { ACCURACY_DATABASE } from './accuracy-database.ts';
import { ANSWER_DATABASE } from './answer-database.ts';
import { removeFetchedModel } from './fetched-model-file.ts';
import { LESSON_DATABASE } from './lesson-database.ts';
import { RUN_DATABASE } from './run-database.ts';

/** Names under which the app stores small things. */
const OWN_KEYS = 'sheetlift.';

/**
 * Removes everything the app stored on this device: the runs, what was learned and how well, what language models answered, the language model
 * that was fetched, templates, settings, fetched engine parts, offline copies.
 */
export async function clearDevice(): Promise<void> {
  const databases = [RUN_DATABASE, LESSON_DATABASE, ACCURACY_DATABASE, ANSWER_DATABASE];
  await Promise.all([...databases.map((name) => deleteDB(name)), removeFetchedModel(), clearCaches(), dropServiceWorkers()]);
  // Last, so that nothing that ended meanwhile left a key behind.
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(OWN_KEYS)) storage.removeItem(key);
  }
}

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function dropServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await Promise.all((await navigator.serviceWorker.getRegistrations()).map((registration) => registration.unregister()));
}
