import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ENGINE_CACHE, keepEngine } from './keep-engine.ts';
import type { OfflineRequest } from '../features/offline/offline-protocol.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that the server alone can answer. */
const SERVER_PATHS = [/^\/api\//, /^\/auth\//, /^\/webhooks\//, /^\/healthz$/, /^\/readyz$/, /^\/licences\.txt$/];

/** Filled in by the build (service-worker-build.ts). */
const engineFiles = ENGINE_FILES;

precacheAndRoute(SHELL_FILES);
cleanupOutdatedCaches();

/**
 * Pages that sell are asked for anew: whether their policy lets Paddle in depends on the server's settings of today, and nothing can be
 * bought without network anyway. Without it, the kept page says what there is to say.
 */
for (const path of ['/pricing', '/account']) {
  const handler = async ({ request }: { request: Request }): Promise<Response> =>
    fetch(request).catch(async () => (await matchPrecache(`${path}.html`)) ?? Response.error());
  registerRoute(new NavigationRoute(handler, { allowlist: [addressOf(path)] }));
}

/** A screen has a page of its own, by its name; all other addresses share one. */
for (const { url } of SHELL_FILES.filter(({ url }) => url.endsWith('.html'))) {
  const path = url === '/index.html' ? '/' : url.slice(0, -'.html'.length);
  registerRoute(new NavigationRoute(createHandlerBoundToURL(url), { allowlist: [addressOf(path)] }));
}
registerRoute(new NavigationRoute(createHandlerBoundToURL('/any.html'), { denylist: SERVER_PATHS }));

/** The policy that this script comes with is the operator's of today. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/model-worker-'),
  new NetworkFirst({ cacheName: ENGINE_CACHE }),
);

/** Names below /assets/ carry a hash of their content: what was fetched once is good as long as it is asked for. */
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: ENGINE_CACHE }));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOldEngines()])));

self.addEventListener('message', (event) => {
  const request = event.data as OfflineRequest;
  const [port] = event.ports;
  if (request.kind === 'keep-engine' && port) event.waitUntil(keepEngine(engineFiles, request.languages, (news) => port.postMessage(news)));
  // A new version waits until the page says that nothing is lost by it.
  if (request.kind === 'take-over') event.waitUntil(self.skipWaiting());
});

/** A screen's address, whatever is asked for in it; slashes at its end lead to the same. */
function addressOf(path: string): RegExp {
  return new RegExp(`^${path}/*(\\?|$)`);
}

/** Files of versions that are gone; those of this version stay, in whatever language they were fetched. */
async function forgetOldEngines(): Promise<void> {
  const current = new Set(engineFiles.map(({ url }) => url));
  const cache = await caches.open(ENGINE_CACHE);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !current.has(new URL(url).pathname)).map((request) => cache.delete(request)));
}
