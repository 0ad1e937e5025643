import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { drawn } from './drawn.ts';

/** A visitor's browser: the tabs of one share what it keeps. */
export interface AccountPage {
  context: BrowserContext;
  page: Page;
  openTab(): Promise<Page>;
  /** Opens the dialog, from the bar of the screen that is open. */
  openSignIn(): Promise<void>;
  /** Into the dialog that is open. */
  giveAddress(email: string): Promise<void>;
  givePassword(password: string): Promise<void>;
  signUp(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Names in the list of templates. */
  templateNames(): Promise<string[]>;
  /** Changes the first field of the chosen template and saves it under a name. */
  saveTemplateAs(name: string): Promise<void>;
  kept(key: string): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Each visitor comes from an address of their own, as the proxy in front would say: a network may sign up ten times in an hour only.
 * Without a service worker, as in `openRunPage`.
 */
export async function openAccountPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<AccountPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': randomAddress() },
    ...options,
  });
  const openTab = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto(url);
    await drawn(tab);
    return tab;
  };
  const page = await openTab();
  // The run is in the first tab; the others say so.
  await page.getByRole('button', { name: /^Template / }).waitFor();

  return {
    context,
    page,
    openTab,
    ...signingInOn(page),
    async signOut() {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    },
    async templateNames() {
      await page.getByRole('button', { name: /^Template / }).click();
      await page.getByRole('option').first().waitFor();
      const names = await page.getByRole('option').locator('b').allInnerTexts();
      await page.keyboard.press('Escape');
      return names;
    },
    async saveTemplateAs(name) {
      await page.getByRole('button', { name: 'Edit columns' }).click();
      const editor = page.getByRole('region', { name: /^Columns/ });
      await editor.getByRole('button', { name: 'Save as' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save as' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('button', { name: 'Save template' }).click();
      await page.getByRole('button', { name: `Template ${name}` }).waitFor();
      await editor.getByRole('button', { name: 'Close columns' }).click();
    },
    kept: (key) => page.evaluate((name) => localStorage.getItem(name), key),
    close: () => context.close(),
  };
}

/** In the private network 10.0.0.0/8. */
function randomAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
}

/** The dialog for signing in, over whatever screen is open. */
export function signingInOn(page: Page): Pick<AccountPage, 'openSignIn' | 'giveAddress' | 'givePassword' | 'signUp' | 'signIn'> {
  const openSignIn = (): Promise<void> => page.getByRole('button', { name: 'Sign in', exact: true }).click();
  async function giveAddress(email: string): Promise<void> {
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
  }
  async function givePassword(password: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.keyboard.press('Enter');
  }
  async function enter(dialog: string, email: string, password: string): Promise<void> {
    await openSignIn();
    await giveAddress(email);
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await givePassword(password);
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  }
  return {
    openSignIn,
    giveAddress,
    givePassword,
    signUp: (email, password) => enter('Create an account', email, password),
    signIn: (email, password) => enter('Sign in', email, password),
  };
}
