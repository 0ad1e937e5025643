import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { SECURITY_HEADERS } from '../../apps/server/src/http/security-headers.ts';
import { buildAsReleased } from '../build-as-released.ts';
import type { PagesPage } from './pages-page.ts';

export interface PagesPageServer {
  url: string;
  stop: () => Promise<void>;
}

const CONFIG = fileURLToPath(new URL('vite.config.ts', import.meta.url));

/** The page with the document viewer, built and served under the product's own content security policy. */
export async function servePagesPage(): Promise<PagesPageServer> {
  await buildAsReleased(CONFIG);
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, headers: SECURITY_HEADERS },
  });
  const [url] = server.resolvedUrls!.local;
  return { url: url!.replace(/\/$/, ''), stop: () => server.close() };
}

/** Opens a document in the viewer. */
export async function openInViewer(page: Page, name: string, buffer: Buffer, { read = true } = {}): Promise<void> {
  await page.locator('#document').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.evaluate((options) => window.pagesPage.open(options), { read });
}

/** Resident memory of the pages' processes, workers included, in MB; Linux only. */
export async function rendererMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => Number(/Pss:\s+(\d+)/.exec(smaps(id))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function smaps(processId: number): string {
  try {
    return readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}

declare global {
  interface Window {
    pagesPage: PagesPage;
  }
}
