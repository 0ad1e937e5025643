import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

const also = (): Locator => run.page.getByRole('region', { name: 'Also in this document' });
const names = (): Promise<string[]> =>
  run.page
    .getByRole('list', { name: 'Fields' })
    .getByRole('textbox', { name: /^Name of field/ })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

test('fields come from a pasted sheet, from Enter, and from what else the document holds, each with its value', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([{ name: 'september.pdf', buffer: await invoicePdf(HALDEN_INVOICE) }]);
  await run.finished();
  await page.getByRole('button', { name: /^Template/ }).click();
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('button', { name: 'Add field' }).click();

  // Two columns of a sheet of one's own, with the row below their heads.
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Invoice number\tNet\nHM-1\t1,080.00\n');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(names).toEqual(['Invoice number', 'Net']);
  expect(await page.getByRole('combobox', { name: 'Type of Net' }).inputValue()).toBe('number');
  // What is pasted leads on to the name of its last field.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Name of field 2');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Name of field 3');
  await page.keyboard.type('Due date');
  await expect.poll(names).toEqual(['Invoice number', 'Net', 'Due date']);
  await expect.poll(async () => (await run.rowValues(1))['Due date']).toBe('2026-10-30');

  // What is asked for already is not offered.
  await also().getByText('PL-7781').waitFor();
  expect(await also().getByRole('listitem').allInnerTexts()).not.toContainEqual(expect.stringContaining('HM-26-04417'));
  await also().getByRole('button', { name: 'Add Your order' }).click();
  await expect.poll(async () => (await run.rowValues(1))['Your order']).toBe('PL-7781');
  const left = await also().getByRole('listitem').count();
  await also()
    .getByRole('button', { name: /^Leave .* out$/ })
    .first()
    .click();
  await also()
    .getByRole('button', { name: left === 2 ? 'Add it' : `Add all ${left - 1}` })
    .click();
  await expect.poll(async () => (await names()).length).toBe(4 + left - 1);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${left - 1} fields added` })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(names).toEqual(['Invoice number', 'Net', 'Due date', 'Your order']);
  expect(run.complaints).toEqual([]);
});
