import type { Evidence } from '@sheetlift/engine';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeFindingsInThemes } from './axe-findings.ts';
import { launchChromium } from './chromium.ts';
import { STATE_SCREENS } from './states/state-walk.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { longPdf, markOf } from './documents/long-pdf.ts';
import { openInViewer, type PagesPageServer, servePagesPage } from './pages-page/serve-pages-page.ts';

let server: PagesPageServer;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  server = await servePagesPage();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('404') && complaints.push(message.text()));
  await page.goto(server.url);
}

beforeEach(() => open());

afterEach(async () => {
  await page.close();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

const pageField = () => page.getByRole('textbox', { name: 'Page', exact: true });
const paper = (pageNumber: number) => page.locator(`[data-page="${pageNumber}"]`);
const picked = () => page.evaluate(() => window.pagesPage.picked());

/** The middle of a page's words on the screen. */
async function placeOf(pageNumber: number, xPt: number, yPt: number): Promise<{ x: number; y: number }> {
  const box = (await paper(pageNumber).boundingBox())!;
  return { x: box.x + (xPt / 595) * box.width, y: box.y + (yPt / 842) * box.height };
}

async function wordsThere(pageNumber: number, text: string): Promise<void> {
  await paper(pageNumber).locator('.words span').filter({ hasText: text }).first().waitFor({ state: 'attached' });
}

const mark = (pageNumber: number, box: { left: number; top: number; right: number; bottom: number }, changes = {}) => ({
  key: `${pageNumber}/${box.top}`,
  fieldId: 'total',
  label: 'Total',
  text: '1,296.00',
  state: 'sure' as const,
  active: true,
  evidence: [{ kind: 'words', pageNumber, boxes: [box], text: '1,296.00', origin: 'text' } satisfies Evidence],
  ...changes,
});

describe('a long document', () => {
  beforeEach(async () => {
    await openInViewer(page, 'ledger.pdf', await longPdf(60));
    await wordsThere(1, 'Ledger, sheet 1');
  });

  test('is drawn where it is looked at, and only there', async () => {
    await pageField().fill('48');
    await pageField().press('Enter');
    await paper(48).locator('canvas[data-drawn]').waitFor();
    await wordsThere(48, markOf(48));
    expect(await pageField().inputValue()).toBe('48');
    expect(await page.locator('[data-page]').count()).toBeLessThan(6);
    expect(await page.getByRole('button', { name: 'Page 48', exact: true }).getAttribute('aria-current')).toBe('page');
    expect(await page.locator('.strip li').count()).toBeLessThan(40);
  });

  test('is searched over all pages without regard to case and accents', async () => {
    await page.getByRole('region', { name: 'Pages of ledger.pdf' }).focus();
    await page.keyboard.press('Control+f');
    const search = page.getByRole('textbox', { name: 'Find in document' });
    await search.fill(markOf(37).toLowerCase());
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await paper(37).locator('.hit.on').waitFor();
    await search.fill('uberweisung');
    // The search goes on from where a person reads, and around.
    await page.getByText('241 of 400', { exact: true }).waitFor();
    await search.press('Enter');
    await page.getByText('242 of 400', { exact: true }).waitFor();
    await search.press('Shift+Enter');
    await page.getByText('241 of 400', { exact: true }).waitFor();
    await search.fill('nowhere to be seen');
    await page.getByText('no match').waitFor();
    await search.press('Escape');
    expect(await search.count()).toBe(0);
  });

  test('moves to the active evidence, also on another page', async () => {
    await page.evaluate((marks) => window.pagesPage.mark(marks), [mark(52, { left: 400, top: 700, right: 460, bottom: 712 })]);
    const boxOn = (pageNumber: number): Locator =>
      page.getByRole('group', { name: `Page ${pageNumber}`, exact: true }).getByRole('button', { name: 'Total: 1,296.00' });
    await boxOn(52).waitFor();
    await expect
      .poll(async () => {
        const { y } = (await boxOn(52).boundingBox())!;
        return y > 60 && y < 840;
      })
      .toBe(true);
    await page.evaluate((marks) => window.pagesPage.mark(marks), [mark(2, { left: 56, top: 60, right: 110, bottom: 72 })]);
    await expect
      .poll(
        async () =>
          (
            await page
              .locator('[data-page="2"] .ev')
              .boundingBox()
              .catch(() => null)
          )?.y ?? -1,
      )
      .toBeGreaterThan(60);
    await boxOn(2).click();
    expect((await picked()).marks).toEqual(['2/60']);
  });

  test('by keys: larger, to fit, to the end', async () => {
    const region = page.getByRole('region', { name: 'Pages of ledger.pdf' });
    await region.focus();
    const width = async (): Promise<number> => (await page.locator('[data-page]').first().boundingBox())!.width;
    const fitting = await width();
    await page.keyboard.press('Control+Equal');
    await page.keyboard.press('+');
    expect(await width()).toBeGreaterThan(fitting * 1.3);
    await page.keyboard.press('0');
    expect(await width()).toBeCloseTo(fitting, 0);
    await page.keyboard.press('End');
    await wordsThere(60, markOf(60));
    expect(await pageField().inputValue()).toBe('60');
  });
});

describe('words of a page', () => {
  beforeEach(async () => {
    await openInViewer(page, 'halden.pdf', await invoicePdf());
    await wordsThere(1, 'Total due EUR');
  });

  test('a click on a word picks it with its place', async () => {
    const { x, y } = await placeOf(1, 520, 414);
    await page.mouse.click(x, y);
    await expect.poll(async () => (await picked()).picks.map(({ text }) => text)).toEqual(['1,296.00']);
    expect((await picked()).picks[0]!.evidence[0]).toMatchObject({ kind: 'words', pageNumber: 1, text: '1,296.00', origin: 'text' });
  });

  test('words drawn over are offered for use and copied', async () => {
    const from = await placeOf(1, 360, 414);
    const to = await placeOf(1, 520, 414);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Use in Total' }).click();
    expect((await picked()).used.map(({ text }) => text)).toEqual(['Total due EUR 1,296.00']);
    expect((await picked()).picks).toEqual([]);
  });

  test('a turned view picks the same word', async () => {
    await page.getByRole('button', { name: 'Rotate view' }).click();
    const box = (await paper(1).boundingBox())!;
    expect(box.width).toBeGreaterThan(box.height);
    // Clockwise: what was 520 of 595 across and 414 of 842 down.
    await page.mouse.click(box.x + (1 - 414 / 842) * box.width, box.y + (520 / 595) * box.height);
    await expect.poll(async () => (await picked()).picks.map(({ text }) => text)).toEqual(['1,296.00']);
  });

  test('the crop of a page shows the active value in its middle', async () => {
    await page.evaluate((marks) => window.pagesPage.mark(marks), [mark(1, { left: 498, top: 408, right: 539, bottom: 419 })]);
    await page.evaluate(() => window.pagesPage.crop());
    await page.locator('.crop canvas[data-drawn]').waitFor();
    const value = (await page.locator('.crop .ev').boundingBox())!;
    expect(Math.abs(value.y + value.height / 2 - 450)).toBeLessThan(10);
  });
});

test('a document is seen before it is read, its words once they are there', async () => {
  await openInViewer(page, 'halden.pdf', await invoicePdf(), { read: false });
  await paper(1).locator('canvas[data-drawn]').waitFor();
  expect(await page.locator('.words span').count()).toBe(0);
});

test('running text: the cited words are marked, a click picks a word, words are found', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `Clause ${index + 1} on things agreed`);
  await openInViewer(page, 'agreement.docx', letterDocx([...lines, 'Total due: 1,296.00 EUR']));
  await page.getByText('Clause 1 on things agreed').waitFor();
  await page.evaluate(
    (marks) => window.pagesPage.mark(marks),
    [
      mark(
        1,
        { left: 0, top: 0, right: 0, bottom: 0 },
        { evidence: [{ kind: 'paragraph', pageNumber: 3, number: 301, text: '1,296.00' }] },
      ),
    ],
  );
  const cited = page.locator('mark.ev.active');
  await cited.waitFor();
  expect(await cited.innerText()).toBe('1,296.00');
  await expect.poll(async () => (await cited.boundingBox())!.y).toBeLessThan(880);
  await cited.click();
  expect((await picked()).marks).toHaveLength(1);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('textbox', { name: 'Find in document' }).fill('clause 17 ');
  await page.locator('.hit.on').waitFor();
  await page.getByText('Clause 17 on').click({ position: { x: 4, y: 10 } });
  await expect
    .poll(async () => (await picked()).picks.map(({ text, evidence }) => [text, evidence[0]!.kind]))
    .toEqual([['Clause', 'paragraph']]);
});

test('100,000 rows of a CSV file scroll, and a cited cell is found among them', async () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => `${index + 1};Pinnock Laboratories;${(index % 900) + 0.5}`);
  await openInViewer(page, 'orders.csv', Buffer.from(['Order;Customer;Amount', ...rows].join('\n')));
  await page.getByRole('cell', { name: 'Pinnock Laboratories' }).first().waitFor();
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('100001');
  expect(await page.getByRole('row').count()).toBeLessThan(80);
  await page.evaluate(
    (marks) => window.pagesPage.mark(marks),
    [
      mark(
        1,
        { left: 0, top: 0, right: 0, bottom: 0 },
        { evidence: [{ kind: 'cell', pageNumber: 78, table: null, reference: 'A77778', text: '77777' }] },
      ),
    ],
  );
  await page.locator('mark.ev.active').waitFor();
  expect(await page.locator('mark.ev.active').innerText()).toBe('77777');
  await page.locator('[data-reference="B77779"]').click();
  await expect
    .poll(async () => (await picked()).picks.map(({ evidence }) => evidence[0]))
    .toEqual([{ kind: 'cell', pageNumber: 78, table: null, reference: 'B77779', text: 'Pinnock Laboratories' }]);
});

describe.each(STATE_SCREENS)('axe finds nothing in the viewer at $name in both themes', ({ screen }) => {
  test('with pages, text and cells', async () => {
    await page.close();
    await open(screen);
    await openInViewer(page, 'ledger.pdf', await longPdf(3));
    await page.evaluate(
      (marks) => window.pagesPage.mark(marks),
      [mark(1, { left: 56, top: 50, right: 200, bottom: 64 }, { candidateNumber: 1 })],
    );
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('textbox', { name: 'Find in document' }).fill('ledger');
    await page.getByText('1 of 3', { exact: true }).waitFor();
    expect(await axeFindingsInThemes(page, '.doc-view')).toEqual([]);
    await openInViewer(page, 'agreement.docx', letterDocx(['Invoice number: 4711', 'Total: 12.00 EUR']));
    await page.getByText('Invoice number').waitFor();
    expect(await axeFindingsInThemes(page, '.doc-view')).toEqual([]);
    await openInViewer(page, 'orders.csv', Buffer.from('Order;Customer\n4711;Pinnock\n'));
    await page.getByText('Pinnock').waitFor();
    expect(await axeFindingsInThemes(page, '.doc-view')).toEqual([]);
  });
});
