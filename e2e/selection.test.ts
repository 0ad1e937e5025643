import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

/** A list whose heads are in words of its own. */
const DELIVERIES = `<h1>Statement of deliveries</h1><table><tr><th>Position<th>Goods<th>Pcs<th>Price<th>Value</tr>
<tr><td>1<td>Hose clamp<td>12<td>2.50<td>28.50</tr><tr><td>2<td>Gasket<td>40<td>2.20<td>83.60</tr><tr><td>3<td>Relay<td>25<td>2.45<td>58.19</tr></table>`;

const COLUMNS = ['Invoice number', 'Invoice date', 'Due date', 'Order number'] as const;

const confirmed = (): Promise<number> => run.page.locator('.dg-cell.mk-ok').count();
const column = async (name: string): Promise<(string | undefined)[]> => [(await run.rowValues(1))[name], (await run.rowValues(2))[name]];

/** Two rows, and from this cell of the first on as many columns of both selected. */
async function select(name: string, columns: number): Promise<void> {
  await run.chooseCell(name, 1);
  await run.page.keyboard.press('Shift+ArrowDown');
  for (let more = 1; more < columns; more++) await run.page.keyboard.press('Shift+ArrowRight');
}

beforeEach(async () => {
  await openRun();
  await run.giveDocuments([
    { name: 'first.pdf', buffer: await invoicePdf() },
    { name: 'second.pdf', buffer: await invoicePdf({ ...HALDEN_INVOICE, number: 'HM-26-04418' }) },
  ]);
  await run.finished();
  await run.page.locator('[role="grid"][aria-rowcount="3"]').waitFor();
});

describe('on eight selected cells', () => {
  test('one Enter confirms eight, and one Ctrl+Z takes all back', async () => {
    await select('Invoice number', COLUMNS.length);
    await run.page.keyboard.press('Enter');
    await expect.poll(confirmed).toBe(8);
    await run.page.keyboard.press('Control+z');
    await expect.poll(confirmed).toBe(0);
  });

  test('one Delete says of all that the document has none', async () => {
    await select('Invoice number', COLUMNS.length);
    await run.page.keyboard.press('Delete');
    await expect.poll(confirmed).toBe(8);
    for (const name of COLUMNS) expect(await column(name)).toEqual(['not in document', 'not in document']);
    await run.page.keyboard.press('Control+z');
    await expect.poll(() => column('Invoice number')).toEqual(['HM-26-04417', 'HM-26-04418']);
  });
});

test('a text that is typed goes into all selected cells with Ctrl+Enter, as one step', async () => {
  await select('Invoice number', 1);
  await run.page.keyboard.type('HM-1');
  await run.page.keyboard.press('Control+Enter');
  await expect.poll(() => column('Invoice number')).toEqual(['HM-1', 'HM-1']);
  await run.page.keyboard.press('Control+z');
  await expect.poll(() => column('Invoice number')).toEqual(['HM-26-04417', 'HM-26-04418']);
});

test('a column is confirmed by its selection, and no other', async () => {
  await run.chooseCell('Invoice date', 2);
  await run.page.keyboard.press('Control+Space');
  await run.page.keyboard.press('Enter');
  await expect.poll(confirmed).toBe(2);
});

test('Alt and a number take the column of its candidate in all selected cells, as one step', async () => {
  const { page } = run;
  await run.chooseTemplate('Invoice lines');
  await run.giveDocuments([{ name: 'deliveries.html', buffer: Buffer.from(DELIVERIES) }]);
  await run.documentItem('deliveries.html').getByText('3 rows').waitFor();
  // The rows of the two invoices stand above.
  const amounts = async (): Promise<(string | undefined)[]> => {
    const values: (string | undefined)[] = [];
    for (const row of [9, 10, 11]) values.push((await run.rowValues(row))['Amount']);
    return values;
  };
  expect(await amounts()).toEqual(['28.50', '83.60', '58.19']);
  await run.chooseCell('Amount', 9);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const offered = page.getByRole('group', { name: 'Candidates for Amount' });
  await offered.getByText('takes its column in all selected cells').waitFor();
  const number = await offered
    .getByRole('button', { name: /\b2\.50/ })
    .locator('kbd')
    .innerText();
  await page.keyboard.press(`Alt+${number.trim()}`);
  await expect.poll(amounts).toEqual(['2.50', '2.20', '2.45']);
  await page.getByRole('grid', { name: 'Rows' }).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(amounts).toEqual(['28.50', '83.60', '58.19']);
});

test('Ctrl+Enter confirms the document and opens the next, whatever is selected', async () => {
  await run.chooseCell('Invoice date', 1);
  await run.page.keyboard.press('Control+Space');
  await run.page.keyboard.press('Control+Enter');
  const marked = (file: string) => run.page.getByRole('row').filter({ hasText: file }).locator('.dg-cell.mk-ok').count();
  await expect.poll(() => marked('first.pdf')).toBeGreaterThan(4);
  expect(await marked('second.pdf')).toBe(0);
  await run.page.getByRole('region', { name: 'Source' }).getByText('second.pdf').first().waitFor();
});

test('selected rows of one document are merged to one and split at a line of the page, each by one step', async () => {
  const { page } = run;
  await run.chooseTemplate('Invoice lines');
  await page.locator('[role="grid"][aria-rowcount="9"]').waitFor();
  const before = [(await run.rowValues(1))['Description'], (await run.rowValues(2))['Description']];
  await run.chooseCell('Description', 1);
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Row and cell' }).click();
  await page.getByRole('menuitem', { name: /^Merge rows/ }).click();
  await page.locator('[role="grid"][aria-rowcount="8"]').waitFor();
  expect((await run.rowValues(1))['Description']).toBe(before.join(' '));
  // What is done next is done to the merged row alone.
  expect(await page.locator('[role="gridcell"][aria-selected="true"]').allInnerTexts()).toEqual([
    expect.stringContaining(before.join(' ')),
  ]);
  await page.getByRole('grid', { name: 'Rows' }).focus();
  await page.keyboard.press('Control+z');
  await page.locator('[role="grid"][aria-rowcount="9"]').waitFor();
  expect((await run.rowValues(1))['Description']).toBe(before[0]);

  // Merged again, the row is split by keys alone: at the line that the second one stood on.
  await page.keyboard.press('Control+y');
  await page.locator('[role="grid"][aria-rowcount="8"]').waitFor();
  await run.chooseCell('Description', 1);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What to do' }).fill('Split the row');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Split the row in two' });
  await expect.poll(() => dialog.getByRole('radio', { name: before[1]! }).isChecked()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('[role="grid"][aria-rowcount="9"]').waitFor();
  expect([(await run.rowValues(1))['Description'], (await run.rowValues(2))['Description']]).toEqual(before);
  await page.keyboard.press('Control+z');
  await page.locator('[role="grid"][aria-rowcount="8"]').waitFor();
  expect(run.complaints).toEqual([]);
});

test('a row is added in the column that one is in, and of a column that the document says once in the first that it does not', async () => {
  const { page } = run;
  await run.chooseTemplate('Invoice lines');
  await page.locator('[role="grid"][aria-rowcount="9"]').waitFor();
  const supplier = (await run.rowValues(1))['Supplier'];
  await run.chooseCell('Quantity', 1);
  await page.keyboard.press('Alt+Enter');
  await page.locator('[role="grid"][aria-rowcount="10"]').waitFor();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await run.rowValues(2))['Quantity']).toBe('7');
  await run.chooseCell('Supplier', 2);
  await page.keyboard.press('Alt+Enter');
  await page.locator('[role="grid"][aria-rowcount="11"]').waitFor();
  await page.keyboard.type('Delivery');
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.values(await run.rowValues(3))).toContain('Delivery');
  for (const row of [1, 2, 3, 4]) expect((await run.rowValues(row))['Supplier']).toBe(supplier);
});

test('rows taken out leave no others selected in their place', async () => {
  const { page } = run;
  await run.chooseTemplate('Invoice lines');
  await page.locator('[role="grid"][aria-rowcount="9"]').waitFor();
  await run.chooseCell('Description', 2);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Delete');
  await page.locator('[role="grid"][aria-rowcount="7"]').waitFor();
  expect(await page.locator('[role="gridcell"][aria-selected="true"]').count()).toBe(1);
});
