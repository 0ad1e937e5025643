import type { Page } from 'playwright-core';
import { signingInOn } from '../account-page.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import { drawn } from '../drawn.ts';
import { inPage, type StateWalk } from './state-walk.ts';

/** Reading on the server takes a moment, where others work beside it a minute. */
const SLOW_MS = 120_000;

/** Runs on the server, from the choice of the place to the list of them; the walk's address is that of a server which reads. */
export async function walkServerStates(walk: StateWalk): Promise<void> {
  const { url, inspect, narrow } = walk;
  await inPage(walk, async (page) => {
    await page.goto(`${url}/runs`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inspect(page, 'server-runs-signed-out');
    await page.goto(url);
    await drawn(page);
    await signingInOn(page).signUp(`runs.${Date.now()}@example.com`, 'kettle lantern orchard 7');
    await page.getByRole('group', { name: 'Where documents are read' }).getByRole('button', { name: 'On the server' }).click();
    await page.getByText('uploaded to this server').waitFor();
    await inspect(page, 'home-on-server');
    await page
      .locator('input[type="file"][aria-label="Documents"]')
      .first()
      .setInputFiles([
        { name: 'september.pdf', mimeType: 'application/pdf', buffer: await invoicePdf() },
        { name: 'cut-off.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and nothing more') },
      ]);
    await page.waitForURL(/\/runs\/[0-9a-f-]{36}$/);
    await page
      .getByText(/^1 of 2 documents read/)
      .first()
      .waitFor({ timeout: SLOW_MS });
    await page
      .getByRole('region', { name: 'Documents' })
      .getByText(/^\d+ rows?$/)
      .waitFor();
    await inspect(page, 'server-run');
    await walkDialogs(page, walk);
    if (!narrow) await walkPages(page, walk);
    await walkRerun(page, walk);
    await page.goto(`${url}/runs`);
    const runs = page.getByRole('list', { name: 'Runs on the server' });
    await runs.getByRole('listitem').nth(1).waitFor();
    await inspect(page, 'server-runs');
    await runs
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await inspect(page, 'server-run-deleted');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search runs on the server' }).fill('no such words at all');
    await page.getByText(/^No run and no document/).waitFor();
    await inspect(page, 'server-runs-nothing-found');
  });
}

async function walkDialogs(page: Page, { inspect }: StateWalk): Promise<void> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Nobody changed anything/)
    .waitFor();
  await inspect(page, 'server-history-empty');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rows address for Excel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('textbox', { name: 'Key for the rows' }).waitFor();
  await inspect(page, 'server-rows-address');
  await page.keyboard.press('Escape');
}

async function walkPages(page: Page, { inspect }: StateWalk): Promise<void> {
  await page.getByRole('gridcell').nth(1).click();
  await page.getByRole('region', { name: 'Source' }).locator('.ev').first().waitFor();
  await inspect(page, 'server-source');
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/corrections') && answer.request().method() === 'PUT'),
    page.keyboard.press('Enter'),
  ]);
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  await inspect(page, 'server-history');
  await page.keyboard.press('Escape');
}

/** By another template: which it is, and what differs. */
async function walkRerun(page: Page, { inspect }: StateWalk): Promise<void> {
  const former = page.url();
  await page.getByRole('button', { name: 'Other template' }).click();
  const templates = page.getByRole('dialog', { name: 'Find by another template' });
  await templates.getByRole('option').first().waitFor();
  await inspect(page, 'server-other-template');
  await templates.getByRole('combobox').fill('Receipt');
  await templates.getByRole('option').first().click();
  await page.waitForURL((url) => url.href !== former && url.pathname.startsWith('/runs/'));
  await page.getByText(/cells in \d documents? differ from the run before/).waitFor({ timeout: SLOW_MS });
  await inspect(page, 'server-rerun');
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  await inspect(page, 'server-differences');
  await page.keyboard.press('Escape');
}
