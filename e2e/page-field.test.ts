import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { drawOnPage } from './draw-on-page.ts';
import { openRun, run } from './one-run.ts';

const form = (page: Page): Locator => page.getByRole('dialog', { name: 'New field' });
const nameOf = (page: Page): Promise<string> => form(page).getByRole('textbox', { name: 'New field' }).inputValue();
const valueOf = (page: Page): Promise<string> => form(page).getByLabel('In this document').innerText();

// holds S1.1
test('a box drawn on the page becomes a column of all documents; what it taught is told and can be forgotten', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([
    { name: 'september.pdf', buffer: await invoicePdf() },
    {
      name: 'october.pdf',
      buffer: await invoicePdf({
        ...HALDEN_INVOICE,
        number: 'HM-26-09912',
        date: '3 October 2026',
        items: [
          { description: 'Bench micrometer stand', quantity: 3, price: 95.5 },
          { description: 'Reagent vial 50 ml, amber glass', quantity: 30, price: 4.25 },
          { description: 'Steel rule', quantity: 1, price: 12 },
          { description: 'On-site adjustment, per hour', quantity: 2, price: 57.25 },
        ],
      }),
    },
  ]);
  await run.finished();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('button', { name: 'From the page' }).click();

  // Around "VAT 20 %" and its amount, from bare paper.
  await drawOnPage(page, [330, 386], [560, 402]);
  await expect.poll(() => nameOf(page)).toBe('VAT 20 %');
  expect(await valueOf(page)).toBe('216.00');
  await page.keyboard.type('Tax');
  await page.keyboard.press('Enter');
  // News stay as long as the mouse is on them.
  await page.getByText('“Tax” added').hover();
  await expect.poll(async () => (await run.rowValues(1))['Tax']).toBe('216.00');
  expect((await run.rowValues(2))['Tax']).toBe('108.10');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByRole('columnheader', { name: 'Tax', exact: true }).waitFor({ state: 'detached' });

  // By keys, from the first word of the page.
  const chosen = page.getByRole('region', { name: 'Document', exact: true }).locator('p[role="status"].sr-only');
  await page.getByRole('region', { name: /^Pages of/ }).focus();
  for (const [key, words] of [
    ['ArrowRight', 'Halden'],
    ['ArrowDown', 'Scientific'],
    ['Shift+ArrowRight', 'Scientific supplies,'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => chosen.innerText()).toBe(words);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => valueOf(page)).toBe('Scientific supplies');
  await page.keyboard.type('Trade');
  await page.keyboard.press('Enter');
  await page.getByText('“Trade” added').waitFor();
  await expect.poll(async () => (await run.rowValues(1))['Trade']).toBe('Scientific supplies');
  await page.getByRole('region', { name: 'What the correction would change' }).getByText('Also in 1 other document').waitFor();

  const field = page
    .getByRole('list', { name: 'Fields' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Remove Trade' }) });
  await page.getByRole('button', { name: 'Save template' }).click();
  const learned = field.getByText('Learned from 1 document, last: “Scientific supplies” below “halden moor ltd”');
  await learned.click();
  await field.getByRole('button', { name: 'Forget what Trade learned' }).click();
  await learned.waitFor({ state: 'detached' });
  await page.getByText('What “Trade” learned is forgotten').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'is forgotten' }).getByRole('button', { name: 'Undo' }).click();
  await learned.waitFor();

  // On the screen of the template the same document is in view.
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await page.getByRole('button', { name: 'Edit Invoice' }).first().click();
  await page.getByRole('region', { name: 'Open document' }).getByRole('button', { name: 'New field from the page' }).click();
  await drawOnPage(page, [330, 192], [560, 204]);
  await expect.poll(() => nameOf(page)).toBe('Your order');
  await form(page).getByRole('button', { name: 'Add field' }).click();
  await page.getByText('“Your order” added').waitFor();
  expect(await page.getByRole('textbox', { name: 'Name of field 14' }).inputValue()).toBe('Your order');
  expect(run.complaints).toEqual([]);
});

test('words selected in a text become a column', async () => {
  await openRun();
  const { page } = run;
  await run.giveDocuments([
    { name: 'agreement.docx', buffer: letterDocx(['Survey of the north wall', 'Crew leader: Ada Brandt', 'Ladders: 4']) },
  ]);
  await run.finished();
  await run.chooseCell('Total', 1);
  await page.getByText('Crew leader: Ada Brandt').dblclick({ position: { x: 100, y: 10 } });
  await page.getByRole('button', { name: 'New field from this' }).click();
  await expect.poll(() => nameOf(page)).toBe('Crew leader');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New field from the page' }).click();
  await page.getByText('Ladders: 4', { exact: true }).click({ position: { x: 58, y: 10 } });
  await expect.poll(() => nameOf(page)).toBe('Ladders');
  expect(await valueOf(page)).toBe('4');
  expect(run.complaints).toEqual([]);
});
