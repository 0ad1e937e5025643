import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';

export interface GivenDocument {
  name: string;
  buffer: Buffer;
}

/** The page as a person uses it: what is clicked, what is read off the screen. */
export interface RunPage {
  page: Page;
  chooseTemplate(name: string): Promise<void>;
  giveDocuments(documents: readonly GivenDocument[]): Promise<void>;
  /** Reads everything that waits for a person's word. */
  start(): Promise<void>;
  /** Starts what waits; resolves when nothing is being read any more. */
  finished(): Promise<void>;
  /** Leaves the run for a new one; back to the page without documents. */
  startOver(): Promise<void>;
  documentItem(name: string): Locator;
  /** The cell of a column in the n-th row, from 1; the column must be in view. */
  cell(columnName: string, rowNumber: number): Locator;
  /** Makes a cell the active one, wherever it is. */
  chooseCell(columnName: string, rowNumber: number): Promise<void>;
  /** The text of each column of a row. */
  rowValues(rowNumber: number): Promise<Record<string, string>>;
  /** Clicks a button and takes the file that comes. */
  download(buttonName: string): Promise<{ fileName: string; bytes: Buffer }>;
  /** Chooses an entry of the export menu and takes the file that comes. */
  exportAs(entryName: string | RegExp): Promise<{ fileName: string; bytes: Buffer }>;
  /** What the source bar says of the active cell. */
  source(): Promise<string>;
  /** Messages of errors in the page and its workers, and requests the policy stopped. */
  complaints: string[];
  close(): Promise<void>;
}

/**
 * Without a service worker: fetching all of the engine to keep it costs most visits more than what they do, and answers that a journey puts in
 * the place of the server's pass it by. What it is about, being without network, says `allow`; tabs that `keeping-run` opens have theirs.
 */
export async function openRunPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<RunPage> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(url);
  await page.getByRole('heading', { name: 'Drop documents here' }).waitFor();
  // The first HTML says so too, but takes no files.
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });

  const grid = page.getByRole('grid', { name: 'Rows' });
  const waiting = page.getByRole('button', { name: /^Read [\d,]+ pages?$/ });
  const done = page.getByRole('heading', { name: /documents? read$/ });
  const cell = (columnName: string, rowNumber: number): Locator =>
    grid.locator(
      `xpath=.//*[@role="row"][@aria-rowindex="${rowNumber + 1}"]/*[@role="gridcell"][@aria-colindex=//*[@role="columnheader"][normalize-space(.)="${columnName}"]/@aria-colindex]`,
    );

  /** Columns out of view are not drawn: brings one in after the other. */
  async function eachStretch(visit: () => Promise<boolean>): Promise<void> {
    const scroller = page.locator('.datagrid');
    for (let left = 0; ; left += 300) {
      const atEnd = await scroller.evaluate((box, target) => {
        box.scrollLeft = target;
        return box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
      }, left);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if ((await visit()) || atEnd) return;
    }
  }

  async function taken(act: () => Promise<void>): Promise<{ fileName: string; bytes: Buffer }> {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }

  return {
    page,
    complaints,
    async chooseTemplate(name) {
      await page.getByRole('button', { name: /^Template/ }).click();
      await page
        .getByRole('option')
        .filter({ has: page.getByText(name, { exact: true }) })
        .click();
    },
    async giveDocuments(documents) {
      const files = documents.map(({ name, buffer }) => ({ name, mimeType: 'application/octet-stream', buffer }));
      await page.locator('input[type="file"]').first().setInputFiles(files);
    },
    start: () => waiting.click(),
    async finished() {
      for (;;) {
        await waiting.or(done).first().waitFor({ timeout: 60_000 });
        // Between one document and the next it may look done for a moment.
        await page.waitForTimeout(200);
        if (await waiting.isVisible()) await waiting.click({ timeout: 2_000 }).catch(() => undefined);
        else if (await done.isVisible()) return;
      }
    },
    async startOver() {
      await page.getByRole('button', { name: 'New run' }).click();
      await page.getByRole('heading', { name: 'Drop documents here' }).waitFor();
    },
    documentItem: (name) =>
      page
        .getByRole('region', { name: 'Documents' })
        .getByRole('listitem')
        .filter({ has: page.getByTitle(name, { exact: true }) }),
    cell,
    async chooseCell(columnName, rowNumber) {
      await eachStretch(async () => {
        const target = cell(columnName, rowNumber);
        if ((await target.count()) === 0) return false;
        await target.click();
        return true;
      });
    },
    async rowValues(rowNumber) {
      const values: Record<string, string> = {};
      await eachStretch(async () => {
        const seen = await grid.evaluate((element, rowIndex) => {
          const texts = new Map(
            [...element.querySelectorAll(`[role="row"][aria-rowindex="${rowIndex}"] > [role="gridcell"]`)].map((each) => [
              each.getAttribute('aria-colindex'),
              each.textContent ?? '',
            ]),
          );
          return [...element.querySelectorAll('[role="columnheader"]')].map(
            (head) => [(head.textContent ?? '').trim(), texts.get(head.getAttribute('aria-colindex'))] as const,
          );
        }, rowNumber + 1);
        for (const [name, text] of seen) if (text !== undefined) values[name] = text.replace(/^(sure|to check|confirmed):\s*/, '').trim();
        return false;
      });
      return values;
    },
    download: (buttonName) => taken(() => page.getByRole('button', { name: buttonName }).click()),
    exportAs: (entryName) =>
      taken(async () => {
        await page.getByRole('button', { name: 'More ways to export' }).click();
        await page.getByRole('menuitem', { name: entryName }).click();
      }),
    source: async () => (await page.getByRole('status', { name: 'Source of the cell' }).innerText()).replaceAll('\n', ' '),
    close: () => context.close(),
  };
}
