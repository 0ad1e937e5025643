import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, startAppServer } from './app-server.ts';
import { launchChromium } from './chromium.ts';

let browser: Browser;
let server: AppServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([startAppServer(), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the terms lead to the licences of all that is served, those under the LGPL first', async () => {
  const page = await browser.newPage();
  // Once home was there, the service worker answers for addresses: it leaves this one to the server.
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${server.url}/terms`);
  await page.getByRole('link', { name: 'the licences of its parts' }).click();
  await page.waitForURL(`${server.url}/licences.txt`);
  const notice = await page.locator('body').innerText();
  expect(notice).toMatch(/libheif-js \S+ is under the GNU Lesser General Public License/);
  // Of the page, of its style, of its workers, of the service worker, and of the engine's large files.
  for (const part of ['react-dom', '@fontsource-variable/archivo', 'parse5', 'workbox-precaching', 'tesseract.js-core', 'libheif-js'])
    expect(notice).toMatch(new RegExp(`-{80}\n${part} \\d`));
  expect(notice).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});
