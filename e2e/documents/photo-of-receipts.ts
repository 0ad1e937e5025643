import type { Browser } from 'playwright-core';

/** A photo of till receipts that lie apart and askew on a table, with its grain and the camera's noise; each a list of lines. */
export async function photoOfReceipts(browser: Browser, receipts: readonly (readonly string[])[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 60 + receipts.length * 520, height: 640 }, deviceScaleFactor: 2 });
  const papers = receipts.map(
    (lines, index) =>
      `<article style="left:${50 + index * 520}px;top:${70 + (index % 2) * 60}px;transform:rotate(${index % 2 === 0 ? 4 : -6}deg)">${lines
        .map((line) => `<div>${line.replaceAll('&', '&amp;').replaceAll('  ', '</div><div class="r">')}</div>`)
        .join('')}</article>`,
  );
  await page.setContent(
    `<style>body{margin:0;background:#5a4a3c} article{position:absolute;width:380px;padding:26px;background:#f4f2ee;color:#161616;font:21px/34px "DejaVu Sans",Arial,sans-serif}
.r{float:right;margin-top:-34px} svg{position:absolute;inset:0;width:100%;height:100%;opacity:.25}</style>
<svg><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="7"/></filter><rect width="100%" height="100%" filter="url(#grain)"/></svg>${papers.join('')}`,
  );
  const photo = await page.screenshot({ type: 'png' });
  await page.close();
  return photo;
}
