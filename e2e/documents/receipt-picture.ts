import type { Browser } from 'playwright-core';

/** A till receipt as a picture, printed by the browser itself; blurred as a camera does that was moved. */
export async function receiptPicture(browser: Browser, lines: readonly string[], { blurPx = 0 } = {}): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 480, height: 60 + lines.length * 34 }, deviceScaleFactor: 2 });
  const rows = lines.map((line) => `<div>${line.replaceAll('&', '&amp;').replaceAll('  ', '</div><div class="r">')}</div>`);
  await page.setContent(
    `<style>body{margin:30px;background:#fff;color:#111;font:22px/34px "DejaVu Sans",Arial,sans-serif} .r{float:right;margin-top:-34px} body{filter:blur(${blurPx}px)}</style>${rows.join('')}`,
  );
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}
