import { CARD_DECLINED } from '@sheetlift/paddle-offline';
import type { Browser, FrameLocator, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type AccountPage, openAccountPage } from './account-page.ts';
import { axeFindings } from './axe-findings.ts';
import { launchChromium } from './chromium.ts';
import { longPdf } from './documents/long-pdf.ts';
import { openRunPage } from './run-page.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const PASSWORD = 'kettle lantern orchard 7';

let browser: Browser;
let shop: TestShop;
let buyer: AccountPage;
let page: Page;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startTestShop(), launchChromium()]);
  buyer = await openAccountPage(browser, shop.server.url);
  ({ page } = buyer);
  await shop.admit(buyer.context);
});

afterAll(async () => {
  await buyer?.close();
  await browser?.close();
  await shop?.close();
});

const overlay = (): FrameLocator => page.frameLocator('iframe[title="Paddle checkout"]');

/** The notice on the screen that begins so. */
const notice = (screen: Page, words: string | RegExp) => screen.locator('.note', { hasText: words });

/** The subscription that was bought last. */
const boughtLast = (): string => shop.offline.events.findLast(({ event_type }) => event_type === 'subscription.created')!.data.id;

async function closeOverlay(): Promise<void> {
  await overlay().getByRole('button', { name: 'Close checkout' }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
}

async function pay(card?: string): Promise<void> {
  if (card !== undefined) await overlay().getByLabel('Card number').fill(card);
  await overlay().getByRole('button', { name: 'Pay now' }).click();
}

/** Each answer to a call in turn, and the words that it puts where the person is. */
async function sayWhy(
  screen: Page,
  call: string,
  button: Locator,
  answers: readonly [answer: (route: Route) => Promise<void>, words: string][],
): Promise<void> {
  for (const [answer, words] of answers) {
    await screen.route(call, answer, { times: 1 });
    await button.click();
    await screen.getByRole('alert').getByText(words, { exact: true }).waitFor();
  }
}

/** One person's life with a plan; each step begins where the one before ended. */
describe('somebody who buys a plan', () => {
  // holds S4.36, S7.21, S9.4
  test('signs in first, shows by a link in a mail that the address is theirs, and finds the checkout open', async () => {
    await page.goto(`${shop.server.url}/pricing`);
    await page.getByRole('button', { name: 'Sign in for Starter' }).first().click();
    await expect.poll(() => buyer.kept('sheetlift.pendingPricing')).toBe('true');
    await buyer.giveAddress('buyer@example.com');
    await buyer.givePassword(PASSWORD);
    const asked = notice(page, 'One step before you buy Starter.');
    await asked.getByText('buyer@example.com').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Send the link' }).click();
    const sent = notice(page, 'Look into your mail.');
    await sent.waitFor();
    const former = await shop.mailTo('buyer@example.com');
    await sent.getByRole('button', { name: 'Send another link' }).click();
    const link = await shop.mailTo('buyer@example.com', former);
    // As a mail opens it: in a tab that knows nothing of the first.
    const tab = await buyer.context.newPage();
    await tab.goto(link);
    await tab.frameLocator('iframe[title="Paddle checkout"]').getByText('Starter, a month: $19.00').waitFor();
    expect(tab.url()).toBe(`${shop.server.url}/pricing`);
    await tab.close();
    // Its work is done; opened again it leads on all the same.
    await page.goto(link);
    await overlay().getByText('Starter, a month: $19.00').waitFor();
    await closeOverlay();
  });

  test('has one checkout however many tabs are open', async () => {
    const tab = await buyer.context.newPage();
    await tab.goto(`${shop.server.url}/pricing`);
    const begun: (string | null)[] = [];
    for (const one of [page, tab]) {
      await one.getByRole('button', { name: 'Choose Starter' }).first().click();
      begun.push(await one.locator('iframe[title="Paddle checkout"]').getAttribute('src'));
    }
    expect(begun[1]).toBe(begun[0]);
    await tab.close();
    await closeOverlay();
  });

  // holds S1.7, S4.36, S4.39, S6.2, S7.21
  test('may close the checkout, has a card declined, and pays with another', async () => {
    await page.getByRole('button', { name: 'Choose Starter' }).first().click();
    await pay(CARD_DECLINED);
    await overlay().getByText('Your card was declined.').waitFor();
    expect(shop.offline.events.map(({ event_type }) => event_type)).not.toContain('subscription.created');
    const back = page.waitForRequest(`${shop.server.url}/?success=true&plan=starter`);
    await pay('4242 4242 4242 4242');
    await back;
    await notice(page, 'You are on Starter.').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('sees what another plan costs before it is charged', async () => {
    await page.goto(`${shop.server.url}/account`);
    await page.getByText('Next payment on').waitFor();
    await page.getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await dialog.getByText('Pro', { exact: true }).click();
    await dialog.getByText('Charged now').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change to Pro' }).click();
    await page.getByText('2,000 pages a month').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Invoice / }).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('changes to paying by the year from the pricing screen', async () => {
    await page.goto(`${shop.server.url}/pricing`);
    await page.getByRole('button', { name: 'Change to Starter' }).first().waitFor();
    await page.getByText('Yearly, two months free').click();
    await page.getByRole('button', { name: 'Pay by the year' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await dialog.getByText('$490.00').first().waitFor();
    await dialog.getByText('Then $490.00 a year, from').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Pay by the year' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('columnheader', { name: /^Pro/ }).getByRole('link', { name: 'Manage' }).waitFor();
    expect(shop.offline.subscription(boughtLast()).billing_cycle.interval).toBe('year');
  });

  test('ends it in two clicks, is told until when it goes on, and takes it back', async () => {
    await page.goto(`${shop.server.url}/account`);
    await page.getByRole('button', { name: 'End Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'End Pro?' });
    await dialog.getByText(/Pro goes on until \d+ \w+ \d{4}/).waitFor();
    await dialog.getByRole('button', { name: 'End Pro' }).click();
    await page.getByText(/^Ends on/).waitFor();
    const id = boughtLast();
    expect(shop.offline.subscription(id).scheduled_change?.action).toBe('cancel');
    await page.getByRole('button', { name: 'Keep Pro' }).click();
    await page.getByText('Next payment on').waitFor();
    expect(shop.offline.subscription(id).scheduled_change).toBeNull();
  });

  // holds S3.15, S7.22, S8.21, S8.22, S8.23, S8.24
  test('is told of a payment that failed, and pays it', async () => {
    const id = boughtLast();
    shop.offline.renew(id, { isPaid: false });
    await shop.offline.settled();
    await page.goto(shop.server.url);
    await notice(page, 'Your last payment failed.').waitFor();
    await page.getByRole('link', { name: 'Update payment method' }).click();
    const update = page.getByRole('button', { name: 'Update payment method' });
    const answered = (transaction: object) => (route: Route) => route.fulfill({ json: { success: true, transaction } });
    await sayWhy(page, '**/update-transaction', update, [
      [(route) => route.abort(), 'Network error. Please check your connection and try again.'],
      [(route) => route.fulfill({ status: 500, json: {} }), 'Failed to get payment method update URL. Please try again.'],
      [
        (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
        'Invalid response from payment method update endpoint',
      ],
      [answered({ method: 'checkout' }), 'Invalid response from payment method update endpoint'],
      [answered({ method: 'telegram', management_url: 'https://example.com/' }), 'Unsupported payment method update method'],
    ]);
    await update.click();
    await pay();
    await page.locator('iframe').waitFor({ state: 'detached' });
    await page.getByText('Next payment on').waitFor();
    expect(shop.offline.subscription(id).status).toBe('active');
  });

  test('is told where two plans are paid for, one of them made at Paddle itself', async () => {
    const { customer_id, custom_data } = shop.offline.subscription(boughtLast());
    const order = { customer_id, custom_data, items: [{ price_id: shop.offline.priceIds['starter-month'], quantity: 1 }] };
    const made = await fetch(`${shop.offline.url}/transactions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.offline.apiKey}` },
      body: JSON.stringify(order),
    });
    const { data } = (await made.json()) as { data: { id: string } };
    shop.offline.pay(data.id, { card: '4242424242424242', email: '' });
    await shop.offline.settled();
    await page.goto(`${shop.server.url}/account`);
    await notice(page, 'You pay for two plans.')
      .getByText(/Pro, bought on \d+ \w+ \d{4}/)
      .waitFor();
    expect(await page.getByRole('link', { name: 'Write to us' }).first().getAttribute('href')).toBe('/contact');
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a checkout that does not come about', () => {
  // holds S8.14, S8.18, S8.19, S8.20, S8.23
  test('is told where the person is, with what to do', async () => {
    const visitor = await openAccountPage(browser, shop.server.url);
    await shop.admit(visitor.context, { script: 'blocked' });
    await visitor.signUp('blocked@example.com', PASSWORD);
    await visitor.page.goto(`${shop.server.url}/pricing`);
    const choose = visitor.page.getByRole('button', { name: 'Choose Pro' }).first();
    await choose.click();
    await visitor.page.getByRole('button', { name: 'Send the link' }).click();
    await visitor.page.goto(await shop.mailTo('blocked@example.com'));
    const failed = visitor.page.getByRole('alert');
    await failed.getByText('Payment system initialization failed. Please refresh the page and try again.').waitFor();
    expect(await failed.getByRole('button', { name: 'Refresh the page' }).count()).toBe(1);
    await sayWhy(visitor.page, '**/checkout-data', choose, [
      [(route) => route.abort(), 'Network error. Please check your connection and try again.'],
      [(route) => route.fulfill({ status: 500, json: {} }), 'Failed to prepare checkout. Please try again.'],
      [
        (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
        'Failed to prepare checkout. Please try again.',
      ],
      [(route) => route.fulfill({ status: 200, json: { checkout_data: null } }), 'Failed to prepare checkout. Please try again.'],
      [(route) => route.fulfill({ status: 409, json: { detail: 'Not today.', code: 'payment_open' } }), 'Not today.'],
      [
        (route) => route.fulfill({ status: 401, json: { detail: 'Not authenticated', code: 'not_authenticated' } }),
        'Session expired. Please sign in again.',
      ],
    ]);
    expect(await failed.getByRole('button', { name: 'Sign in' }).count()).toBe(1);
    await visitor.close();
  });
});

describe('the link of a mail that shows whose an address is', () => {
  test('waits for who is signed out, is nothing for anybody else, and is replaced by a new one', async () => {
    const owner = await openAccountPage(browser, shop.server.url);
    await shop.admit(owner.context);
    await owner.signUp('mailed@example.com', PASSWORD);
    await owner.page.goto(`${shop.server.url}/pricing`);
    await owner.page.getByRole('button', { name: 'Choose Business' }).first().click();
    await owner.page.getByRole('button', { name: 'Send the link' }).click();
    const link = await shop.mailTo('mailed@example.com');
    // On another device nobody is signed in, and then somebody else.
    const other = await openAccountPage(browser, shop.server.url);
    await shop.admit(other.context);
    await other.page.goto(link);
    await notice(other.page, 'Sign in to go on.').getByRole('button', { name: 'Sign in' }).click();
    await other.giveAddress('else@example.com');
    await other.givePassword(PASSWORD);
    const spent = notice(other.page, 'This link has expired, was already used, or is for another account. Please ask for a new one.');
    await spent.waitFor();
    expect(await axeFindings(other.page)).toEqual([]);
    expect(other.page.url()).toBe(`${shop.server.url}/pricing`);
    await spent.getByRole('button', { name: 'Send a new link' }).click();
    await other.page.goto(await shop.mailTo('else@example.com'));
    await other.page.frameLocator('iframe[title="Paddle checkout"]').getByText('Business, a month: $149.00').waitFor();
    await other.close();
    // The owner's own is as good as it was; a network that is gone for a moment costs nothing.
    await owner.page.route('**/api/account/prove-email', (route) => route.abort(), { times: 1 });
    await owner.page.goto(link);
    await owner.page.getByRole('button', { name: 'Try again' }).click();
    await owner.page.frameLocator('iframe[title="Paddle checkout"]').getByText('Business, a month: $149.00').waitFor();
    await owner.close();
  });
});

describe('somebody without an account', () => {
  // holds S1.3, S1.5, S4.28, S6.1
  test('reads what fits the month, and is offered a plan for the rest, which waits', async () => {
    const run = await openRunPage(browser, shop.server.url);
    await run.page.getByText('0 of 20 pages').waitFor();
    await run.giveDocuments([{ name: 'first.pdf', buffer: await longPdf(12) }]);
    await run.finished();
    await run.page.getByText('12 of 20 pages').waitFor();
    await run.giveDocuments([{ name: 'second.pdf', buffer: await longPdf(11) }]);
    const beyond = run.page.locator('.note', { hasText: "1 file with 11 pages does not fit: 8 pages of this month's 20 are left." });
    await beyond.waitFor();
    expect(await beyond.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
    expect(await run.documentItem('second.pdf').count()).toBe(1);
    await run.close();
  });
});

describe('an installation that sells nothing', () => {
  test('says so in the account, and looks whole', async () => {
    const visitor = await openAccountPage(browser, inject('appUrl'));
    // What the installation offers is asked for once, with the first page.
    await visitor.page.waitForLoadState('networkidle');
    await visitor.openSignIn();
    await visitor.page.getByRole('dialog', { name: 'Sign in or sign up' }).waitFor();
    expect(await visitor.page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
    await visitor.page.keyboard.press('Escape');
    await visitor.signUp(`nothing.${Date.now()}@example.com`, PASSWORD);
    await visitor.page.goto(`${inject('appUrl')}/account`);
    await visitor.page.getByText('Plans are not sold on this installation').waitFor();
    await visitor.page.getByText('unlimited on this installation').first().waitFor();
    expect(await axeFindings(visitor.page)).toEqual([]);
    await visitor.page.goto(`${inject('appUrl')}/pricing`);
    await notice(visitor.page, 'Plans are not sold on this installation.').waitFor();
    expect(await visitor.page.locator('.plan-action').count()).toBe(0);
    await visitor.close();
  });
});
