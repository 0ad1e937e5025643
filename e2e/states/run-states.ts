import { HALDEN_INVOICE, invoicePdf } from '../documents/invoice-pdf.ts';
import { letterDocx } from '../documents/letter-docx.ts';
import { lockedPdf } from '../documents/locked-pdf.ts';
import { receiptPicture } from '../documents/receipt-picture.ts';
import { type GivenDocument, openRunPage, type RunPage } from '../run-page.ts';
import type { StateWalk } from './state-walk.ts';

/** Home, a run from its first document to its export, the sheet and the page of a document. */
export async function walkRunStates(walk: StateWalk): Promise<void> {
  const run = await openRunPage(walk.browser, walk.url, walk.screen);
  try {
    await walkHome(run, walk);
    await walkRun(run, walk);
    await walkSheet(run, walk);
    await (walk.narrow ? walkCards(run, walk) : walkSources(run, walk));
    await walkRuns(run, walk);
  } finally {
    await run.close();
  }
}

/** The runs of this device: from the one that is open, and at home. */
async function walkRuns({ page }: RunPage, { inspect }: StateWalk): Promise<void> {
  await page.getByRole('button', { name: 'Runs', exact: true }).click();
  const open = page.getByRole('list', { name: 'Open run' });
  await open.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this run?' }).waitFor();
  await inspect(page, 'run-deleted');
  await page.getByRole('button', { name: 'Keep the run' }).click();
  await page.getByRole('button', { name: 'Runs', exact: true }).click();
  await open.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: /^Name of the run/ }).fill('September, all that came by post');
  await inspect(page, 'run-named');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'New run' }).click();
  const runs = page.getByRole('list', { name: 'Runs on this device' });
  await runs.scrollIntoViewIfNeeded();
  await inspect(page, 'runs-at-home');
  await runs.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: /^Delete September/ }).waitFor();
  await inspect(page, 'run-of-shelf-deleted');
}

async function walkHome({ page }: RunPage, { inspect, narrow }: StateWalk): Promise<void> {
  await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
  await inspect(page, 'home');
  await page.getByRole('button', { name: 'How?' }).click();
  await page.getByRole('dialog', { name: 'How documents are read on this device' }).waitFor();
  await inspect(page, 'home-how');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Template Invoice' }).click();
  await page.getByRole('option').first().waitFor();
  await inspect(page, 'template-picker');
  await page.getByRole('combobox', { name: 'Find a template or a field' }).fill('no such words at all');
  await inspect(page, 'template-picker-nothing-found');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('');
  await page.getByText('A field needs a name').waitFor();
  await inspect(page, 'column-editor');
  const rules = page.getByRole('list', { name: 'Fields' }).locator('details.rules').first();
  await rules.locator('summary').click();
  await rules.getByLabel('Form').fill('(RE-9999');
  await rules.getByLabel('Date').selectOption('DD/MM/YYYY');
  await inspect(page, 'column-rules');
  await rules.getByLabel('Form').fill('');
  await rules.getByLabel('Date').selectOption('');
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('Vendor');
  await page.getByRole('button', { name: 'Save as' }).click();
  await page.getByRole('dialog', { name: 'Save as' }).waitFor();
  await inspect(page, 'save-as');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('Supplier');
  await page.getByRole('button', { name: 'Close columns' }).click();
  await page.getByRole('button', { name: narrow ? 'Menu' : 'Theme: as the system' }).click();
  await inspect(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(Kept|Saving)/ }).click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'kept-here');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+/');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await inspect(page, 'keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What to do' }).waitFor();
  await inspect(page, 'acts');
  await page.getByRole('combobox', { name: 'What to do' }).fill('no such act');
  await page.getByText('Nothing that can be done now').waitFor();
  await inspect(page, 'acts-nothing-found');
  await page.keyboard.press('Escape');
}

async function walkRun(run: RunPage, { browser, inspect }: StateWalk): Promise<void> {
  await run.giveDocuments(await documents(browser));
  await run.page.getByRole('button', { name: /^Stop/ }).click();
  await run.page.getByRole('button', { name: /^Read [\d,]+ pages?$/ }).waitFor();
  await inspect(run.page, 'run-waiting');
  await run.start();
  await inspect(run.page, 'run');
  await run.finished();
  await inspect(run.page, 'done');
}

async function walkSheet({ page }: RunPage, { inspect, narrow }: StateWalk): Promise<void> {
  if (narrow) {
    await page.getByRole('button', { name: /^Rows \d/ }).click();
    await inspect(page, 'rows');
  }
  await page.getByRole('button', { name: narrow ? 'Export' : 'More ways to export', exact: true }).click();
  await page.getByRole('menuitem', { name: /^JSON/ }).waitFor();
  await inspect(page, 'export');
  await page.getByRole('menuitem', { name: 'CSV settings' }).click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'csv-settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter rows' }).click();
  await page.getByRole('search', { name: 'Filters' }).getByRole('textbox').fill('no such words at all');
  await page.getByText('No row contains this.').waitFor();
  await inspect(page, 'rows-nothing-found');
  await page.getByRole('button', { name: /^Remove the filter/ }).click();
  await page.getByRole('button', { name: /^Failed/ }).click();
  await inspect(page, 'rows-failed');
  await page.getByRole('button', { name: /^All \d/ }).click();
}

async function walkCards(run: RunPage, { inspect }: StateWalk): Promise<void> {
  const { page } = run;
  await page.getByRole('button', { name: /^Check \d+ cells?$/ }).click();
  await page.getByRole('dialog', { name: 'Review' }).waitFor();
  await inspect(page, 'card-to-check');
  await page.getByRole('button', { name: 'Type it' }).click();
  await inspect(page, 'card-typed');
  await page.getByRole('button', { name: 'Back to rows' }).click();
  await page.getByRole('button', { name: /^Check \d+ cells?$/ }).click();
  const card = page.getByRole('dialog', { name: 'Review' });
  while (!(await card.getByRole('heading', { name: 'Done' }).isVisible())) await card.locator('footer').getByRole('button').last().click();
  await inspect(page, 'card-done');
  await page.getByRole('button', { name: 'Back to rows' }).click();
  for (const [state, rowNumber, place] of [
    ['page', 1, '.page .ev.active'],
    ['text', 3, 'mark.active'],
  ] as const) {
    await run.chooseCell('Invoice number', rowNumber);
    await inspect(page, `card-${state}`);
    await page.getByRole('button', { name: 'Tap the page' }).click();
    await page.locator(place).first().waitFor();
    await inspect(page, `source-${state}`);
    await page.getByRole('button', { name: /^Close/ }).click();
    await page.getByRole('button', { name: 'Back to rows' }).click();
  }
  await page.getByRole('button', { name: /^Documents \d/ }).click();
}

async function walkSources(run: RunPage, { inspect }: StateWalk): Promise<void> {
  const { page } = run;
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('group', { name: /^Candidates for/ }).waitFor();
  await inspect(page, 'candidates');
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
  await page.getByRole('grid', { name: 'Rows' }).focus();
  await inspect(page, 'candidates-beside-columns');
  await page.getByRole('button', { name: 'Close columns' }).click();
  await page.getByRole('grid', { name: 'Rows' }).focus();
  await page.keyboard.press('Escape');
  await run.chooseCell('Invoice number', 1);
  await page.locator('.page .ev.active').first().waitFor();
  await inspect(page, 'source-page');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await inspect(page, 'source-large');
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find in rows and pages' }).fill('invoice');
  await page.getByText(/^1 of \d+$/).waitFor();
  await inspect(page, 'find');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).waitFor();
  await inspect(page, 'column-editor-in-run');
  await page.getByRole('button', { name: 'Close columns' }).click();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await inspect(page, 'columns-shown');
  await page.keyboard.press('Escape');
  await run.cell('Invoice number', 1).dblclick();
  await inspect(page, 'cell-edited');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  // Away from the candidates that lie over the column.
  await run.chooseCell('Document', 3);
  await run.chooseCell('Invoice number', 3);
  await page.locator('mark.active').first().waitFor();
  await inspect(page, 'source-text');
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
}

/** One of each: read, locked, damaged, running text, a picture, a table. */
async function documents(browser: StateWalk['browser']): Promise<GivenDocument[]> {
  const teasel = {
    ...HALDEN_INVOICE,
    supplier: 'Teasel Print Works',
    number: '1188/26',
    date: '2 September 2026',
    dueDate: '16 September 2026',
    items: HALDEN_INVOICE.items.slice(1),
  };
  return [
    { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
    { name: 'contract-note-88.pdf', buffer: lockedPdf('x', ['Locked']) },
    { name: 'teasel_1188.pdf', buffer: await invoicePdf(teasel) },
    { name: 'cut-off.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type') },
    {
      name: 'brandt-vogel-3.docx',
      buffer: letterDocx([
        'Brandt & Vogel',
        'Invoice number: RE-2026-00731',
        'Invoice date: 4 September 2026',
        'Subtotal: 689.20',
        'VAT: 130.95',
        'Total: 820.15 EUR',
      ]),
    },
    {
      name: 'IMG_2207.png',
      buffer: await receiptPicture(browser, [
        'QUILLBY STATIONERS',
        'Invoice no. Q-90188',
        'Date: 22.09.2026',
        'Copy paper A4  18.40',
        'Fountain pen  22.75',
        'TOTAL EUR  41.15',
      ]),
    },
    { name: 'lowgate.txt', buffer: Buffer.from('Lowgate Joinery\nUnit 9\nLG 2209\n03/04/2026\nOak boards 4,875.00\n975.00\n5,850.00\n') },
  ];
}
