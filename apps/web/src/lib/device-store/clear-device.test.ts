import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { clearDevice } from './clear-device.ts';
import { openRunDatabase, RUN_DATABASE } from './run-database.ts';

/** Keys are the object's own, as in a browser. */
function storageOf(entries: Record<string, string>): Storage {
  return Object.create(
    {
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  ) as Storage;
}

afterEach(() => vi.unstubAllGlobals());

test('clearing the device leaves no key, no run, no cache and no service worker of the app, and nothing else touched', async () => {
  const own = {
    'sheetlift.templates': '[]',
    'sheetlift.templates.damaged': 'x',
    'sheetlift.export': '{}',
    'sheetlift.pane': '480',
    'sheetlift.theme': 'dark',
    'sheetlift.pages.2026-11': '{}',
    'sheetlift.of-tomorrow': '1',
  };
  const local = storageOf({ ...own, 'of-another-app': '1' });
  const session = storageOf({ 'sheetlift.tab': '1' });
  const cacheNames = new Set(['workbox-precache-v2-http://here/', 'sheetlift-engine']);
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('caches', { keys: async () => [...cacheNames], delete: async (name: string) => cacheNames.delete(name) });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
  (await openRunDatabase({ onOutdated: () => undefined, onLost: () => undefined })).close();
  await clearDevice();
  expect(Object.keys(local)).toEqual(['of-another-app']);
  expect(Object.keys(session)).toEqual([]);
  expect([...cacheNames]).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(RUN_DATABASE);
});

test('a page over plain HTTP, which has neither caches nor service workers, is cleared as well', async () => {
  const local = storageOf({ 'sheetlift.export': '{}' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storageOf({}));
  vi.stubGlobal('navigator', {});
  await clearDevice();
  expect(Object.keys(local)).toEqual([]);
});
