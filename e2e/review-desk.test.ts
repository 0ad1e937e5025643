import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf, invoiceTotals, money } from './documents/invoice-pdf.ts';
import { longPdf } from './documents/long-pdf.ts';
import { openRun, run } from './one-run.ts';
import { primaryFindings } from './primary-findings.ts';
import { workbookCells } from './workbook-cells.ts';

const TOTALS = invoiceTotals(HALDEN_INVOICE);
/** Amounts without labels: which of them is net and which is tax is for a person to say. */
const DOUBTFUL = Buffer.from('Lowgate Joinery\nUnit 9\nLG 2209\n03/04/2026\nOak boards 4,875.00\n975.00\n5,850.00\n');

/** A sure invoice in the first row, a doubtful one in the second. */
async function openDesk(options: BrowserContextOptions = {}): Promise<void> {
  await openRun(options);
  await run.giveDocuments([
    { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
    { name: 'lowgate.txt', buffer: DOUBTFUL },
  ]);
  await run.finished();
  // Its words name no kind of paper: it waits for a person to say that it is one of these.
  await run.documentItem('lowgate.txt').getByRole('button', { name: 'Put under “Invoice”' }).click();
  await run.documentItem('lowgate.txt').getByText('1 row').waitFor();
}

const left = (page: Page): Promise<string> => page.locator('.budget').innerText();

async function leftToCheck(page: Page): Promise<number> {
  return Number(/^(\d+) of/.exec(await left(page))?.[1] ?? 0);
}

/** Cells that do not stand below their head, or not on the line of their row; as short sentences. */
async function misplacedCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    const heads = new Map(
      [...document.querySelectorAll('[role="columnheader"]')].map((head) => [head.getAttribute('aria-colindex'), box(head)]),
    );
    return [...document.querySelectorAll('[role="row"]:not([aria-rowindex="1"])')].flatMap((row) =>
      [...row.children].flatMap((cell) => {
        const [at, head, line] = [box(cell), heads.get(cell.getAttribute('aria-colindex')), box(row)];
        if (!head) return [`${cell.textContent}: no head`];
        const off = [at.left - head.left, at.right - head.right, at.top - line.top, at.bottom - line.bottom].map(Math.round);
        return off.some((px) => Math.abs(px) > 1) ? [`${cell.textContent}: ${off.join(' ')}`] : [];
      }),
    );
  });
}

function boxOfText(element: Element): { left: number; right: number; cut: boolean } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return { left, right, cut: element.scrollWidth > element.clientWidth };
}

describe('reviewing', () => {
  test('goes from doubt to doubt by keys alone, from the files to the workbook', async () => {
    await openDesk();
    const { page } = run;
    const doubts = await leftToCheck(page);
    expect(doubts).toBeGreaterThan(0);
    const next = page.getByRole('button', { name: /^Next/ });
    await next.focus();
    await page.keyboard.press('Enter');
    const candidates = page.getByRole('group', { name: /^Candidates for/ });
    await candidates.waitFor();
    expect(await run.source()).toContain('to check');
    await page.keyboard.press('Enter');
    await expect.poll(() => leftToCheck(page)).toBe(doubts - 1);
    // The tabs count rows, as the rows they show; the documents count cells, as the bar does.
    await page
      .getByRole('button', { name: 'To check 2', exact: true })
      .or(page.getByRole('button', { name: 'To check 1', exact: true }))
      .waitFor();
    for (let press = 1; press < doubts; press++) await page.keyboard.press('Enter');
    await expect.poll(() => left(page)).toBe('Nothing left to check');
    await page.getByRole('button', { name: 'To check 0', exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Close/ })
      .first()
      .click();
    await run.documentItem('lowgate.txt').getByText('1 row · nothing to check').waitFor();
    await run.chooseCell('Total', 2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => leftToCheck(page)).toBe(1);
    expect(await run.source()).toContain('to check');
    await page.keyboard.press('Control+y');
    await expect.poll(() => left(page)).toBe('Nothing left to check');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+e')]);
    expect(download.suggestedFilename()).toMatch(/^Invoice \d{4}-\d\d-\d\d\.xlsx$/);
    expect(run.complaints).toEqual([]);
  });

  test('takes another candidate by its number, or says that there is none', async () => {
    await openDesk();
    const { page } = run;
    await run.chooseCell('Supplier', 1);
    const second = page
      .getByRole('group', { name: /^Candidates for/ })
      .getByRole('button')
      .nth(1);
    const value = await second.locator('.cands-value').innerText();
    const cellName = (await run.source()).split(' ')[0]!;
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await expect.poll(() => run.source()).toMatch(new RegExp(`^${cellName} ${value} .*chosen by you`));
    await page.keyboard.press('Delete');
    await expect.poll(() => run.source()).toContain('not in document');
    await page.getByRole('button', { name: 'Back to what was read' }).click();
    await expect.poll(() => run.source()).toContain('to check');
    // A figure is typed, as in any spreadsheet.
    await page.getByRole('grid', { name: 'Rows' }).focus();
    await page.keyboard.type('24 Halden');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await run.rowValues(1))['Supplier']).toBe('24 Halden');
  });

  test('confirms a row at once', async () => {
    await openDesk();
    await run.chooseCell('Invoice date', 1);
    await run.page.keyboard.press('Control+Enter');
    const confirmed = run.page.getByRole('row').filter({ hasText: 'halden-09-30.pdf' }).locator('.dg-cell.mk-ok');
    await expect.poll(() => confirmed.count()).toBeGreaterThan(4);
  });
});

describe('editing', () => {
  test('takes typed values as the field holds them, and says why one is none', async () => {
    await openDesk();
    const { page } = run;
    await run.chooseCell('Total', 1);
    await page.keyboard.type('soon');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: '“soon” is not a number' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('1 300,5');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await run.rowValues(1))['Total']).toBe('1,300.5');
    await run.chooseCell('Total', 1);
    expect(await run.source()).toContain('typed by you');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await run.rowValues(1))['Total']).toBe(money(TOTALS.total));
  });

  test('pastes many cells as one step and counts the ones it could not take', async () => {
    await openDesk({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = run;
    await run.chooseCell('Net', 1);
    await page.evaluate(() => navigator.clipboard.writeText('1,000.00\t200.00\t1,200.00\nmany\t1.00\t2.00\n'));
    await page.keyboard.press('Control+v');
    await page.getByText('1 cell of 6 not taken. Row 2, Net: “many” is not a number.').waitFor();
    expect(await run.rowValues(1)).toMatchObject({ Net: '1,000.00', VAT: '200.00', Total: '1,200.00' });
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await run.rowValues(1))['Net']).toBe(money(TOTALS.net));
  });

  test('every cell stays under its head and in its row, whatever is pasted and however the sheet is scrolled', async () => {
    await openDesk({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = run;
    await run.chooseCell('Net', 1);
    await page.evaluate(() => navigator.clipboard.writeText('1000\t200\t1200\n123456789012345.67\t1\t2\n'));
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await run.rowValues(2))['VAT']).toBe('1');
    await run.chooseCell('Supplier', 1);
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'A name far too long for any column of a sheet of invoices\nAnother, broad: WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
      ),
    );
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await run.rowValues(2))['Supplier']).toContain('WWWW');
    for (const left of [0, 350, 10_000]) {
      await page.locator('.datagrid').evaluate((box, to) => (box.scrollLeft = to), left);
      await page.waitForTimeout(100);
      expect(await misplacedCells(page)).toEqual([]);
    }
  });

  test('adds and removes rows', async () => {
    await openDesk();
    const { page } = run;
    await run.chooseCell('Invoice number', 1);
    await page.keyboard.press('Alt+Enter');
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('4');
    await page.keyboard.type('NEW-1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Delete');
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('3');
  });

  test('fills a cell with the word clicked on the page', async () => {
    await openDesk();
    const { page } = run;
    await run.chooseCell('Order number', 1);
    const source = page.getByRole('region', { name: 'Source' });
    await source.locator('canvas').first().waitFor();
    await source.getByRole('button', { name: 'Fit page' }).click();
    const sheet = await source.locator('.page').first().boundingBox();
    // "Brackenford", third line of the address: evidence of no cell.
    await page.mouse.click(sheet!.x + (80 / 595) * sheet!.width, sheet!.y + ((150 + 3 * 16 - 3) / 842) * sheet!.height);
    await expect.poll(async () => (await run.rowValues(1))['Order number']).toContain('Brackenford');
    await run.chooseCell('Order number', 1);
    expect(await run.source()).toMatch(/picked by you/);
    // "6016", within the account at the foot of the page: of what is printed in groups all are meant.
    await page.mouse.click(sheet!.x + (200 / 595) * sheet!.width, sheet!.y + (517 / 842) * sheet!.height);
    await expect.poll(async () => (await run.rowValues(1))['Order number']).toBe('GB29 NWBK 6016 1331 9268 19');
    // The edge of what was read is dragged back over the last two groups.
    await run.chooseCell('Order number', 1);
    const edge = (await source.locator('.ev.active [data-edge="end"]').boundingBox())!;
    const mark = (await source.locator('.pages .ev.active').boundingBox())!;
    const at = (await run.source()).split(' ')[0];
    await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
    await page.mouse.down();
    await page.mouse.move(mark.x + mark.width * 0.8, edge.y + edge.height / 2, { steps: 4 });
    await page.mouse.move(mark.x + mark.width * 0.6, edge.y + edge.height / 2, { steps: 4 });
    expect(await page.getByRole('button', { name: 'Use in Order number' }).count()).toBe(0);
    await page.mouse.up();
    await expect.poll(async () => (await run.rowValues(1))['Order number']).toBe('GB29 NWBK 6016 1331');
    // The other edge may be dragged next: the cell stays chosen.
    expect((await run.source()).split(' ')[0]).toBe(at);
  });
});

describe('the page', () => {
  test('a value that another cell was read from fills the chosen cell too; the next cell is chosen, and Tab goes on in the sheet', async () => {
    await openDesk();
    const { page } = run;
    await run.chooseCell('Order number', 1);
    const at = (await run.source()).split(' ')[0]!;
    const number = page.getByRole('region', { name: 'Source' }).locator('.ev[data-mark]').filter({ visible: true });
    await number.first().waitFor();
    await number.and(page.getByRole('button', { name: /^Invoice number/ })).click();
    await expect.poll(async () => (await run.rowValues(1))['Order number']).toBe(HALDEN_INVOICE.number);
    expect((await run.rowValues(1))['Invoice number']).toBe(HALDEN_INVOICE.number);
    await expect.poll(async () => (await run.source()).split(' ')[0]).not.toBe(at);
    await page.keyboard.press('Tab');
    await expect.poll(() => run.source()).toContain('to check');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null)).toBe(true);
  });
});

describe('arranging', () => {
  test('the tools keep one line and their height when a document is chosen, from 1200 pixels on', async () => {
    await openDesk({ viewport: { width: 1200, height: 800 } });
    const { page } = run;
    const tools = page.locator('.tools');
    const height = (): Promise<number> => tools.evaluate((bar) => bar.getBoundingClientRect().height);
    const before = await height();
    await run.chooseCell('Total', 1);
    await page.getByRole('button', { name: 'This document' }).waitFor();
    expect(await height()).toBe(before);
    expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    for (const name of ['Edit columns', /^Rows /, 'Columns', 'Filter rows', 'Row and cell'])
      expect(await tools.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
  });

  test('no head loses its name to the arrow of its menu', async () => {
    await openDesk();
    const { page } = run;
    for (const name of ['Total', 'VAT', 'Invoice number']) {
      await run.chooseCell(name, 1);
      const head = page.getByRole('columnheader').filter({ hasText: new RegExp(`^${name}$`) });
      await head.hover();
      const [text, arrow] = [await head.locator('.dg-name').evaluate(boxOfText), await head.getByRole('button').boundingBox()];
      expect(text.cut).toBe(false);
      expect(arrow!.x + arrow!.width <= text.left || arrow!.x >= text.right).toBe(true);
    }
  });

  test('shows what is asked for, filters and sorts', async () => {
    await openDesk();
    const { page } = run;
    await run.chooseCell('Total', 1);
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('button', { name: /^To check/ }).click();
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2');
    await page.getByRole('button', { name: /^All \d/ }).click();
    await page.getByRole('button', { name: 'Filter rows' }).click();
    await page.getByRole('search', { name: 'Filters' }).getByRole('textbox').waitFor();
    await page.keyboard.type('no such thing');
    await page.getByText('0 of 2 rows').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('3');
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Read on' }).click();
    await page.keyboard.press('Escape');
    expect((await run.rowValues(1))['Read on']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('what leaves', () => {
  test('is a workbook that marks what nobody checked', async () => {
    await openDesk();
    const { bytes } = await run.download('Export Excel');
    expect(Object.values(workbookCells(bytes, 1))).toEqual(expect.arrayContaining([HALDEN_INVOICE.number, String(TOTALS.total)]));
    await run.page
      .getByText(/\d cells? (is|are) not checked\. (It is|They are) marked in the Sources sheet\./)
      .first()
      .waitFor();
  });

  test('is a CSV as the person set it, remembered for the next visit', async () => {
    await openDesk();
    const { page } = run;
    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitem', { name: 'CSV settings' }).click();
    await page.getByRole('button', { name: 'Semicolon' }).click();
    await page.getByRole('button', { name: '1296,00' }).click();
    await page.getByLabel('Dates').selectOption('dd.mm.yyyy');
    await page.getByRole('button', { name: 'Told in Remarks' }).click();
    const { bytes, fileName } = await run.download('Export CSV');
    expect(fileName).toMatch(/\.csv$/);
    const text = bytes.toString('utf8');
    expect(text).toMatch(/30\.09\.2026;.*1296,00/);
    expect(text).toMatch(/^\uFEFF.*;Remarks\r\n/);
    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitem', { name: /^CSV Semicolon, 1296,00/ }).waitFor();
  });

  test('is JSON with evidence, and a file a document where that is wanted', async () => {
    await openDesk();
    const { page } = run;
    const json = await run.exportAs(/^JSON/);
    expect(JSON.parse(json.bytes.toString('utf8'))).toMatchObject({
      documents: [{ fileName: 'halden-09-30.pdf' }, { fileName: 'lowgate.txt' }],
    });
    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'One file a document' }).click();
    await page.keyboard.press('Escape');
    const zip = await run.exportAs(/^CSV Comma/);
    const entries = unzipSync(zip.bytes);
    expect(Object.keys(entries)).toHaveLength(2);
    expect(
      Object.values(entries)
        .map((entry) => strFromU8(entry))
        .join(''),
    ).toContain(HALDEN_INVOICE.number);
  });

  test('is text to be pasted', async () => {
    await openDesk({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = run;
    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitem', { name: /^Copy for pasting/ }).click();
    await page.getByText('Copied for pasting').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Document\t[^\n]*\nhalden-09-30\.pdf\t/);
  });

  test('says at the button why it did not leave, and can be tried again', async () => {
    await openDesk();
    const { page } = run;
    await page.evaluate(() => (navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))));
    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitem', { name: /^Copy for pasting/ }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The browser did not let the rows be copied.' });
    await failure.waitFor();
    expect(await page.getByText('Copied for pasting').count()).toBe(0);
    await failure.getByRole('button', { name: 'Dismiss' }).click();
    expect(await failure.count()).toBe(0);
    expect((await run.download('Export Excel')).fileName).toMatch(/\.xlsx$/);
  });
});

test('the bar of the run is one line with one primary button while documents are read, and the candidates stay in the sheet', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([
    { name: 'lowgate.txt', buffer: DOUBTFUL },
    { name: 'ledger.pdf', buffer: await longPdf(300) },
  ]);
  await run.documentItem('lowgate.txt').getByText('1 row').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  expect(await primaryFindings(page)).toEqual([]);
  const middleOf = async (box: Locator): Promise<number> =>
    box.evaluate((element) => (element.getBoundingClientRect().top + element.getBoundingClientRect().bottom) / 2);
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const line = await middleOf(page.getByRole('heading', { level: 1 }));
    for (const name of ['Resume', 'Stop, keep what is done', 'Export Excel'])
      expect([width, name, Math.abs((await middleOf(page.getByRole('button', { name, exact: true }))) - line) < 8]).toEqual([
        width,
        name,
        true,
      ]);
  }
  await page.getByRole('button', { name: /^Next/ }).click();
  const candidates = page.getByRole('group', { name: /^Candidates for/ });
  await candidates.waitFor();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
  // The columns take the room in which the cell stood.
  await run.chooseCell('Customer', 1);
  await candidates.waitFor();
  const edge = (await page.getByRole('region', { name: /^Columns/ }).boundingBox())!.x;
  await expect
    .poll(async () => ((await candidates.boundingBox())?.x ?? edge) + ((await candidates.boundingBox())?.width ?? 1) <= edge)
    .toBe(true);
  const name = page.getByRole('button', { name: 'Template Invoice' }).locator('b');
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('on a phone each doubt is a card', async () => {
  await openDesk({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = run;
  await page.getByRole('button', { name: /^Rows \d/ }).click();
  await page.getByRole('button', { name: /^Check \d+ cells?$/ }).click();
  const card = page.getByRole('dialog', { name: 'Review' });
  const doubts = Number(/^\d+/.exec(await card.getByRole('heading', { level: 1 }).innerText())?.[0]);
  await card.getByRole('button', { name: /^Take / }).click();
  await expect.poll(() => card.getByRole('heading', { level: 1 }).innerText()).toMatch(new RegExp(`^(${doubts - 1} of|Nothing left)`));
  for (let taken = 1; taken < doubts; taken++) await card.locator('footer').getByRole('button').last().click();
  await card.getByRole('heading', { name: 'Done' }).waitFor();
  await card.getByText('Nothing is left to check.').waitFor();
  expect((await run.download('Export Excel')).fileName).toMatch(/\.xlsx$/);
  await card.getByRole('button', { name: 'Back to the last cell' }).click();
  await card.getByText('confirmed by you').or(card.getByText('chosen by you')).first().waitFor();
});
