import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

async function openDesk(width: number): Promise<void> {
  await openRun({ viewport: { width, height: 900 } });
  await run.giveDocuments([{ name: 'halden-09-30.pdf', buffer: await invoicePdf() }]);
  await run.finished();
}

/** The lines that the hints and what is left to check stand on, by the middles of their texts. */
function linesOfFoot(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const middles = [...document.querySelectorAll('.sheet-foot .hints > span, .sheet-foot .budget-button')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    return middles.filter((middle, index) => middles.findIndex((other) => Math.abs(other - middle) <= 2) === index);
  });
}

const hints = (page: Page): Promise<number> => page.locator('.sheet-foot .hints > span').filter({ visible: true }).count();

describe.each([1440, 1280])('at %d pixels', (width) => {
  test('the hints at the foot are one line, beside the page and beside the columns', async () => {
    await openDesk(width);
    const { page } = run;
    await run.chooseCell('Total', 1);
    expect(await hints(page)).toBeGreaterThanOrEqual(3);
    expect(await linesOfFoot(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
    expect(await linesOfFoot(page)).toHaveLength(1);
  });

  test.runIf(width === 1440)('beside the columns the sheet shows the document and at least three columns of its row', async () => {
    await openDesk(width);
    const { page } = run;
    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
    const whole = (): Promise<number> =>
      page.locator('.datagrid').evaluate((sheet) => {
        const { right } = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll('[role="columnheader"]')].filter((head) => head.getBoundingClientRect().right <= right + 1)
          .length;
      });
    await expect.poll(whole).toBeGreaterThanOrEqual(4);
  });

  // In a narrower window the tabs can be scrolled: the template's name comes first.
  test.runIf(width === 1440)(
    'no tab above the rows is cut, and no box of a field lies under another, beside the page and the columns',
    async () => {
      await openDesk(width);
      const { page } = run;
      await run.chooseCell('Total', 1);
      await page.getByRole('button', { name: 'Edit columns' }).click();
      await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'This document' }).count()).toBe(1);
      expect(await page.locator('.tabs-scroll').evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBeLessThanOrEqual(0);
      const [about, rules] = await Promise.all(
        [page.getByRole('textbox', { name: 'Description of Supplier', exact: true }), page.locator('.column details.rules').first()].map(
          async (part) => (await part.boundingBox())!,
        ),
      );
      expect(rules!.x).toBeGreaterThanOrEqual(about!.x + about!.width);
    },
  );

  test('the chosen cell stays in view when the columns open, and is not fetched back where a person scrolled away from it', async () => {
    await openDesk(width);
    const { page } = run;
    const isSeen = (): Promise<boolean> =>
      page.evaluate(() => {
        const sheet = document.querySelector('.datagrid')!.getBoundingClientRect();
        const head = document.querySelector('[role="columnheader"]')!.getBoundingClientRect();
        const { activeElement } = document;
        const grid = document.querySelector('[role="grid"]')!;
        const cell = document.getElementById((activeElement === grid ? activeElement : grid).getAttribute('aria-activedescendant')!)!;
        const { left, right } = cell.getBoundingClientRect();
        return left >= head.right - 1 && right <= sheet.right + 1;
      });
    await run.chooseCell('Due date', 1);
    expect(await isSeen()).toBe(true);
    const columns = page.getByRole('button', { name: 'Edit columns' });
    await columns.click();
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
    await expect.poll(isSeen).toBe(true);
    await page.getByRole('button', { name: 'Close columns' }).click();
    await page.locator('.datagrid').evaluate((box) => (box.scrollLeft = box.scrollWidth));
    await run.chooseCell('Total', 1);
    await page.locator('.datagrid').evaluate((box) => (box.scrollLeft = 0));
    expect(await isSeen()).toBe(false);
    await columns.click();
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
    expect(await isSeen()).toBe(false);
  });
});

const boxOf = async (element: Locator) => (await element.boundingBox())!;

async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function openThree(): Promise<Page> {
  await openRun();
  const documents = [1, 2, 3].map(async (index) => ({
    name: `${index}.pdf`,
    buffer: await invoicePdf({ ...HALDEN_INVOICE, number: `HM-26-0441${index}` }),
  }));
  await run.giveDocuments(await Promise.all(documents));
  await run.finished();
  return run.page;
}

test('what a cell may say stands below the rows: a click on the row below chooses it, a column is compared down to its end', async () => {
  const page = await openThree();
  await run.chooseCell('Supplier', 1);
  const list = page.getByRole('group', { name: 'Candidates for Supplier' });
  await list.waitFor();
  for (const row of [1, 2, 3]) expect(await covers(list, run.cell('Supplier', row))).toBe(false);
  await run.chooseCell('Supplier', 2);
  await expect.poll(() => run.source()).toMatch(/^B2 /);
  await list.waitFor();
});

test('news lie above the foot of the desk and above the buttons that save the columns', async () => {
  const page = await openThree();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('button', { name: 'Show finished rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show finished rows' });
  await dialog.getByRole('textbox').fill('HM-26-04411\t1296.00');
  await dialog.getByRole('button', { name: 'Find the values' }).click();
  await dialog.getByRole('button', { name: 'Use these fields' }).click();
  const news = page.getByRole('listitem').filter({ hasText: '2 fields made from your rows' });
  // News stay as long as the mouse is on them.
  await news.hover();
  const save = page.getByRole('button', { name: 'Save template' });
  expect(await covers(news, save)).toBe(false);
  await save.click();
  await page.getByText('Saved on this device').waitFor();
});

test('beside the columns stands what the row of the chosen cell says, as it was left', async () => {
  const page = await openThree();
  await run.chooseCell('Supplier', 2);
  await page.getByRole('button', { name: 'Edit columns' }).click();
  const says = (name: string): Locator =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox', { name: `Description of ${name}`, exact: true }) })
      .locator('.found');
  await expect.poll(() => says('Invoice number').innerText()).toContain('HM-26-04412');
  await run.chooseCell('Invoice number', 3);
  await page.keyboard.type('HM-OTHER');
  await page.keyboard.press('Enter');
  await run.chooseCell('Invoice number', 3);
  await expect.poll(() => says('Invoice number').innerText()).toContain('HM-OTHER');
});
