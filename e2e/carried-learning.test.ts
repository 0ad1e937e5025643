import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { APP, openRun, run } from './one-run.ts';

test('what a starter learned goes with it under a name of one’s own, into a file, and to another browser', async () => {
  await openRun();
  await run.giveDocuments([{ name: 'september.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await run.chooseCell('Supplier', 1);
  await run.page.keyboard.type('Scientific supplies');
  await run.page.keyboard.press('Enter');
  await run.page.getByRole('button', { name: 'Edit columns' }).click();
  await run.page.getByText('Learned from 1 document').waitFor();
  await run.page.getByRole('button', { name: 'Save as' }).click();
  const naming = run.page.getByRole('dialog', { name: 'Save as' });
  await naming.getByLabel('Name').fill('My invoices');
  await naming.getByRole('button', { name: 'Save template' }).click();
  await naming.waitFor({ state: 'detached' });
  await run.page.getByText('Learned from 1 document').waitFor();

  await run.page.getByRole('link', { name: 'Templates' }).click();
  const line = () => run.page.getByRole('row').filter({ hasText: 'My invoices' });
  await line().getByRole('cell', { name: '1', exact: true }).waitFor();
  await run.page.getByRole('button', { name: 'More for My invoices' }).click();
  const [download] = await Promise.all([
    run.page.waitForEvent('download'),
    run.page.getByRole('menuitem', { name: /^Save as a file with what it learned/ }).click(),
  ]);
  const path = await download.path();
  await run.page.getByRole('button', { name: 'More for My invoices' }).click();
  const [plain] = await Promise.all([
    run.page.waitForEvent('download'),
    run.page.getByRole('menuitem', { name: 'Save as a file', exact: true }).click(),
  ]);
  expect(run.complaints).toEqual([]);

  const text = await readFile(path, 'utf8');
  expect(text).toContain('"lessons"');
  expect(await readFile(await plain.path(), 'utf8')).not.toContain('"lessons"');
  await run.close();

  await openRun();
  await run.page.goto(`${APP}/templates`);
  const file = { name: 'my-invoices.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await run.page.getByRole('button', { name: 'From a file of templates' }).waitFor();
  await run.page.locator('input[type="file"][aria-label="File of templates"]').setInputFiles(file);
  const proposal = run.page.getByRole('dialog', { name: 'From my-invoices.json' });
  expect(await proposal.getByRole('checkbox', { name: 'With what it learned: 1 correction' }).isChecked()).toBe(true);
  await proposal.getByRole('button', { name: /^Add template with/ }).click();
  await line().getByRole('cell', { name: '1', exact: true }).waitFor();
  await run.page.reload();
  await line().getByRole('cell', { name: '1', exact: true }).waitFor();
  expect(run.complaints).toEqual([]);
});
