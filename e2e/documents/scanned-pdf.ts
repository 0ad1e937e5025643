import { PDFDocument } from 'pdf-lib';
import type { Browser } from 'playwright-core';

const DIFFERENT_PAGES = 10;
const LINES = 38;
const A4_PT: [number, number] = [595, 842];
const WORDS =
  'order invoice delivery amount number street supplier goods within thirty days payment account total price each part received signed by'.split(
    ' ',
  );

/** A PDF of `pageCount` page pictures at 150 dpi without any text layer; ten different pages in turn. */
export async function scannedPdf(browser: Browser, pageCount: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = await browser.newPage({ viewport: { width: 620, height: 877 }, deviceScaleFactor: 2 });
  const pictures = [];
  for (let number = 0; number < DIFFERENT_PAGES; number++) {
    const lines = Array.from({ length: LINES }, (_, line) =>
      Array.from({ length: 9 }, (_, word) => WORDS[(number * 7 + line * 5 + word * 3) % WORDS.length]).join(' '),
    );
    await page.setContent(
      `<style>body{margin:40px;background:#fff;color:#222;font:14px/20px serif}</style>${lines.map((line, index) => `<div>${line} ${number * 1000 + index}</div>`).join('')}`,
    );
    pictures.push(await document.embedJpg(await page.screenshot({ type: 'jpeg', quality: 80 })));
  }
  await page.close();
  for (let number = 0; number < pageCount; number++) {
    document.addPage(A4_PT).drawImage(pictures[number % DIFFERENT_PAGES]!, { x: 0, y: 0, width: A4_PT[0], height: A4_PT[1] });
  }
  return document.save();
}
