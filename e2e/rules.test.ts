import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';
import { workbookCells } from './workbook-cells.ts';

const SUPPLIERS = Buffer.from('Number;Supplier\n70001;Meyer & Söhne GmbH\n70002;Halden and Moor Limited\n70003;Globex AG\n');

/** The fields of the editor, and the rules of one of them. */
const fieldOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Fields' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Remove ${name}`, exact: true }) });

async function openRules(page: Page, name: string): Promise<Locator> {
  const rules = fieldOf(page, name).locator('details.rules');
  await rules.locator('summary').click();
  return rules;
}

/** What the rules would change is shown first. */
async function makeTheChange(page: Page): Promise<void> {
  const pane = page.getByRole('region', { name: 'What the change would do' });
  await pane.getByRole('button', { name: /^Make the change/ }).click();
  await pane.waitFor({ state: 'detached' });
}

/** Columns out of view are not drawn: brings the one asked for in. */
async function isToCheck(columnName: string, rowNumber = 1): Promise<boolean> {
  const cell = run.cell(columnName, rowNumber);
  for (let leftPx = 0; (await cell.count()) === 0 && leftPx < 3_000; leftPx += 300) {
    await run.page.locator('.datagrid').evaluate((box, to) => box.scrollTo({ left: to }), leftPx);
    await run.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return cell.evaluate(({ classList }) => classList.contains('mk-check'), undefined, { timeout: 5_000 });
}

test('rules of fields are set beside the rows, say which of them they would judge, and travel with template and workbook', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([{ name: 'september.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await page.getByRole('button', { name: 'Edit columns' }).click();

  // A column of one's own file; the field's own name chooses it.
  const supplier = await openRules(page, 'Supplier');
  await supplier
    .getByLabel('File with the list of Supplier')
    .setInputFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: SUPPLIERS });
  await expect.poll(() => supplier.getByLabel('One of a list').inputValue()).toBe('Meyer & Söhne GmbH\nHalden and Moor Limited\nGlobex AG');
  await supplier.getByLabel('Column of suppliers.csv').selectOption({ label: 'Number (3)' });
  await expect.poll(() => supplier.getByLabel('One of a list').inputValue()).toBe('70001\n70002\n70003');
  await supplier.getByLabel('Column of suppliers.csv').selectOption({ label: 'Supplier (3)' });
  await supplier.locator('summary').getByText('list of 3').waitFor();

  // A form that cannot be read is said to be none, and judges nothing.
  const number = await openRules(page, 'Invoice number');
  await number.getByLabel('Form').fill('(RE-9999');
  await number.getByText('A bracket is not closed.').waitFor();
  await page.getByText('Rules that cannot be followed are left out until they can.').waitFor();
  await number.getByLabel('Form').fill('RE-9999');

  // What a check names keeps its name through a new one.
  const total = await openRules(page, 'Total');
  await total.getByLabel('Computed check').fill('Net + VAT = Total');
  await page.getByLabel('Name of field 9').fill('Tax');
  await page.getByLabel('Name of field 9').press('Tab');
  await expect.poll(() => total.getByLabel('Computed check').inputValue()).toBe('Net + Tax = Total');

  await page.getByRole('region', { name: 'What the change would do' }).getByText('is not of the form RE-9999').waitFor();
  await makeTheChange(page);
  await expect.poll(() => isToCheck('Supplier')).toBe(true);
  await expect.poll(() => isToCheck('Invoice number')).toBe(true);
  expect(await isToCheck('Total')).toBe(false);
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Saved', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Close columns' }).click();

  // The reason at the cell, and the entry that was likely meant.
  await run.chooseCell('Supplier', 1);
  expect(await run.source()).toContain('“Halden & Moor Ltd” is not on the list; the nearest entry is “Halden and Moor Limited”.');
  await page.getByRole('group', { name: 'Candidates for Supplier' }).getByRole('button', { name: 'Halden and Moor Limited' }).click();
  await expect.poll(async () => (await run.rowValues(1))['Supplier']).toBe('Halden and Moor Limited');
  await expect.poll(() => isToCheck('Supplier')).toBe(false);

  // A slip of the fingers in one number shows in another.
  await run.chooseCell('Tax', 1);
  await page.keyboard.type('206.00');
  await page.keyboard.press('Enter');
  await expect.poll(() => isToCheck('Total')).toBe(true);
  await run.chooseCell('Total', 1);
  expect(await run.source()).toContain('Net 1080.00 + Tax 206.00 = 1286.00, but Total says 1296.00: 10.00 apart.');

  const { bytes } = await run.exportAs(/Excel/);
  const sources = Object.values(workbookCells(bytes, 2)).join('\n');
  expect(sources).toContain('but Total says 1296.00: 10.00 apart.');
  expect(sources).toContain(`“${HALDEN_INVOICE.number}” is not of the form RE-9999.`);

  await run.chooseCell('Tax', 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => isToCheck('Total')).toBe(false);

  // All of it is there after a reload, and in the file of the template.
  await page.reload();
  await expect.poll(() => isToCheck('Invoice number'), { timeout: 20_000 }).toBe(true);
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await page.getByRole('button', { name: 'Edit Invoice' }).first().click();
  await fieldOf(page, 'Total').locator('summary').getByText('Net + Tax = Total').waitFor();
  await fieldOf(page, 'Supplier').locator('summary').getByText('list of 3').waitFor();
  expect(run.complaints).toEqual([]);
});

test('a required blank is to check on a phone too, and stays so until there is a value', async () => {
  await openRun({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = run;
  await run.giveDocuments([{ name: 'note.txt', buffer: Buffer.from('Invoice number: B-77\nTotal: 12.50 EUR') }]);
  await run.finished();
  await page.getByRole('button', { name: /^Rows \d/ }).click();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  const order = await openRules(page, 'Order number');
  await order.getByRole('switch', { name: 'Required: a blank is to check' }).click();
  await order.locator('summary').getByText('required').waitFor();
  await makeTheChange(page);
  await page.getByRole('button', { name: 'Close columns' }).click();
  await expect.poll(() => isToCheck('Order number')).toBe(true);
  await run.chooseCell('Order number', 1);
  const card = page.getByRole('dialog', { name: 'Review' });
  await card.getByText('This field is required, and the cell is blank.').waitFor();
  await card.getByRole('button', { name: 'Not in document' }).click();
  await card.getByRole('button', { name: 'Back to rows' }).click();
  await expect.poll(() => isToCheck('Order number')).toBe(true);
  await run.chooseCell('Order number', 1);
  await card.getByRole('button', { name: 'Type it' }).click();
  await card.getByRole('textbox').fill('PL-7781');
  await card.getByRole('button', { name: 'Take PL-7781' }).click();
  await card.getByRole('button', { name: 'Back to rows' }).click();
  await expect.poll(() => isToCheck('Order number')).toBe(false);
  expect(run.complaints).toEqual([]);
});

test('the same invoice twice is to check in the second document, and settled by a person who confirms it', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([
    { name: 'september.pdf', buffer: await invoicePdf() },
    { name: 'september again.pdf', buffer: await invoicePdf({ ...HALDEN_INVOICE, dueDate: '31 October 2026' }) },
  ]);
  await run.finished();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  const number = await openRules(page, 'Invoice number');
  await number.getByLabel('In several documents').selectOption({ label: 'in one only of the same Supplier' });
  await number.locator('summary').getByText('unique').waitFor();
  await makeTheChange(page);
  await page.getByRole('button', { name: 'Close columns' }).click();
  await expect.poll(() => isToCheck('Invoice number', 2)).toBe(true);
  expect(await isToCheck('Invoice number')).toBe(false);
  await run.chooseCell('Invoice number', 2);
  expect(await run.source()).toContain('“HM-26-04417” with Supplier “Halden & Moor Ltd” stands in september.pdf already.');
  await page.keyboard.press('Enter');
  await expect.poll(() => isToCheck('Invoice number', 2)).toBe(false);
  expect(run.complaints).toEqual([]);
});
