import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GridPageProbe } from './bench-pages/grid/main.tsx';
import { type GridPageServer, serveGridPage } from './bench-pages/grid/serve-grid-page.ts';
import { axeFindingsInThemes } from './axe-findings.ts';
import { launchChromium } from './chromium.ts';
import { STATE_SCREENS } from './states/state-walk.ts';

let server: GridPageServer;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  server = await serveGridPage();
  browser = await launchChromium();
});

afterEach(async () => {
  await page.context().close();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(query = '', options: BrowserContextOptions = { viewport: { width: 1200, height: 700 } }): Promise<void> {
  const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('404') && complaints.push(message.text()));
  await page.goto(`${server.url}/?${query}`);
  await page.getByRole('gridcell').first().waitFor();
}

const cell = (row: number, column: number) =>
  page.locator(`[role="gridcell"][aria-colindex="${column + 2}"]`).and(page.locator(`[aria-rowindex="${row + 2}"] > *`));
const head = (name: string) => page.getByRole('columnheader', { name, exact: false }).first();
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

async function probe<Name extends keyof GridPageProbe>(name: Name): Promise<GridPageProbe[Name]> {
  return page.evaluate((name) => window.gridPage[name] as never, name);
}
const textOf = (row: number, columnId: string): Promise<string> =>
  page.evaluate(([row, columnId]) => window.gridPage.textOf(row as number, columnId as string), [row, columnId] as const);
const place = async (): Promise<string> => {
  const active = await probe('active');
  return `${active?.rowKey} ${active?.columnId}`;
};
const selected = async (): Promise<number[]> => {
  const { top, bottom, left, right } = (await probe('range'))!;
  return [top, bottom, left, right];
};
/** What a screen reader is told to be at. */
const named = (): Promise<string> =>
  page.evaluate(() => {
    const at = document.getElementById(document.querySelector('[role="grid"]')!.getAttribute('aria-activedescendant') ?? '');
    return `${at?.parentElement?.getAttribute('aria-rowindex')}:${at?.getAttribute('aria-colindex')}`;
  });
const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function pasteText(text: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await press('Control+v');
}

async function drag(from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

const middle = async (row: number, column: number): Promise<[number, number]> => {
  const box = (await cell(row, column).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Cells that do not stand below the head of their number, or not in their row's place; as short sentences. */
function misplacedCells(): string[] {
  const box = (element: Element): DOMRect => element.getBoundingClientRect();
  const heads = new Map(
    [...document.querySelectorAll('[role="columnheader"]')].map((head) => [head.getAttribute('aria-colindex'), box(head)]),
  );
  const ground = box(document.querySelector('.dg-ground')!).top + box(document.querySelector('.dg-heads')!).height;
  return [...document.querySelectorAll('[role="row"]:not([aria-rowindex="1"])')].flatMap((row) =>
    [...row.children].flatMap((cell) => {
      const [at, head] = [box(cell), heads.get(cell.getAttribute('aria-colindex'))];
      const top = ground + (Number(row.getAttribute('aria-rowindex')) - 2) * 28;
      const right =
        head &&
        Math.abs(at.left - head.left) < 1 &&
        Math.abs(at.right - head.right) < 1 &&
        Math.abs(at.top - top) < 1 &&
        Math.abs(at.height - 28) < 1;
      return right ? [] : [`${row.getAttribute('aria-rowindex')}/${cell.getAttribute('aria-colindex')} ${cell.textContent}`];
    }),
  );
}

describe('keys', () => {
  test('arrows, Home, End and Page keys move the active cell, which is named and in view', async () => {
    await open();
    await cell(0, 1).click();
    await press('ArrowDown', 'ArrowDown', 'ArrowRight');
    expect(await place()).toBe('2 date');
    expect(await named()).toBe('4:4');
    await press('End');
    expect(await place()).toBe('2 amount29');
    await cell(2, 29).waitFor();
    await press('Control+End');
    expect(await place()).toBe('19999 amount29');
    await cell(19_999, 29).waitFor();
    await press('Home');
    expect(await place()).toBe('19999 document');
    await press('Control+Home');
    expect(await place()).toBe('0 document');
    // The columns behind those that stay in view are there from the first one on.
    await expect.poll(() => page.locator('.datagrid').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await press('PageDown');
    const paged = Number((await probe('active'))!.rowKey);
    expect(paged).toBeGreaterThan(15);
    await press('PageUp');
    expect(await place()).toBe('0 document');
    // The column has values all the way, so the jump goes to the last row.
    await press('Control+ArrowDown');
    expect(await place()).toBe('19999 document');
  });

  test('Ctrl and an arrow stop where values end', async () => {
    await open();
    await cell(0, 2).click();
    await press('Control+ArrowDown');
    expect(await place()).toBe('4 date');
    await press('Control+ArrowDown');
    expect(await place()).toBe('6 date');
  });

  test('Enter and Tab go on, back with Shift, and Enter after Tabs goes below where they began', async () => {
    await open();
    await cell(1, 1).click();
    await press('Tab', 'Tab', 'Enter');
    expect(await place()).toBe('2 supplier');
    await press('Shift+Enter', 'Shift+Tab');
    expect(await place()).toBe('1 document');
    await press('Shift+Tab');
    expect(await place()).toBe('0 amount29');
  });

  test('Shift selects, and Tab and Enter go round inside the selection', async () => {
    await open();
    await cell(3, 4).click();
    await press('Shift+ArrowDown', 'Shift+ArrowRight');
    expect(await selected()).toEqual([3, 4, 4, 5]);
    expect(await page.locator('[role="gridcell"][aria-selected="true"]').count()).toBe(4);
    await press('Tab', 'Tab');
    expect(await place()).toBe('4 amount4');
    expect(await selected()).toEqual([3, 4, 4, 5]);
    await press('Enter', 'Enter', 'Enter');
    expect(await place()).toBe('3 amount4');
    await press('ArrowLeft', 'Control+a');
    expect(await selected()).toEqual([0, 19_999, 0, 29]);
  });

  test('a cell scrolled far away keeps the focus and takes the next key', async () => {
    await open();
    await cell(2, 4).click();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 90_000);
    await page.waitForFunction(() => document.querySelector('.datagrid')!.scrollTop > 80_000);
    expect(await named()).toBe('4:6');
    await press('ArrowDown');
    expect(await place()).toBe('3 amount4');
    await page.waitForFunction(() => document.querySelector('.datagrid')!.scrollTop < 100);
  });

  test('undo and redo are left to the owner', async () => {
    await open();
    await cell(0, 4).click();
    await press('Control+z', 'Control+y', 'Control+Shift+z');
    expect([await probe('undone'), await probe('redone')]).toEqual([1, 2]);
  });

  test('Escape and Tab leave the sheet, so nobody is caught in it', async () => {
    await open();
    await cell(0, 4).click();
    await press('Escape', 'Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('grid');
    expect(await place()).toBe('0 amount4');
  });

  test('the owner may make another cell active, and it comes into view', async () => {
    await open();
    await page.evaluate(() => window.gridPage.setActive({ rowKey: '12000', columnId: 'amount20' }));
    await cell(12_000, 20).waitFor();
    await page.getByRole('grid').focus();
    await press('ArrowRight');
    expect(await place()).toBe('12000 amount21');
  });
});

describe('editing', () => {
  test('typing replaces, Enter takes it and goes down', async () => {
    await open();
    await cell(1, 4).click();
    await page.keyboard.type('12.5');
    await press('Enter');
    expect(await textOf(1, 'amount4')).toBe('12.5');
    expect(await place()).toBe('2 amount4');
    await page.keyboard.type('7');
    await press('ArrowRight');
    expect([await textOf(2, 'amount4'), await place()]).toEqual(['7', '2 amount5']);
    expect(await probe('batches')).toEqual([
      { reason: 'type', edits: 1 },
      { reason: 'type', edits: 1 },
    ]);
  });

  test('F2 and a double click edit what is there, with the arrows in the text; Escape gives up', async () => {
    await open();
    const before = await textOf(0, 'amount4');
    await cell(0, 4).click();
    await press('F2', 'ArrowLeft', 'ArrowLeft');
    await page.keyboard.type('9');
    await press('Escape');
    expect(await textOf(0, 'amount4')).toBe(before);
    await cell(0, 4).dblclick();
    await page.keyboard.type('1');
    await cell(3, 4).click();
    expect(await textOf(0, 'amount4')).toBe(`${before}1`);
    expect(await place()).toBe('3 amount4');
  });

  test('a refused text stays in the editor with the reason below it', async () => {
    await open();
    await cell(0, 4).click();
    await page.keyboard.type('abc');
    await press('Enter');
    const field = page.getByRole('textbox', { name: 'Amount 4, row 1' });
    expect(await field.inputValue()).toBe('abc');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('alert').textContent()).toBe('"abc" is not a number.');
    await cell(4, 6).click();
    expect(await place()).toBe('0 amount4');
    await page.keyboard.type('4');
    expect(await page.getByRole('alert').count()).toBe(0);
    await press('Escape', 'ArrowDown');
    expect(await place()).toBe('1 amount4');
  });

  test('a column with a choice offers it: by Alt and the arrow, by typing, by click', async () => {
    await open();
    await cell(0, 3).click();
    await press('Alt+ArrowDown', 'ArrowDown', 'Enter');
    expect(await textOf(0, 'paid')).toBe('no');
    await page.keyboard.type('y');
    expect(await page.getByRole('option').allTextContents()).toEqual(['yes']);
    await press('Enter');
    expect(await textOf(1, 'paid')).toBe('yes');
    await cell(1, 3).dblclick();
    await page.getByRole('option', { name: 'no' }).click();
    expect(await textOf(1, 'paid')).toBe('no');
  });

  test('Delete clears a selection as one batch and says so; what is read-only stays', async () => {
    await open();
    await cell(0, 0).click();
    await press('Shift+ArrowRight', 'Shift+ArrowDown', 'Delete');
    expect(await probe('batches')).toEqual([{ reason: 'clear', edits: 2 }]);
    expect(await page.getByRole('status').textContent()).toBe('2 cells cleared. 2 cells cannot be changed.');
    expect([await textOf(0, 'supplier'), await textOf(0, 'document')]).toEqual(['', 'scan00001.pdf']);
  });
});

describe('clipboard and fill', () => {
  test('copying gives tab-separated text and a table, without the words of empty cells', async () => {
    await open();
    await cell(4, 1).click();
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c');
    expect(await clipboard()).toBe('Quillby Stationers\t2026-09-05\tno\nPellworth Haulage\t\tno');
    const html = await page.evaluate(async () => (await (await navigator.clipboard.read())[0]!.getType('text/html')).text());
    expect(html).toContain('<td');
    expect(html).toContain('Quillby Stationers');
  });

  test('what another program would take for a formula is copied with an apostrophe, and pasted here as it was', async () => {
    await open();
    await cell(0, 1).click();
    await page.keyboard.type('"a";=1+1');
    await press('Enter', 'ArrowUp', 'Control+c');
    expect(await clipboard()).toBe(`"""a"";'=1+1"`);
    await press('ArrowDown', 'Control+v');
    await page.waitForFunction(() => window.gridPage.batches.length === 2);
    expect(await textOf(1, 'supplier')).toBe('"a";=1+1');
  });

  test('a table from a spreadsheet is pasted typed cell by cell as one batch', async () => {
    await open();
    await cell(0, 4).click();
    await pasteText('1\t2\r\n3\t4\r\n');
    await page.waitForFunction(() => window.gridPage.batches.length === 1);
    expect(await probe('batches')).toEqual([{ reason: 'paste', edits: 4 }]);
    expect([await textOf(0, 'amount4'), await textOf(1, 'amount5')]).toEqual(['1', '4']);
    expect(await selected()).toEqual([0, 1, 4, 5]);
  });

  test('one value fills the selection; what lies beyond the last column is reported', async () => {
    await open();
    await cell(0, 4).click();
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    await pasteText('8');
    await page.waitForFunction(() => window.gridPage.batches.length === 1);
    expect(await textOf(2, 'amount4')).toBe('8');
    await press('Control+End');
    await pasteText('1\t2\n3\t4\n5\t6');
    await page.waitForFunction(() => window.gridPage.batches.length === 2);
    expect(await probe('notice')).toBe('1 cell pasted. 2 rows and 1 column did not fit.');
  });

  test('cells stay under their heads and in their rows, whatever is pasted, moved and scrolled', async () => {
    await open();
    const block = Array.from({ length: 60 }, (_, row) =>
      Array.from({ length: 12 }, (_, column) =>
        column % 3 === 0 ? `${row} long enough to be cut off at any width` : `${row}.${column}`,
      ).join('\t'),
    ).join('\n');
    for (const [rowKey, columnId, scrollLeft] of [
      ['3', 'amount4', 0],
      ['9000', 'amount9', 700],
      ['19960', 'amount25', 10_000],
      ['40', 'supplier', 300],
    ] as const) {
      await page.evaluate((place) => window.gridPage.setActive(place), { rowKey, columnId });
      await page.getByRole('grid').focus();
      const before = (await probe('batches')).length;
      await pasteText(block);
      await page.waitForFunction((count) => window.gridPage.batches.length > count, before);
      for (const left of [scrollLeft, scrollLeft + 137, 0]) {
        await page.locator('.datagrid').evaluate((box, to) => box.scrollTo(to, box.scrollTop + 333), left);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect(await page.evaluate(misplacedCells)).toEqual([]);
      }
    }
  });

  test('a table of a word processor, one cell a line in its plain text, is read from its markup', async () => {
    await open();
    await cell(0, 4).click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1\n2\n3\n4');
      clipboardData.setData(
        'text/html',
        '<html><body><table><tr><td><p>1</p></td><td>2</td></tr><tr><td colspan="2">3</td></tr></table></body></html>',
      );
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect([await textOf(0, 'amount4'), await textOf(0, 'amount5'), await textOf(1, 'amount4'), await textOf(1, 'amount5')]).toEqual([
      '1',
      '2',
      '3',
      '',
    ]);
  });

  test('cutting copies and clears', async () => {
    await open();
    await cell(0, 1).click();
    await press('Control+x');
    expect(await clipboard()).toBe('Teasel Print Works');
    expect(await probe('batches')).toEqual([{ reason: 'cut', edits: 1 }]);
  });

  test('Ctrl+D fills down, Ctrl+R fills right', async () => {
    await open();
    await cell(0, 4).click();
    await page.keyboard.type('5');
    await press('Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    expect(await textOf(2, 'amount4')).toBe('5');
    await press('Shift+ArrowRight', 'Control+r');
    expect(await textOf(2, 'amount5')).toBe('5');
  });

  test('the handle goes on with a series, and repeats a single value', async () => {
    await open();
    await cell(0, 4).click();
    await pasteText('10\n20');
    await page.waitForFunction(() => window.gridPage.batches.length === 1);
    const handle = (await page.locator('.dg-handle').boundingBox())!;
    const [x, y] = await middle(5, 4);
    await drag([handle.x + 4, handle.y + 4], [x, y]);
    expect(await Promise.all([2, 3, 5].map((row) => textOf(row, 'amount4')))).toEqual(['30', '40', '60']);
    expect(await selected()).toEqual([0, 5, 4, 4]);
    await cell(0, 1).click();
    const single = (await page.locator('.dg-handle').boundingBox())!;
    await drag([single.x + 4, single.y + 4], await middle(2, 1));
    expect(await textOf(2, 'supplier')).toBe('Teasel Print Works');
    expect((await probe('batches')).map(({ reason }) => reason)).toEqual(['paste', 'fill', 'fill']);
  });
});

describe('mouse', () => {
  test('dragging selects, Shift and a click extends, numbers and heads take whole rows and columns', async () => {
    await open();
    await drag(await middle(1, 2), await middle(4, 5));
    expect(await selected()).toEqual([1, 4, 2, 5]);
    await cell(6, 3).click({ modifiers: ['Shift'] });
    expect(await selected()).toEqual([1, 6, 2, 3]);
    await page.getByRole('rowheader', { name: '3', exact: true }).click();
    expect(await selected()).toEqual([2, 2, 0, 29]);
    await head('Paid').click();
    expect(await selected()).toEqual([0, 19_999, 3, 3]);
  });

  test('a drag to the edge scrolls the sheet', async () => {
    await open();
    await page.mouse.move(...(await middle(3, 4)));
    await page.mouse.down();
    await page.mouse.move(700, 698, { steps: 4 });
    await page.waitForFunction(() => document.querySelector('.datagrid')!.scrollTop > 300);
    await page.mouse.up();
    expect((await selected())[1]).toBeGreaterThan(24);
  });

  test('an edge is dragged, or double-clicked to fit', async () => {
    await open();
    const width = async (name: string) => Math.round((await head(name).boundingBox())!.width);
    const edge = (await page.locator('[data-resize="supplier"]').boundingBox())!;
    await drag([edge.x + 4, 15], [edge.x + 64, 15]);
    expect(await width('Supplier')).toBe(210);
    await page.locator('[data-resize="supplier"]').dblclick();
    expect(await width('Supplier')).toBeLessThan(180);
    // No name is cut off now.
    expect(await cell(0, 1).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });

  test('a head is dragged to another place', async () => {
    await open();
    const from = (await head('Paid').boundingBox())!;
    const to = (await head('Amount 5').boundingBox())!;
    await drag([from.x + 20, 15], [to.x + to.width - 20, 15]);
    expect((await probe('columnIds')).slice(0, 7)).toEqual(['document', 'supplier', 'date', 'amount4', 'amount5', 'paid', 'amount6']);
  });
});

describe('heads by key', () => {
  test('the arrow goes up to them; Shift changes the width, Ctrl+Shift the place', async () => {
    await open();
    await cell(0, 1).click();
    await press('ArrowUp');
    expect(await named()).toBe('1:3');
    const before = (await head('Supplier').boundingBox())!.width;
    await press('Shift+ArrowRight');
    expect((await head('Supplier').boundingBox())!.width).toBe(before + 8);
    await press('Control+Shift+ArrowRight');
    expect((await probe('columnIds')).slice(0, 3)).toEqual(['document', 'date', 'supplier']);
    expect(await named()).toBe('1:4');
    await press('ArrowDown');
    expect(await place()).toBe('0 supplier');
  });

  test('the menu opens, acts and gives the focus back', async () => {
    await open();
    await cell(0, 1).click();
    await press('ArrowUp', 'Alt+ArrowDown');
    await page.getByRole('menu', { name: 'Column menu, Supplier' }).waitFor();
    await page.getByRole('menuitem', { name: 'Move right' }).click();
    expect((await probe('columnIds')).slice(0, 3)).toEqual(['document', 'date', 'supplier']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
  });

  test('a name is changed in place, and refused when empty', async () => {
    await open();
    await cell(0, 1).click();
    await press('ArrowUp', 'F2', 'Delete', 'Enter');
    expect(await page.getByRole('alert').textContent()).toBe('A column needs a name.');
    await page.keyboard.type('Seller');
    await press('Enter');
    await head('Seller').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
  });
});

describe('touch', () => {
  test('a tap chooses, rows are as high as a finger, scrolling selects nothing', async () => {
    await open('', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const box = (await cell(2, 1).boundingBox())!;
    expect(box.height).toBe(44);
    await page.touchscreen.tap(box.x + 30, box.y + 20);
    expect(await place()).toBe('2 supplier');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 250, y }] });
    await touch('touchStart', 700);
    for (let y = 690; y >= 300; y -= 15) await touch('touchMove', y);
    await touch('touchEnd', 300);
    await page.waitForFunction(() => document.querySelector('.datagrid')!.scrollTop > 150);
    expect([await place(), await selected()]).toEqual(['2 supplier', [2, 2, 1, 1]]);
  });
});

test('paper gets the rows that the screen does not show', async () => {
  await open('rows=120');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.getByRole('row').count()).toBe(121);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.getByRole('row').count()).toBeLessThan(60);
});

describe.each(STATE_SCREENS)('axe finds nothing at $name in both themes', ({ screen, narrow }) => {
  test('with a selection, in the editor, with a refusal, a list and the menu open', async () => {
    await open('rows=200', screen);
    const box = (await cell(1, 1).boundingBox())!;
    await (narrow ? page.touchscreen.tap(box.x + 20, box.y + 20) : page.mouse.click(box.x + 20, box.y + 14));
    await press('Shift+ArrowDown');
    expect(await axeFindingsInThemes(page)).toEqual([]);
    await press('ArrowRight', 'ArrowRight', 'Alt+ArrowDown');
    expect(await axeFindingsInThemes(page)).toEqual([]);
    await press('Escape', 'ArrowRight', 'x', 'Enter');
    await page.getByRole('alert').waitFor();
    expect(await axeFindingsInThemes(page)).toEqual([]);
    await press('Escape', 'Control+Home', 'ArrowUp', 'Alt+ArrowDown');
    await page.getByRole('menu').waitFor();
    expect(await axeFindingsInThemes(page)).toEqual([]);
  });
});
