import type { Page } from 'playwright-core';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import { longPdf } from '../documents/long-pdf.ts';
import type { TestShop } from '../test-shop.ts';
import { atRest } from './reading-states.ts';
import { inPage, type StateWalk } from './state-walk.ts';

const PASSWORD = 'kettle lantern orchard 7';

/** Signing in, the account, and the plans where they are sold; the walk's address is the shop's. */
export async function walkAccountStates(walk: StateWalk, shop: TestShop): Promise<void> {
  const { url, inspect } = walk;
  await inPage(walk, async (page) => {
    await shop.admit(page.context());
    const email = `states.${Date.now()}@example.com`;
    await page.goto(`${url}/pricing`);
    await atRest(page);
    await inspect(page, 'pricing');
    await walkSignIn(page, email, inspect);
    await page.goto(`${url}/account`);
    await page.getByRole('switch').waitFor();
    await inspect(page, 'account');
    for (const [button, state] of [
      ['Change name', 'change-name'],
      ['Change password', 'change-password'],
      ['Delete my account', 'delete-account'],
      ['Sign out everywhere', 'sign-out-everywhere'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').waitFor();
      await inspect(page, state);
      await page.keyboard.press('Escape');
    }
    await walkPlans(page, walk, shop, email);
    await walkOutOfReach(page, walk);
  });
  await walkPagesLeft(walk);
}

async function walkSignIn(page: Page, email: string, inspect: StateWalk['inspect']): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await inspect(page, 'sign-in-address');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Create an account' }).getByRole('textbox', { name: 'Password' }).fill('short');
  await page.keyboard.press('Enter');
  await page.getByText('A password needs at least 8 characters').waitFor();
  await inspect(page, 'sign-up');
  await page.route('**/auth/jwt/login', (route) => route.abort(), { times: 1 });
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Your account is made, but signing in to it did not work.').waitFor();
  await inspect(page, 'sign-up-registered');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await inspect(page, 'account-menu');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.keyboard.press('Enter');
  await page.getByText('Invalid email or password').waitFor();
  await inspect(page, 'sign-in-refused');
  await page.getByRole('button', { name: 'Forgot the password?' }).click();
  await page.getByRole('dialog', { name: 'Look into your mail' }).waitFor();
  await inspect(page, 'sign-in-mailed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

async function walkPlans(page: Page, { url, inspect }: StateWalk, shop: TestShop, email: string): Promise<void> {
  await page.goto(`${url}/pricing`);
  await page.getByRole('button', { name: 'Choose Starter' }).first().click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  await inspect(page, 'prove-email');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Look into your mail.').waitFor();
  await inspect(page, 'prove-email-sent');
  await page.goto(`${url}/pricing?plan=starter&period=month&email_proof=spent`);
  await page.getByRole('button', { name: 'Send a new link' }).waitFor();
  await inspect(page, 'prove-email-spent');
  await page.goto(await shop.mailTo(email));
  const overlay = page.frameLocator('iframe[title="Paddle checkout"]');
  await overlay.getByLabel('Card number').fill('4242 4242 4242 4242');
  await overlay.getByRole('button', { name: 'Pay now' }).click();
  await page.locator('.note', { hasText: 'You are on Starter.' }).waitFor();
  await inspect(page, 'purchase');
  await page.goto(`${url}/account`);
  await page.getByText('Next payment on').waitFor();
  await inspect(page, 'account-with-plan');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await dialog.getByText('Pro', { exact: true }).click();
  await dialog.getByText('Charged now').waitFor();
  await inspect(page, 'change-plan');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'End Starter' }).click();
  await page.getByRole('dialog', { name: 'End Starter?' }).waitFor();
  await inspect(page, 'unsubscribe');
  await page.getByRole('dialog').getByRole('button', { name: 'End Starter' }).click();
  await page.getByText(/^Ends on/).waitFor();
  await inspect(page, 'account-ending');
  await page.getByRole('button', { name: 'Keep Starter' }).click();
  await page.getByText('Next payment on').waitFor();
  shop.offline.renew(shop.offline.events.findLast(({ event_type }) => event_type === 'subscription.created')!.data.id, { isPaid: false });
  await shop.offline.settled();
  await page.goto(url);
  await page.locator('.note', { hasText: 'Your last payment failed.' }).waitFor();
  await inspect(page, 'past-due');
  await page.route('**/api/templates', (route) => route.abort());
  await page.reload();
  await page.getByText('Failed to load templates from server. Using local storage as fallback.').first().waitFor();
  await inspect(page, 'templates-fallback');
}

/** What is said while the server cannot be asked who is signed in. */
async function walkOutOfReach(page: Page, { url, inspect }: StateWalk): Promise<void> {
  await page.route('**/api/me', (route) => route.abort());
  await page.goto(`${url}/account`);
  await page.getByText('your account cannot be reached').waitFor();
  await inspect(page, 'account-out-of-reach');
  await page.goto(url);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('Your plan is not known yet').waitFor();
  await inspect(page, 'plan-not-known');
}

/** What is said when the month's pages run out. */
async function walkPagesLeft(walk: StateWalk): Promise<void> {
  for (const [used, state] of [
    [16, 'pages-nearly-used'],
    [20, 'pages-used'],
  ] as const) {
    await inPage(walk, async (page) => {
      await page.goto(`${walk.url}/terms`);
      await page.evaluate((pages) => {
        const now = new Date();
        localStorage.setItem(
          `sheetlift.pages.${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`,
          JSON.stringify({ signInState: 'signed-out', used: pages, counted: [] }),
        );
      }, used);
      await page.goto(walk.url);
      await page.locator('.note', { hasText: /pages/ }).first().waitFor();
      await walk.inspect(page, state);
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles([
          { name: 'ledger.pdf', mimeType: 'application/pdf', buffer: await longPdf(52) },
          { name: 'halden.pdf', mimeType: 'application/pdf', buffer: await invoicePdf() },
        ]);
      await page.getByText(/1 file has more than 50 pages/).waitFor();
      await walk.inspect(page, `${state}-in-run`);
    });
  }
}
