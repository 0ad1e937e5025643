import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { receiptPicture } from './documents/receipt-picture.ts';
import { browser, openRun, run } from './one-run.ts';
import { STATE_SCREENS } from './states/state-walk.ts';
import { workbookCells } from './workbook-cells.ts';

/** Recognising a photo takes seconds, where others work beside it a minute. */
const SLOW_MS = 90_000;

const PHONE = STATE_SCREENS[1].screen;

const receipt = (number: string, options?: { blurPx: number }): Promise<Buffer> =>
  receiptPicture(
    browser,
    [
      'QUILLBY STATIONERS',
      '14 Fennel Street',
      `Receipt no. ${number}`,
      'Date: 22.09.2026',
      'Copy paper A4  18.40',
      'Fountain pen  22.75',
      'TOTAL EUR  41.15',
    ],
    options,
  );

/** Presses a button for the camera, and gives what the camera took. */
async function takePhoto(button: string, name: string, buffer: Buffer): Promise<void> {
  const { page } = run;
  const [camera] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: button, exact: true }).click()]);
  expect(await camera.element().evaluate((input) => ['capture', 'accept'].map((name) => (input as Element).getAttribute(name)))).toEqual([
    'environment',
    'image/*',
  ]);
  await camera.setFiles([{ name, mimeType: 'image/png', buffer }]);
}

/** Around the price of the pen: the sixth line of the fixture's picture of 480 pixels in width, whose lines are 34 high. */
async function drawBoxByFinger(): Promise<void> {
  const { page } = run;
  await page.locator('[data-page="1"] canvas[data-drawn]').waitFor();
  await page.locator('[data-page="1"] .words span').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Draw a box to have it read again' }).click();
  const face = (await page.locator('[data-page="1"]').boundingBox())!;
  const perPx = face.width / 480;
  const [left, top, right, bottom] = [300, 199, 460, 231].map((px) => px * perPx) as [number, number, number, number];
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number): Promise<unknown> =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: face.x + x, y: face.y + y }] });
  await touch('touchStart', left, top);
  await touch('touchMove', (left + right) / 2, (top + bottom) / 2);
  await touch('touchMove', right, bottom);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByText('Reading the box again').waitFor();
  await page.getByText('Reading the box again').waitFor({ state: 'hidden', timeout: SLOW_MS });
}

test('photos taken on a phone are read at once, checked cell by cell and exported', { timeout: 3 * SLOW_MS }, async () => {
  await openRun(PHONE);
  const { page } = run;
  await run.chooseTemplate('Receipt');
  await takePhoto('Camera', 'one.png', await receipt('Q-90188'));
  await run.documentItem('one.png').getByText('1 row').waitFor({ timeout: SLOW_MS });
  await takePhoto('Take a photo', 'two.png', await receipt('Q-90203'));
  await run.documentItem('two.png').getByText('1 row').waitFor({ timeout: SLOW_MS });
  expect(await axeFindings(page)).toEqual([]);

  // A box that a finger draws is read again, for the chosen cell.
  await page.getByRole('button', { name: /^Rows \d/ }).click();
  await run.chooseCell('Total', 1);
  await page.getByRole('button', { name: 'Tap the page' }).click();
  await drawBoxByFinger();
  await page.getByRole('button', { name: 'Close, back to the documents' }).click();
  await page.getByRole('button', { name: 'Back to rows' }).click();
  await expect.poll(() => run.rowValues(1), { timeout: SLOW_MS }).toMatchObject({ Total: expect.stringContaining('22.75') });

  await page.getByRole('button', { name: /^Check \d+ cells?$/ }).click();
  const card = page.getByRole('dialog', { name: 'Review' });
  const next = card.locator('footer').getByRole('button').last();
  await expect
    .poll(async () => {
      if (await card.getByRole('heading', { name: 'Done' }).isVisible()) return 'done';
      await next.click();
      return 'on the way';
    })
    .toBe('done');
  const { fileName, bytes } = await run.download('Export Excel');
  expect(fileName).toMatch(/\.xlsx$/);
  expect(Object.values(workbookCells(bytes, 1))).toEqual(expect.arrayContaining(['one.png', 'two.png']));
  expect(run.complaints).toEqual([]);
});

test(
  'a photo that is too blurred is said to be so where it was taken, before the person has gone on',
  { timeout: 3 * SLOW_MS },
  async () => {
    await openRun(PHONE);
    await run.chooseTemplate('Receipt');
    await takePhoto('Camera', 'moved.png', await receipt('Q-90188', { blurPx: 4 }));
    await run.page.getByText('moved.png: Page 1 is too blurred to be read well. Take the photo again').waitFor();
    await takePhoto('Take a photo', 'again.png', await receipt('Q-90188'));
    await run.documentItem('again.png').getByText('1 row').waitFor({ timeout: SLOW_MS });
    expect(run.complaints).toEqual([]);
  },
);
