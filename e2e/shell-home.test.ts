import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { APP, openRun, run } from './one-run.ts';

const SAMPLE_INVOICE = new URL('../apps/web/public/samples/supplier-invoice.pdf', import.meta.url);

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  await openRun(options);
  await run.page.getByRole('button', { name: 'Template Invoice' }).waitFor();
  return run.page;
}

/** Names of the kept templates. */
async function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (JSON.parse(localStorage.getItem('sheetlift.templates') ?? '[]') as { name: string }[]).map(({ name }) => name),
  );
}

describe('the first page', () => {
  test('tells what stays on the device, and why', async () => {
    const page = await open();
    expect(await page.getByText('Read on this device. No document content is uploaded.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'How?' }).click();
    await page.getByRole('dialog', { name: 'How documents are read on this device' }).waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('can be used before what runs documents is there, with at most 150 kB of scripts; what was chosen meanwhile stays', async () => {
    await openRun();
    const { page } = run;
    const html = await (await page.request.get(APP)).text();
    const named = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => APP + path));
    const sizes = await Promise.all([...named].map(async (url) => gzipSync(await (await page.request.get(url)).body()).length));
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);

    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/run-session-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
    await run.chooseTemplate('Receipt');
    await page.getByRole('columnheader', { name: 'Merchant' }).waitFor();
    await page.getByText('One a document', { exact: true }).click();
    await run.giveDocuments([{ name: 'early.pdf', buffer: await readFile(SAMPLE_INVOICE) }]);
    letThrough();
    await run.finished();
    await page.getByRole('button', { name: 'Template Receipt' }).waitFor();
    await page.getByRole('button', { name: 'Rows One a document' }).waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('reads a sample with the template that fits, and counts no pages', async () => {
    const page = await open();
    await page.getByRole('button', { name: /Till receipt/ }).click();
    await run.finished();
    await page.getByRole('button', { name: 'Template Receipt' }).waitFor();
    expect(await run.rowValues(1)).toMatchObject({ Merchant: 'TANSY LANE GROCERS', Total: '50.10' });
    expect(await page.getByText('0 pages this month').isVisible()).toBe(true);
    expect(run.complaints).toEqual([]);
  });

  test('leaves a menu of the bar open while the desk comes in its place, and lines of the sample say their own amounts', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Theme: as the system' }).click();
    await run.giveDocuments([{ name: 'lines.pdf', buffer: await readFile(SAMPLE_INVOICE) }]);
    // Beside an open menu the rest of the page is not told to screen readers.
    await page.getByText('1 document read', { exact: true }).first().waitFor();
    expect(await page.getByRole('menuitemradio', { name: 'Dark' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await run.chooseTemplate('Invoice lines');
    await expect.poll(() => run.rowValues(1)).toMatchObject({ Quantity: '12', 'Unit price': '38.50', Amount: '462.00' });
    expect(run.complaints).toEqual([]);
  });

  test('keeps a run that is left for a new one, and asks before a run with rows is deleted', async () => {
    const page = await open();
    await page.getByRole('button', { name: /Supplier invoice/ }).click();
    await run.finished();
    await page.getByRole('button', { name: 'New run' }).click();
    await page.getByRole('heading', { name: 'Documents in, rows out.' }).waitFor();
    await page
      .getByRole('list', { name: 'Runs on this device' })
      .getByRole('button', { name: /^supplier-invoice/ })
      .click();
    await page.getByRole('grid', { name: 'Rows' }).waitFor();
    expect(await run.rowValues(1)).toMatchObject({ 'Invoice number': 'HM-26-04417' });
    const remove = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Runs', exact: true }).click();
      await page
        .getByRole('list', { name: 'Open run' })
        .getByRole('button', { name: /^More for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    };
    await remove();
    const question = page.getByRole('dialog', { name: 'Delete this run?' });
    await question.getByText('1 document').waitFor();
    await question.getByRole('button', { name: 'Keep the run' }).click();
    await remove();
    await question.getByRole('button', { name: 'Delete the run' }).click();
    await page.getByRole('heading', { name: 'Documents in, rows out.' }).waitFor();
    expect(await page.getByRole('list', { name: 'Runs on this device' }).count()).toBe(0);
  });

  test('keeps the chosen theme, from before the first paint', async () => {
    const page = await open({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Theme: as the system' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(12, 17, 16)');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark' && document.body !== null);
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    expect(await ground()).toBe('rgb(12, 17, 16)');
  });

  test('lists its keys', async () => {
    const page = await open();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('next cell to check').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog', { name: 'Keys' }).count()).toBe(0);
  });
});

describe('templates', () => {
  // holds S4.24, S9.2
  test.each([[null], ['[]']])('are fetched and saved where none are kept (%s)', async (kept) => {
    const page = await open();
    await page.evaluate(
      (text) => (text === null ? localStorage.removeItem('sheetlift.templates') : localStorage.setItem('sheetlift.templates', text)),
      kept,
    );
    await page.reload();
    await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
    expect(await keptNames(page)).toHaveLength(10);
  });

  test('are found by a field, by keys alone', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Template Invoice' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Find a template or a field' }).waitFor();
    await page.keyboard.type('vessel');
    expect(await page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining('Bill of lading')]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Template Bill of lading' }).waitFor();
    await page.getByRole('columnheader', { name: 'Port of loading' }).waitFor();
  });

  test('are left by Escape, which first closes what is open over their columns', async () => {
    const page = await open();
    const button = page.getByRole('button', { name: 'Edit columns' });
    await button.click();
    const editor = page.getByRole('region', { name: /^Columns \d+$/ });
    await editor.getByRole('button', { name: 'More for this template' }).click();
    await page.getByRole('menu', { name: 'Template' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu', { name: 'Template' }).waitFor({ state: 'detached' });
    await editor.getByRole('textbox', { name: 'Name of field 1', exact: true }).focus();
    await page.keyboard.press('Escape');
    await editor.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  // holds S1.4, S5.2, S6.1, S9.2
  test('are changed in place, saved under another name, and reverted', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit columns' }).click();
    const editor = page.getByRole('region', { name: /^Columns/ });
    await editor.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('Vendor');
    await page.getByRole('columnheader', { name: 'Vendor' }).waitFor();
    await editor.getByText('Changed since it was saved').waitFor();
    await editor.getByRole('textbox', { name: 'Name of field 2', exact: true }).fill('vendor');
    await editor.getByText('There is already a field called Vendor').waitFor();
    await editor.getByRole('button', { name: 'Revert' }).click();
    await page.getByRole('columnheader', { name: 'Supplier', exact: true }).waitFor();

    await editor.getByRole('textbox', { name: 'Name of field 2', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    expect(await page.getByRole('columnheader').nth(1).innerText()).toBe('Supplier tax ID');
    await editor.getByRole('button', { name: 'Save as' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as' });
    // The name is typed at once.
    await dialog.waitFor();
    await page.keyboard.type('RECEIPT');
    await dialog.getByRole('button', { name: 'Replace Receipt' }).waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('x'.repeat(101));
    await dialog.getByText('Template name cannot exceed 100 characters').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tax bills');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await page.getByRole('button', { name: 'Template Tax bills' }).waitFor();
    expect((await keptNames(page))[0]).toBe('Tax bills');
    expect(run.complaints).toEqual([]);
  });

  test('are deleted, and come back', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByRole('button', { name: 'More for this template' }).click();
    await page.getByRole('menuitem', { name: 'Delete template' }).click();
    await page.getByText('“Invoice” deleted').waitFor();
    expect(await keptNames(page)).not.toContain('Invoice');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Template Invoice', exact: true }).waitFor();
    expect((await keptNames(page))[0]).toBe('Invoice');
  });

  // holds S8.13
  test('that cannot be kept say so', async () => {
    const page = await open();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('Vendor');
    await page.getByRole('button', { name: 'Save template' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to save template locally' });
    await alert.waitFor();
    expect(await page.getByRole('button', { name: 'Save template' }).isEnabled()).toBe(true);
  });

  test('that are damaged are set aside, and said', async () => {
    const page = await open();
    await page.evaluate(() => localStorage.setItem('sheetlift.templates', '[{"id":'));
    await page.reload();
    await page.getByText('Some kept templates could not be read.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sheetlift.templates.damaged'))).toBe('[{"id":');
    expect(await keptNames(page)).toHaveLength(10);
  });
});
