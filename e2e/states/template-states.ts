import type { Page } from 'playwright-core';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import { inPage, type StateWalk } from './state-walk.ts';

const HEADS = 'Site\tReading\tRead by\tMeter number';

/** The list of templates, empty and full, every way to make one, and the fields of one. */
export async function walkTemplateStates(walk: StateWalk): Promise<void> {
  const { url, inspect } = walk;
  await inPage(walk, async (page) => {
    await page.goto(`${url}/templates`);
    await page.getByRole('heading', { name: 'No template of your own yet' }).waitFor();
    await inspect(page, 'templates-empty');
    await page.getByRole('button', { name: 'Look at Invoice', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await inspect(page, 'templates-look');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More ways to make a template' }).click();
    await page.getByRole('menu').waitFor();
    await inspect(page, 'templates-ways');
    await page.getByRole('menuitem', { name: 'From a pasted header row' }).click();
    await page.getByRole('textbox', { name: 'Column heads' }).fill(HEADS);
    await inspect(page, 'templates-paste');
    await page.getByRole('button', { name: /^Show \d+ field/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Meter readings');
    await inspect(page, 'templates-proposed');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('x'.repeat(101));
    await inspect(page, 'templates-proposed-problem');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Meter readings');
    await page.getByRole('button', { name: /^Add template with/ }).click();
    await page.getByRole('row', { name: 'Meter readings' }).waitFor();
    await walkFullList(page, inspect);
    await walkWays(page, walk);
    await walkFields(page, walk);
  });
}

async function walkFullList(page: Page, inspect: StateWalk['inspect']): Promise<void> {
  await page
    .getByLabel('Document', { exact: true })
    .setInputFiles({ name: 'halden.pdf', mimeType: 'application/pdf', buffer: await invoicePdf() });
  await page.getByRole('dialog', { name: 'Fields suggested from halden.pdf' }).getByRole('row').nth(1).waitFor();
  await inspect(page, 'templates-from-document');
  // It is offered the paper's own title.
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('halden');
  await page.getByRole('button', { name: /^Add template with/ }).click();
  await page.getByRole('row', { name: 'halden' }).waitFor();
  await inspect(page, 'templates');
  await page.getByRole('button', { name: 'More for Meter readings', exact: true }).click();
  await inspect(page, 'templates-menu');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('“Meter readings” deleted').waitFor();
  await inspect(page, 'templates-toasts');
  await page.getByRole('listitem').filter({ hasText: '“Meter readings” deleted' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('searchbox').fill('no such words at all');
  await inspect(page, 'templates-nothing-found');
  await page.getByRole('searchbox').fill('');
}

async function walkWays(page: Page, { inspect, url }: StateWalk): Promise<void> {
  await page
    .getByLabel('File of templates')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await page.getByText('This file holds no template that can be read.').waitFor();
  await inspect(page, 'templates-refused');
  await page.getByRole('button', { name: 'More ways to make a template' }).click();
  await page.getByRole('menuitem', { name: /link/i }).click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'templates-link');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/templates`);
  await page.getByRole('row', { name: 'Meter readings' }).waitFor();
  await page
    .getByLabel('Spreadsheet', { exact: true })
    .setInputFiles({ name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from('Site,Site,,Total\nA,B,,12.00\n') });
  await page.getByRole('dialog').waitFor();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('METER READINGS');
  await inspect(page, 'templates-replace');
  await page.keyboard.press('Escape');
}

async function walkFields(page: Page, { inspect, narrow, url }: StateWalk): Promise<void> {
  await page.goto(`${url}/templates?edit=new`);
  await page.getByRole('heading', { name: 'New template', level: 1 }).waitFor();
  await inspect(page, 'template-new');
  await page.goto(`${url}/templates`);
  if (narrow) {
    await page.getByRole('button', { name: 'More for halden', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  } else await page.getByRole('button', { name: 'Edit halden', exact: true }).click();
  const first = page.getByRole('textbox', { name: 'Name of field 1', exact: true });
  await first.waitFor();
  await inspect(page, 'template-fields');
  await first.fill('');
  await page.getByText('A field needs a name').waitFor();
  await inspect(page, 'template-fields-problem');
  await page.getByRole('textbox', { name: /^Name \d/ }).fill('Meter readings');
  await inspect(page, 'template-replaces');
  await page.goto(`${url}/templates?edit=nowhere`);
  await page.getByRole('heading', { name: 'Template not found' }).waitFor();
  await inspect(page, 'template-missing');
}
