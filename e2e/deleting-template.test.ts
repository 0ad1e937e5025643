import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type AccountPage, openAccountPage } from './account-page.ts';
import { launchChromium } from './chromium.ts';

const APP = inject('appUrl');

let browser: Browser;
let visitor: AccountPage;
let faults: string[];

beforeAll(async () => {
  browser = await launchChromium();
});

afterEach(async () => {
  await visitor?.close();
});

afterAll(async () => {
  await browser?.close();
});

/** Somebody signed in whose account has a template of their own, and the list of templates before them. */
async function signUpWithTemplate(): Promise<void> {
  visitor = await openAccountPage(browser, APP);
  const { page } = visitor;
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await visitor.signUp(`deleting.${Date.now()}@example.com`, 'kettle lantern orchard 7');
  await expect.poll(() => visitor.kept('sheetlift.templates.account')).toContain('Invoice');
  await visitor.saveTemplateAs('Tax bills');
  await page.goto(`${APP}/templates`);
  await row().waitFor();
}

const row = () => visitor.page.getByRole('row', { name: 'Tax bills' });

async function deleteFromList(): Promise<void> {
  await visitor.page.getByRole('button', { name: 'More for Tax bills', exact: true }).click();
  await visitor.page.getByRole('menuitem', { name: 'Delete' }).click();
}

async function deleteFromEditor(): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Edit Tax bills', exact: true }).click();
  await visitor.page.getByRole('button', { name: 'More for this template' }).click();
  await visitor.page.getByRole('menuitem', { name: 'Delete template' }).click();
}

// What the server says counts: the list is loaded anew.
// holds S7.19
test.each([
  ['the list', deleteFromList],
  ['the editor', deleteFromEditor],
])('a template of an account is deleted from %s, and comes back', async (_name, remove) => {
  await signUpWithTemplate();
  const { page } = visitor;
  await remove();
  const toast = page.getByRole('listitem').filter({ hasText: '“Tax bills” deleted' });
  await toast.waitFor();
  await row().waitFor({ state: 'detached' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await row().waitFor();
  await page.reload();
  await row().waitFor();
  await remove();
  await toast.first().waitFor();
  await page.goto(`${APP}/templates`);
  await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor();
  await page.getByRole('searchbox').waitFor();
  expect([await row().count(), faults]).toEqual([0, []]);
});

test.each([
  ['the list', deleteFromList],
  ['the editor', deleteFromEditor],
])('one that cannot be deleted from %s stays, and why is said', async (_name, remove) => {
  await signUpWithTemplate();
  const { page } = visitor;
  await page.route('**/api/templates/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
  await remove();
  await page.getByText('“Tax bills” was not deleted').waitFor();
  await page.getByText('Your account cannot be reached. Nothing is lost: save again once it can.').waitFor();
  expect(faults).toEqual([]);
});
