import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';
import { workbookCells } from './workbook-cells.ts';

const OCTOBER = {
  ...HALDEN_INVOICE,
  number: 'HM-26-09912',
  date: '3 October 2026',
  dueDate: '2 November 2026',
  items: [
    { description: 'Bench micrometer stand', quantity: 3, price: 95.5 },
    { description: 'Steel rule', quantity: 1, price: 12 },
  ],
};
const NOVEMBER = {
  ...HALDEN_INVOICE,
  number: 'HM-26-11020',
  date: '4 November 2026',
  dueDate: '4 December 2026',
  items: [{ description: 'Reagent vial 50 ml, amber glass', quantity: 80, price: 4.25 }],
};

/** As copied from a sheet of one's own: other forms of dates and numbers, another order of documents, a column of one's own. */
const ROWS = ['HM-26-09912\t02/11/2026\t298,50\t358,20\tbooked', 'HM-26-04417\t30/10/2026\t1.080,00\t1.296,00\topen'].join('\n');

test('two finished rows become the fields of all documents, without a name typed, and can be taken back', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([
    { name: 'september.pdf', buffer: await invoicePdf() },
    { name: 'october.pdf', buffer: await invoicePdf(OCTOBER) },
    { name: 'november.pdf', buffer: await invoicePdf(NOVEMBER) },
  ]);
  await run.finished();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('button', { name: 'Show finished rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show finished rows' });
  const rows = dialog.getByRole('textbox', { name: 'Rows of your sheet' });

  await rows.fill('A-1\t17.03');
  await dialog.getByRole('button', { name: 'Find the values' }).click();
  await dialog.getByRole('alert').getByText('None of these values stands in the documents that were read.').waitFor();

  await rows.fill(ROWS);
  await dialog.getByRole('button', { name: 'Find the values' }).click();
  const found = dialog.getByRole('table');
  await found.waitFor();
  expect(await dialog.getByText('One row a document.').isVisible()).toBe(true);
  expect((await found.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s*\t\s*/)[0])).toEqual([
    'Invoice number',
    'Due date',
    'Net',
    'Total',
    'Column 5',
  ]);
  expect(await found.getByRole('row', { name: /^Due date/ }).innerText()).toContain('“2 November 2026” october.pdf, page 1');
  expect(await found.getByRole('row', { name: /^Column 5/ }).innerText()).toContain('Not found on the pages. It becomes no field.');

  await dialog.getByRole('button', { name: 'Use these fields' }).click();
  const news = page.getByRole('listitem').filter({ hasText: '4 fields made from your rows' });
  // News stay as long as the mouse is on them.
  await news.hover();
  const september = { 'Invoice number': 'HM-26-04417', 'Due date': '2026-10-30', Net: '1,080.00', Total: '1,296.00' };
  const november = { 'Invoice number': 'HM-26-11020', 'Due date': '2026-12-04', Net: '340.00', Total: '408.00' };
  await expect.poll(() => run.rowValues(1)).toMatchObject(september);
  expect(await run.rowValues(3)).toMatchObject(november);
  const confirmed = page.getByRole('row').filter({ hasText: 'september.pdf' }).locator('.dg-cell.mk-ok');
  await expect.poll(() => confirmed.count()).toBe(4);

  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+e')]);
  const bytes = await readFile(await download.path());
  expect(Object.values(workbookCells(bytes, 1))).toEqual(expect.arrayContaining(['HM-26-11020', 'Due date', '408']));

  await news.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toContain('Supplier tax ID');
  expect(run.complaints).toEqual([]);
});

test('rows come from a file that is dropped, with heads for names', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([{ name: 'september.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('finished rows');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Show finished rows' });
  const content = 'Bill,Payable\nHM-26-04417,1296.00\n';
  await dialog.getByRole('textbox').evaluate((area, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'ledger.csv', { type: 'text/csv' }));
    for (const kind of ['dragover', 'drop']) area.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }, content);
  await dialog.getByRole('row', { name: /^Payable/ }).waitFor();
  await dialog.getByRole('button', { name: 'Use these fields' }).click();
  await expect.poll(() => run.rowValues(1)).toMatchObject({ Bill: 'HM-26-04417', Payable: '1,296.00' });
  expect(await page.getByTitle('ledger.csv').count()).toBe(0);
  expect(run.complaints).toEqual([]);
});
