import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A way through states of the page: each is shown, in its order, to who looks. */
export interface StateWalk {
  browser: Browser;
  /** Where the server answers. */
  url: string;
  screen: BrowserContextOptions;
  /** Whether the screen is a phone's. */
  narrow: boolean;
  inspect: (page: Page, state: string) => Promise<void>;
}

/** The two screens that every state is looked at on. */
export const STATE_SCREENS = [
  { name: '1440', narrow: false, screen: { viewport: { width: 1440, height: 900 } } },
  { name: '390', narrow: true, screen: { viewport: { width: 390, height: 844 }, hasTouch: true } },
] as const;

/** A window of its own for a stretch of the way; closed when it ends. */
export async function inPage({ browser, screen }: StateWalk, walk: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  try {
    await walk(await context.newPage());
  } finally {
    await context.close();
  }
}
