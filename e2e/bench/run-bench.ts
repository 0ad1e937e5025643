import type { Browser } from 'playwright-core';
import { HALDEN_INVOICE, invoicePdf } from '../documents/invoice-pdf.ts';
import { letterDocx } from '../documents/letter-docx.ts';
import { type GivenDocument, openRunPage, type RunPage } from '../run-page.ts';

const FILES = 50;

/** The longest task that kept the page from answering while 50 files were read, in ms. */
export async function measureLongTasks(browser: Browser, url: string): Promise<{ longestTaskMs: number }> {
  const run = await openRunPage(browser, url);
  await watchLongTasks(run);
  await run.giveDocuments(await manyDocuments());
  await run.finished();
  const longestTaskMs = await run.page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
  await run.close();
  return { longestTaskMs };
}

/** Time from an invoice's drop to its row in the grid, once the engine was used before, in ms. */
export async function measureDropToRow(browser: Browser, url: string): Promise<{ dropToRowMs: number }> {
  const run = await openRunPage(browser, url);
  await run.giveDocuments([{ name: 'first.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await run.startOver();
  const second = { name: 'second.pdf', buffer: await invoicePdf({ ...HALDEN_INVOICE, number: 'HM-26-05002' }) };
  const startedAt = performance.now();
  await run.giveDocuments([second]);
  await run.page.getByRole('gridcell').filter({ hasText: 'HM-26-05002' }).waitFor();
  const dropToRowMs = performance.now() - startedAt;
  await run.close();
  return { dropToRowMs };
}

async function watchLongTasks({ page }: RunPage): Promise<void> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => longTasks.push(duration))).observe({ type: 'longtask' });
  });
}

async function manyDocuments(): Promise<GivenDocument[]> {
  const documents: GivenDocument[] = [];
  for (let index = 0; index < FILES; index++) {
    const isLetter = index % 10 === 9;
    const buffer = isLetter
      ? letterDocx([`Service agreement ${index}`, 'Effective date: 1 October 2026'])
      : await invoicePdf({ ...HALDEN_INVOICE, number: `HM-26-${String(index).padStart(5, '0')}` });
    documents.push({ name: isLetter ? `letter-${index}.docx` : `invoice-${index}.pdf`, buffer });
  }
  return documents;
}
