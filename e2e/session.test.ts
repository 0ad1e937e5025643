import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type AccountPage, openAccountPage, signingInOn } from './account-page.ts';
import { launchChromium } from './chromium.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { openRunPage } from './run-page.ts';

const APP = inject('appUrl');
const PASSWORD = 'kettle lantern orchard 7';

let browser: Browser;
let visitors: AccountPage[] = [];
let people = 0;

beforeAll(async () => {
  browser = await launchChromium();
});

afterEach(async () => {
  for (const visitor of visitors) await visitor.close();
  visitors = [];
});

afterAll(async () => {
  await browser?.close();
});

async function openVisitor(): Promise<AccountPage> {
  const visitor = await openAccountPage(browser, APP);
  visitors.push(visitor);
  return visitor;
}

/** An address that nobody had before, in a second try of a test either. */
const newAddress = (): string => `session${++people}.${Date.now()}@example.com`;

const ERROR = 'Authentication failed. Please try again.';
const TOKEN_MISSING = 'Authentication completed but token was not received. Please try signing in again.';

/** What the account has, as another device sees it. */
async function namesOnAnotherDevice(email: string): Promise<string[]> {
  const other = await openVisitor();
  await other.signIn(email, PASSWORD);
  await expect.poll(() => other.kept('sheetlift.templates.account')).not.toBeNull();
  return other.templateNames();
}

describe('the templates of the device', () => {
  // holds S4.25, S4.26
  test.each(['/pricing', '/faq'])('go into an account that is made on %s', async (path) => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    await visitor.saveTemplateAs('Tax bills');
    await page.goto(APP + path);
    await visitor.signUp(email, PASSWORD);
    await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');
    await page.goto(`${APP}/templates`);
    await page.getByRole('row', { name: 'Tax bills' }).waitFor();
    expect(await namesOnAnotherDevice(email)).toContain('Tax bills');
  });

  // holds S4.25, S4.26
  test('go there once it can be reached, after a reload too, on whatever screen', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    await visitor.saveTemplateAs('Tax bills');
    await page.goto(`${APP}/contact`);
    await page.route('**/api/templates/migrate', (route) => route.abort());
    await visitor.signUp(email, PASSWORD);
    await expect.poll(() => visitor.kept(`sheetlift.migrating.${email}`)).toBe('true');
    await page.reload();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    expect(await visitor.kept(`sheetlift.migrated.${email}`)).toBeNull();
    await page.unrouteAll();
    await page.goto(`${APP}/terms`);
    await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');
    expect(await namesOnAnotherDevice(email)).toContain('Tax bills');
  });

  test('are what is changed there, however late those come that everybody starts with', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    let letCome = (): void => undefined;
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/default-templates.json', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.signUp(email, PASSWORD);
    await expect.poll(() => visitor.kept('sheetlift.templates.account')).toContain('Invoice');
    const [answer] = await Promise.all([page.waitForResponse('**/default-templates.json'), letCome()]);
    await answer.finished();
    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByText('Saved in your account').waitFor();
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('Vendor');
    const [saved] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/api/templates') && request.method() !== 'GET'),
      page.getByRole('button', { name: 'Save template' }).click(),
    ]);
    expect(saved.method()).toBe('PUT');
    await page.getByText('Saved in your account').waitFor();
  });

  test('go there where signing in to the new account failed at first, which the dialog says', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    await visitor.saveTemplateAs('Tax bills');
    await page.goto(`${APP}/faq`);
    await page.route('**/auth/jwt/login', (route) => route.abort(), { times: 1 });
    await visitor.openSignIn();
    await visitor.giveAddress(email);
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
    await visitor.givePassword(PASSWORD);
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByText('Your account is made, but signing in to it did not work. Sign in with the password that you chose.').waitFor();
    await visitor.givePassword(PASSWORD);
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');
    expect(await namesOnAnotherDevice(email)).toContain('Tax bills');
  });
});

// holds S4.29
test('pages counted on the device start again when somebody has signed in and out, on whatever screens', async () => {
  const run = await openRunPage(browser, APP);
  const { page } = run;
  await run.giveDocuments([{ name: 'halden.pdf', buffer: await invoicePdf() }]);
  await run.finished();
  await page.getByText(/^1 page this month/).waitFor();
  await page.goto(`${APP}/faq`);
  await signingInOn(page).signUp(newAddress(), PASSWORD);
  await page.goto(`${APP}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.goto(APP);
  await page.getByText(/^0 pages this month/).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sheetlift.pages.')))).toEqual([]);
  await run.close();
});

// holds S4.12
test('what failed at Google ends no session of this device', async () => {
  const visitor = await openVisitor();
  const { page } = visitor;
  await visitor.signUp(newAddress(), PASSWORD);
  for (const [query, words] of [
    ['auth=error&type=authentication_failed', ERROR],
    ['auth=success', TOKEN_MISSING],
  ] as const) {
    await page.goto(`${APP}/templates?${query}`);
    await page.getByText(words).waitFor();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    expect(page.url()).toBe(`${APP}/templates`);
  }
});
