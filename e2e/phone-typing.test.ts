import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';
import { STATE_SCREENS } from './states/state-walk.ts';

const [, PHONE] = STATE_SCREENS;
/** What the keyboard of a phone leaves of its height. */
const BESIDE_KEYBOARD_PX = 430;

test('while a value is typed on a phone its place, its words and the answer are in view beside the keyboard', async () => {
  await openRun(PHONE.screen);
  const { page } = run;
  await run.giveDocuments([{ name: 'halden.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await page.getByRole('button', { name: /^Rows \d/ }).click();
  await run.chooseCell('Order number', 1);
  const card = page.getByRole('dialog', { name: 'Review' });
  await card.getByRole('button', { name: 'Type it' }).click();
  await page.setViewportSize({ ...PHONE.screen.viewport, height: BESIDE_KEYBOARD_PX });
  const words = card.getByRole('textbox', { name: 'Order number' });
  const answer = card.getByRole('button', { name: /^Take / });
  const foot = (await card.locator('footer').boundingBox())!.y;
  const isBetween = async (element: Locator, top: number, bottom: number): Promise<boolean> => {
    const box = (await element.boundingBox())!;
    return box.y >= top && box.y + box.height <= bottom;
  };
  await expect.poll(() => isBetween(words, 0, foot)).toBe(true);
  await expect.poll(() => isBetween(answer, 0, BESIDE_KEYBOARD_PX)).toBe(true);
  const crop = (await card.locator('.card-crop').boundingBox())!;
  await expect.poll(() => isBetween(card.locator('.card-crop .ev.active'), crop.y, crop.y + crop.height)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await words.fill('PL-1');
  await answer.click();
  await expect.poll(async () => (await run.rowValues(1))['Order number']).toBe('PL-1');
  expect(run.complaints).toEqual([]);
});
