import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** JavaScript that the first visit to `/` runs, in kB of gzip; what is fetched later, for work without network, is not in it. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<{ javascriptKb: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  await context.close();
  return { javascriptKb: sizes.reduce((total, size) => total + size, 0) / 1_000 };
}
