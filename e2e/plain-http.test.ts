import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRunPage } from './run-page.ts';

/** A name that browsers do not trust, as that of a server in a company's own network. */
const HOST = 'sheetlift.example';

const APP = inject('appUrl');

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ hostRules: `MAP ${HOST} 127.0.0.1` });
});

afterAll(async () => {
  await browser?.close();
});

test('a page over plain HTTP reads, counts and exports, and says that it keeps nothing', async () => {
  const run = await openRunPage(browser, APP.replace('127.0.0.1', HOST));
  const { page } = run;
  expect(
    await page.evaluate(() => ({
      secure: isSecureContext,
      hash: 'subtle' in crypto,
      locks: 'locks' in navigator,
      serviceWorker: 'serviceWorker' in navigator,
    })),
  ).toEqual({ secure: false, hash: false, locks: false, serviceWorker: false });
  await page.getByText('Opened over plain HTTP: the page needs the network. Over HTTPS it works without.').waitFor();
  const buffer = await invoicePdf();
  await run.giveDocuments([
    { name: 'halden.pdf', buffer },
    { name: 'copy.pdf', buffer },
  ]);
  await run.documentItem('halden.pdf').getByText('1 row').waitFor();
  expect(await run.rowValues(1)).toMatchObject({ 'Invoice number': 'HM-26-04417' });
  await run.documentItem('copy.pdf').getByText('Same content as halden.pdf.').waitFor();
  await page.getByText('Nothing is kept on this device, because this page was opened over plain HTTP.').first().waitFor();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('button', { name: 'Not all is kept' }).click();
  await page.getByRole('dialog', { name: 'Kept on this device' }).getByText('export the rows, or save the workspace to a file').waitFor();
  expect(run.complaints.filter((complaint) => !/Cross-Origin-Opener-Policy|origin-keyed/i.test(complaint))).toEqual([]);
  await run.close();
});
