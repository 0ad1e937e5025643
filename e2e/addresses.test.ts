import { describe, expect, test } from 'vitest';
import { APP, complaints, heading, open, page } from './one-page.ts';

/** A link as anybody may have written it, on the screen that is open. */
async function follow(href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'A link' });
    document.querySelector('main')!.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'A link', exact: true }).click();
}

/** What the screen at each address is called there, and the script that draws it. */
const SCREENS = [
  ['/', 'Documents in, rows out.', 'home-screen'],
  ['/templates', 'Templates', 'templates-screen'],
  ['/template/invoce', 'There is no template called “invoce”', 'template-screen'],
  ['/pricing', 'Pricing', 'pricing-screen'],
  ['/account', 'Account', 'account-screen'],
  ['/contact', 'Contact', 'contact-screen'],
  ['/faq', 'Questions', 'faq-screen'],
  ['/terms', 'Terms', 'terms-screen'],
  ['/privacy', 'Privacy', 'privacy-screen'],
  ['/reset-password', 'Reset password', 'reset-password-screen'],
  ['/nowhere', 'No page at this address', 'not-found-screen'],
] as const;

// holds S2.1, S2.2, S2.3, S2.4, S2.5, S2.6, S2.7, S2.8, S2.9, S2.10, S2.11, S2.12, S7.24
test.each(SCREENS)('each address has a screen of its own, whose script alone is fetched from the site: %s', async (path, title, script) => {
  await open(path);
  await page.waitForLoadState('networkidle');
  await heading(title).waitFor();
  const fetched = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const ofScreens = [...fetched]
    .map((url) => /^(.+)\/assets\/([a-z-]+-screen)-[\w-]{8}\.js$/.exec(url)?.slice(1))
    .filter((place) => SCREENS.some(([, , name]) => name === place?.[1]));
  expect(ofScreens).toEqual([[APP, script]]);
});

describe('an address that is oddly written', () => {
  test.each([
    ['/#%', 'Documents in, rows out.'],
    ['/faq#%', 'Questions'],
    ['/faq#%E0%A4%A', 'Questions'],
    ['/templates#%', 'Templates'],
  ])('leads to its screen when it is opened: %s', async (path, title) => {
    await open(path);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await heading(title).waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([
    ['/faq#%', 'Questions', '/faq'],
    ['/template/%', 'There is no template called “%”', '/template/%'],
    ['/nowhere/%', 'No page at this address', '/nowhere/%'],
    ['/templates/', 'Templates', '/templates'],
    ['/contact//', 'Contact', '/contact'],
    ['/pricing/', 'Pricing', '/pricing'],
  ])('leads to its screen when it is followed: %s', async (href, title, path) => {
    await open('/terms');
    await heading('Terms').waitFor();
    await follow(href);
    await heading(title).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(complaints).toEqual([]);
  });

  test('loses the slashes at its end when it is opened, and the bar knows the screen', async () => {
    await open('/templates/?by=name#list');
    await heading('Templates').waitFor();
    expect(page.url()).toBe(`${APP}/templates?by=name#list`);
    await page.getByRole('link', { name: 'Templates', exact: true }).and(page.locator('[aria-current="page"]')).waitFor();
  });
});

describe('a screen whose script cannot be fetched', () => {
  /** Its script is gone; each time it is asked for is counted. */
  async function loseQuestions(): Promise<() => number> {
    let asked = 0;
    await page.route('**/assets/faq-screen*.js', (route) => {
      asked++;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    return () => asked;
  }

  test('says so, is asked for twice, and again only where the person wants it', async () => {
    await open('/terms');
    await heading('Terms').waitFor();
    const asked = await loseQuestions();
    await page.getByRole('link', { name: 'Questions' }).first().click();
    await heading('A part of the page did not load').waitFor();
    expect(await page.getByRole('alert').innerText()).toBe('Check the connection, then reload to go on; your work is kept.');
    await page.waitForTimeout(1_000);
    expect(asked()).toBe(2);
    await page.getByRole('link', { name: 'Terms' }).first().click();
    await heading('Terms').waitFor();
    await page.getByRole('link', { name: 'Questions' }).first().click();
    await heading('A part of the page did not load').waitFor();
    expect(asked()).toBe(4);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await heading('Questions').waitFor();
  });

  test('says that the app was updated where it was, also when it is the first screen', async () => {
    await open('/terms');
    await heading('Terms').waitFor();
    const asked = await loseQuestions();
    await page.route(`${APP}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' }),
    );
    await page.goto(`${APP}/faq`);
    await heading('Sheetlift was updated').waitFor();
    await page.waitForTimeout(1_000);
    // The first HTML asks ahead of the script, which then tries twice.
    expect(asked()).toBe(3);
  });

  test('comes all the same where the second try goes well', async () => {
    await open('/terms');
    await heading('Terms').waitFor();
    await page.route('**/assets/faq-screen*.js', (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'Questions' }).first().click();
    await heading('Questions').waitFor();
    expect(await heading('A part of the page did not load').count()).toBe(0);
  });
});
