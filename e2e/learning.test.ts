import { expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

const FILES = ['july.pdf', 'august.pdf', 'september.pdf', 'october.pdf'] as const;

/** Invoices of one supplier, each with numbers of its own. The column for the order has a name that no paper prints. */
async function openInvoices(options: Parameters<typeof openRun>[0] = {}): Promise<void> {
  await openRun(options);
  const documents = FILES.map(async (name, index) => ({
    name,
    buffer: await invoicePdf({ ...HALDEN_INVOICE, number: `HM-26-0441${index}`, items: HALDEN_INVOICE.items.slice(index > 2 ? 1 : 0) }),
  }));
  await run.giveDocuments(await Promise.all(documents));
  await run.finished();
}

/** The cells of the column for the supplier, row by row. */
const suppliers = async (): Promise<(string | undefined)[]> => {
  const values: (string | undefined)[] = [];
  for (let row = 1; row <= FILES.length; row++) values.push((await run.rowValues(row))['Supplier']);
  return values;
};

async function correctFirst(): Promise<void> {
  await run.chooseCell('Supplier', 1);
  await run.page.keyboard.type('Scientific supplies');
  await run.page.keyboard.press('Enter');
}

test('a correction shows what it would change elsewhere, and changes what is taken of it, by keys alone', async () => {
  await openInvoices();
  const { page } = run;
  const before = await suppliers();
  await correctFirst();
  const panel = page.getByRole('region', { name: 'What the correction would change' });
  await panel.getByText('Also in 3 other documents').waitFor();
  // What is confirmed meanwhile is not up for it any more.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await panel.getByText('Also in 2 other documents').waitFor();
  // The sheet has the focus still, and nothing but the corrected cell is otherwise.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
  expect(await suppliers()).toEqual(['Scientific supplies', ...before.slice(1)]);
  await page.keyboard.press('F6');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await panel.getByRole('button', { name: /^Take 1/ }).waitFor();
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  expect(await suppliers()).toEqual(['Scientific supplies', 'Scientific supplies', ...before.slice(2)]);

  // It is marked, and to check, until a person is there; then it is to check still.
  await run.chooseCell('Invoice number', 1);
  await expect.poll(() => run.cell('Supplier', 2).getAttribute('class')).toContain('changed');
  await run.chooseCell('Supplier', 2);
  await expect.poll(() => run.source()).toContain('changed by a correction, to check');
  await expect.poll(() => run.cell('Supplier', 2).getAttribute('class')).not.toContain('changed');
  await page.keyboard.press('Control+z');
  await expect.poll(suppliers).toEqual(['Scientific supplies', ...before.slice(1)]);
  expect(run.complaints).toEqual([]);
});

test('none of it is changed after Escape, nor when a value is confirmed', async () => {
  await openInvoices();
  const { page } = run;
  const before = await suppliers();
  await correctFirst();
  const panel = page.getByRole('region', { name: 'What the correction would change' });
  await panel.getByText('Also in 3 other documents').waitFor();
  await page.keyboard.press('F6');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await suppliers()).toEqual(['Scientific supplies', ...before.slice(1)]);
  await page.reload();
  await run.chooseCell('Supplier', 1);
  expect(await suppliers()).toEqual(['Scientific supplies', ...before.slice(1)]);
  expect(run.complaints).toEqual([]);
});

test('what a field learned is taken back one correction at a time', async () => {
  await openInvoices();
  const { page } = run;
  await correctFirst();
  await run.chooseCell('Supplier', 3);
  await page.keyboard.type('Halden');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit columns' }).click();
  const field = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Name of field 1', exact: true }) });
  await field.getByText('Learned from 2 documents').click();
  await field.getByRole('button', { name: /^Forget “Halden”.*, of Supplier$/ }).click();
  await field.getByText('Learned from 1 document').waitFor();
  expect(await field.getByText('“Scientific supplies”').count()).toBeGreaterThan(0);
  expect(await field.getByText('“Halden”').count()).toBe(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'One thing that “Supplier” learned is forgotten' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await field.getByText('Learned from 2 documents').waitFor();
  expect(run.complaints).toEqual([]);
});
