import { describe, expect, test } from 'vitest';
import { readBudgetMs } from '@sheetlift/engine/limits';
import { type BrowserEngine, startBrowserEngine } from './browser-engine.ts';
import { launchChromium } from './chromium.ts';
import { scannedPdf } from './documents/scanned-pdf.ts';
import { LONG } from './shared-documents.ts';

const PAGES = LONG ? 200 : 3;
/** As the product gives it. */
const BUDGET_MS = readBudgetMs(PAGES);

describe('a scanned PDF in the browser', () => {
  test(`of ${PAGES} pages is read to its end`, { timeout: BUDGET_MS + 120_000 }, async () => {
    const browser = await launchChromium();
    const bytes = await scannedPdf(browser, PAGES);
    await browser.close();
    const engine = await startBrowserEngine();
    const memory = watchMemory(engine);
    try {
      const measured = await engine.read(bytes, 'scan.pdf', { budgetMs: BUDGET_MS });
      expect(measured).toMatchObject({ answer: { pageCount: PAGES } });
      const { pages } = (measured as { answer: { pages: { kind: string; words?: unknown[] }[] } }).answer;
      expect(pages.filter((page) => page.kind === 'fixed' && (page.words?.length ?? 0) > 100)).toHaveLength(PAGES);
      const { peakBytes, peakMs } = await memory.stop();
      console.log(
        `Scanned PDF of ${PAGES} pages in the browser: ${Math.round(measured.ms / 1000)} s, peak ${Math.round(peakBytes / 1e6)} MB after ${Math.round(peakMs / 1000)} s.`,
      );
    } finally {
      await memory.stop();
      await engine.close();
    }
  });
});

/** Looks at the tab's memory every two seconds until it is told to stop. */
function watchMemory(engine: BrowserEngine): { stop(): Promise<{ peakBytes: number; peakMs: number }> } {
  const startedAt = performance.now();
  const peak = { peakBytes: 0, peakMs: 0 };
  let watching = true;
  const watched = (async () => {
    while (watching) {
      const now = await engine.memoryBytes();
      if (now > peak.peakBytes) Object.assign(peak, { peakBytes: now, peakMs: performance.now() - startedAt });
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  })();
  return {
    async stop() {
      watching = false;
      await watched;
      return peak;
    },
  };
}
