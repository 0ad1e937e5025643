import type { Browser, Page } from 'playwright-core';
import { longPdf } from '../documents/long-pdf.ts';
import { openInViewer, rendererMegabytes, servePagesPage } from '../pages-page/serve-pages-page.ts';

export interface PagesFigures {
  /** From the call that shows the document to its first page being sharp on the screen; the engine was used before, the file was not. */
  firstPageMs: number;
  /** Of the frames of a view that is scrolled by two fifths of a screen at every frame, down and back, its pages being drawn meanwhile. */
  frameP95Ms: number;
  /** The most memory that the page and its workers took, after reading 300 pages and while they were scrolled through. */
  peakMB: number;
}

const PAGES = 300;

/** One round, in a page of its own. */
export async function measurePages(browser: Browser): Promise<PagesFigures> {
  const server = await servePagesPage();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(server.url);
    // The engine is loaded by a small document, as it is in a session.
    await openInViewer(page, 'small.pdf', await longPdf(1));
    await sharp(page);
    await openInViewer(page, 'ledger.pdf', await longPdf(PAGES));
    const firstPageMs = await sharp(page);
    let peakMB = await rendererMegabytes(browser);
    const sample = setInterval(() => void rendererMegabytes(browser).then((now) => (peakMB = Math.max(peakMB, now))), 250);
    const frameP95Ms = await scrollFrames(page);
    clearInterval(sample);
    return { firstPageMs, frameP95Ms, peakMB };
  } finally {
    await page.close();
    await server.stop();
  }
}

/** Wider than what a page is shown as until it is drawn sharply. */
const SHARP_PX = 300;

/** Time from opening to the frame after the first page was drawn sharply. */
async function sharp(page: Page): Promise<number> {
  return page.evaluate(async (sharpPx) => {
    const isSharp = (): boolean => (document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas[data-drawn]')?.width ?? 0) > sharpPx;
    while (!isSharp()) await new Promise(requestAnimationFrame);
    return performance.now() - performance.getEntriesByName('opened').at(-1)!.startTime;
  }, SHARP_PX);
}

const FRAMES = 400;

async function scrollFrames(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    const scroller = document.querySelector('.pages')!;
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [];
    let before = await nextFrame();
    for (let frame = 0; frame < frames; frame++) {
      scroller.scrollBy(0, (frame < frames / 2 ? 1 : -1) * scroller.clientHeight * 0.4);
      const now = await nextFrame();
      times.push(now - before);
      before = now;
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  }, FRAMES);
}
