import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { openRun, run } from './one-run.ts';

const LETTER = ['Brandt & Vogel', 'Invoice number: RE-2026-00731', 'Delivered by Ackermann in the week before.', 'Total: 820.15 EUR'];

const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Find in rows and pages' });
const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Rows' });
const activeCell = (page: Page): Promise<string> =>
  grid(page).evaluate((element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '');

async function openTwoRead(): Promise<Page> {
  await openRun();
  await run.giveDocuments([
    { name: 'halden.pdf', buffer: await invoicePdf() },
    { name: 'brandt.docx', buffer: letterDocx(LETTER) },
  ]);
  await run.finished();
  return run.page;
}

test('Ctrl+F finds words in the rows and on the pages, and each step shows the next place', async () => {
  const page = await openTwoRead();
  await run.chooseCell('Supplier', 2);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('hm-26-04417');
  await page.getByText('1 of 2', { exact: true }).waitFor();
  await expect.poll(() => activeCell(page)).toContain('HM-26-04417');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('2 of 2', { exact: true }).waitFor();
  await page.getByRole('group', { name: 'Page 1' }).locator('.hit.on').waitFor();
  await page.keyboard.press('Shift+Enter');
  await page.getByText('1 of 2', { exact: true }).waitFor();

  // A word that stands in no row: its document comes into view.
  await box(page).fill('ackermann');
  await page.getByText('1 of 1', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Source' }).getByRole('heading', { name: 'brandt.docx' }).waitFor();
  expect(await page.locator('.hit.on').innerText()).toBe('Ackermann');
  await box(page).fill('nowhere to be seen');
  await page.getByText('no match', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  expect(await box(page).count()).toBe(0);
  expect(await grid(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(run.complaints).toEqual([]);
});

test('Ctrl+H replaces what is found in the rows, one by one or all at once, and one step takes it back', async () => {
  const page = await openTwoRead();
  await run.chooseCell('Supplier', 1);
  const first = (await run.rowValues(1))['Supplier'] ?? '';
  await page.keyboard.press('Control+h');
  await page.keyboard.type('halden');
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Holden');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('1 changed', { exact: true }).waitFor();
  await expect.poll(async () => (await run.rowValues(1))['Supplier']).toBe(first.replace(/halden/i, 'Holden'));

  // What stands on pages and in the names of files stays.
  await box(page).fill('e');
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.getByRole('textbox', { name: 'Replace with' }).fill('E');
  await page.getByRole('button', { name: 'Replace in all rows' }).click();
  await page.getByText(/^\d+ changed$/).waitFor();
  await expect.poll(async () => (await run.rowValues(1))['Supplier']).toBe(first.replace(/halden/i, 'HoldEn'));
  expect((await run.rowValues(2))['Document'] ?? 'brandt.docx').toBe('brandt.docx');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await run.rowValues(1))['Supplier']).toBe(first.replace(/halden/i, 'Holden'));
  expect(run.complaints).toEqual([]);
});

test('cells that do not take what replaces their words are not counted as changed, and Escape closes the bar from its buttons', async () => {
  const page = await openTwoRead();
  await run.chooseCell('Supplier', 1);
  await page.keyboard.press('Control+h');
  // A number takes no letters.
  await page.keyboard.type('1,296.00');
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.getByRole('textbox', { name: 'Replace with' }).fill('many');
  await page.getByRole('button', { name: 'Replace in all rows' }).click();
  await page.getByText(/ not taken\. /).waitFor();
  await page.getByText('no cell changed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Replace in all rows' }).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => box(page).count()).toBe(0);
});

test('what rows are left out by the tab or a filter come back when a page of theirs is found', async () => {
  const page = await openTwoRead();
  await page.getByRole('button', { name: 'Filter rows' }).click();
  await page.getByRole('search', { name: 'Filters' }).getByRole('textbox').fill('halden');
  await page.keyboard.press('Control+f');
  await box(page).fill('ackermann');
  await page.getByRole('region', { name: 'Source' }).getByRole('heading', { name: 'brandt.docx' }).waitFor();
  await page.locator('.hit.on').waitFor();
  expect(await page.getByRole('button', { name: 'All 2', exact: true }).getAttribute('aria-pressed')).toBe('true');
});

test('on a phone the pages are searched from the page that is open', async () => {
  await openRun({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await run.giveDocuments([{ name: 'brandt.docx', buffer: letterDocx(LETTER) }]);
  await run.finished();
  const { page } = run;
  await page.getByRole('button', { name: /^Rows \d/ }).click();
  await run.chooseCell('Invoice number', 1);
  await page.getByRole('button', { name: 'Tap the page' }).click();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('textbox', { name: 'Find in pages' }).fill('ackermann');
  await page.getByText('1 of 1', { exact: true }).waitFor();
  await page.locator('.hit.on').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
