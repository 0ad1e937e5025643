import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExtractionResult, ReadDocument, RowMode, Template } from '@sheetlift/engine';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { createWebServer } from '../apps/server/src/http/create-web-server.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { launchChromium } from './chromium.ts';
import type { EnginePage, Measured, PageOptions } from './engine-page/engine-page.ts';

/** The engine as the product runs it in a browser: its worker pool, its assets, its server's policy. */
export interface BrowserEngine {
  extract(
    bytes: Uint8Array,
    fileName: string,
    template: Template,
    options?: BrowserEngineOptions & { rowMode?: RowMode },
  ): Promise<Measured<ExtractionResult>>;
  read(bytes: Uint8Array, fileName: string, options?: BrowserEngineOptions): Promise<Measured<ReadDocument>>;
  /** Names of the documents inside an archive or a mail. */
  unpack(bytes: Uint8Array, fileName: string): Promise<Measured<string[]>>;
  /** What becomes of a task whose worker hangs, and of the same task after it. */
  stuckThenFine(bytes: Uint8Array, fileName: string): Promise<Measured<{ stuck: string; fine: string }>>;
  /** Memory of the pages' processes, workers included. */
  memoryBytes(): Promise<number>;
  /** Requests that left for another host. Must stay empty. */
  strayRequests: string[];
  close(): Promise<void>;
}

export interface BrowserEngineOptions {
  password?: string;
  /** False: e-invoice XML inside a PDF is ignored. */
  embedded?: boolean;
  /** The engine's own default where absent: a file ends within a minute. */
  budgetMs?: number;
}

const ENGINE_PAGE = fileURLToPath(new URL('engine-page/', import.meta.url));
const DEFAULT_BUDGET_MS = 50_000;

export async function startBrowserEngine(): Promise<BrowserEngine> {
  await build({ configFile: `${ENGINE_PAGE}vite.config.ts`, logLevel: 'error' });
  const server = createWebServer({
    webRoot: `${ENGINE_PAGE}dist`,
    log: createLogger('silent'),
    installation: {
      publicUrl: '',
      operator: { name: null, address: null, contactEmail: '', modelOrigins: [], fetchedModelUrl: null },
      billing: null,
      errorReportingDsn: null,
    },
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launchChromium();
  const page = await browser.newPage();
  const strayRequests: string[] = [];
  page
    .context()
    .on('request', (request) => request.url().startsWith(url) || /^(blob|data):/.test(request.url()) || strayRequests.push(request.url()));
  await page.goto(url);

  async function ask<Task extends keyof EnginePage>(
    task: Task,
    bytes: Uint8Array,
    options: Parameters<EnginePage[Task]>[0],
  ): Promise<Awaited<ReturnType<EnginePage[Task]>>> {
    await page.locator('#document').setInputFiles({ name: 'document', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
    const answer = page.evaluate(
      ([task, options]) =>
        (window as unknown as { enginePage: Record<string, (options: unknown) => unknown> }).enginePage[task as string]!(options),
      [task, options] as const,
    );
    return answer as Promise<Awaited<ReturnType<EnginePage[Task]>>>;
  }

  return {
    extract: (bytes, fileName, template, options = {}) =>
      ask('extract', bytes, { ...pageOptions(fileName, options), template, rowMode: options.rowMode ?? 'auto' }),
    read: (bytes, fileName, options = {}) => ask('read', bytes, pageOptions(fileName, options)),
    unpack: (bytes, fileName) => ask('unpack', bytes, pageOptions(fileName, {})),
    stuckThenFine: (bytes, fileName) => ask('stuckThenFine', bytes, pageOptions(fileName, {})),
    memoryBytes: () => rendererMemoryBytes(browser),
    strayRequests,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

function pageOptions(fileName: string, { password, embedded = true, budgetMs = DEFAULT_BUDGET_MS }: BrowserEngineOptions): PageOptions {
  return { fileName, password: password ?? null, embedded, budgetMs };
}

/** Linux only: the sum over the browser's renderer processes; a page of memory shared by several processes counts by its share. */
async function rendererMemoryBytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
}
