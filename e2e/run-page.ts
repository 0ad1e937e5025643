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
  /** Resolves when nothing is being read any more. */
  finished(): Promise<void>;
  documentItem(name: string): Locator;
  /** The cell of a column in the n-th row, from 1. */
  cell(columnName: string, rowNumber: number): Locator;
  /** The text of each column of a row. */
  rowValues(rowNumber: number): Promise<Record<string, string>>;
  download(buttonName: string): Promise<{ fileName: string; bytes: Buffer }>;
  /** Messages of errors in the page and its workers, and requests the policy stopped. */
  complaints: string[];
  close(): Promise<void>;
}

export async function openRunPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<RunPage> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(url);
  await page.getByRole('heading', { name: 'Drop documents here' }).waitFor();

  const columnNames = (): Promise<string[]> => page.locator('table[role="grid"] thead th').allInnerTexts();
  const row = (rowNumber: number): Locator => page.locator(`table[role="grid"] tr[aria-rowindex="${rowNumber + 1}"]`);
  return {
    page,
    complaints,
    async chooseTemplate(name) {
      await page.getByLabel('Template').selectOption(name);
    },
    async giveDocuments(documents) {
      const files = documents.map(({ name, buffer }) => ({ name, mimeType: 'application/octet-stream', buffer }));
      await page.locator('input[type="file"]').setInputFiles(files);
    },
    async finished() {
      await page.getByRole('heading', { name: /documents? read$/ }).waitFor();
    },
    documentItem: (name) => page.getByRole('listitem').filter({ hasText: name }),
    cell: (columnName, rowNumber) => page.locator(`table[role="grid"] tr[aria-rowindex="${rowNumber + 1}"] td`).nth(0).locator(`xpath=../td[position() = count(//table[@role="grid"]//th[normalize-space() = "${columnName}"]/preceding-sibling::th) + 1]`),
    async rowValues(rowNumber) {
      const names = await columnNames();
      const texts = await row(rowNumber).locator('td').allInnerTexts();
      return Object.fromEntries(names.map((name, index) => [name.trim(), (texts[index] ?? '').replace(/^(sure|to check):\s*/, '').trim()]));
    },
    async download(buttonName) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: buttonName }).click()]);
      return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
    close: () => context.close(),
  };
}
