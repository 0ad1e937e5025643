import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppServer, startAppServer } from './app-server.ts';
import { launchChromium, SCREENS } from './chromium.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { lockedPdf } from './documents/locked-pdf.ts';
import { openRunPage, type RunPage } from './run-page.ts';

let server: AppServer;
let browser: Browser;
let run: RunPage;

beforeAll(async () => {
  server = await startAppServer();
  browser = await launchChromium();
});

afterEach(async () => {
  await run?.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** What axe finds, as short sentences. */
async function findings(page: Page): Promise<string[]> {
  await page.waitForTimeout(300);
  // Through the debugger, which the page's policy does not concern.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run().then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`))))',
    awaitPromise: true,
  });
  await session.detach();
  return JSON.parse(result.value as string) as string[];
}

describe.each(SCREENS)('axe finds nothing at $name', ({ name, options }) => {
  const narrow = name.startsWith('390');

  test('on the empty page, in a run and at a source', async () => {
    run = await openRunPage(browser, server.url, options);
    const { page } = run;
    expect(await findings(page)).toEqual([]);
    await run.giveDocuments([
      { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
      { name: 'agreement.docx', buffer: letterDocx(['Invoice number: 4711', 'Total: 12.00 EUR']) },
      { name: 'teasel.pdf', buffer: lockedPdf('x', ['Locked']) },
      { name: 'cut-off.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type') },
    ]);
    await run.finished();
    expect(await findings(page)).toEqual([]);
    if (narrow) await page.getByRole('button', { name: /^Rows \d/ }).click();
    expect(await findings(page)).toEqual([]);
    await run.cell('Invoice number', 1).click();
    await page.locator('.ev.active').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Close/ }).click();
    await run.cell('Invoice number', 2).click();
    await page.locator('.quote').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('on an unknown address', async () => {
    run = await openRunPage(browser, server.url, options);
    await run.page.goto(`${server.url}/nowhere`);
    await run.page.getByRole('heading', { name: 'No page at this address' }).waitFor();
    expect(await findings(run.page)).toEqual([]);
  });
});
