import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { AUTUMN_BERTHS, berthListPdf, SPRING_BERTHS } from './documents/berth-list-pdf.ts';
import { openRun, run } from './one-run.ts';
import { drawBorders, SPRING_BORDERS } from './table-borders.ts';

const wanted = (berths: typeof SPRING_BERTHS): string[][] =>
  berths.map(({ article, words, quantity }) => [article, words.join(' '), quantity]);

async function rows(): Promise<(string | undefined)[][]> {
  const count = Number(await run.page.getByRole('grid', { name: 'Rows' }).getAttribute('aria-rowcount')) - 1;
  const found: (string | undefined)[][] = [];
  for (let number = 1; number <= count; number++) {
    const values = await run.rowValues(number);
    found.push([values['Article number'], values['Description'], values['Quantity']]);
  }
  return found;
}

test('a table that no automatic way gets right is drawn, kept as one step, and the next document of its layout comes whole', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([{ name: 'spring.pdf', buffer: await berthListPdf(SPRING_BERTHS) }]);
  await run.finished();
  await run.chooseTemplate('Invoice lines');
  await expect.poll(rows).not.toEqual([]);
  const before = await rows();
  expect(before).not.toEqual(wanted(SPRING_BERTHS));
  // With the looks of the columns on the page.
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('button', { name: 'Close columns' }).click();
  await run.chooseCell('Description', 1);

  // By its act, and left by Escape: nothing is otherwise.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What to do' }).fill('borders of the table');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Table' });
  await bar.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const standsAt = () => page.locator('[data-page="1"]').boundingBox();
  const stoodAt = await standsAt();
  await drawBorders(page, SPRING_BORDERS);
  await expect.poll(rows).toEqual(wanted(SPRING_BERTHS));
  // Other rows came and went, and the chosen cell with them: the page stands still under the hand.
  expect(await standsAt()).toEqual(stoodAt);
  await page.getByRole('separator', { name: 'Border after column 1' }).focus();
  await page.keyboard.press('Escape');
  await expect.poll(rows).toEqual(before);

  // The rows follow the borders; Enter keeps them. A border is moved by keys, too.
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await drawBorders(page, SPRING_BORDERS);
  const border = page.getByRole('separator', { name: 'Border after column 1' });
  await border.focus();
  // Nothing lies over the print beside the line.
  expect(await border.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  const at = Number(await border.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await border.getAttribute('aria-valuenow'))).toBe(at + 1);
  await expect.poll(rows).toEqual(wanted(SPRING_BERTHS));
  // The focus is on the page where a border was added by a double click.
  await page.getByRole('region', { name: /^Pages of/ }).press('Enter');
  await bar.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+z');
  await expect.poll(rows).toEqual(before);
  await page.keyboard.press('Control+y');
  await expect.poll(rows).toEqual(wanted(SPRING_BERTHS));

  // Another paper of the layout, whose table stands lower and has other rows.
  await run.giveDocuments([{ name: 'autumn.pdf', buffer: await berthListPdf(AUTUMN_BERTHS, 63) }]);
  await run.finished();
  await expect.poll(rows).toEqual([...wanted(SPRING_BERTHS), ...wanted(AUTUMN_BERTHS)]);

  await page.reload();
  await page.getByRole('grid', { name: 'Rows' }).waitFor();
  await expect.poll(rows).toEqual([...wanted(SPRING_BERTHS), ...wanted(AUTUMN_BERTHS)]);
  expect(run.complaints).toEqual([]);
});
