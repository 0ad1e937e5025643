import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountPage, openAccountPage } from './account-page.ts';
import { type AppServer, startAppServer } from './app-server.ts';
import { axeFindings } from './axe-findings.ts';
import { type PretendedGoogle, startPretendedGoogle } from '../apps/server/src/sheets/pretended-google.test-fixture.ts';
import { launchChromium } from './chromium.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { drawn } from './drawn.ts';
import { freePort } from './free-port.ts';
import { type ChatServer, startChatServer } from './model-page.ts';
import { workbookCells } from './workbook-cells.ts';

/** Recognising a page takes seconds where others work beside it. */
const SLOW_MS = 180_000;

const sample = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(new URL(`../apps/web/public/samples/${name}`, import.meta.url)),
});

let browser: Browser;
let server: AppServer;
let model: ChatServer;
let google: PretendedGoogle;

beforeAll(async () => {
  [model, google] = await Promise.all([startChatServer(() => ({ text: '{"cells":[]}' })), startPretendedGoogle()]);
  const port = String(await freePort());
  const environment = {
    RETENTION_DAYS: '12',
    PORT: port,
    // Where Google sends people back to.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    GOOGLE_ISSUER: google.url,
    GOOGLE_SHEETS_CLIENT_ID: 'sheetlift',
    GOOGLE_SHEETS_CLIENT_SECRET: 'a secret between the two',
    GOOGLE_SHEETS_API_URL: google.url,
    SERVER_MODEL: 'compatible/pointer',
    MODEL_BASE_URL: model.baseUrl,
    SERVER_MODEL_TOKENS: '50000',
  };
  [server, browser] = await Promise.all([startAppServer({ role: 'all', environment }), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await Promise.all([model?.close(), google?.close()]);
});

async function signedUp(): Promise<AccountPage> {
  const visitor = await openAccountPage(browser, server.url);
  await visitor.signUp(`runs.${Date.now()}@example.com`, 'kettle lantern orchard 7');
  return visitor;
}

/** Where documents are given to the server. */
async function giveToServer(page: Page, ...files: ReturnType<typeof sample>[]): Promise<void> {
  await page.getByRole('group', { name: 'Where documents are read' }).getByRole('button', { name: 'On the server' }).click();
  await page.getByText('uploaded to this server, read there and kept for 12 days').waitFor();
  await page.locator('input[type="file"][aria-label="Documents"]').first().setInputFiles(files);
  await page.waitForURL(/\/runs\/[0-9a-f-]{36}$/);
}

const history = (page: Page) => page.getByRole('list', { name: 'Runs on the server' });

test(
  'documents are read on the server while the tab is closed, found again in the history, opened in the desk and exported',
  { timeout: 2 * SLOW_MS },
  async () => {
    const visitor = await signedUp();
    const { page } = visitor;
    await page.getByText('Nothing yet. What you have read on the server stands here').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await giveToServer(page, sample('supplier-invoice.pdf'), sample('bank-statement.pdf'));
    await page.getByRole('heading', { name: 'supplier-invoice.pdf and 1 more', level: 1 }).waitFor();
    await page.close();

    const again = await visitor.context.newPage();
    await again.goto(server.url);
    await drawn(again);
    const entry = history(again).getByRole('listitem');
    await entry.getByText('today, ').waitFor();
    await entry.getByText('2 documents read').waitFor({ timeout: SLOW_MS });
    await entry.getByText('5 pages').waitFor();
    expect(await axeFindings(again)).toEqual([]);
    await entry.getByRole('link', { name: 'supplier-invoice.pdf and 1 more' }).click();

    await again.getByText('2 documents read').first().waitFor();
    const documents = again.getByRole('region', { name: 'Documents' });
    for (const name of ['supplier-invoice.pdf', 'bank-statement.pdf'])
      await documents.getByRole('listitem').filter({ hasText: name }).getByText(/row/).waitFor();
    await again.getByRole('gridcell').nth(1).click();
    const source = again.getByRole('region', { name: 'Source' });
    await source.getByRole('heading', { name: 'supplier-invoice.pdf' }).waitFor();
    await source.locator('canvas').first().waitFor();
    await source.locator('.ev').first().waitFor();
    expect(await axeFindings(again)).toEqual([]);

    // What is decided here is kept with the run, and there again for whoever opens it.
    const left = (): Promise<string> => again.locator('.budget').innerText();
    const before = await left();
    const [saved] = await Promise.all([
      again.waitForResponse((answer) => answer.url().endsWith('/corrections') && answer.request().method() === 'PUT'),
      again.keyboard.press('Enter'),
    ]);
    await expect.poll(left).not.toBe(before);
    const after = await left();
    expect(saved.status()).toBe(200);
    await again.reload();
    await expect.poll(left, { timeout: SLOW_MS }).toBe(after);

    // Who decided what, in the whole run and at one cell.
    await again.getByRole('button', { name: 'History', exact: true }).click();
    const corrected = again.getByRole('dialog', { name: 'Who corrected what' });
    const newest = corrected.getByRole('row').nth(1);
    await newest.getByText(/^runs\.\d+@example\.com$/).waitFor();
    await newest.getByText(/, confirmed$/).waitFor();
    expect(await axeFindings(again)).toEqual([]);
    await corrected.getByRole('button', { name: 'Close' }).click();
    await again.getByRole('gridcell').nth(1).click();
    await again.keyboard.press('Control+k');
    await again.getByRole('combobox', { name: 'What to do' }).fill('corrected what');
    await again.keyboard.press('Enter');
    await corrected.getByRole('button', { name: / only$/ }).click();
    expect(await corrected.getByRole('row').count()).toBe(2);
    await corrected.getByRole('button', { name: 'Close' }).click();
    await source.getByRole('button', { name: /^Close/ }).click();

    // A spreadsheet fetches the rows from an address that stays the same, with a key that may do no more.
    await again.getByRole('button', { name: 'Rows address for Excel' }).click();
    const excel = again.getByRole('dialog', { name: 'Rows address for Excel' });
    const address = await excel.getByRole('textbox', { name: 'Address of the rows' }).inputValue();
    await excel.getByRole('button', { name: 'Make a key' }).click();
    const key = await excel.getByRole('textbox', { name: 'Key for the rows' }).inputValue();
    expect(await axeFindings(again)).toEqual([]);
    await excel.getByRole('button', { name: 'Close' }).click();
    const basic = { headers: { authorization: `Basic ${btoa(`excel:${key}`)}` } };
    expect(await (await fetch(address, basic)).text()).toMatch(/^\uFEFF?Supplier,.+\r\n.*,.*\d/);
    expect((await fetch(`${server.url}/api/v1/templates`, basic)).status).toBe(403);

    // By another template the rows are found anew beside it; which cells differ is seen before one of the two is given up.
    const first = again.url();
    await again.getByRole('button', { name: 'Other template' }).click();
    const templates = again.getByRole('dialog', { name: 'Find by another template' });
    await templates.getByRole('combobox').fill('Statement');
    await templates.getByRole('option').first().waitFor();
    expect(await axeFindings(again)).toEqual([]);
    await templates.getByRole('option').first().click();
    await again.waitForURL((url) => url.href !== first && url.pathname.startsWith('/runs/'));
    await again.getByText(/cells in \d documents? differ from the run before/).waitFor({ timeout: SLOW_MS });
    await again.getByRole('button', { name: 'Show them' }).click();
    const told = again.getByRole('dialog', { name: 'What differs from the run before' });
    await told.getByRole('row').nth(1).getByText('supplier-invoice.pdf').waitFor();
    expect(await axeFindings(again)).toEqual([]);
    await told.getByRole('button', { name: 'Close' }).click();
    await again.getByRole('button', { name: 'Keep the one before' }).click();
    await again.waitForURL(first);
    await expect.poll(left, { timeout: SLOW_MS }).toBe(after);

    const [download] = await Promise.all([again.waitForEvent('download'), again.getByRole('button', { name: 'Export Excel' }).click()]);
    const cells = workbookCells(readFileSync(await download.path()), 1);
    expect(Object.values(cells)).toContain('supplier-invoice.pdf');
    await visitor.close();
  },
);

test(
  'a run goes on in sight, says what cannot be read, reads it again when asked, and is cancelled and deleted',
  { timeout: 2 * SLOW_MS },
  async () => {
    const visitor = await signedUp();
    const { page } = visitor;
    const broken = { name: 'cut-off.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and nothing more') };
    await giveToServer(page, broken, sample('bank-statement.pdf'));
    const failed = page.getByRole('region', { name: 'Documents' }).getByRole('listitem').filter({ hasText: 'cut-off.pdf' });
    await failed.getByText('Failed').waitFor({ timeout: SLOW_MS });
    await failed.getByText(/damaged/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByText(/^Cancelled: 0 of 2 documents read, 1 failed/)
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Documents' }).getByText('It was not read: the run was cancelled.').waitFor();

    await page.goto(`${server.url}/runs`);
    const search = page.getByRole('searchbox', { name: 'Search runs on the server' });
    await search.fill('nowhere.pdf');
    await page.getByText('No run and no document of one is called like “nowhere.pdf”.').waitFor();
    await search.fill('bank-STATE');
    await history(page).getByRole('listitem').waitFor();
    await page.getByRole('button', { name: 'Delete cut-off.pdf and 1 more' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await history(page).getByRole('listitem').waitFor({ state: 'detached' });

    await giveAgain(page, broken);
    const again = page.getByRole('button', { name: 'Read again: cut-off.pdf' });
    await again.waitFor({ timeout: SLOW_MS });
    const [answer] = await Promise.all([page.waitForResponse((each) => each.url().endsWith('/retry')), again.click()]);
    expect(await answer.json()).toMatchObject({ state: 'waiting' });
    await failed.getByText('Failed').waitFor({ timeout: SLOW_MS });
    await visitor.close();
  },
);

test(
  'a correction on the server teaches the template, and shows what it would change in the other documents of the run',
  { timeout: SLOW_MS },
  async () => {
    const visitor = await signedUp();
    const { page } = visitor;
    const invoice = async (name: string, number: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(await invoicePdf({ ...HALDEN_INVOICE, number })),
    });
    await giveToServer(page, await invoice('july.pdf', 'HM-26-04410'), await invoice('august.pdf', 'HM-26-04411'));
    await page.getByText('2 documents read').first().waitFor({ timeout: SLOW_MS });
    const saying = (words: RegExp) => page.getByRole('gridcell', { name: words });
    await expect.poll(() => saying(/Halden/).count()).toBe(2);
    await saying(/Halden/)
      .first()
      .click();
    await page.keyboard.type('Scientific supplies');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'What the correction would change' });
    await panel.getByText('Also in 1 other document').waitFor();
    expect(await saying(/Scientific supplies/).count()).toBe(1);
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => saying(/Scientific supplies/).count()).toBe(2);

    await page.goto(server.url);
    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByText(/^Learned from 1 document/).waitFor();
    await visitor.close();
  },
);

test(
  'the operator’s language model is asked where a person says so, and the account tells what it took',
  { timeout: SLOW_MS },
  async () => {
    const visitor = await signedUp();
    const { page } = visitor;
    const letter = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Dear all\n\nThe order ${name} came late.\n`) });
    await giveToServer(page, letter('unasked.txt'));
    await page.getByText('1 document read').first().waitFor({ timeout: SLOW_MS });
    expect(model.asked).toEqual([]);

    await page.goto(server.url);
    await drawn(page);
    await page.getByRole('button', { name: 'On the server' }).click();
    const asked = page.getByRole('group', { name: 'When the language model is asked' });
    await asked.getByRole('button', { name: 'For every field' }).click();
    await page.getByText('Lines of your documents and your fields go to a model on the server (compatible/pointer)').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await giveToServer(page, letter('asked.txt'));
    await page.getByText('1 document read').first().waitFor({ timeout: SLOW_MS });
    expect(model.asked.map(({ body }) => body.messages.at(-1)?.content).join()).toContain('The order asked.txt came late.');

    await page.goto(`${server.url}/account#pages`);
    const taken = (model.asked.length * 133).toLocaleString('en-GB');
    await page.getByText(`${taken} of 50,000 tokens`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await visitor.close();
  },
);

test('rows of a run are appended to Google Sheets, once, until the person disconnects', { timeout: SLOW_MS }, async () => {
  const visitor = await signedUp();
  const { page } = visitor;
  await giveToServer(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Invoice 17\n\nTotal: 42.50 EUR\n') });
  await page.getByText('1 document read').first().waitFor({ timeout: SLOW_MS });
  const run = page.url();
  const dialog = page.getByRole('dialog', { name: 'Append to Google Sheets' });
  await page.getByRole('button', { name: 'To Google Sheets' }).click();
  await dialog.getByRole('link', { name: 'Account, Google Sheets' }).click();

  await page.getByRole('button', { name: 'Connect Google Sheets' }).click();
  await page.getByText('Connected on').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(run);
  await page.getByRole('button', { name: 'To Google Sheets' }).click();
  await dialog.getByRole('button', { name: 'To a new spreadsheet' }).click();
  await dialog.getByText('1 row added: ').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'To Google Sheets' }).click();
  await dialog.getByRole('button', { name: 'To letter.txt' }).click();
  await dialog.getByText('The rows of this run stand there already').waitFor();
  expect([...google.sheets.values()].map((rows) => rows.length)).toEqual([2]);

  await page.goto(`${server.url}/account#google-sheets`);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Not connected.').waitFor();
  expect(google.granted.size).toBe(0);
  await visitor.close();
});

test('a large file goes on where its connection broke, and is read whole', { timeout: SLOW_MS }, async () => {
  const { hostname, port } = new URL(server.url);
  let cuts = 1;
  const line = createServer((from) => {
    const to = connect(Number(port), hostname);
    let carried = 0;
    from.on('data', (chunk) => {
      carried += chunk.length;
      if (cuts === 0 || carried < 3_000_000) return;
      cuts--;
      from.destroy();
      to.end();
    });
    from.pipe(to).on('error', () => from.destroy());
    to.pipe(from).on('error', () => to.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const visitor = await openAccountPage(browser, `http://127.0.0.1:${(line.address() as AddressInfo).port}`);
  const { page } = visitor;
  await visitor.signUp(`large.${Date.now()}@example.com`, 'kettle lantern orchard 7');
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const invoice = sample('supplier-invoice.pdf');
  const large = {
    ...invoice,
    name: 'large invoice.pdf',
    buffer: Buffer.concat([invoice.buffer, Buffer.from(`\n%${' '.repeat(99)}`.repeat(120_000))]),
  };
  await giveToServer(page, large);
  await page.getByText('1 document read').first().waitFor({ timeout: SLOW_MS });
  expect(cuts).toBe(0);
  // Two pieces, one of them in two: the second request went on within the first piece.
  expect(offsets).toHaveLength(3);
  expect(offsets[1]).toBeLessThan(offsets[2]!);
  await visitor.close();
  line.close();
});

async function giveAgain(page: Page, file: ReturnType<typeof sample>): Promise<void> {
  await page.goto(server.url);
  await drawn(page);
  await giveToServer(page, file);
}

test('a run of before an upgrade shows which cells the engine of now finds otherwise', { timeout: SLOW_MS }, async () => {
  const visitor = await signedUp();
  const { page } = visitor;
  await giveToServer(page, sample('supplier-invoice.pdf'));
  await page.getByText('1 document read').first().waitFor({ timeout: SLOW_MS });
  const notice = page.getByText('Found by another version of Sheetlift than this one.');
  expect(await notice.count()).toBe(0);
  const first = page.url();
  // As it is once the operator has replaced the program.
  await page.route('**/api/config', async (asked) => {
    const answer = await asked.fetch();
    await asked.fulfill({ response: answer, json: { ...((await answer.json()) as object), engine_version: 'f00df00df00d' } });
  });
  await page.reload();
  await notice.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'See what differs' }).click();
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/runs/'));
  await page.getByText('The same cells were found as before.').waitFor({ timeout: SLOW_MS });
  await visitor.close();
});

test('a visitor is offered no server, and is asked to sign in where a run is', async () => {
  const visitor = await openAccountPage(browser, server.url);
  const { page } = visitor;
  await page.getByText('Read on this device.').waitFor();
  expect(await page.getByRole('group', { name: 'Where documents are read' }).count()).toBe(0);
  expect(await page.getByText('Runs on the server').count()).toBe(0);
  await page.goto(`${server.url}/runs/4f2c7b1e-0000-4000-8000-000000000000`);
  await page.getByRole('heading', { name: 'Sign in to see this run' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await visitor.close();
});
