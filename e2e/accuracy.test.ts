import { expect, test } from 'vitest';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

test('a template says how often what it found was right at first, from the cells that were decided, after the run is gone too', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([{ name: 'september.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await run.chooseCell('Invoice number', 1);
  await page.keyboard.type('HM-OTHER');
  await page.keyboard.press('Enter');
  await run.chooseCell('Supplier', 1);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Nothing left to check').first().waitFor();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  const told = page.getByText(/^Right at first: \d+ % of \d+ cells you decided/);
  await told.waitFor();
  const [, share, cells] = /(\d+) % of (\d+)/.exec(await told.innerText())!;
  // One of them was not what was found.
  expect(Number(share)).toBe(Math.round((100 * (Number(cells) - 1)) / Number(cells)));
  expect(await told.innerText()).toMatch(/\(\d+ to \d+ %\)$/);

  await page.getByRole('button', { name: 'Close columns' }).click();
  await page.getByRole('button', { name: 'Close, back to the documents' }).click();
  await run.startOver();
  await page.getByRole('button', { name: 'More for september.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByText(`Right at first: ${share} % of ${cells} cells you decided`).waitFor();
  expect(run.complaints).toEqual([]);
});
