import { expect, test } from 'vitest';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

test('says what is to check and what may be wrong in the rest, and how much of each a person chooses by keys', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([{ name: 'halden.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  const line = page.getByRole('button', { name: /^\d+ of \d+ to check; / });
  const toCheck = async (): Promise<number> => Number(/^\d+/.exec(await line.innerText())?.[0]);
  const before = await toCheck();
  expect(await line.innerText()).toMatch(/in the rest expect (no error|at most 1 error in \d+)$/);
  await line.click();
  const slider = page.getByRole('dialog', { name: 'Effort and risk' }).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(toCheck).toBeGreaterThan(before);
  expect(await line.innerText()).toContain('nothing is left to chance');
  // It is of the run: kept with it.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('Kept on this device').count()).toBe(1);
  await page.reload();
  await expect.poll(() => line.innerText()).toContain('nothing is left to chance');
  await line.click();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(toCheck).toBe(before);
  expect(run.complaints).toEqual([]);
});
