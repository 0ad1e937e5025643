import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

test('what a change of the template would change is shown before it is made, and what was confirmed is marked where it would not fit', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments(
    await Promise.all(
      ['HM-1', 'HM-2'].map(async (number) => ({ name: `${number}.pdf`, buffer: await invoicePdf({ ...HALDEN_INVOICE, number }) })),
    ),
  );
  await run.finished();
  const suppliers = async (): Promise<(string | undefined)[]> => [
    (await run.rowValues(1))['Supplier'],
    (await run.rowValues(2))['Supplier'],
  ];
  const [supplier] = await suppliers();
  expect(await suppliers()).toEqual([supplier, supplier]);
  await run.chooseCell('Supplier', 1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit columns' }).click();

  // The name of a company is no number.
  const type = page.getByRole('combobox', { name: 'Type of Supplier', exact: true });
  const pane = page.getByRole('region', { name: 'What the change would do' });
  await type.focus();
  await type.selectOption('number');
  await pane.getByText(/^\d+ cells? would change/).waitFor();
  await pane.getByText('1 cell you decided would not fit any more').waitFor();
  expect(await pane.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^HM-1\.pdf[^]*It is no number\.$/),
    expect.stringMatching(/^HM-2\.pdf/),
  ]);
  expect(await axeFindings(page)).toEqual([]);
  expect(await suppliers()).toEqual([supplier, supplier]);

  // Back: nothing was changed. Made: the other cell is another, what was confirmed stays.
  await page.keyboard.press('Escape');
  await pane.waitFor({ state: 'detached' });
  expect(await type.inputValue()).toBe('text');
  await type.selectOption('number');
  await pane.getByRole('group', { name: 'Cells that would change' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What to do' }).fill('make the change');
  await page.keyboard.press('Enter');
  await pane.waitFor({ state: 'detached' });
  await expect.poll(async () => (await suppliers())[1]).not.toBe(supplier);
  expect((await suppliers())[0]).toBe(supplier);

  // Rows of another kind: told where the rows are chosen, and the columns open for the answer.
  await page.getByRole('button', { name: 'Close columns' }).click();
  await run.chooseTemplate('Invoice lines');
  const rowCount = () => page.getByRole('grid', { name: 'Rows' }).getAttribute('aria-rowcount');
  await expect.poll(rowCount).toBe('9');
  await page.getByRole('button', { name: /^Rows/ }).click();
  await page.getByRole('menuitemradio', { name: 'One a document' }).click();
  await pane.getByText('2 documents would have other rows').waitFor();
  expect(await pane.getByText('4 rows').count()).toBe(2);
  expect(await rowCount()).toBe('9');
  await pane.getByRole('button', { name: /^Go back/ }).click();
  await pane.waitFor({ state: 'detached' });
  expect(await rowCount()).toBe('9');
  expect(run.complaints).toEqual([]);
});
