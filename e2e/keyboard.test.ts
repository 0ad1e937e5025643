import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { drawn } from './drawn.ts';
import { atRest } from './states/reading-states.ts';

const APP = inject('appUrl');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', reducedMotion: 'reduce' });
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
});

describe('with the keyboard alone', () => {
  test.each([
    '/',
    '/templates',
    '/templates?edit=new',
    '/template/invoce',
    '/pricing',
    '/faq',
    '/contact',
    '/terms',
    '/privacy',
    '/account',
    '/reset-password',
    '/nowhere',
  ])('everything at %s is reached, in the order in which it is read, and shows that it is', async (path) => {
    await page.goto(APP + path);
    await atRest(page);
    // What is fetched late may add a control or take the focus.
    await page.waitForLoadState('networkidle');
    if (path === '/') await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
    const order = await controlsInOrder();
    expect(order.length).toBeGreaterThan(5);
    const reached: string[] = [];
    await focusTop();
    for (let presses = 0; presses < order.length; presses++) {
      await page.keyboard.press('Tab');
      const { name, hidden } = await focusedControl();
      reached.push(name);
      expect(hidden, `${name} shows that it has the focus`).toBeNull();
    }
    expect(reached).toEqual(order);
  });

  const openers: readonly { path: string; opener: () => Locator; opened: () => Locator }[] = [
    {
      path: '/',
      opener: () => page.getByRole('button', { name: 'How?' }),
      opened: () => page.getByRole('dialog', { name: 'How documents are read on this device' }),
    },
    { path: '/', opener: () => page.getByRole('button', { name: 'Template Invoice' }), opened: () => page.getByRole('listbox') },
    { path: '/', opener: () => page.getByRole('button', { name: /^Settings/ }), opened: () => page.getByRole('menu') },
    { path: '/', opener: () => page.getByRole('button', { name: 'Kept on this device' }), opened: () => page.getByRole('dialog') },
    { path: '/', opener: () => page.getByRole('button', { name: 'Keys' }), opened: () => page.getByRole('dialog', { name: 'Keys' }) },
    {
      path: '/templates',
      opener: () => page.getByRole('button', { name: 'Look at Invoice', exact: true }),
      opened: () => page.getByRole('dialog'),
    },
    {
      path: '/templates',
      opener: () => page.getByRole('button', { name: 'More ways to make a template' }),
      opened: () => page.getByRole('menu'),
    },
    {
      path: '/templates',
      opener: () => page.getByRole('button', { name: /^From a pasted header row/ }),
      opened: () => page.getByRole('dialog'),
    },
    {
      path: '/faq',
      opener: () => page.getByRole('button', { name: 'Sign in' }),
      opened: () => page.getByRole('dialog', { name: 'Sign in or sign up' }),
    },
  ];
  test('what was opened takes the focus, closes with Escape and gives it back', async () => {
    let at = '';
    for (const { path, opener, opened } of openers) {
      if (at !== path) {
        await page.goto(APP + (at = path));
        await drawn(page);
      }
      await opener().focus();
      const name = await opener().innerText();
      await page.keyboard.press('Enter');
      await opened().waitFor();
      await expect
        .poll(
          () =>
            opened().evaluate(
              (element) => element.contains(document.activeElement) || element.parentElement!.contains(document.activeElement),
            ),
          { message: name },
        )
        .toBe(true);
      await page.keyboard.press('Escape');
      await opened().waitFor({ state: 'detached' });
      await expect.poll(() => opener().evaluate((element) => element === document.activeElement), { message: name }).toBe(true);
    }
  });
});

/** Where a screen takes the focus itself, the keys begin at the top all the same. */
async function focusTop(): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** What can have the focus, as it is read: from the top of the page on. */
async function controlsInOrder(): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const canHaveFocus =
      'a[href], button:not(:disabled), input:not([type="hidden"]):not([hidden]):not(:disabled), select, textarea, summary, [tabindex]:not([tabindex^="-"])';
    return [...document.querySelectorAll(canHaveFocus)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.matches('[tabindex^="-"]') && !element.closest('[inert]'),
      )
      .map(nameOf);
  });
}

/** What has the focus, and why that cannot be seen; null where it can. */
async function focusedControl(): Promise<{ name: string; hidden: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const hidden =
      box.width < 2 || box.height < 2
        ? 'it has no size'
        : box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth
          ? 'it is out of view'
          : outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
            ? 'it has no ring'
            : null;
    return { name, hidden };
  });
}
