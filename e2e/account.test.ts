import { readFileSync, rmSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT, startProvider, type TestProvider } from '../apps/server/src/http/openid-provider.test-fixture.ts';
import { type AccountPage, openAccountPage } from './account-page.ts';
import { type AppServer, makeDataDirectory, startAppServer } from './app-server.ts';
import { axeFindings, axeFindingsInThemes } from './axe-findings.ts';
import { launchChromium } from './chromium.ts';
import { STATE_SCREENS } from './states/state-walk.ts';
import { longPdf } from './documents/long-pdf.ts';
import { freePort } from './free-port.ts';
import { mailedLink } from './mailed-link.ts';

const PASSWORD = 'kettle lantern orchard 7';
const OTHER = 'harbour violin meadow 3';

let browser: Browser;
let provider: TestProvider;
let server: AppServer;
let startServer: () => Promise<AppServer>;
let dataDirectory: string;
let url: string;
let visitors: AccountPage[] = [];
let people = 0;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  provider = await startProvider([`${url}/auth/google/callback`]);
  dataDirectory = makeDataDirectory();
  startServer = () =>
    startAppServer({
      dataDirectory,
      environment: {
        PORT: String(port),
        PUBLIC_URL: url,
        GOOGLE_ISSUER: provider.issuer,
        GOOGLE_CLIENT_ID: CLIENT.clientId,
        GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      },
    });
  [server, browser] = await Promise.all([startServer(), launchChromium()]);
});

afterEach(async () => {
  for (const visitor of visitors) await visitor.close();
  visitors = [];
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await provider?.close();
  if (dataDirectory) rmSync(dataDirectory, { recursive: true, force: true });
});

async function openVisitor(options?: BrowserContextOptions): Promise<AccountPage> {
  const visitor = await openAccountPage(browser, url, options);
  visitors.push(visitor);
  return visitor;
}

/** An address that nobody had before, in a second try of a test either. */
const newAddress = (): string => `person${++people}.${Date.now()}@example.com`;

describe('an account', () => {
  // holds S1.6, S4.14, S4.20, S4.25, S4.26, S4.27, S6.2, S8.1, S8.11, S9.3
  test('takes over the templates of the device, keeps its own to itself, and reaches every tab', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    await visitor.saveTemplateAs('Tax bills');
    await visitor.signUp(email, PASSWORD);
    await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');
    await expect.poll(() => visitor.kept('sheetlift.templates.account')).toContain('Tax bills');
    expect(await visitor.templateNames()).toContain('Tax bills');
    await visitor.saveTemplateAs('In the account alone');

    const second = await visitor.openTab();
    await second.getByRole('button', { name: /^Account of/ }).waitFor();
    await visitor.signOut();
    await second.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('In the account alone');
    expect(await visitor.kept('sheetlift.token')).toBeNull();
    expect(await visitor.templateNames()).not.toContain('In the account alone');

    await visitor.openSignIn();
    await page.route('**/api/check-email', (route) => route.abort(), { times: 1 });
    await visitor.giveAddress(email.toUpperCase());
    await page.getByText('Unable to check email. Please try again.').waitFor();
    await page.keyboard.press('Enter');
    await visitor.givePassword('not this one');
    await page.getByText('Invalid email or password').waitFor();
    await visitor.givePassword(PASSWORD);
    await second.getByRole('button', { name: /^Account of/ }).waitFor();
    await expect.poll(() => visitor.templateNames()).toContain('In the account alone');
  });

  test('changed on two devices at once shows both, and loses neither unasked', async () => {
    const [one, other] = [await openVisitor(), await openVisitor()];
    const email = newAddress();
    await one.signUp(email, PASSWORD);
    await expect.poll(() => one.kept('sheetlift.templates.account')).toContain('Invoice');
    await other.signIn(email, PASSWORD);
    await other.page.getByRole('button', { name: /^Template Invoice$/ }).waitFor();
    const rename = async ({ page }: AccountPage, name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Edit columns' }).click();
      await page.getByText('Saved in your account').waitFor();
      await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill(name);
      await page.getByRole('button', { name: 'Save template' }).click();
    };
    await rename(one, 'Vendor');
    await one.page.getByText('Saved in your account').waitFor();
    await rename(other, 'Seller');
    const dialog = other.page.getByRole('dialog', { name: '“Invoice” was changed somewhere else' });
    await dialog.getByRole('cell', { name: /Seller/ }).waitFor();
    await dialog.getByRole('cell', { name: /Vendor/ }).waitFor();
    expect(await axeFindings(other.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save yours over it' }).click();
    await other.page.getByText('Saved in your account').waitFor();
    await one.page.reload();
    await one.page.getByRole('columnheader', { name: 'Seller' }).waitFor();
  });

  // holds S1.8, S4.30, S6.2
  test('has its pages of the month on every device', async () => {
    const [here, there] = [await openVisitor(), await openVisitor()];
    const email = newAddress();
    await here.signUp(email, PASSWORD);
    await here.page.getByText('0 pages this month').waitFor();
    const told = here.page.waitForResponse(`${url}/api/usage/reports`);
    await here.page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer: await longPdf(3) });
    await here.page.getByText('3 pages this month').waitFor();
    expect((await told).status()).toBe(200);
    await there.page.getByText('0 pages this month').waitFor();
    await there.signIn(email, PASSWORD);
    await there.page.getByText('3 pages this month').waitFor();
  });

  // holds S5.10
  test('opens a template made on another device, and says which are gone', async () => {
    const [one, other] = [await openVisitor(), await openVisitor()];
    const email = newAddress();
    await one.signUp(email, PASSWORD);
    await one.page.goto(`${url}/templates`);
    await one.page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor();
    await other.signIn(email, PASSWORD);
    await other.saveTemplateAs('Made elsewhere');
    await other.page.goto(`${url}/templates`);
    await other.page.getByRole('button', { name: 'Edit Made elsewhere', exact: true }).click();
    await other.page.getByRole('heading', { name: 'Made elsewhere', level: 1 }).waitFor();
    const address = other.page.url();

    await one.page.goto(address);
    await one.page.getByRole('heading', { name: 'Made elsewhere', level: 1 }).waitFor();
    await one.page.getByRole('link', { name: 'All templates' }).click();
    await one.page.getByRole('row', { name: /^Made elsewhere/ }).waitFor();

    await other.page.getByRole('button', { name: 'More for this template' }).click();
    await other.page.getByRole('menuitem', { name: 'Delete template' }).click();
    await other.page.getByText('“Made elsewhere” deleted').waitFor();
    await one.page.getByRole('button', { name: 'Duplicate Made elsewhere', exact: true }).click();
    await one.page.getByRole('listitem').filter({ hasText: 'Template not found' }).waitFor();
    await one.page.getByRole('row', { name: /^Made elsewhere/ }).waitFor({ state: 'detached' });
    await one.page.goto(address);
    await one.page.getByRole('heading', { name: 'Template not found', level: 1 }).waitFor();
    expect(await one.page.getByRole('textbox').count()).toBe(0);
  });

  test('has both templates again where one was given the name of the other', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    await visitor.signUp(newAddress(), PASSWORD);
    await visitor.saveTemplateAs('Tax bills');
    await visitor.saveTemplateAs('Meter readings');
    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByRole('textbox', { name: /^Name \d/ }).fill('Tax bills');
    await page.getByRole('button', { name: 'Replace Tax bills' }).click();
    await page.getByText('“Tax bills” replaced').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'replaced' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Replace Tax bills' }).waitFor();
    await page.goto(`${url}/templates`);
    await page.getByRole('row', { name: /^Tax bills/ }).waitFor();
    await page.getByRole('row', { name: /^Meter readings/ }).waitFor();
    // Saved over once more, now that the account has another version of it.
    await page.getByRole('button', { name: 'Edit Meter readings', exact: true }).click();
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Meters');
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByText('Saved in your account').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('is looked after on its own screen: password, data, end', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    await visitor.signUp(email, PASSWORD);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    await page.getByText(email).first().waitFor();

    await page.getByRole('button', { name: 'Change name' }).click();
    const rename = page.getByRole('dialog', { name: 'Change name' });
    expect(await rename.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
    await rename.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor();

    await page.getByRole('button', { name: 'Change password' }).click();
    const change = page.getByRole('dialog', { name: 'Change password' });
    await change.getByRole('textbox', { name: 'Current password' }).fill('not this one');
    await change.getByRole('textbox', { name: 'New password' }).fill(OTHER);
    await page.keyboard.press('Enter');
    await change.getByText('The current password is not right.').waitFor();
    await change.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Password changed').waitFor();

    const learning = page.getByRole('switch', { name: 'Keep what it learns in my account' });
    expect(await learning.getAttribute('aria-checked')).toBe('false');
    await learning.click();
    await expect.poll(() => learning.getAttribute('aria-checked')).toBe('true');

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
    const files = unzipSync(readFileSync(await download.path()));
    expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ email, full_name: 'Ada Lovelace', keeps_corrections: true });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const end = page.getByRole('dialog', { name: 'Delete my account?' });
    await end.getByRole('textbox').fill('somebody@else.example');
    await page.keyboard.press('Enter');
    await end.getByText('Type the email address of this account to delete it.').waitFor();
    await end.getByRole('textbox').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText('Account deleted').waitFor();
    await page.getByRole('button', { name: 'Sign in or sign up' }).click();
    await visitor.giveAddress(email);
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
  });

  // holds S4.13, S7.7, S7.13
  test('gets a new password by the link in the mail, which ends its other sessions', async () => {
    const [visitor, elsewhere] = [await openVisitor(), await openVisitor()];
    const { page } = visitor;
    const email = newAddress();
    await elsewhere.signUp(email, PASSWORD);
    await visitor.openSignIn();
    await visitor.giveAddress(email);
    await page.getByRole('button', { name: 'Forgot the password?' }).click();
    await page.getByRole('dialog', { name: 'Look into your mail' }).waitFor();
    await expect.poll(() => mailedLink(dataDirectory, email)).not.toBeNull();
    await page.goto(mailedLink(dataDirectory, email)!);
    await page.getByRole('textbox', { name: 'New password' }).fill(OTHER);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await elsewhere.kept('sheetlift.token')).toBeNull();
    await elsewhere.signIn(email, OTHER);
  });
});

describe('signing in with Google', () => {
  const leave = async ({ page, openSignIn }: AccountPage): Promise<void> => {
    await openSignIn();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
  };

  // holds S4.2, S4.4, S4.5, S4.6, S4.7, S4.8, S4.9, S7.11, S7.12
  test('makes an account, cleans the address, and goes to the plans somebody wanted', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    provider.person = { subject: email, email, name: 'Gina Gruber' };
    await leave(visitor);
    await page.getByRole('button', { name: 'Account of Gina Gruber' }).waitFor();
    expect(page.url()).toBe(`${url}/`);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');
    await visitor.signOut();
    await page.evaluate(() => localStorage.setItem('sheetlift.pendingPricing', 'true'));
    const [start] = await Promise.all([page.waitForRequest('**/auth/google/authorize?*'), leave(visitor)]);
    expect(new URL(start.url()).search).toMatch(/^\?redirect=%2Fpricing&nonce=[\w-]+$/);
    await page.waitForURL(`${url}/pricing`);
    await page.getByRole('button', { name: 'Account of Gina Gruber' }).waitFor();
    expect(await visitor.kept('sheetlift.pendingPricing')).toBeNull();
  });

  test('brings the templates of the device along, also on the way to a plan', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const email = newAddress();
    await visitor.saveTemplateAs('Tax bills');
    provider.person = { subject: email, email, name: 'Nina Nord' };
    await visitor.context.clearCookies();
    await page.evaluate(() => localStorage.setItem('sheetlift.pendingPricing', 'true'));
    await leave(visitor);
    await page.waitForURL(`${url}/pricing`);
    await page.getByRole('button', { name: 'Account of Nina Nord' }).waitFor();
    await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');
    await page.goto(`${url}/templates`);
    await page.getByRole('row', { name: 'Tax bills' }).waitFor();
    await expect.poll(() => visitor.kept('sheetlift.templates.account')).toContain('Tax bills');
  });

  // holds S4.10, S4.11, S8.6, S8.8, S8.9
  test('tells of a conflict, of a refusal, and of a token that did not come', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const failure = (words: string) => page.locator('.toast[role="alert"]').filter({ hasText: 'Error' }).getByText(words);
    const email = newAddress();
    await visitor.signUp(email, PASSWORD);
    await visitor.signOut();
    provider.person = { subject: `other ${email}`, email };
    await leave(visitor);
    await failure('An account with this email already exists. Please sign in using email and password.').waitFor();
    expect(page.url()).toBe(`${url}/`);
    provider.person = null;
    // The provider would know them again without asking.
    await visitor.context.clearCookies();
    await leave(visitor);
    await failure('Authentication failed. Please try again.').waitFor();
    await page.route('**/auth/google/authorize*', (route) => route.fulfill({ status: 302, headers: { location: '/?auth=success' } }));
    await leave(visitor);
    await failure('Authentication completed but token was not received. Please try signing in again.').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });

  // holds S4.10
  test('a token in a link that this tab did not ask for signs nobody in', async () => {
    const [visitor, stranger] = [await openVisitor(), await openVisitor()];
    await stranger.signUp(newAddress(), PASSWORD);
    await visitor.page.goto(`${url}/?auth=success&token=${await stranger.kept('sheetlift.token')}`);
    await visitor.page.getByText('Authentication completed but token was not received. Please try signing in again.').waitFor();
    expect(await visitor.kept('sheetlift.token')).toBeNull();
    expect(visitor.page.url()).toBe(`${url}/`);
  });

  // holds S4.10
  test('nor does one in a link that comes to a tab which had set out for Google', async () => {
    const [visitor, stranger] = [await openVisitor(), await openVisitor()];
    const email = newAddress();
    provider.person = { subject: email, email };
    await leave(stranger);
    await stranger.page.getByRole('button', { name: /^Account of/ }).waitFor();
    const { page } = visitor;
    const link = `/?auth=success&token=${await stranger.kept('sheetlift.token')}`;
    // It comes in the place of Google's answer.
    await page.route('**/auth/google/authorize*', (route) => route.fulfill({ status: 302, headers: { location: link } }));
    await leave(visitor);
    await page.getByText('Authentication completed but token was not received. Please try signing in again.').waitFor();
    expect(await visitor.kept('sheetlift.token')).toBeNull();
  });
});

describe('axe finds nothing at both sizes and in both themes', () => {
  test('in the dialog, on the account screen and over it', async () => {
    const visitor = await openVisitor();
    const { page } = visitor;
    const findings = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const { name, screen } of STATE_SCREENS) {
        await page.setViewportSize(screen.viewport);
        found.push(...(await axeFindingsInThemes(page)).map((finding) => `at ${name}: ${finding}`));
      }
      await page.setViewportSize(STATE_SCREENS[0].screen.viewport);
      return found;
    };
    await visitor.openSignIn();
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    expect(await findings()).toEqual([]);
    await visitor.giveAddress(newAddress());
    await visitor.givePassword('short');
    await page.getByText('A password needs at least 8 characters').waitFor();
    expect(await findings()).toEqual([]);
    await visitor.givePassword(PASSWORD);
    await page.getByRole('button', { name: /^Account of/ }).click();
    expect(await findings()).toEqual([]);
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.getByRole('switch').waitFor();
    expect(await findings()).toEqual([]);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings()).toEqual([]);
  });
});

// Last, because nobody else finds the server meanwhile.
// holds S4.21, S4.22, S8.12
test('a server that is down leaves the templates that were seen last, and they recover by themselves', async () => {
  const visitor = await openVisitor({ serviceWorkers: 'allow' });
  const { page } = visitor;
  await visitor.signUp(newAddress(), PASSWORD);
  await expect.poll(() => visitor.kept('sheetlift.templates.account')).toContain('Invoice');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.stop();
  await page.reload();
  await page
    .getByRole('alert')
    .filter({ has: page.getByText('Error', { exact: true }) })
    .filter({ hasText: 'Failed to load templates from server. Using local storage as fallback.' })
    .waitFor();
  await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
  server = await startServer();
  await page.getByText('The templates of your account are back').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
});
