import { expect, test } from 'vitest';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRun, run } from './one-run.ts';

test('amounts and dates that no cell uses are shown on the page, and one click takes one', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([{ name: 'halden.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await run.chooseCell('Total', 1);
  const source = page.getByRole('region', { name: 'Source' });
  const choose = (evidence: string): Promise<void> => source.getByRole('button', { name: evidence, exact: true }).click();
  await choose('Unused');
  const unused = source.getByRole('button', { name: /^(Amount|Date|Row) that no cell uses: / });
  await expect.poll(() => unused.count()).toBeGreaterThan(0);
  const before = await unused.count();
  await source.getByText(`${before} that no cell uses`).waitFor();
  const amount = source.getByRole('button', { name: /^Amount that no cell uses: / }).first();
  const printed = (await amount.getAttribute('aria-label'))!.replace(/^.*: /, '');
  await amount.click();
  await expect.poll(async () => digits((await run.rowValues(1))['Total'] ?? '')).toBe(digits(printed));
  await choose('All');
  await expect.poll(() => unused.count()).toBe(0);
  expect(run.complaints).toEqual([]);
});

const digits = (text: string): string => text.replace(/\D/g, '');
