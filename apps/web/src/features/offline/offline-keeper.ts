import { LANGUAGE_OF_CODE } from '@sheetlift/engine/model';
import { createStore, type Store } from '../../lib/create-store.ts';
import { whenQuiet } from '../../lib/when-quiet.ts';
import type { OfflineNews, OfflineRequest } from './offline-protocol.ts';

/** Whether the page can do its work with the network switched off. */
export interface OfflineKeeper extends Store<OfflineState> {
  /** Fetches what is missing, now. */
  keep(): void;
  /** Reloads into the newer version that waits. */
  takeUpdate(): void;
}

export interface OfflineState {
  kept:
    | { kind: 'unsupported'; /** opened over plain HTTP, where browsers give no service worker */ insecure: boolean }
    /** The person asked the browser to save data: nothing is fetched before they say so. */
    | { kind: 'asked-first' }
    | { kind: 'not-yet' }
    | { kind: 'fetching'; doneBytes: number; totalBytes: number }
    | { kind: 'kept'; totalBytes: number }
    | { kind: 'failed'; sentence: string };
  /** A newer version was fetched and takes over with the next reload. */
  updateReady: boolean;
}

/** The language every scan is first read in; the others follow from what it says. */
const FIRST_LANGUAGE = 'eng';

/** The page is shown and answers before anything is fetched that it does not need at once. */
const QUIET_MS = 4_000;

export function createOfflineKeeper(): OfflineKeeper {
  const { subscribe, snapshot, show } = createStore<OfflineState>({ kept: { kind: 'not-yet' }, updateReady: false });
  const change = (next: Partial<OfflineState>): void => show({ ...snapshot(), ...next });

  async function keep(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register('/service-worker.js');
      watchForUpdate(registration, () => change({ updateReady: true }));
      const worker = (await navigator.serviceWorker.ready).active;
      if (worker) ask(worker, { kind: 'keep-engine', languages: [FIRST_LANGUAGE, packOfBrowser()] }, (news) => change({ kept: news }));
    } catch {
      change({ kept: { kind: 'failed', sentence: 'This browser does not let the page keep itself for work without network.' } });
    }
  }

  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) change({ kept: { kind: 'unsupported', insecure: !isSecureContext } });
  else if (savesData()) change({ kept: { kind: 'asked-first' } });
  else whenQuiet(() => void keep(), QUIET_MS);

  return {
    subscribe,
    snapshot,
    keep: () => void keep(),
    takeUpdate: () => void takeUpdate(),
  };
}

function ask(worker: ServiceWorker, request: OfflineRequest, onNews: (news: OfflineNews) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: news }: MessageEvent<OfflineNews>) => onNews(news);
  worker.postMessage(request, [port2]);
}

function watchForUpdate(registration: ServiceWorkerRegistration, onReady: () => void): void {
  const check = (): void => {
    // Without a controller this is the first version, not an update.
    if (registration.waiting && navigator.serviceWorker.controller) onReady();
  };
  check();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check));
}

async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const waiting = registration?.waiting;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ kind: 'take-over' } satisfies OfflineRequest);
}

function packOfBrowser(): string {
  return LANGUAGE_OF_CODE[navigator.language.slice(0, 2)] ?? FIRST_LANGUAGE;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
