import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { photoOfReceipts } from './documents/photo-of-receipts.ts';
import { stackedPdf, withTerms } from './documents/stacked-pdf.ts';
import { layoutFindings } from './layout-findings.ts';
import { browser, openRun, run } from './one-run.ts';
import { workbookCells, workbookSheets } from './workbook-cells.ts';

const invoice = (number: string): Promise<Buffer> => invoicePdf({ ...HALDEN_INVOICE, number });
const dialog = (): Locator => run.page.getByRole('dialog');
const border = (pageNumber: number): Locator => dialog().getByRole('button', { name: new RegExp(`^Border before page ${pageNumber}\\b`) });
const setBorders = (): Promise<(string | null)[]> =>
  dialog()
    .locator('.split-border[aria-pressed="true"]')
    .evaluateAll((borders) => borders.map((each) => each.getAttribute('data-border')));
const toastUndo = (): Locator => run.page.locator('.toast').getByRole('button', { name: 'Undo' });
const numbers = async (count: number): Promise<(string | undefined)[]> =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await run.rowValues(index + 1))['Invoice number']));

async function askToSplit(name: string): Promise<void> {
  await run
    .documentItem(name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await run.page.getByRole('menuitem', { name: /^Split into documents/ }).click();
}

/** Five pages: an invoice of two, one of one and one of two. */
async function openStack(options: Parameters<typeof openRun>[0] = {}): Promise<void> {
  await openRun(options);
  await run.chooseTemplate('Invoice');
  const papers = [await withTerms(await invoice('HM-1001')), await invoice('HM-1002'), await withTerms(await invoice('HM-1003'))];
  await run.giveDocuments([{ name: 'stack.pdf', buffer: await stackedPdf(papers) }]);
  await run
    .documentItem('stack.pdf')
    .getByText(/\d row/)
    .waitFor();
}

describe('a file that holds several documents', () => {
  test('is split at borders that are suggested and moved, is kept so, names its pages in the workbook, and is joined again', async () => {
    await openStack();
    const { page } = run;
    // Facts of three invoices stand in one row: none of them is sure, and the file says why.
    const whole = run.documentItem('stack.pdf');
    await whole.getByText('Page 3 seems to begin another document.').waitFor();
    await run.chooseCell('Invoice number', 1);
    expect(await run.source()).toContain('to check');
    await page.getByRole('button', { name: 'Close, back to the documents' }).click();
    await whole.getByRole('button', { name: 'Split into documents' }).click();
    await expect.poll(setBorders).toEqual(['3', '4']);
    expect(await dialog().innerText()).toContain('The page numbering begins anew: “Page 1 of 1”.');
    // By keys: to the next border, moved, back, taken away and set again.
    await border(3).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await setBorders()).toEqual(['3', '5']);
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Delete');
    expect(await setBorders()).toEqual(['3']);
    await page.keyboard.press('Space');
    expect(await setBorders()).toEqual(['3', '4']);
    // By pointer: dragged over the page after it, and back; a click takes away.
    const from = (await border(4).boundingBox())!;
    const to = (await border(5).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 4 });
    await page.mouse.up();
    expect(await setBorders()).toEqual(['3', '5']);
    await border(5).click();
    await border(4).click();
    expect(await setBorders()).toEqual(['3', '4']);

    await dialog().getByRole('button', { name: 'Split into 3 documents' }).click();
    await run.documentItem('stack.pdf, pages 4 to 5').getByText('1 row').waitFor();
    await run.finished();
    expect(await numbers(3)).toEqual(['HM-1001', 'HM-1002', 'HM-1003']);
    const { bytes } = await run.download('Export Excel');
    const cells = workbookCells(bytes, workbookSheets(bytes).indexOf('Sources') + 1);
    const [printed] = Object.keys(cells).filter((at) => at.startsWith('E') && cells[at] === 'HM-1003');
    expect(['C', 'D'].map((column) => cells[printed!.replace('E', column)])).toEqual(['stack.pdf', '4']);

    await page.getByRole('button', { name: 'Kept on this device' }).waitFor();
    await page.reload();
    await run.documentItem('stack.pdf, page 3').getByText('1 row').waitFor();
    expect(await numbers(3)).toEqual(['HM-1001', 'HM-1002', 'HM-1003']);

    // What was decided goes with the rows: that is said before, and Undo brings it back.
    await run.chooseCell('Supplier', 1);
    await page.keyboard.type('Halden');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close, back to the documents' }).click();
    await page.getByRole('button', { name: 'Select' }).click();
    await page.getByLabel('Select stack.pdf, pages 1 to 2').check();
    await page.getByLabel('Select stack.pdf, page 3').check();
    await page.getByRole('button', { name: 'Join into one document' }).click();
    expect(await dialog().innerText()).toContain('You made 1 decision in these rows.');
    await dialog().getByRole('button', { name: 'Join into one document' }).click();
    await run.documentItem('stack.pdf, pages 1 to 3').waitFor();
    // Also when the toast is gone.
    await toastUndo().waitFor();
    await toastUndo().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'What to do' }).fill('take back');
    await page.getByRole('option', { name: 'Take back: 2 documents joined into one.' }).waitFor();
    await page.keyboard.press('Enter');
    await run.documentItem('stack.pdf, pages 1 to 2').getByText('1 row').waitFor();
    await expect.poll(async () => (await run.rowValues(1))['Supplier']).toBe('Halden');
    expect(run.complaints).toEqual([]);
  });

  test.each([
    ['light', 1440, 900],
    ['dark', 390, 844],
  ] as const)('shows its pages and borders so that everybody can use them, %s at %i', async (colorScheme, width, height) => {
    await openStack({ colorScheme, viewport: { width, height } });
    await askToSplit('stack.pdf');
    await expect.poll(setBorders).toEqual(['3', '4']);
    expect(await axeFindings(run.page)).toEqual([]);
    expect(await layoutFindings(run.page)).toEqual([]);
  });
});

/** Recognising a photo takes seconds, where others work beside it a minute. */
const SLOW_MS = 90_000;

const receipt = (number: string, total: string): string[] => [
  'QUILLBY STATIONERS',
  `Receipt no. ${number}`,
  'Date: 22.09.2026',
  'Copy paper A4  18.40',
  `TOTAL EUR  ${total}`,
];

test(
  'receipts on one photo are offered to become documents of their own; Undo makes the photo of them again',
  { timeout: 3 * SLOW_MS },
  async () => {
    await openRun();
    await run.chooseTemplate('Receipt');
    const photo = await photoOfReceipts(browser, [receipt('Q-90188', '41.15'), receipt('Q-90203', '27.60')]);
    await run.giveDocuments([{ name: 'table.png', buffer: photo }]);
    const whole = run.documentItem('table.png');
    await whole.getByText('The photo shows 2 sheets of paper, a page each.').waitFor({ timeout: SLOW_MS });
    const splitUp = async (): Promise<void> => {
      await whole.getByRole('button', { name: 'Split into documents' }).click();
      await expect.poll(setBorders).toEqual(['2']);
      expect(await dialog().innerText()).toContain('It is another sheet of paper on the photo.');
      await dialog().getByRole('button', { name: 'Split into 2 documents' }).click();
      await run.documentItem('table.png, page 1').waitFor();
    };
    await splitUp();
    await toastUndo().click();
    await splitUp();
    for (const pageNumber of [1, 2])
      await run.documentItem(`table.png, page ${pageNumber}`).getByText('1 row').waitFor({ timeout: SLOW_MS });
    expect(await Promise.all([1, 2].map(async (row) => (await run.rowValues(row))['Total']))).toEqual(['41.15', '27.60']);
    expect(run.complaints).toEqual([]);
  },
);
