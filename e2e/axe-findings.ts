import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './states/settled.ts';

interface Look {
  rules: 'all' | 'colours';
  /** The selector of the element looked into; the whole page where it is left out. */
  within?: string;
}

/** What axe finds, as short sentences. What came in while it looked, a toast that fades in, is looked at again once it has come to rest. */
export async function axeFindings(page: Page, look: Look = { rules: 'all' }): Promise<string[]> {
  const found = await findingsNow(page, look);
  return found.length === 0 ? found : findingsNow(page, look);
}

/** What axe finds in the light and in the dark theme of a page as it stands; it is left in the dark one. */
export async function axeFindingsInThemes(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  // Of what axe looks at, only the colours are others in the other theme.
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFindings(page, { rules, ...(within && { within }) })).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

async function findingsNow(page: Page, { rules, within }: Look): Promise<string[]> {
  await settled(page);
  // Through the debugger, which the page's policy does not concern.
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value;
  if ((await evaluate('typeof axe')) === 'undefined') await evaluate(axe.source);
  // What passes is not asked for: naming each such element takes longer than the rules.
  const options = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: ['color-contrast'] }) };
  const place = within === undefined ? 'document' : `document.querySelector(${JSON.stringify(within)})`;
  const found = await evaluate(
    `axe.run(${place}, ${JSON.stringify(options)})` +
      '.then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`))))',
  );
  await session.detach();
  return JSON.parse(found as string) as string[];
}
