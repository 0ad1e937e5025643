import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'What to do' });
const keyList = (page: Page): Locator => page.getByRole('dialog', { name: 'Keys' });
const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Rows' });
const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((node) => node === document.activeElement);

async function openReadRun(): Promise<Page> {
  await openRun();
  await run.giveDocuments([{ name: 'halden.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await run.chooseCell('Invoice number', 1);
  return run.page;
}

describe('Ctrl+K', () => {
  test('finds what can be done now by its words, and does it where the focus was', async () => {
    const page = await openReadRun();
    await page.keyboard.press('Control+k');
    await expect.poll(() => hasFocus(box(page))).toBe(true);
    await box(page).fill('row add');
    expect(await axeFindings(page)).toEqual([]);
    const only = page.locator('[role="option"]:not([aria-disabled="true"])');
    expect(await only.allInnerTexts()).toEqual([expect.stringMatching(/^Add a row\s+Alt\s+Enter$/)]);
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(await only.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'All 2', exact: true }).waitFor();
    expect(await hasFocus(grid(page))).toBe(true);
    await page.keyboard.press('Control+k');
    await box(page).fill('undo');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'All 1', exact: true }).waitFor();
  });

  test('says of what cannot be done now when it can, and does nothing with it', async () => {
    const page = await openReadRun();
    await page.keyboard.press('Control+k');
    await box(page).fill('merge');
    const merge = page.getByRole('option', { name: 'Merge the selected rows' });
    await merge.getByText('With several rows of one document selected').waitFor();
    expect(await merge.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('None of these can be done now.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await merge.click({ force: true });
    expect(await box(page).isVisible()).toBe(true);
    // The words of a name find it as it is written, commas and all.
    await box(page).fill('go back to what was read');
    await page.getByRole('option', { name: 'Go back to what was read' }).getByText('In a cell that was confirmed or changed').waitFor();
  });

  test('is steered by arrows, leaves with Escape, and says what it does not know', async () => {
    const page = await openReadRun();
    await page.keyboard.press('Control+k');
    await box(page).fill('use the theme');
    const themes = page.getByRole('option');
    expect(await themes.count()).toBe(3);
    const chosen = (): Promise<string> => page.locator('[role="option"][aria-selected="true"]').innerText();
    expect(await chosen()).toBe('Use the light theme');
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toBe('Use the dark theme');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe('Use the theme of the system');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    await page.keyboard.press('Control+k');
    await box(page).fill('make coffee');
    await page.getByText('Nothing that can be done now is called “make coffee”.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await box(page).count()).toBe(0);
    expect(await hasFocus(grid(page))).toBe(true);
    expect(run.complaints).toEqual([]);
  });

  test('has the focus before the next key comes: letters typed in one breath are in its box, none in the sheet', async () => {
    const page = await openReadRun();
    // It is fetched once the desk stands; opened once, it is there for certain.
    await page.keyboard.press('Control+k');
    await expect.poll(() => hasFocus(box(page))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(grid(page))).toBe(true);
    const focused = await page.evaluate(() => {
      const init = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
      return document.activeElement!.getAttribute('aria-label');
    });
    expect(focused).toBe('What to do');
  });

  test('leaves the focus to what took it right after it closed: words to find stay out of the cells', async () => {
    const page = await openReadRun();
    await page.keyboard.press('Control+k');
    await expect.poll(() => hasFocus(box(page))).toBe(true);
    // In one breath, as on a machine that is busy.
    await page.evaluate(async () => {
      const press = async (target: Element, init: KeyboardEventInit): Promise<void> => {
        target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
        for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      };
      await press(document.activeElement!, { key: 'Escape' });
      await press(document.body, { key: 'f', ctrlKey: true });
    });
    const words = page.getByRole('textbox', { name: 'Find in rows and pages' });
    await words.waitFor();
    // The dialog gives the focus back a task after it closed.
    await page.waitForTimeout(100);
    expect(await box(page).count()).toBe(0);
    expect(await hasFocus(words)).toBe(true);
  });

  test('offers what can be done here alone: before the first document no row is confirmed', async () => {
    await openRun();
    const { page } = run;
    await page.keyboard.press('Control+k');
    await box(page).fill('confirm');
    await page.getByText('None of these can be done now.').waitFor();
    await box(page).fill('columns');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close columns' }).waitFor();
    // In a text it is a key of the page all the same.
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).focus();
    await page.keyboard.press('Control+k');
    await box(page).fill('go to the templates');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor();
    expect(run.complaints).toEqual([]);
  });
});

describe('? shows the keys', () => {
  test('over a cell of the sheet too, and is typed where a text is', async () => {
    const page = await openReadRun();
    await page.keyboard.press('?');
    await keyList(page).getByText('Go to the next cell to check').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await hasFocus(grid(page))).toBe(true);
    expect(await run.rowValues(1)).toMatchObject({ 'Invoice number': 'HM-26-04417' });
    await run.chooseCell('Invoice number', 1);
    await page.keyboard.press('F2');
    await page.keyboard.press('?');
    await page.keyboard.press('Enter');
    expect(await keyList(page).count()).toBe(0);
    expect(await run.rowValues(1)).toMatchObject({ 'Invoice number': 'HM-26-04417?' });
  });
});
