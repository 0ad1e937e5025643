import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { lockedPdf } from './documents/locked-pdf.ts';
import { longPdf } from './documents/long-pdf.ts';
import type { GivenDocument } from './run-page.ts';

const PASSWORD = 'sallow park';
/** The button in the bar that says whether the work outlives the tab. */
const KEEPING = /^(Kept on this device|Saving|Not all is kept)$/;

const APP = inject('appUrl');

let browser: Browser;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  browser = await launchChromium();
});

afterEach(async () => {
  await context?.close();
});

afterAll(async () => {
  await browser?.close();
});

const invoice = async (number: string): Promise<GivenDocument> => ({
  name: `${number}.pdf`,
  buffer: await invoicePdf({ ...HALDEN_INVOICE, number }),
});

/** A browser of its own, with nothing kept in it. */
async function freshProfile(): Promise<BrowserContext> {
  complaints = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return context;
}

async function openTab(): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(APP);
  await ready(page);
  return page;
}

/** It is known where the run is, and the page takes files. */
function ready(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: KEEPING })
    .or(page.getByRole('button', { name: 'Use it here' }))
    .waitFor();
}

/** What is seen on the page is on the disk. */
function saved(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Kept on this device', exact: true }).waitFor();
}

async function give(page: Page, documents: readonly GivenDocument[]): Promise<void> {
  await page
    .locator('input[type="file"][aria-label="Documents"]')
    .setInputFiles(documents.map(({ name, buffer }) => ({ name, mimeType: 'application/octet-stream', buffer })));
}

const item = (page: Page, name: string): Locator =>
  page
    .locator('.docs')
    .getByRole('listitem')
    .filter({ has: page.getByTitle(name, { exact: true }) });
const cell = (page: Page, text: string): Locator => page.getByRole('grid').getByText(text, { exact: true }).first();

async function readOne(page: Page, number: string): Promise<void> {
  await give(page, [await invoice(number)]);
  await item(page, `${number}.pdf`).getByText('1 row').waitFor();
  await cell(page, number).waitFor();
  await saved(page);
}

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: KEEPING }).click();
  const panel = page.getByRole('dialog', { name: 'Kept on this device' });
  await panel.getByText('Kept since').waitFor();
  return panel;
}

/** What a line of the panel says: number and size. */
const line = (panel: Locator, name: string): Promise<string> => panel.getByRole('row', { name }).innerText();

/** Writes past the app, as another version of it or a fault would. */
async function tamper(page: Page, store: string, change: 'damage' | 'newer'): Promise<void> {
  await page.evaluate(
    ([storeName, how]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('sheetlift-run');
        asked.addEventListener('error', () => reject(new Error('no database')));
        asked.addEventListener('success', () => {
          const transaction = asked.result.transaction(storeName!, 'readwrite');
          const cursor = transaction.objectStore(storeName!).openCursor();
          cursor.addEventListener('success', () => {
            if (cursor.result)
              cursor.result.update(
                how === 'newer' ? { ...cursor.result.value, version: 99 } : { ...cursor.result.value, state: { kind: 'nonsense' } },
              );
          });
          transaction.addEventListener('complete', () => {
            asked.result.close();
            resolve();
          });
        });
      }),
    [store, change],
  );
}

/** The versions of the documents that lie in the database. */
function keptVersions(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const asked = indexedDB.open('sheetlift-run');
        asked.addEventListener('success', () => {
          const all = asked.result.transaction('documents').objectStore('documents').getAll();
          all.addEventListener('success', () => resolve((all.result as { version: number }[]).map(({ version }) => version)));
        });
      }),
  );
}

describe('a run outlives its tab', () => {
  test('at rest where it was paused, and without asking again what was declined', async () => {
    await freshProfile();
    const page = await openTab();
    await page.getByRole('button', { name: /^Template/ }).click();
    await page.getByRole('option').filter({ hasText: 'Bank statement lines' }).click();
    await give(page, [await invoice('HM-1000'), { name: 'ledger.pdf', buffer: await longPdf(300) }]);
    await item(page, 'HM-1000.pdf').getByText(/row/).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: /^Keep / }).click();
    await item(page, 'ledger.pdf')
      .getByText(/Paused at page/)
      .or(item(page, 'ledger.pdf').getByText('Waiting'))
      .first()
      .waitFor();
    await saved(page);
    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    await item(page, 'ledger.pdf').getByText('Waiting').waitFor();
    await item(page, 'HM-1000.pdf').getByText(/row/).waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await item(page, 'ledger.pdf')
      .getByText(/Page \d+ of 300/)
      .waitFor();
    await page.getByRole('button', { name: /^Stop/ }).click();
    // Whether another template fits was asked again by now: it takes a moment of a worker's time.
    await page.waitForTimeout(1_500);
    expect(await page.getByRole('button', { name: /^Keep / }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('with its rows, its pages and what a person changed', async () => {
    await freshProfile();
    const page = await openTab();
    await readOne(page, 'HM-1000');
    await cell(page, 'HM-1000').click();
    await page.keyboard.press('F2');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('HM-TYPED');
    await page.keyboard.press('Enter');
    await cell(page, 'HM-TYPED').waitFor();
    await saved(page);
    await page.reload();
    await cell(page, 'HM-TYPED').waitFor();
    await cell(page, 'HM-TYPED').click();
    await page.getByRole('region', { name: 'Source' }).locator('canvas').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('in the middle of reading: what is done is there, and the rest is read', async () => {
    await freshProfile();
    const page = await openTab();
    await give(page, [
      await invoice('HM-1'),
      { name: 'long.pdf', buffer: await longPdf(120) },
      await invoice('HM-2'),
      await invoice('HM-3'),
    ]);
    await page.getByRole('heading', { name: /^Reading/ }).waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await item(page, 'HM-1.pdf').getByText('1 row').waitFor();
    for (const name of ['HM-2.pdf', 'HM-3.pdf', 'long.pdf'])
      await item(page, name)
        .getByText(/\d+ rows?$/)
        .waitFor({ timeout: 90_000 });
    expect(complaints).toEqual([]);
  });

  test('but not with a password: a locked document asks for it again', async () => {
    await freshProfile();
    const page = await openTab();
    await give(page, [{ name: 'pay.pdf', buffer: lockedPdf(PASSWORD, ['Invoice number: 118826', 'Total due EUR 495.00']) }]);
    await item(page, 'pay.pdf').getByLabel('Password for pay.pdf').waitFor();
    await saved(page);
    await page.reload();
    const password = item(page, 'pay.pdf').getByLabel('Password for pay.pdf');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await item(page, 'pay.pdf').getByText('1 row').waitFor();
    await saved(page);
    await page.reload();
    await item(page, 'pay.pdf').getByText('1 row').waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
  });
});

describe('runs of this device', () => {
  const typeNumber = async (page: Page, before: string, after: string): Promise<void> => {
    await cell(page, before).click();
    await page.keyboard.press('F2');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(after);
    await page.keyboard.press('Enter');
    await cell(page, after).waitFor();
  };
  const runs = (page: Page): Locator => page.getByRole('list', { name: 'Runs on this device' });

  test('have a name and stay: each is opened again with its columns and corrections, handed over as a file, and deleted', async () => {
    await freshProfile();
    const page = await openTab();
    await readOne(page, 'HM-1000');
    await typeNumber(page, 'HM-1000', 'HM-TYPED');
    // Beside an open page it is found by its words.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'What to do' }).fill('runs on this device');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More for HM-1000.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name of the run, HM-1000.pdf' }).fill('September');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Open run' }).getByText('September', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'New run' }).click();

    // The next one begins with the columns of the one before, and without its documents.
    await runs(page).getByText('September', { exact: true }).waitFor();
    expect(await runs(page).innerText()).toMatch(/today, \d\d:\d\d\s+Invoice\s+1 document\s+1 row/);
    await readOne(page, 'HM-2000');
    await page.reload();
    await cell(page, 'HM-2000').waitFor();
    expect(await item(page, 'HM-1000.pdf').count()).toBe(0);
    await page.getByRole('button', { name: 'New run' }).click();
    await runs(page).getByRole('button', { name: 'September', exact: true }).click();
    await cell(page, 'HM-TYPED').waitFor();
    await cell(page, 'HM-TYPED').click();
    await page.getByRole('region', { name: 'Source' }).locator('canvas').first().waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Close, back to the documents' }).click();
    await page.getByRole('button', { name: 'Runs', exact: true }).click();
    await runs(page).getByRole('button', { name: 'More for HM-2000.pdf' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Save to a file' }).click()]);
    expect(download.suggestedFilename()).toBe('HM-2000.pdf.sheetlift');
    await runs(page).getByRole('button', { name: 'More for HM-2000.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete HM-2000.pdf?' }).getByRole('button', { name: 'Delete', exact: true }).click();
    await runs(page).waitFor({ state: 'detached' });
    await page.reload();
    await cell(page, 'HM-TYPED').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a second tab', () => {
  test('says where the run is, takes it over, and gives it back', async () => {
    await freshProfile();
    const first = await openTab();
    await readOne(first, 'HM-1000');
    const second = await openTab();
    await second.getByRole('heading', { name: 'This run is open in another tab' }).waitFor();
    await second.getByRole('button', { name: 'Use it here' }).click();
    await cell(second, 'HM-1000').waitFor();
    await first.getByRole('heading', { name: 'You went on in another tab' }).waitFor();
    await readOne(second, 'HM-2000');
    await first.getByRole('button', { name: 'Use it here' }).click();
    await cell(first, 'HM-2000').waitFor();
    await second.getByRole('heading', { name: 'You went on in another tab' }).waitFor();
    await second.close();
    await first.reload();
    await cell(first, 'HM-2000').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('what goes wrong with what is kept', () => {
  test('on a full disk is said by name, and the tab goes on', async () => {
    await freshProfile();
    const page = await context.newPage();
    await page.goto(`${APP}/nowhere`);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: APP, quotaSize: 1_000 });
    await page.goto(APP);
    await ready(page);
    await give(page, [await invoice('HM-1000')]);
    await page
      .getByText(
        'Not kept on this device: HM-1000.pdf and its rows, because the disk is full. Export or clear old work; this tab still holds it.',
      )
      .first()
      .waitFor();
    await item(page, 'HM-1000.pdf').getByText('1 row').waitFor();
    await cell(page, 'HM-1000').waitFor();
    expect(complaints).toEqual([]);
  });

  test('costs a damaged document itself alone, and is said', async () => {
    await freshProfile();
    const page = await openTab();
    await readOne(page, 'HM-1000');
    await page.goto(`${APP}/nowhere`);
    await tamper(page, 'documents', 'damage');
    await page.goto(APP);
    await item(page, 'HM-1000.pdf').getByText('What was kept of this document is damaged.').waitFor();
    await item(page, 'HM-1000.pdf').getByRole('button', { name: 'Read again' }).click();
    await cell(page, 'HM-1000').waitFor();
    await readOne(page, 'HM-2000');
    expect(complaints).toEqual([]);
  });

  test('is not written over where a newer version wrote it', async () => {
    await freshProfile();
    const page = await openTab();
    await readOne(page, 'HM-1000');
    await page.goto(`${APP}/nowhere`);
    await tamper(page, 'documents', 'newer');
    await page.goto(APP);
    await ready(page);
    await give(page, [await invoice('HM-2000')]);
    await cell(page, 'HM-2000').waitFor();
    await page
      .getByText(
        'What is kept on this device was written by a newer version of Sheetlift. Reload to go on with it; nothing of it was changed.',
      )
      .first()
      .waitFor();
    await page.goto(`${APP}/nowhere`);
    expect(await keptVersions(page)).toEqual([99]);
  });

  test('a newer version in another tab takes over, and this one says so', async () => {
    await freshProfile();
    const page = await openTab();
    await readOne(page, 'HM-1000');
    const other = await context.newPage();
    await other.goto(`${APP}/nowhere`);
    await other.evaluate(() => new Promise((resolve) => indexedDB.open('sheetlift-run', 99).addEventListener('success', resolve)));
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(
      'A newer version of Sheetlift is open in another tab. Reload to go on here.',
    );
  });
});

describe('what is stored', () => {
  test('is shown, and cleared when a person says so twice', async () => {
    await freshProfile();
    const page = await openTab();
    await readOne(page, 'HM-1000');
    const panel = await openPanel(page);
    expect(await line(panel, 'Documents')).toMatch(/1\s+\d+ (bytes|kB)/);
    expect(await line(panel, 'Rows')).toMatch(/1\s+\d+ (bytes|kB)/);
    await panel.getByRole('button', { name: 'Clear everything on this device' }).click();
    const question = page.getByRole('dialog', { name: 'Clear everything on this device?' });
    expect(await question.innerText()).toMatch(/1 document, 1 row and \d+ corrections? go/);
    await question.getByRole('button', { name: 'Keep it' }).click();
    await panel.getByRole('button', { name: 'Clear everything on this device' }).click();
    await question.getByRole('button', { name: 'Clear everything' }).click();
    await page.getByRole('heading', { name: 'Drop documents here' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Drop documents here' }).waitFor();
    const again = await openPanel(page);
    expect(await line(again, 'Documents')).toMatch(/0\s+0 bytes/);
    expect(complaints).toEqual([]);
  });

  test('is taken along as one file and opened in another browser, where the run that was there stays beside it', async () => {
    await freshProfile();
    const page = await openTab();
    await readOne(page, 'HM-1000');
    const panel = await openPanel(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Save workspace to a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Invoice \d{4}-\d\d-\d\d\.sheetlift$/);
    const file = { name: 'october.sheetlift', mimeType: 'application/octet-stream', buffer: await readFile(await download.path()) };
    await context.close();

    await freshProfile();
    const elsewhere = await openTab();
    await openPanel(elsewhere);
    await elsewhere.locator('input[aria-label="Workspace file"]').setInputFiles(file);
    await cell(elsewhere, 'HM-1000').waitFor();
    await readOne(elsewhere, 'HM-2000');
    await elsewhere.reload();
    await cell(elsewhere, 'HM-2000').waitFor();

    await openPanel(elsewhere);
    await elsewhere.locator('input[aria-label="Workspace file"]').setInputFiles({ ...file, buffer: file.buffer.subarray(0, 900) });
    await elsewhere.getByText('This is not a Sheetlift workspace.').waitFor();
    await elsewhere.locator('input[aria-label="Workspace file"]').setInputFiles(file);
    await item(elsewhere, 'HM-2000.pdf').waitFor({ state: 'detached' });
    await cell(elsewhere, 'HM-1000').waitFor();
    await saved(elsewhere);
    await elsewhere.reload();
    await cell(elsewhere, 'HM-1000').waitFor();
    expect(await item(elsewhere, 'HM-2000.pdf').count()).toBe(0);
    await elsewhere.getByRole('button', { name: 'Runs', exact: true }).click();
    await elsewhere.getByRole('button', { name: 'HM-1000.pdf and 1 more', exact: true }).click();
    await cell(elsewhere, 'HM-2000').waitFor();
    expect(complaints).toEqual([]);
  });
});
