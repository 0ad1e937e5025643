import { describe, expect, test } from 'vitest';
import { startBrowserEngine } from './browser-engine.ts';
import { launchChromium } from './chromium.ts';
import { scannedPdf } from './documents/scanned-pdf.ts';
import { LONG } from './shared-documents.ts';

const PAGES = LONG ? 200 : 3;
const BUDGET_MS = 20 * 60_000;

describe('a scanned PDF in the browser', () => {
  test(`of ${PAGES} pages is read to its end`, { timeout: BUDGET_MS + 60_000 }, async () => {
    const browser = await launchChromium();
    const bytes = await scannedPdf(browser, PAGES);
    await browser.close();
    const engine = await startBrowserEngine();
    let peakBytes = 0;
    const sampler = setInterval(() => void engine.memoryBytes().then((now) => (peakBytes = Math.max(peakBytes, now))), 2_000);
    try {
      const measured = await engine.read(bytes, 'scan.pdf', { budgetMs: BUDGET_MS });
      expect(measured).toMatchObject({ answer: { pageCount: PAGES } });
      const { pages } = (measured as { answer: { pages: { kind: string; words?: unknown[] }[] } }).answer;
      expect(pages.filter((page) => page.kind === 'fixed' && (page.words?.length ?? 0) > 100)).toHaveLength(PAGES);
      console.log(`Scanned PDF of ${PAGES} pages in the browser: ${Math.round(measured.ms / 1000)} s, peak ${Math.round(peakBytes / 1e6)} MB.`);
    } finally {
      clearInterval(sampler);
      await engine.close();
    }
  });
});
