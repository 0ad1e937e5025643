import type { Browser, Page } from 'playwright-core';
import { serveGridPage } from '../bench-pages/grid/serve-grid-page.ts';

export interface GridFigures {
  /** From the call that renders 20,000 rows of 30 columns to their standing in the document. */
  mountMs: number;
  /** Of the frames of a page that is scrolled by a third of a screen at every frame, down, right and back. */
  frameP95Ms: number;
  /** From the paste of 5,000 cells to the next frame drawn, the page's own storing of values included. */
  pasteMs: number;
  /** Of keys that move, empty, type and confirm, one after the other: from the key to the frame that shows what it did, at the 95th percentile. */
  keyP95Ms: number;
}

/** One round, in a page of its own. */
export async function measureGrid(browser: Browser): Promise<GridFigures> {
  const server = await serveGridPage();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${server.url}/?wait`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const mountMs = await page.evaluate(() => window.gridPage.mount());
    await page.waitForTimeout(200);
    return { mountMs, frameP95Ms: await scrollFrames(page), pasteMs: await paste(page), keyP95Ms: await keys(page) };
  } finally {
    await page.close();
    await server.stop();
  }
}

const FRAMES = 240;

async function scrollFrames(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    const box = document.querySelector('.datagrid')!;
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [];
    let before = await nextFrame();
    for (let frame = 0; frame < frames; frame++) {
      const back = frame > frames / 2;
      box.scrollBy(frame % 8 === 0 ? (back ? -240 : 240) : 0, back ? -300 : 300);
      const now = await nextFrame();
      times.push(now - before);
      before = now;
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  }, FRAMES);
}

const PASTED_ROWS = 250;
const PASTED_COLUMNS = 20;

async function paste(page: Page): Promise<number> {
  return page.evaluate(
    async ([rows, columns]) => {
      const text = Array.from({ length: rows! }, (_, row) =>
        Array.from({ length: columns! }, (_, column) => `${row}.${column + 10}`).join('\t'),
      ).join('\n');
      window.gridPage.setActive({ rowKey: '10', columnId: 'amount6' });
      document.querySelector<HTMLElement>('[role="grid"]')!.focus();
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await drawn();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const start = performance.now();
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await drawn();
      const ms = performance.now() - start;
      const pasted = window.gridPage.batches.at(-1)?.edits;
      if (pasted !== rows! * columns!) throw new Error(`${pasted} cells were pasted.`);
      return ms;
    },
    [PASTED_ROWS, PASTED_COLUMNS],
  );
}

const KEY_ROUNDS = 20;

async function keys(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.keyTimes = [];
    const note = ({ timeStamp }: Event): void =>
      void requestAnimationFrame(() => setTimeout(() => window.keyTimes!.push(performance.now() - timeStamp)));
    document.addEventListener('keydown', note, { capture: true });
  });
  let pressed = 0;
  for (let round = 0; round < KEY_ROUNDS; round++)
    for (const key of ['ArrowDown', 'ArrowRight', 'Delete', '7', 'Enter', 'PageDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      // A person presses the next when they see what the one before did.
      await page.waitForFunction((count) => window.keyTimes!.length === count, ++pressed);
    }
  return page.evaluate(() => window.keyTimes!.sort((a, b) => a - b)[Math.floor(window.keyTimes!.length * 0.95)]!);
}

declare global {
  interface Window {
    /** Milliseconds from each key to its frame. */
    keyTimes?: number[];
  }
}
