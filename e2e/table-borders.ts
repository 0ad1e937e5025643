import type { Locator, Page } from 'playwright-core';

/** A4, in points. */
const PAGE = { widthPt: 595, heightPt: 842 };

interface Borders {
  box: { left: number; top: number; right: number; bottom: number };
  columns: readonly number[];
  rows: readonly number[];
}

/** The first page of the document in view, on which places are told in points. */
async function onPage(page: Page): Promise<(x: number, y: number) => { x: number; y: number }> {
  const frame = (await page.locator('[data-page="1"]').boundingBox())!;
  return (x, y) => ({ x: frame.x + (x / PAGE.widthPt) * frame.width, y: frame.y + (y / PAGE.heightPt) * frame.height });
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** The borders as a person draws them: a box or its edges by the mouse, those that stand wrongly removed by keys, others by double clicks. */
export async function drawBorders(page: Page, { box, columns, rows }: Borders): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Table' });
  await bar.waitFor();
  const at = await onPage(page);
  if (await bar.getByText('No rows come from a table of this page').isVisible())
    await drag(page, at(box.left, box.top), at(box.right, box.bottom));
  await page.getByRole('group', { name: 'Table on page 1' }).waitFor();
  const inner: Locator = page.getByRole('separator', { name: /^Border after/ });
  while ((await inner.count()) > 0) {
    await inner.first().focus();
    await page.keyboard.press('Delete');
  }
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  for (const [side, to] of [
    ['Left', at(box.left, middle.y)],
    ['Right', at(box.right, middle.y)],
    ['Top', at(middle.x, box.top)],
    ['Bottom', at(middle.x, box.bottom)],
  ] as const) {
    const edge = (await page.getByRole('separator', { name: `${side} edge of the table` }).boundingBox())!;
    const upright = side === 'Left' || side === 'Right';
    const from = upright ? { x: edge.x + edge.width / 2, y: to.y } : { x: to.x, y: edge.y + edge.height / 2 };
    await drag(page, from, to);
  }
  for (const x of columns) {
    const point = at(x, box.top + 10);
    await page.mouse.dblclick(point.x, point.y);
  }
  await page.keyboard.down('Shift');
  for (const y of rows) {
    // Away from the grips of the edge and of the first column.
    const point = at((box.left + (columns[0] ?? box.right)) / 2, y);
    await page.mouse.dblclick(point.x, point.y);
  }
  await page.keyboard.up('Shift');
}

/** Around the list of `SPRING_BERTHS`. */
export const SPRING_BORDERS: Borders = {
  box: { left: 54, top: 126, right: 270, bottom: 264 },
  columns: [105, 207],
  rows: [146, 176.5, 190.5, 232.5],
};
