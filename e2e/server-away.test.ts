import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingInOn } from './account-page.ts';
import { type AppServer, makeDataDirectory, startAppServer } from './app-server.ts';
import { launchChromium } from './chromium.ts';
import { longPdf } from './documents/long-pdf.ts';
import { freePort } from './free-port.ts';
import { openRunPage } from './run-page.ts';

let browser: Browser;
let server: AppServer;
let startServer: () => Promise<AppServer>;
let dataDirectory: string;

beforeAll(async () => {
  const port = await freePort();
  dataDirectory = makeDataDirectory();
  startServer = () => startAppServer({ dataDirectory, environment: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` } });
  [server, browser] = await Promise.all([startServer(), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (dataDirectory) rmSync(dataDirectory, { recursive: true, force: true });
});

/** Ends when the page needs the network no more. */
const keptWhole = (page: Page): Promise<void> =>
  page.getByText(/^Works with the network switched off \(\d+ MB on this device\)$/).waitFor({ timeout: 90_000 });

// holds S4.30
test(
  'a server that goes away under a signed-in page, or is away when it is opened, holds up no work and is waited for',
  { timeout: 240_000 },
  async () => {
    const person = await openRunPage(browser, server.url, { serviceWorkers: 'allow' });
    const { page } = person;
    const read = async (pages: number): Promise<void> => {
      await person.giveDocuments([{ name: `${pages}.pdf`, buffer: await longPdf(pages) }]);
      await person.finished();
    };
    const email = `away.${Date.now()}@example.com`;
    await signingInOn(page).signUp(email, 'kettle lantern orchard 7');
    await page.getByText('0 pages this month · unlimited on this installation').waitFor();
    await keptWhole(page);
    const stranger = await openRunPage(browser, server.url, { serviceWorkers: 'allow' });
    await keptWhole(stranger.page);

    await server.stop();
    await read(3);
    await page.getByText('3 pages this month · unlimited on this installation').waitFor();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();

    await page.reload();
    await person.documentItem('3.pdf').waitFor();
    await page.getByText('3 pages on this device · plan not known yet').waitFor();
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: `Account of ${email.split('@')[0]}` }).click();
    await page.getByText('Your plan is not known yet: the server cannot be reached. It is asked again by itself.').waitFor();
    await page.keyboard.press('Escape');
    await read(2);
    await page.getByText('5 pages on this device · plan not known yet').waitFor();
    const account = await page.context().newPage();
    await account.goto(`${server.url}/account`);
    await account
      .getByText(
        `You are signed in as ${email}, but your account cannot be reached. It is tried again by itself; documents are read meanwhile.`,
      )
      .waitFor();

    await stranger.page.reload();
    await stranger.page.getByText('0 pages this month', { exact: true }).waitFor();
    expect(await stranger.page.getByText('unlimited on this installation').count()).toBe(0);

    server = await startServer();
    await page.getByText('5 pages this month · unlimited on this installation').waitFor({ timeout: 90_000 });
    await account.getByRole('heading', { name: 'You', exact: true }).waitFor({ timeout: 90_000 });
    await stranger.page.getByText('0 pages this month · unlimited on this installation').waitFor({ timeout: 90_000 });
    // It is the server's count by now.
    await account.reload();
    await account.getByText('5 pages · unlimited on this installation').waitFor();
    await person.close();
    await stranger.close();
  },
);
