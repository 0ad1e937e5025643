import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/ensure-chromium.mjs';

/** Prints documents written as HTML, by a browser of its own. */
export interface PagePrinter {
  toPdf(html: string): Promise<Uint8Array>;
  /** A picture of the (first) page, as a scanner of 150 dots an inch sees it. */
  toPicture(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A4 at 96 dots an inch. */
const PAGE_PX = { width: 794, height: 1123 };
const SCANNER_DPI = 150;

export async function openPagePrinter(): Promise<PagePrinter> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Generated documents are printed with Chromium: install it or set CHROMIUM_PATH.');
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: PAGE_PX, deviceScaleFactor: SCANNER_DPI / 96 });
  return {
    async toPdf(html) {
      await page.setContent(html);
      return page.pdf({ preferCSSPageSize: true, printBackground: true });
    },
    async toPicture(html) {
      await page.setContent(html.replace('body{margin:0', 'body{margin:64px 60px'));
      return page.screenshot({ type: 'png' });
    },
    close: () => browser.close(),
  };
}
