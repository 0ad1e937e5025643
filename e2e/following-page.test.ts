import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';
import { STATE_SCREENS } from './states/state-walk.ts';

const [DESK, PHONE] = STATE_SCREENS;
const COLUMNS = ['Supplier', 'Invoice number', 'Invoice date', 'Net', 'Total'];

async function openInvoices(screen: (typeof STATE_SCREENS)[number]['screen']): Promise<void> {
  await openRun({ ...screen, reducedMotion: 'reduce' });
  await run.giveDocuments([
    { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
    { name: 'supplier-invoice.pdf', buffer: await readFile(new URL('../apps/web/public/samples/supplier-invoice.pdf', import.meta.url)) },
  ]);
  await run.finished();
}

interface Place {
  /** What its line is high on the screen, in CSS pixels: on the page, or in the crop below a page of small print. */
  linePx: number;
  isInView: boolean;
  /** How much of what stands before it is in view; all print that the page has counts as much as any. */
  contextPx: number;
}

/** Where the chosen cell's value stands in the pane; null until its page and its words are there. */
function placeOfActive(page: Page): Promise<Place | null> {
  return page.evaluate(() => {
    const pane = document.querySelector('.pages')?.getBoundingClientRect();
    const mark = document.querySelector('.pages .ev.active');
    if (!pane || !mark) return null;
    const box = mark.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const paper = mark.closest('.page')!;
    const words = [...paper.querySelectorAll('.words span')].map((span) => span.getBoundingClientRect());
    const line = words.find(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
    if (!line) return null;
    const printLeft = Math.min(...words.map((word) => word.left));
    return {
      linePx: Math.max(line.height, document.querySelector('.place-crop .ev.active')?.getBoundingClientRect().height ?? 0),
      isInView: box.left >= pane.left && box.right <= pane.right && box.top >= pane.top + 20 && box.bottom <= pane.bottom,
      contextPx: printLeft >= pane.left ? Infinity : box.left - pane.left,
    };
  });
}

/** Asked until it is so: pages are drawn and words come a moment after the cell was chosen. */
async function expectToBeRead(what: string): Promise<void> {
  await expect
    .poll(async () => {
      const place = await placeOfActive(run.page);
      return place && [what, place.linePx >= 10, place.isInView, place.contextPx >= 60];
    })
    .toEqual([what, true, true, true]);
}

const widthOfPage = (): Promise<number> =>
  run.page
    .locator('.pages .page')
    .first()
    .evaluate((sheet) => sheet.getBoundingClientRect().width);

/** How much of the page's print is out of view at its sides, in CSS pixels; null until its words are there. */
function printOutOfView(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const pane = document.querySelector('.pages')?.getBoundingClientRect();
    const words = [...document.querySelectorAll('.pages .words span')].map((span) => span.getBoundingClientRect());
    if (!pane || words.length === 0) return null;
    const left = Math.min(...words.map((word) => word.left));
    const right = Math.max(...words.map((word) => word.right));
    return Math.round(Math.max(0, pane.left - left) + Math.max(0, right - pane.right));
  });
}

describe('the page follows the chosen cell, large enough to be read', () => {
  test('on a desk: by clicks, by keys, through what is to check', async () => {
    await openInvoices(DESK.screen);
    for (const row of [1, 2]) {
      for (const column of COLUMNS) {
        await run.chooseCell(column, row);
        await expectToBeRead(`${column} of row ${row}`);
      }
    }
    await run.chooseCell('Supplier', 1);
    for (let press = 1; press <= 3; press++) {
      await run.page.keyboard.press('ArrowRight');
      await expectToBeRead(`after ${press} steps`);
    }
    await run.page.keyboard.press('Tab');
    await expect.poll(() => run.source()).toContain('to check');
    await expectToBeRead('after Tab');
  });

  test('from its first column to its last, where its lines can be read so or in a crop', async () => {
    await openInvoices(DESK.screen);
    // The second invoice is printed smaller: its place is read in the crop below the page.
    for (const row of [1, 2]) {
      for (const column of COLUMNS) {
        await run.chooseCell(column, row);
        await expectToBeRead(`${column} of row ${row}`);
        await expect.poll(async () => [column, row, await printOutOfView(run.page)]).toEqual([column, row, 0]);
      }
    }
    await run.chooseCell('Invoice number', 2);
    await run.page.locator('.place-crop .ev.active').waitFor();
  });

  test('on a phone: where the whole page is asked for', async () => {
    await openInvoices(PHONE.screen);
    await run.page.getByRole('button', { name: /^Rows \d/ }).click();
    for (const column of COLUMNS) {
      await run.chooseCell(column, 1);
      await run.page.getByRole('button', { name: 'Tap the page' }).click();
      await expectToBeRead(column);
      // A heading can be read where the page is whole; what is printed smaller is not.
      const isWhole = (await widthOfPage()) <= PHONE.screen.viewport.width;
      expect([column, isWhole]).toEqual([column, column === 'Supplier']);
      await run.page.getByRole('button', { name: /^Close/ }).click();
      await run.page.getByRole('button', { name: 'Back to rows' }).click();
    }
  });

  test('as large as a person made it, once they did', async () => {
    await openInvoices(DESK.screen);
    const { page } = run;
    await run.chooseCell('Total', 1);
    await expectToBeRead('Total');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const large = await widthOfPage();
    await run.chooseCell('Supplier', 1);
    await expectToBeRead('Supplier');
    expect(await widthOfPage()).toBeCloseTo(large, 0);
    for (let press = 0; press < 7; press++) await page.getByRole('button', { name: 'Zoom out' }).click();
    const small = await widthOfPage();
    expect(small).toBeLessThan(large / 2);
    await run.chooseCell('Total', 2);
    await page.locator('.pages .ev.active').waitFor();
    expect(await widthOfPage()).toBeCloseTo(small, -1);
  });
});
