import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { lockedPdf } from './documents/locked-pdf.ts';
import { APP, browser, openRun, run } from './one-run.ts';
import type { GivenDocument } from './run-page.ts';

const PASSWORD = 'sallow park';
/** Long enough for what was done last to be on the disk. */
const SAVED_MS = 1_000;

async function open(): Promise<Page> {
  await openRun();
  await run.page.getByRole('button', { name: 'Template Invoice' }).waitFor();
  return run.page;
}

const invoice = async (number: string): Promise<GivenDocument> => ({
  name: `${number}.pdf`,
  buffer: await invoicePdf({ ...HALDEN_INVOICE, number }),
});

describe('what is given', () => {
  test('says how many files are opened, and is read without asking', async () => {
    const page = await open();
    // Each state of the bar as a person could have seen it.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('.runbar');
        if (bar && bar.innerText !== seen.at(-1)) seen.push(bar.innerText);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await run.giveDocuments(await Promise.all(Array.from({ length: 9 }, (_, index) => invoice(`HM-${index}`))));
    await page.getByRole('heading', { name: '9 documents read' }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.find((text) => text.includes('Opening 9 files'))).toMatch(/of 9 opened/);
    expect(seen.flatMap((text) => text.match(/^Read [\d,]+ pages?$/gm) ?? [])).toEqual([]);
    await run.documentItem('HM-8.pdf').getByText('1 row').waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('before the templates are there is read when they are, by the same file dialog', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/default-templates.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(APP);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose documents' }).click()]);
    letGo();
    await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
    const { name, buffer } = await invoice('HM-1');
    await chooser.setFiles([{ name, mimeType: 'application/pdf', buffer }]);
    const item = page.getByRole('listitem').filter({ hasText: 'HM-1.pdf' });
    await item.getByText('1 row').waitFor();
    expect(await item.count()).toBe(1);
    await context.close();
  });

  test('a workspace file dropped among documents opens the workspace, and the run that is here is kept beside it', async () => {
    const page = await open();
    await run.giveDocuments([await invoice('HM-1000')]);
    await run.documentItem('HM-1000.pdf').getByText('1 row').waitFor();
    await page.getByRole('button', { name: /^(Kept on this device|Saving)$/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save workspace to a file' }).click(),
    ]);
    const workspace = { name: 'October.SHEETLIFT', buffer: await readFile(await download.path()) };
    await run.close();

    const other = await open();
    await run.giveDocuments([workspace]);
    await run.documentItem('HM-1000.pdf').getByText('1 row').waitFor();
    await run.giveDocuments([await invoice('HM-2000')]);
    await run.documentItem('HM-2000.pdf').getByText('1 row').waitFor();
    await run.giveDocuments([workspace]);
    await other.getByText(/^“HM-1000.pdf.*” is kept$/).waitFor();
    await run.documentItem('HM-1000.pdf').getByText('1 row').waitFor();
    expect(await run.documentItem('HM-2000.pdf').count()).toBe(0);
    await run.giveDocuments([{ name: 'broken.sheetlift', buffer: Buffer.from('PK nonsense') }]);
    const refusal = other.getByRole('dialog', { name: 'The workspace was not opened' });
    await refusal.getByText('This is not a Sheetlift workspace.').waitFor();
    await refusal.getByRole('button', { name: 'Go on without it' }).click();
    await run.documentItem('HM-1000.pdf').getByText('1 row').waitFor();
    await other.getByRole('button', { name: 'Runs', exact: true }).click();
    const kept = other.getByRole('list', { name: 'Runs on this device' });
    await kept.getByRole('button', { name: /^HM-1000.pdf/ }).click();
    await run.documentItem('HM-2000.pdf').getByText('1 row').waitFor();
    expect(run.complaints).toEqual([]);
  });
});

test('the pages of a document that opens with a password ask for it again after a reload, in their place', async () => {
  const page = await open();
  await run.giveDocuments([{ name: 'pay.pdf', buffer: lockedPdf(PASSWORD, ['Invoice number: 118826', 'Total due EUR 495.00']) }]);
  await page.getByLabel('Password for pay.pdf').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await run.documentItem('pay.pdf').getByText('1 row').waitFor();
  await page.waitForTimeout(SAVED_MS);
  await page.reload();
  await run.documentItem('pay.pdf').getByText('1 row').waitFor();
  await run.chooseCell('Invoice number', 1);
  const source = page.getByRole('region', { name: 'Source' });
  await source.getByText('Passwords are never kept.').waitFor();
  await source.getByLabel('Password for pay.pdf').fill('wrong');
  await page.keyboard.press('Enter');
  await source.getByText('That password does not open this file. Enter another one.').waitFor();
  await source.getByLabel('Password for pay.pdf').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await source.locator('canvas').first().waitFor();
  expect(run.complaints).toEqual([]);
});

test('a tab of an older version, whose parts are gone from the server, says that a newer one is there', async () => {
  const page = await open();
  await page.route('**/assets/runs-dialog*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route(`${APP}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' }),
  );
  await run.giveDocuments([await invoice('HM-1000')]);
  await run.documentItem('HM-1000.pdf').getByText('1 row').waitFor();
  await page.getByRole('button', { name: 'Runs', exact: true }).click();
  await page.getByRole('heading', { name: 'Sheetlift was updated' }).waitFor();
  expect(await page.getByRole('alert').innerText()).toBe('A newer version of Sheetlift is there. Reload to go on; your work is kept.');
  await page.waitForTimeout(SAVED_MS);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await run.documentItem('HM-1000.pdf').getByText('1 row').waitFor();
});
