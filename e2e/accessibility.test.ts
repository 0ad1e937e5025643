import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startAppServer } from './app-server.ts';
import { axeFindingsInThemes } from './axe-findings.ts';
import { launchChromium } from './chromium.ts';
import { layoutFindings } from './layout-findings.ts';
import { motionFindings } from './motion-findings.ts';
import { primaryFindings } from './primary-findings.ts';
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

const APP = inject('appUrl');

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

/** Each state is looked at in both themes, with larger text or on a smaller screen, and with everything still. */
describe.each(STATE_SCREENS)(
  'at $name axe finds nothing, no text is lost, nothing moves and one button is primary',
  { timeout: 300_000 },
  ({ screen, narrow }) => {
    test('on the screens that are read', async () => {
      expect(await findingsOf(walkReadingStates, APP)).toEqual([]);
    });

    test('among the templates', async () => {
      expect(await findingsOf(walkTemplateStates, APP)).toEqual([]);
    });

    test('in a run', async () => {
      expect(await findingsOf(walkRunStates, APP)).toEqual([]);
    });

    test('where a field is made of what is pointed at', async () => {
      expect(await findingsOf(walkFieldStates, APP)).toEqual([]);
    });

    test('where a language model is set up and asked', async () => {
      expect(await findingsOf(walkModelStates, APP)).toEqual([]);
    });

    test('in the account and among the plans', async () => {
      const shop = await startTestShop();
      expect(await findingsOf((walk) => walkAccountStates(walk, shop), shop.server.url).finally(shop.close)).toEqual([]);
    });

    // Reading on a server takes its time: on the wide screen axe looks at these states in their own journeys.
    test.runIf(narrow)('in runs on the server', async () => {
      const server = await startAppServer({ role: 'all' });
      expect(await findingsOf(walkServerStates, server.url).finally(server.stop)).toEqual([]);
    });

    async function findingsOf(walk: (walk: StateWalk) => Promise<void>, url: string): Promise<string[]> {
      const found: string[] = [];
      const inspect = async (page: Page, state: string): Promise<void> => {
        for (const finding of await findingsIn(page, narrow)) found.push(`${state}: ${finding}`);
      };
      await walk({ browser, url, screen: { ...screen, reducedMotion: 'reduce' }, narrow, inspect });
      return found;
    }
  },
);

test('the check for motion sees what moves where nobody asked for stillness', async () => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(APP);
  await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
  expect(await motionFindings(page)).toContainEqual(expect.stringContaining('transition of'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionFindings(page)).toEqual([]);
  await context.close();
});

async function findingsIn(page: Page, narrow: boolean): Promise<string[]> {
  const found = [
    ...(await layoutFindings(page)),
    ...(await motionFindings(page)),
    ...(await primaryFindings(page)),
    ...(await axeFindingsInThemes(page)),
  ];
  if (narrow) return [...found, ...(await at(page, 320, 640))];
  return [...found, ...(await at(page, 720, 450)), ...(await withLargeText(page))];
}

async function at(page: Page, width: number, height: number): Promise<string[]> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width, height });
  const found = await findingsAtButton(page);
  await page.setViewportSize(before);
  return found.map((finding) => `at ${width} px: ${finding}`);
}

async function withLargeText(page: Page): Promise<string[]> {
  const setSize = (size: string): Promise<void> => page.evaluate((to) => void (document.documentElement.style.fontSize = to), size);
  await setSize('200%');
  const found = await findingsAtButton(page);
  await setSize('');
  return found.map((finding) => `with text at 200 %: ${finding}`);
}

/** What floats beside its button went where the button went, perhaps out of view; afterwards the page is where it was. */
async function findingsAtButton(page: Page): Promise<string[]> {
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => document.querySelector('[aria-expanded="true"][aria-haspopup]')?.scrollIntoView({ block: 'center' }));
  await settled(page);
  let found = await layoutFindings(page);
  if (found.length > 0) {
    // Lists follow the measured heights of what is in them a moment later.
    await page.waitForTimeout(500);
    found = await layoutFindings(page);
  }
  await page.evaluate((to) => scrollTo(0, to), top);
  return found;
}
