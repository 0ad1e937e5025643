import type { Page } from 'playwright-core';

type Place = readonly [xPt: number, yPt: number];

/**
 * Draws with the mouse from one place of the first page to another, in points of an A4 page; what is drawn can be looked at before it is
 * let go.
 */
export async function drawOnPage(page: Page, [fromX, fromY]: Place, [toX, toY]: Place, look?: () => Promise<void>): Promise<void> {
  await page.locator('[data-page="1"] canvas[data-drawn]').waitFor();
  // Its words come a moment after its picture.
  await page.locator('[data-page="1"] .words span').first().waitFor({ state: 'attached' });
  // All of its width is to be in view, whatever was read last.
  await page.getByRole('region', { name: /^Pages of/ }).press('0');
  const { x, y, width, height } = (await page.locator('[data-page="1"]').boundingBox())!;
  const place = (xPt: number, yPt: number): [number, number] => [x + (xPt / 595) * width, y + (yPt / 842) * height];
  await page.mouse.move(...place(fromX, fromY));
  await page.mouse.down();
  await page.mouse.move(...place((fromX + toX) / 2, (fromY + toY) / 2), { steps: 3 });
  await page.mouse.move(...place(toX, toY), { steps: 3 });
  await look?.();
  await page.mouse.up();
}
