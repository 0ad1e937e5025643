import { expect, test } from 'vitest';
import { receiptPicture } from './documents/receipt-picture.ts';
import { browser, openRun, run } from './one-run.ts';

/** Recognising a photo takes seconds, where others work beside it a minute. */
const SLOW_MS = 90_000;

const RECEIPT = [
  'QUILLBY STATIONERS',
  '14 Fennel Street',
  'Receipt no. Q-90188',
  'Date: 22.09.2026',
  'Copy paper A4  18.40',
  'Fountain pen  22.75',
  'TOTAL EUR  41.15',
];
/** The fixture's picture, in its own pixels: a line is 34 high, the first begins at 30. */
const [WIDTH_PX, HEIGHT_PX] = [480, 60 + RECEIPT.length * 34];
const lineTop = (line: number): number => 30 + line * 34;

/** Draws a box over the first page, in pixels of the receipt. */
async function drawBox([left, top, right, bottom]: readonly [number, number, number, number]): Promise<void> {
  const { page } = run;
  await page.locator('[data-page="1"] canvas[data-drawn]').waitFor();
  await page.locator('[data-page="1"] .words span').first().waitFor({ state: 'attached' });
  await page.getByRole('region', { name: /^Pages of/ }).press('0');
  const face = (await page.locator('[data-page="1"]').boundingBox())!;
  const at = (x: number, y: number): [number, number] => [face.x + (x / WIDTH_PX) * face.width, face.y + (y / HEIGHT_PX) * face.height];
  await page.mouse.move(...at(left, top));
  await page.mouse.down();
  await page.mouse.move(...at((left + right) / 2, (top + bottom) / 2), { steps: 3 });
  await page.mouse.move(...at(right, bottom), { steps: 3 });
  await page.mouse.up();
}

test('a box drawn on a scan is read again there, for the chosen cell and with its place', { timeout: 3 * SLOW_MS }, async () => {
  await openRun();
  const { page } = run;
  await run.chooseTemplate('Receipt');
  await run.giveDocuments([{ name: 'till.png', buffer: await receiptPicture(browser, RECEIPT) }]);
  await run.documentItem('till.png').getByText('1 row').waitFor({ timeout: SLOW_MS });
  await run.chooseCell('Total', 1);

  // Around the price of the pen, from bare paper on: what is in the box is read, and nothing beside it.
  await drawBox([300, lineTop(5) - 1, 460, lineTop(6) - 3]);
  // Said below the page: no words lie on it.
  await page.locator('.view-foot').getByText('Reading the box again. Esc stops').waitFor();
  expect(await page.locator('[data-page="1"]').getByText('Reading').count()).toBe(0);
  await expect.poll(() => run.rowValues(1), { timeout: SLOW_MS }).toMatchObject({ Total: expect.stringContaining('22.75') });
  await run.chooseCell('Total', 1);
  expect(await run.source()).toContain('22.75');

  // Bare paper: a sentence, and the cell says what it said.
  await drawBox([250, lineTop(1), 440, lineTop(2) - 4]);
  await page.getByText('Nothing could be read in this box').waitFor({ timeout: SLOW_MS });
  expect((await run.rowValues(1))['Total']).toContain('22.75');
  // The keys are the sheet's: the value is typed at once.
  await page.keyboard.type('41.15');
  await page.keyboard.press('Enter');
  await expect.poll(() => run.rowValues(1)).toMatchObject({ Total: expect.stringContaining('41.15') });
  expect(run.complaints).toEqual([]);
});
