import type { Page } from 'playwright-core';
import { inPage, type StateWalk } from './state-walk.ts';

/** Every screen that is read or filled in, with what it says when something is missing or done, and what stands in a screen's place. */
export async function walkReadingStates(walk: StateWalk): Promise<void> {
  const { url, inspect } = walk;
  await inPage(walk, async (page) => {
    for (const [path, state] of [
      ['/pricing', 'pricing-nothing-sold'],
      ['/faq', 'faq'],
      ['/terms', 'terms'],
      ['/privacy', 'privacy'],
      ['/account', 'account-signed-out'],
      ['/template/invoce', 'template-unknown'],
      ['/nowhere', 'not-found'],
    ] as const) {
      await page.goto(url + path);
      await atRest(page);
      await inspect(page, state);
    }
    await page.goto(`${url}/faq`);
    await page.getByRole('searchbox').fill('no such words at all');
    await inspect(page, 'faq-nothing-found');

    await page.goto(`${url}/contact`);
    await atRest(page);
    await inspect(page, 'contact');
    await page.getByRole('button', { name: 'Send letter' }).click();
    await page.getByText('A message needs words').waitFor();
    await inspect(page, 'contact-problems');
    await page.getByRole('textbox', { name: 'Your email address' }).fill('ada@example.com');
    await page.getByRole('combobox', { name: 'What it is about' }).selectOption('something else');
    await page.getByRole('textbox', { name: 'Your letter' }).fill('Thank you.');
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Send letter' }).click();
    await page.getByText('Your letter was not sent.').waitFor();
    await inspect(page, 'contact-failed');
    await page.route('**/api/contact', (route) => route.fulfill({ json: { ok: true } }), { times: 1 });
    await page.getByRole('button', { name: 'Send letter' }).click();
    await page.getByText('Your letter has arrived.').waitFor();
    await inspect(page, 'contact-sent');

    await page.goto(`${url}/reset-password`);
    await atRest(page);
    await inspect(page, 'reset-ask');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
    await page.route('**/auth/forgot-password', (route) => route.fulfill({ json: { ok: true } }));
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    await inspect(page, 'reset-mailed');
    await page.goto(`${url}/reset-password?token=spent`);
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await inspect(page, 'reset-choose');
    await page.getByRole('textbox', { name: 'New password' }).fill('a long walk in the rain');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'This link is no good' }).waitFor();
    await inspect(page, 'reset-spent');
  });
  await walkInPlaces(walk);
}

/** What stands in the place of a screen: while it is fetched, when it fails, while the account is found out. */
async function walkInPlaces(walk: StateWalk): Promise<void> {
  const { url, inspect } = walk;
  await inPage(walk, async (page) => {
    await page.goto(`${url}/terms`);
    await atRest(page);
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/faq-screen*.js', async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: 'export const FaqScreen = () => { throw new Error("broken"); };' });
    });
    await page.getByRole('link', { name: 'Questions' }).last().click();
    await page.getByText('Loading page...', { exact: true }).waitFor();
    await inspect(page, 'loading');
    go();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await inspect(page, 'error');

    await page.evaluate(() => localStorage.setItem('sheetlift.token', 'a.b.c'));
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/me', async (route) => {
      await asked;
      await route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"detail":"Not authenticated","code":"not_authenticated"}',
      });
    });
    await page.goto(url);
    await page.getByText('Getting your workspace ready', { exact: true }).waitFor();
    await inspect(page, 'splash');
    answer();
  });
}

/** The screen at the address is drawn, not the first HTML in its place. */
export async function atRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .getByRole('button', { name: /^(Sign in|Account of)/ })
    .first()
    .waitFor();
}
