import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { scannedPdf } from './documents/scanned-pdf.ts';
import { APP, browser, openRun, run } from './one-run.ts';

describe('with the network switched off', () => {
  test('the page opens, reads a PDF and a scan it never saw, and writes the workbook', { timeout: 120_000 }, async () => {
    await openRun({ serviceWorkers: 'allow' });
    const { page } = run;
    await page.getByText(/^Works with the network switched off \(\d+ MB on this device\)$/).waitFor({ timeout: 60_000 });
    const context: BrowserContext = page.context();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Drop documents here' }).waitFor();
    await run.giveDocuments([
      { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
      { name: 'scan.pdf', buffer: Buffer.from(await scannedPdf(browser, 1)) },
    ]);
    await run.finished();
    expect(await run.rowValues(1)).toMatchObject({ 'Invoice number': HALDEN_INVOICE.number });
    expect(await run.documentItem('scan.pdf').innerText()).toContain('scan');
    const { bytes } = await run.download('Export Excel');
    expect(bytes.length).toBeGreaterThan(5_000);
  });

  test('nothing is fetched ahead where the person saves data, until they ask for it', { timeout: 60_000 }, async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await context.newPage();
    await page.goto(APP);
    await page.getByText('Reading needs the network, because this device saves data.').waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await page.getByRole('button', { name: 'Keep it on this device' }).click();
    await page.getByText(/^Works with the network switched off \(\d+ MB on this device\)$/).waitFor();
    await context.close();
  });
});
