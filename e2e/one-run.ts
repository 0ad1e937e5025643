import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { openRunPage, type RunPage } from './run-page.ts';

/** Where the app of all journeys is. */
export const APP = inject('appUrl');

/** The browser of the test file that imports this: started before its first test, closed after its last. */
export let browser: Browser;

/** The page that `openRun` opened last; closed after each test. */
export let run: RunPage;

export async function openRun(options: BrowserContextOptions = {}, app = APP): Promise<void> {
  run = await openRunPage(browser, app, options);
}

beforeAll(async () => {
  browser = await launchChromium();
});

afterEach(async () => {
  await run?.close();
});

afterAll(async () => {
  await browser?.close();
});
