import type { Locator, Page } from 'playwright-core';
import { HALDEN_INVOICE, invoicePdf } from '../documents/invoice-pdf.ts';
import { letterDocx } from '../documents/letter-docx.ts';
import { drawOnPage } from '../draw-on-page.ts';
import { openRunPage, type RunPage } from '../run-page.ts';
import type { StateWalk } from './state-walk.ts';

/** Fields made of finished rows, and by pointing at a page, a text and a sheet; what a template learned. */
export async function walkFieldStates(walk: StateWalk): Promise<void> {
  const run = await openRunPage(walk.browser, walk.url, walk.screen);
  try {
    await run.giveDocuments([
      { name: 'september.pdf', buffer: await invoicePdf() },
      { name: 'october.pdf', buffer: await invoicePdf({ ...HALDEN_INVOICE, number: 'HM-26-09912' }) },
      { name: 'agreement.docx', buffer: letterDocx(['Survey of the north wall', 'Crew leader: Ada Brandt', 'Ladders: 4']) },
      { name: 'ledger.csv', buffer: Buffer.from('Site,Reading,Read on\nNorth,14.20,2026-09-30\n') },
    ]);
    await run.finished();
    for (const name of ['agreement.docx', 'ledger.csv'])
      await run
        .documentItem(name)
        .getByRole('button', { name: /^Put under/ })
        .click();
    await walkFinishedRows(run, walk);
    await walkDrawnBox(run, walk);
    await walkLearned(run, walk);
    await walkWords(run, walk);
    await walkCells(run, walk);
  } finally {
    await run.close();
  }
}

const form = (page: Page): Locator => page.getByRole('dialog', { name: 'New field' });

/** Rows whose values stand nowhere, and rows that become fields; nothing is made of them. */
async function walkFinishedRows({ page }: RunPage, { inspect, narrow }: StateWalk): Promise<void> {
  if (narrow) await page.getByRole('button', { name: /^Rows \d/ }).click();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  // What another type would change waits for an answer.
  await page.getByRole('combobox', { name: 'Type of Supplier', exact: true }).selectOption('number');
  const effects = page.getByRole('region', { name: 'What the change would do' });
  await effects.getByRole('group', { name: 'Cells that would change' }).waitFor();
  await inspect(page, 'template-change');
  await effects.getByRole('button', { name: /^Go back/ }).click();
  await effects.waitFor({ state: 'detached' });
  // What the paper gives and nobody asks for is offered.
  await page.getByRole('button', { name: 'Remove Order number' }).click();
  await page.getByRole('region', { name: 'Also in this document' }).scrollIntoViewIfNeeded();
  await inspect(page, 'also-in-document');
  await page.getByRole('button', { name: 'Show finished rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show finished rows' });
  const rows = dialog.getByRole('textbox', { name: 'Rows of your sheet' });
  await rows.fill('A-1\t17.03');
  await inspect(page, 'finished-rows');
  await dialog.getByRole('button', { name: 'Find the values' }).click();
  await dialog.getByRole('alert').waitFor();
  await inspect(page, 'finished-rows-nowhere');
  await rows.fill('HM-26-04417\t30/10/2026\t1.296,00\topen\nHM-26-09912\t30/10/2026\t1.296,00\tbooked');
  await dialog.getByRole('button', { name: 'Find the values' }).click();
  await dialog.getByRole('table').waitFor();
  await inspect(page, 'finished-rows-found');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close columns' }).click();
}

async function walkDrawnBox({ page }: RunPage, { inspect, narrow }: StateWalk): Promise<void> {
  if (narrow) await page.getByRole('button', { name: /^Rows \d/ }).click();
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('button', { name: 'From the page' }).click();
  await page.locator('[data-page="1"] canvas[data-drawn]').waitFor();
  await inspect(page, 'field-pointing');
  // Around "VAT 20 %" and its amount.
  await drawOnPage(page, [330, 386], [560, 402], () => inspect(page, 'field-drawn'));
  const name = form(page).getByRole('textbox', { name: 'New field' });
  await name.waitFor();
  await inspect(page, 'field-named');
  await name.fill('');
  await page.keyboard.press('Enter');
  await form(page).getByRole('alert').first().waitFor();
  await inspect(page, 'field-nameless');
  await name.fill('Tax');
  await page.keyboard.press('Enter');
  await page.getByText('“Tax” added').waitFor();
  await page.getByRole('listitem').filter({ hasText: '“Tax” added' }).getByRole('button', { name: 'Undo' }).click();
}

/** A word that no search would take for the value is one to learn. */
async function walkLearned({ page }: RunPage, { inspect, narrow }: StateWalk): Promise<void> {
  await drawOnPage(page, [50, 80], [140, 97]);
  await form(page).getByRole('textbox', { name: 'New field' }).fill('Trade');
  await page.keyboard.press('Enter');
  await page.getByText('“Trade” added').waitFor();
  await inspect(page, 'field-added');
  if (narrow) {
    await page.getByRole('button', { name: /^Close/ }).click();
    await page.getByRole('button', { name: 'Back to rows' }).click();
  } else await page.getByRole('button', { name: 'New field from the page', pressed: true }).click();
  // News lie over the way to save.
  await page.mouse.move(20, 300);
  await page.getByText('“Trade” added').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByText(/^Learned from/).click();
  await inspect(page, 'field-learned');
  await page.getByRole('button', { name: 'Forget what Trade learned' }).click();
  await page.getByText('What “Trade” learned is forgotten').waitFor();
  await inspect(page, 'field-forgotten');
  await page.getByRole('button', { name: 'Close columns' }).click();
}

async function walkWords(run: RunPage, { inspect, narrow }: StateWalk): Promise<void> {
  const { page } = run;
  await openDocument(run, 3, narrow);
  await page.getByText('Crew leader: Ada Brandt').dblclick({ position: { x: 100, y: 10 } });
  await page.getByRole('button', { name: 'New field from this' }).waitFor();
  await inspect(page, 'field-words');
  await page.getByRole('button', { name: 'New field from this' }).click();
  await form(page).getByRole('textbox', { name: 'New field' }).waitFor();
  await inspect(page, 'field-words-named');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await closeDocument(page, narrow);
}

async function walkCells(run: RunPage, { inspect, narrow }: StateWalk): Promise<void> {
  const { page } = run;
  await openDocument(run, 4, narrow);
  await page.getByRole('button', { name: 'New field from the page' }).click();
  await page.getByRole('cell', { name: '14.20' }).click();
  await form(page).getByRole('textbox', { name: 'New field' }).waitFor();
  await inspect(page, 'field-cell');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await closeDocument(page, narrow);
}

/** Opens the document of a row beside it, or over it on a phone. */
async function openDocument(run: RunPage, rowNumber: number, narrow: boolean): Promise<void> {
  await run.chooseCell('Total', rowNumber);
  if (narrow) await run.page.getByRole('button', { name: 'Tap the page' }).click();
}

async function closeDocument(page: Page, narrow: boolean): Promise<void> {
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  if (narrow) await page.getByRole('button', { name: 'Back to rows' }).click();
}
