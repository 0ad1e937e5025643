import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { drawn } from './drawn.ts';

/** Where the app of all journeys is. */
export const APP = inject('appUrl');

/** The browser of the test file that imports this: started before its first test, closed after its last. */
export let browser: Browser;

/** The page that `open` opened last; closed after each test. */
export let page: Page;

/** Messages of errors in the page, and requests the policy stopped. That an address has no screen is none: it is answered so. */
export let complaints: string[];

/** Without a service worker: what a screen needs is asked of the server. */
export async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', ...options });
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('404') && complaints.push(message.text()));
  await page.goto(APP + path);
  if (options.javaScriptEnabled !== false) await drawn(page);
}

/** The name of the screen that is open. */
export const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });

beforeAll(async () => {
  browser = await launchChromium();
});

afterEach(async () => {
  await page?.context().close();
});

afterAll(async () => {
  await browser?.close();
});
