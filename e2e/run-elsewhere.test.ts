import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longPdf } from './documents/long-pdf.ts';
import { scannedPdf } from './documents/scanned-pdf.ts';
import { axeFindings } from './axe-findings.ts';
import { APP, browser, openRun, run } from './one-run.ts';

const PAGES = 6;
/** Pictures of pages are recognised one after the other, on a busy machine for minutes. */
const SLOW_MS = 180_000;

const runLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: / of \d+ pages$/ });
async function saysIt(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => runLink(page).innerText()).toMatch(words);
}

/** A run that takes its time: pictures of pages must be recognised. */
async function beginToRead(): Promise<Page> {
  const scan = Buffer.from(await scannedPdf(browser, PAGES));
  await run.giveDocuments([{ name: 'scan.pdf', buffer: scan }]);
  await run.page
    .getByText(`0 of ${PAGES} pages`)
    .or(run.page.getByText(`1 of ${PAGES} pages`))
    .first()
    .waitFor();
  return run.page;
}

test(
  'a run under way is seen on the other screens and in the other tabs, and each leads back to it',
  { timeout: 2 * SLOW_MS },
  async () => {
    await openRun();
    const page = await beginToRead();
    const other = await page.context().newPage();
    await other.goto(`${APP}/pricing`);
    await runLink(other).waitFor();
    expect(await runLink(other).innerText()).toMatch(/^Reading \d of 6 pages$/);
    await page.getByRole('button', { name: 'Pause' }).click();
    await saysIt(other, /^Paused at \d of 6 pages$/);

    await page.getByRole('link', { name: 'Questions' }).first().click();
    await page.getByRole('heading', { name: 'Questions', level: 1 }).waitFor();
    await saysIt(page, /^Paused at \d of 6 pages$/);
    expect(await axeFindings(page)).toEqual([]);
    await runLink(page).click();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor();
    await saysIt(page, /^Reading \d of 6 pages$/);

    // A screen that sells is another page: nobody reads until home is opened again.
    await page.getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { name: 'Pricing', level: 1 }).waitFor();
    await saysIt(page, /^Waiting at \d of 6 pages$/);
    await saysIt(other, /^Waiting at \d of 6 pages$/);
    await runLink(page).click();
    await page.getByRole('heading', { name: '1 document read' }).waitFor({ timeout: SLOW_MS });
    await runLink(other).waitFor({ state: 'detached' });
    await other.getByRole('banner').getByText('6 pages this month · unlimited on this installation').waitFor();
    expect(run.complaints).toEqual([]);
  },
);

// holds S1.8
test('the pages of the month stand on every screen, as on home, once they are known and without moving anything', async () => {
  await openRun();
  await run.giveDocuments([{ name: 'ledger.pdf', buffer: await longPdf(3) }]);
  await run.finished();
  const { page } = run;
  for (const path of ['/templates', '/pricing', '/faq', '/contact', '/terms', '/privacy', '/account', '/reset-password', '/nowhere']) {
    await page.goto(APP + path);
    await page.getByRole('banner').getByText('3 pages this month · unlimited on this installation').waitFor();
    expect(await runLink(page).count()).toBe(0);
  }
  await run.close();
  await openRun({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await run.page.goto(`${APP}/contact`);
  await run.page.getByRole('contentinfo').getByText('0 pages this month · unlimited on this installation').waitFor();
  expect(await run.page.getByRole('banner').getByText('this month').count()).toBe(0);
});
