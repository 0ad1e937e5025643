import type { BrowserContextOptions, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { RECEIPT_TEXT } from './documents/receipt-text.ts';
import { layoutFindings } from './layout-findings.ts';
import { openRun, run } from './one-run.ts';
import { workbookCells, workbookSheets } from './workbook-cells.ts';

const sheetTab = (name: string): Locator => run.page.getByRole('group', { name: 'Sheets' }).getByRole('button', { name });

/** Two invoices and the receipt that came with them, read for the columns of invoices. */
async function openMixedRun(options: BrowserContextOptions = {}): Promise<void> {
  await openRun(options);
  await run.chooseTemplate('Invoice');
  await run.giveDocuments([
    { name: 'halden.pdf', buffer: await invoicePdf() },
    { name: 'second.pdf', buffer: await invoicePdf({ ...HALDEN_INVOICE, number: 'HM-2002' }) },
    { name: 'till.txt', buffer: Buffer.from(RECEIPT_TEXT) },
  ]);
  await run.finished();
}

/** A letter that no template is for. */
const note = (day: string, tree: string): Buffer =>
  Buffer.from(
    `PARISH OF BRACKENFORD\nOffice of the warden\n\nDear neighbours,\n\nfelled on ${day}: ${tree}.\n\nRoots lift the path.\nCome and see once more.\nKeep away from the saw.\n\nYour warden\n`,
  );

/** Moves the document of a row with the keyboard alone. */
async function moveByKeys(columnName: string, rowNumber: number, templateName: string): Promise<void> {
  await run.chooseCell(columnName, rowNumber);
  await run.page.keyboard.press('F9');
  const box = run.page.getByRole('dialog').getByRole('combobox', { name: 'Find a template or a field' });
  await box.fill(templateName);
  await box.press('Enter');
}

describe('a document of another template', () => {
  test('is moved to a sheet of its own with one key, found with its columns, and comes back with Undo', async () => {
    await openMixedRun();
    await moveByKeys('Supplier', 3, 'Receipt');
    await sheetTab('Receipt 1').waitFor();
    await sheetTab('Invoice 2').waitFor();
    await expect.poll(async () => (await run.rowValues(1))['Receipt number']).toBe('0087412');
    await run.documentItem('halden.pdf').getByRole('button', { name: 'Show in “Invoice”' }).click();
    await expect.poll(async () => (await run.rowValues(2))['Invoice number']).toBe('HM-2002');
    await run.page.getByRole('button', { name: 'All 2', exact: true }).waitFor();
    await run.page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo', exact: true }).click();
    await run.page.getByRole('button', { name: 'All 3', exact: true }).waitFor();
    expect(await run.page.getByRole('group', { name: 'Sheets' }).count()).toBe(0);
    expect(run.complaints).toEqual([]);
  });

  test('is searched with all others: what is found shows its sheet', async () => {
    await openMixedRun();
    const { page } = run;
    await moveByKeys('Supplier', 3, 'Receipt');
    await expect.poll(async () => (await run.rowValues(1))['Receipt number']).toBe('0087412');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('hm-2002');
    // A cell of the sheet of invoices, and the page of its document.
    await page.getByText('1 of 2', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'All 2', exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Find in rows and pages' }).fill('0087412');
    await page.getByText(/^1 of \d$/).waitFor();
    await page.getByRole('button', { name: 'All 1', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.hit.on').waitFor();
    await page.getByRole('region', { name: 'Source' }).getByRole('heading', { name: 'till.txt' }).waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('stands on its sheet after a reload, with its corrections, and each is a sheet of the workbook', async () => {
    await openMixedRun();
    await moveByKeys('Supplier', 3, 'Receipt');
    await expect.poll(async () => (await run.rowValues(1))['Receipt number']).toBe('0087412');
    await run.chooseCell('Merchant', 1);
    await run.page.keyboard.type('Tansy Lane');
    await run.page.keyboard.press('Enter');
    await run.page.getByRole('button', { name: 'Kept on this device', exact: true }).waitFor();
    await run.page.reload();
    await sheetTab('Receipt 1').click();
    await expect.poll(async () => (await run.rowValues(1))['Merchant']).toBe('Tansy Lane');
    const { bytes } = await run.exportAs('Excel');
    expect(workbookSheets(bytes)).toEqual(expect.arrayContaining(['Invoice', 'Receipt']));
  });

  test('is told among others, moved with them by one word, and left where it is where that is wanted', async () => {
    await openMixedRun();
    const told = run.page.getByRole('status').filter({ hasText: 'till.txt looks like another kind of document.' });
    await told.getByText('“Receipt” seems to fit it and “Invoice” not.').waitFor();
    expect([...(await axeFindings(run.page)), ...(await layoutFindings(run.page))]).toEqual([]);
    await told.getByRole('button', { name: 'Keep Invoice' }).click();
    await told.waitFor({ state: 'detached' });
    await run.page.getByRole('button', { name: 'Kept on this device', exact: true }).waitFor();
    await run.page.evaluate(() => localStorage.removeItem('sheetlift.declinedFor'));
    await run.page.reload();
    await run.page.getByRole('button', { name: 'Move to Receipt' }).click();
    // Whoever is at the invoices stays there: the tabs say where the receipt went.
    await sheetTab('Receipt 1').waitFor();
    await run.page.getByRole('button', { name: 'All 2', exact: true }).waitFor();
    expect(await sheetTab('Invoice 2').getAttribute('aria-pressed')).toBe('true');
    await sheetTab('Receipt 1').click();
    await expect.poll(async () => (await run.rowValues(1))['Receipt number']).toBe('0087412');
    await told.waitFor({ state: 'detached' });
  });

  test('has no row, count or line in an export where no template fits it, until a person says where it belongs', async () => {
    await openRun();
    await run.chooseTemplate('Invoice');
    await run.giveDocuments([
      { name: 'halden.pdf', buffer: await invoicePdf() },
      { name: 'oak.txt', buffer: note('Friday', 'the old oak by the mill') },
    ]);
    await run.finished();
    const { page } = run;
    const oak = run.documentItem('oak.txt');
    const foot = page.getByRole('button', { name: '1 document without rows: no template fits' });
    const rowsShown = (count: number): Locator => page.getByRole('button', { name: `All ${count}`, exact: true });
    await oak.getByText('no template fits it').waitFor();
    await rowsShown(1).waitFor();
    await foot.waitFor();
    expect([...(await axeFindings(page)), ...(await layoutFindings(page))]).toEqual([]);
    const { bytes } = await run.exportAs('Excel');
    await page.getByText('1 document that no template fits is not in it.').waitFor();
    expect(workbookSheets(bytes)).toEqual(['Invoice', 'Sources', 'Notes']);
    expect(Object.values(workbookCells(bytes, 1))).not.toContain('oak.txt');
    expect(Object.values(workbookCells(bytes, 2))).toContainEqual(expect.stringContaining('No row is of “oak.txt”: no template fits.'));
    expect(Object.values(workbookCells(bytes, 3))).toContain('No row is of “oak.txt”: no template fits it.');

    await page.getByRole('button', { name: 'Kept on this device', exact: true }).waitFor();
    await page.reload();
    await foot.waitFor();
    await oak.getByRole('button', { name: 'Put under “Invoice”' }).click();
    await rowsShown(2).waitFor();
    expect(await foot.count()).toBe(0);
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo', exact: true }).click();
    await rowsShown(1).waitFor();
    await page.keyboard.press('F9');
    await page.getByRole('dialog', { name: 'Choose a template for oak.txt' }).getByRole('combobox').press('Enter');
    await rowsShown(2).waitFor();
    await page.getByRole('button', { name: 'Kept on this device', exact: true }).waitFor();
    await page.reload();
    await rowsShown(2).waitFor();
    // Sorted again by then: what a person put there stays.
    await page.waitForTimeout(3_000);
    expect(await rowsShown(2).count()).toBe(1);
    expect(run.complaints).toEqual([]);
  });

  test('is opened beside the templates where none fits it: its page is read, and a template made of what it holds', async () => {
    await openRun();
    await run.chooseTemplate('Invoice');
    const survey = (height: string): Buffer =>
      Buffer.from(`Tree survey\n\nSurvey number: TS-811\nSurveyor: Ines Okafor\nSpecies: Quercus robur\nHeight: ${height}\n`);
    await run.giveDocuments([
      { name: 'halden.pdf', buffer: await invoicePdf() },
      { name: 'oak.txt', buffer: survey('18.5 m') },
      { name: 'elm.txt', buffer: survey('22.1 m') },
    ]);
    await run.finished();
    const { page } = run;
    await run.documentItem('elm.txt').getByText('no template fits it').waitFor();
    await run.documentItem('oak.txt').getByRole('button', { name: 'Open oak.txt' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a template for oak.txt' });
    await dialog.getByRole('region', { name: 'Document' }).getByText('Quercus robur').waitFor();
    expect([...(await axeFindings(page)), ...(await layoutFindings(page))]).toEqual([]);
    await page.keyboard.press('Escape');
    // Both, one after the other: what the first holds makes a template, to which the second goes.
    await page.keyboard.press('F9');
    await dialog.getByText('1 of 2').waitFor();
    await dialog.getByText('18.5 m').last().waitFor();
    await dialog.getByRole('button', { name: 'Make it' }).click();
    const box = page.getByRole('dialog', { name: 'Choose a template for elm.txt' }).getByRole('combobox');
    await box.fill('oak');
    await box.press('Enter');
    await sheetTab('oak 2').waitFor();
    await expect.poll(async () => (await run.rowValues(1))['Surveyor']).toBe('Ines Okafor');
    await run.documentItem('halden.pdf').getByRole('button', { name: 'Open halden.pdf' }).click();
    await page.getByRole('region', { name: 'Source' }).getByRole('heading', { name: 'halden.pdf' }).waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('keeps its rows where the template that was chosen fits none of the documents: it is only told', async () => {
    await openRun();
    await run.chooseTemplate('Invoice');
    await run.giveDocuments([{ name: 'oak.txt', buffer: note('Friday', 'the old oak by the mill') }]);
    await run.finished();
    await run.documentItem('oak.txt').getByText('No template seems to fit it.').waitFor();
    await run.page.getByRole('button', { name: 'All 1', exact: true }).waitFor();
    await run.documentItem('oak.txt').getByRole('button', { name: 'Choose a template' }).click();
    await run.page.getByRole('dialog', { name: 'Move oak.txt to another template' }).waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('of a layout that was moved before is told to be for the same template', async () => {
    await openRun();
    await run.chooseTemplate('Invoice');
    await run.giveDocuments([
      { name: 'halden.pdf', buffer: await invoicePdf() },
      { name: 'oak.txt', buffer: note('Friday', 'the old oak by the mill') },
    ]);
    await run.finished();
    await run.documentItem('oak.txt').getByRole('button', { name: 'Choose a template' }).click();
    const box = run.page.getByRole('dialog', { name: 'Choose a template for oak.txt' }).getByRole('combobox');
    await box.fill('Contract');
    await box.press('Enter');
    await sheetTab('Contract 1').waitFor();
    await run.documentItem('halden.pdf').getByRole('button', { name: 'Show in “Invoice”' }).click();
    await run.giveDocuments([{ name: 'elm.txt', buffer: note('Monday', 'both elms at the gate') }]);
    await run.finished();
    await run.page.getByRole('button', { name: 'Move to Contract' }).click();
    await sheetTab('Contract 2').waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('is asked for and shown without a barrier', async () => {
    await openMixedRun();
    await run.chooseCell('Supplier', 3);
    await run.page.keyboard.press('F9');
    await run.page.getByRole('dialog', { name: 'Move till.txt to another template' }).waitFor();
    expect([...(await axeFindings(run.page)), ...(await layoutFindings(run.page))]).toEqual([]);
    await run.page.getByRole('option').filter({ hasText: 'Receipt' }).click();
    await sheetTab('Receipt 1').waitFor();
    expect([...(await axeFindings(run.page)), ...(await layoutFindings(run.page))]).toEqual([]);
  });

  test('is moved from its place in the list on a phone, in the dark', async () => {
    await openMixedRun({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });
    await run.page.getByRole('button', { name: 'More for till.txt' }).click();
    await run.page.getByRole('menuitem', { name: 'Move to another template' }).click();
    await run.page.getByRole('dialog', { name: 'Move till.txt to another template' }).waitFor();
    expect([...(await axeFindings(run.page)), ...(await layoutFindings(run.page))]).toEqual([]);
    await run.page.getByRole('option').filter({ hasText: 'Receipt' }).click();
    await run.documentItem('halden.pdf').getByRole('button', { name: 'Show in “Invoice”' }).waitFor();
    await run.page.getByRole('button', { name: 'Rows 1' }).click();
    await sheetTab('Receipt 1').waitFor();
    expect([...(await axeFindings(run.page)), ...(await layoutFindings(run.page))]).toEqual([]);
  });
});
