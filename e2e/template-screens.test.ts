import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { layoutFindings } from './layout-findings.ts';
import { openRun, run } from './one-run.ts';

test('a template says in the list what its rows stand for and what it learned; its screen numbers fields and their places, and says where values stand', async () => {
  await openRun();
  const { page } = run;
  await page.goto(new URL('/templates', page.url()).href);
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: /^Name \d+ of 100$/ }).fill('Supplier bills');
  const first = page.getByRole('textbox', { name: 'Name of field 1', exact: true });
  if ((await first.count()) === 0) await page.getByRole('button', { name: 'Add field' }).click();
  await first.fill('Due date');
  await first.press('Enter');
  await page.getByRole('textbox', { name: 'Name of field 2', exact: true }).fill('Invoice number');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('button', { name: 'Use template' }).click();
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
  await run.giveDocuments([{ name: 'september.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await run.chooseCell('Invoice number', 1);
  await page.keyboard.type('HM-OTHER');
  await page.keyboard.press('Enter');

  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  const line = page.getByRole('row').filter({ hasText: 'Supplier bills' });
  const cell = async (at: number): Promise<string> => line.getByRole('cell').nth(at).innerText();
  // Fields, rows, learned.
  expect([await cell(0), await cell(1)]).toEqual(['2', 'one a document']);
  await expect.poll(() => cell(2)).toBe('1');
  expect([...(await axeFindings(page)), ...(await layoutFindings(page))]).toEqual([]);

  await page.getByRole('button', { name: 'Edit Supplier bills' }).click();
  await page.getByText('1 correction learned', { exact: true }).waitFor();
  const fields = page.getByRole('list', { name: 'Fields' }).getByRole('listitem');
  expect(await fields.first().locator('.said').innerText()).toMatch(/^2026-\d\d-\d\d\np\. 1, “Due date”$/);
  expect(await fields.first().getByRole('button', { name: 'Move Due date', exact: true }).getAttribute('data-number')).toBe('1');
  await page.getByRole('region', { name: 'Open document' }).locator('.ev .num').getByText('1', { exact: true }).waitFor();
  expect(await page.getByRole('group', { name: 'Rows' }).getByRole('button', { name: 'Auto' }).getAttribute('aria-pressed')).toBe('true');
  expect([...(await axeFindings(page)), ...(await layoutFindings(page))]).toEqual([]);
  expect(run.complaints).toEqual([]);
});
