// Pictures of every state at both sizes and themes, for looking at: `npx vitest run --config e2e/screenshots.config.ts`.
// They land in .tmp/screenshots; the picture of the README, of a sample document, in docs.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startAppServer } from './app-server.ts';
import { launchChromium } from './chromium.ts';
import { openRunPage } from './run-page.ts';
import { walkAccountStates } from './states/account-states.ts';
import { walkRunStates } from './states/run-states.ts';
import { walkFieldStates } from './states/field-states.ts';
import { walkModelStates } from './states/model-states.ts';
import { walkReadingStates } from './states/reading-states.ts';
import { walkServerStates } from './states/server-states.ts';
import { settled } from './states/settled.ts';
import { type StateWalk, STATE_SCREENS } from './states/state-walk.ts';
import { walkTemplateStates } from './states/template-states.ts';
import { startTestShop } from './test-shop.ts';

const README_PICTURE = fileURLToPath(new URL('../docs/page.png', import.meta.url));
const FOLDER = fileURLToPath(new URL('../.tmp/screenshots/', import.meta.url));

const APP = inject('appUrl');

let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

describe.each(STATE_SCREENS)('screenshots at $name', ({ name, screen, narrow }) => {
  test.each([
    ['the screens that are read', walkReadingStates],
    ['the templates', walkTemplateStates],
    ['a run', walkRunStates],
    ['a field from the page', walkFieldStates],
    ['a language model', walkModelStates],
  ] as const)('of %s', async (_, walk) => {
    expect(await picturesOf(walk, APP)).toBeGreaterThan(0);
  });

  test('of the account and the plans', async () => {
    const shop = await startTestShop();
    expect(await picturesOf((walk) => walkAccountStates(walk, shop), shop.server.url).finally(shop.close)).toBeGreaterThan(0);
  });

  test('of runs on the server', { timeout: 300_000 }, async () => {
    const server = await startAppServer({ role: 'all' });
    expect(await picturesOf(walkServerStates, server.url).finally(server.stop)).toBeGreaterThan(0);
  });

  async function picturesOf(walk: (walk: StateWalk) => Promise<void>, url: string): Promise<number> {
    let taken = 0;
    await walk({
      browser,
      url,
      screen,
      narrow,
      inspect: async (page, state) => void (taken += await takePictures(page, `${state}-${name}`)),
    });
    return taken;
  }
});

async function takePictures(page: Page, name: string): Promise<number> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // What floats is placed on the screen, not on the whole page.
    const floats = (await page.locator('.veil, .float, .editor-drawer, [data-sonner-toast]').count()) > 0;
    await page.screenshot({ path: `${FOLDER}${name}-${colorScheme}.png`, fullPage: !floats });
  }
  return 2;
}

test('the picture of the README: a sample document beside its rows', async () => {
  const run = await openRunPage(browser, APP, { viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  const { page } = run;
  await page.getByRole('button', { name: /Supplier invoice/ }).click();
  await run.documentItem('supplier-invoice.pdf').getByText('1 row').waitFor();
  await run.chooseTemplate('Invoice lines');
  await run
    .documentItem('supplier-invoice.pdf')
    .getByText(/\d\d rows/)
    .waitFor();
  await run.chooseCell('Description', 5);
  await page.locator('.ev.active').first().waitFor();
  await page.waitForFunction(() => (document.querySelector<HTMLCanvasElement>('.page canvas')?.width ?? 0) > 300);
  await page.waitForTimeout(600);
  await page.screenshot({ path: README_PICTURE });
  expect(run.complaints).toEqual([]);
  await run.close();
});
