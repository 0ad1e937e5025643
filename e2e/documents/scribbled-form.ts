import type { Browser } from 'playwright-core';

/** A form whose one field a hand filled in so that nobody can read it, as a picture printed by the browser itself. */
export async function scribbledForm(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 640, height: 320 }, deviceScaleFactor: 2 });
  // Heights that do not repeat, as strokes of a hand.
  const strokes = Array.from({ length: 26 }, (_, at) => {
    const [x, up, down] = [200 + at * 7, ((at * 37) % 29) - 2, (at * 53) % 23];
    return `Q ${x + 2} ${118 - up} ${x + 4} ${116 - down / 2} T ${x + 7} ${120 - (down % 14)}`;
  });
  await page.setContent(
    `<svg width="640" height="320" style="position:absolute;left:0;top:0" font-family="DejaVu Sans, Arial, sans-serif" font-size="18">
      <text x="50" y="50">Harbour of Bergen, application for a berth</text>
      <text x="50" y="120">Supplier name:</text><path d="M 200 117 ${strokes.join(' ')}" fill="none" stroke="#223" stroke-width="2"/>
      <text x="50" y="190">Length of the ship: 12.50 m</text>
      <text x="50" y="260">With kind regards, the harbour master</text>
    </svg>`,
  );
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}
