import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

interface FirstLoad {
  /** Scripts that were asked for before the page could be used, in kB of gzip -9. */
  javascriptKb: number;
  /** The same of styles. */
  stylesKb: number;
  /** Both in the encoding that Chromium is given. */
  transferredKb: number;
  /** Scripts and styles asked for after that, while nobody does anything, in kB of gzip -9. */
  laterKb: number;
}

interface Asked {
  url: string;
  isStyle: boolean;
  /** Bytes. */
  encodedBytes: number;
  isLater: boolean;
}

declare global {
  interface Window {
    /** Milliseconds since the page was opened. */
    usableAtMs?: number;
  }
}

/**
 * What the first visit to `/` fetches until documents can be given and the template can be chosen, told by the browser's own clock. What the
 * service worker keeps for work without network is not in it.
 */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(noteWhenUsable);
  await page.goto(url);
  await page.waitForFunction(() => window.usableAtMs !== undefined);
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(scriptsAndStyles);
  const parts = await Promise.all(
    asked.map(async (each) => ({ ...each, gzipBytes: gzipSync(await (await page.request.get(each.url)).body(), { level: 9 }).length })),
  );
  await context.close();
  const first = parts.filter(({ isLater }) => !isLater);
  const gzipped = (some: typeof parts): number => kb(some.map(({ gzipBytes }) => gzipBytes));
  return {
    javascriptKb: gzipped(first.filter(({ isStyle }) => !isStyle)),
    stylesKb: gzipped(first.filter(({ isStyle }) => isStyle)),
    transferredKb: kb(first.map(({ encodedBytes }) => encodedBytes)),
    laterKb: gzipped(parts.filter(({ isLater }) => isLater)),
  };
}

/** The button that chooses the template comes with the first drawing that a person can work with. */
function noteWhenUsable(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main.home button.pick')) return;
    watcher.disconnect();
    window.usableAtMs = performance.now();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

function scriptsAndStyles(): Asked[] {
  return performance.getEntriesByType('resource').flatMap((entry) => {
    const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
    const { pathname } = new URL(name);
    if (!/\.(js|css)$/.test(pathname)) return [];
    return { url: name, isStyle: pathname.endsWith('.css'), encodedBytes: encodedBodySize, isLater: startTime > window.usableAtMs! };
  });
}

const kb = (bytes: readonly number[]): number => bytes.reduce((total, size) => total + size, 0) / 1_000;
