import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds, as short sentences. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForTimeout(300);
  // Through the debugger, which the page's policy does not concern.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run().then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`))))',
    awaitPromise: true,
  });
  await session.detach();
  return JSON.parse(result.value as string) as string[];
}
