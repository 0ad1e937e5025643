// Pictures of every state at both sizes and themes, for looking at: `npx vitest run --config e2e/screenshots.config.ts`.
// They land in .tmp/screenshots; the picture of the README, of a sample document, in docs.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium, SCREENS } from './chromium.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { lockedPdf } from './documents/locked-pdf.ts';
import { receiptPicture } from './documents/receipt-picture.ts';
import { type GivenDocument, openRunPage } from './run-page.ts';

const README_PICTURE = fileURLToPath(new URL('../docs/page.png', import.meta.url));
const FOLDER = fileURLToPath(new URL('../.tmp/screenshots/', import.meta.url));

const APP = inject('appUrl');

let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

async function documents(): Promise<GivenDocument[]> {
  const teasel = { ...HALDEN_INVOICE, supplier: 'Teasel Print Works', number: '1188/26', date: '2 September 2026', dueDate: '16 September 2026', items: HALDEN_INVOICE.items.slice(1) };
  return [
    { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
    { name: 'contract-note-88.pdf', buffer: lockedPdf('x', ['Locked']) },
    { name: 'teasel_1188.pdf', buffer: await invoicePdf(teasel) },
    { name: 'cut-off.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type') },
    { name: 'brandt-vogel-3.docx', buffer: letterDocx(['Brandt & Vogel', 'Invoice number: RE-2026-00731', 'Invoice date: 4 September 2026', 'Subtotal: 689.20', 'VAT: 130.95', 'Total: 820.15 EUR']) },
    { name: 'IMG_2207.png', buffer: await receiptPicture(browser, ['QUILLBY STATIONERS', 'Invoice no. Q-90188', 'Date: 22.09.2026', 'Copy paper A4  18.40', 'Fountain pen  22.75', 'TOTAL EUR  41.15']) },
    { name: 'orders-week-38.csv', buffer: Buffer.from('Order;Customer\n4711;Pinnock\n4712;Lowgate\n') },
  ];
}

test.each(SCREENS)('screenshots at $name', async ({ name, options }) => {
  const run = await openRunPage(browser, APP, options);
  const { page } = run;
  const narrow = name.startsWith('390');
  const shot = async (state: string): Promise<void> => {
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${FOLDER}${state}-${name}.png` });
  };
  await shot('home');
  await run.giveDocuments(await documents());
  await page.getByRole('heading', { name: /^(Opening|Reading)/ }).waitFor();
  await shot('run');
  await run.finished();
  await shot('done');
  if (narrow) await page.getByRole('button', { name: /^Rows \d/ }).click();
  await shot('rows');
  const sourceOf = async (columnName: string, rowNumber: number, place: string): Promise<void> => {
    await run.chooseCell(columnName, rowNumber);
    if (narrow) {
      await shot(`card-${rowNumber}`);
      await page.getByRole('button', { name: 'Tap the page' }).click();
    }
    await page.locator(place).first().waitFor();
  };
  await sourceOf('Invoice number', 1, '.page .ev.active');
  await page.locator('.page canvas[data-drawn]').first().waitFor();
  await shot('source');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await shot('source-large');
  await page.getByRole('button', { name: /^Close/ }).click();
  if (narrow) await page.getByRole('button', { name: 'Back to rows' }).click();
  await sourceOf('Invoice number', 3, 'mark.active');
  await shot('quote');
  await page.goto(`${APP}/nowhere`);
  await shot('not-found');
  expect(run.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await run.close();
});

test('the picture of the README: a sample document beside its rows', async () => {
  const run = await openRunPage(browser, APP, { viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  const { page } = run;
  await page.getByRole('button', { name: /Supplier invoice/ }).click();
  await run.documentItem('supplier-invoice.pdf').getByText('1 row').waitFor();
  await run.chooseTemplate('Invoice lines');
  await run.documentItem('supplier-invoice.pdf').getByText(/\d\d rows/).waitFor();
  await run.chooseCell('Description', 5);
  await page.locator('.ev.active').first().waitFor();
  await page.waitForFunction(() => (document.querySelector<HTMLCanvasElement>('.page canvas')?.width ?? 0) > 300);
  await page.waitForTimeout(600);
  await page.screenshot({ path: README_PICTURE });
  expect(run.complaints).toEqual([]);
  await run.close();
});
