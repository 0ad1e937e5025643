import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { invoicePdf } from './documents/invoice-pdf.ts';
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
