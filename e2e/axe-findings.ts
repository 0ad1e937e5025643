import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './states/settled.ts';

/** What axe finds, as short sentences. What came in while it looked, a toast that fades in, is looked at again once it has come to rest. */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const found = await findingsNow(page, rules);
  return found.length === 0 ? found : findingsNow(page, rules);
}

async function findingsNow(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  await settled(page);
  // Through the debugger, which the page's policy does not concern.
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value;
  if ((await evaluate('typeof axe')) === 'undefined') await evaluate(axe.source);
  // What passes is not asked for: naming each such element takes longer than the rules.
  const options = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: ['color-contrast'] }) };
  const found = await evaluate(
    `axe.run(${JSON.stringify(options)})` +
      '.then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`))))',
  );
  await session.detach();
  return JSON.parse(found as string) as string[];
}
