import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startAppServer } from './app-server.ts';
import { HALDEN_INVOICE, invoicePdf, invoiceTotals, money } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { lockedPdf } from './documents/locked-pdf.ts';
import { receiptPicture } from './documents/receipt-picture.ts';
import { APP, browser, openRun, run } from './one-run.ts';
import { workbookCells } from './workbook-cells.ts';

const TOTALS = invoiceTotals(HALDEN_INVOICE);
const RECEIPT = [
  'QUILLBY STATIONERS',
  '14 Market Row, Eastmarch',
  'Date: 22.09.2026   Time: 14:05',
  'Receipt no. 90188',
  'Copy paper A4  18.40',
  'Fountain pen  22.75',
  'TOTAL EUR  41.15',
  'Card payment  41.15',
  'Thank you for your visit',
];
const LETTER = [
  'Service agreement',
  'This agreement is made between Lowgate Joinery Ltd and Pinnock Laboratories.',
  'Effective date: 1 October 2026',
  'This agreement is governed by the laws of England and Wales.',
];
const LOCKED_INVOICE = ['Teasel Print Works', 'Invoice number: 118826', 'Invoice date: 2 September 2026', 'Total due EUR 495.00'];
const PASSWORD = 'sallow park';
/** What pictures are read by; what finds fields is fetched for every document. */
const RECOGNISER = /(tesseract-core[\w-]*|ort-wasm[\w-]*)\.wasm$|\.traineddata\.gz$|\.onnx$/;

describe('the first page', () => {
  // holds S1.1, S1.3
  test('turns an invoice into a row whose values say where they were read, and leaves as a workbook', async () => {
    await openRun();
    await run.giveDocuments([{ name: 'halden-09-30.pdf', buffer: await invoicePdf() }]);
    await run.finished();
    const values = await run.rowValues(1);
    expect(values).toMatchObject({
      Document: 'halden-09-30.pdf',
      'Invoice number': HALDEN_INVOICE.number,
      'Invoice date': '2026-09-30',
      'Due date': '2026-10-30',
      VAT: money(TOTALS.vat),
      Total: money(TOTALS.total),
    });

    await run.chooseCell('Total', 1);
    const sheet = run.page.getByRole('region', { name: 'Source' }).getByRole('group', { name: 'Page 1' });
    const box = sheet.locator('.ev.active').first();
    await box.waitFor();
    expect(await box.getAttribute('aria-label')).toContain('Total');
    const [page, mark] = [await sheet.boundingBox(), await box.boundingBox()];
    expect((mark!.y - page!.y) / page!.height).toBeCloseTo((300 + 4 * 20 + 2 * 18 - 5) / 842, 1);
    expect(await run.source()).toContain(money(TOTALS.total));
    await sheet.locator('canvas[data-drawn]').waitFor();

    const { fileName, bytes } = await run.download('Export Excel');
    expect(fileName).toMatch(/^Invoice \d{4}-\d\d-\d\d\.xlsx$/);
    const cells = Object.values(workbookCells(bytes, 1));
    expect(cells).toContain(HALDEN_INVOICE.number);
    expect(cells).toContain(String(TOTALS.total));
    expect(Object.values(workbookCells(bytes, 2)).join('\n')).toContain('halden-09-30.pdf');

    const csv = await run.exportAs(/^CSV Comma/);
    expect(csv.bytes.toString('utf8')).toContain(HALDEN_INVOICE.number);
    expect(run.complaints).toEqual([]);
  });

  test('reads a picture, and fetches at most 8 MB to read by', async () => {
    await openRun();
    const fetched: Request[] = [];
    run.page.context().on('requestfinished', (request) => fetched.push(request));
    await run.chooseTemplate('Receipt');
    await run.giveDocuments([{ name: 'till.png', buffer: await receiptPicture(browser, RECEIPT) }]);
    await run.finished();
    expect(await run.rowValues(1)).toMatchObject({ Date: '2026-09-22', 'Receipt number': '90188' });
    await run.chooseCell('Receipt number', 1);
    await run.page.locator('.ev.active').first().waitFor();
    const recognisers = fetched.filter((request) => RECOGNISER.test(request.url()));
    expect(new Set(recognisers.map((request) => new URL(request.url()).pathname.split('/').at(-1)))).toEqual(
      new Set(['tesseract-core-simd-lstm.wasm', 'eng.traineddata.gz', 'ort-wasm-simd-threaded.wasm', 'line-recogniser.onnx']),
    );
    const sizes = await Promise.all(recognisers.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(8_000_000);
    expect(run.complaints).toEqual([]);
  });

  test('reads a Word file and quotes the words a value rests on', async () => {
    await openRun();
    await run.chooseTemplate('Contract');
    await run.giveDocuments([{ name: 'agreement.docx', buffer: letterDocx(LETTER) }]);
    await run.finished();
    expect(await run.rowValues(1)).toMatchObject({ 'Effective date': '2026-10-01' });
    await run.chooseCell('Effective date', 1);
    const source = run.page.getByRole('region', { name: 'Source' });
    await source.getByText('This agreement is governed').waitFor();
    expect(await source.locator('mark.active').innerText()).toBe('1 October 2026');
    expect(await run.source()).toContain('paragraph 3');
  });

  test('finds other columns in what was read, without reading again', async () => {
    await openRun();
    await run.giveDocuments([{ name: 'halden-09-30.pdf', buffer: await invoicePdf() }]);
    await run.finished();
    await run.chooseTemplate('Invoice lines');
    await run.page.getByRole('columnheader', { name: 'Quantity' }).waitFor();
    await run.page.getByRole('grid', { name: 'Rows' }).getByText('On-site adjustment, per hour').waitFor();
    expect(await run.rowValues(2)).toMatchObject({
      'Invoice number': HALDEN_INVOICE.number,
      Description: 'Bench micrometer stand',
      Quantity: '4',
      Amount: '376.00',
    });
  });

  test('tells a damaged file beside the file, and reads the one beside it', async () => {
    await openRun();
    await run.giveDocuments([
      { name: 'cut-off.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type') },
      { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
    ]);
    await run.finished();
    expect(await run.documentItem('cut-off.pdf').innerText()).toMatch(/This file is damaged.*No pages were counted\./s);
    expect(await run.documentItem('halden-09-30.pdf').innerText()).toContain('1 row');
    expect(await run.rowValues(1)).toMatchObject({ Document: 'halden-09-30.pdf' });
  });

  test('asks for a password where the file stands, and again when it is wrong', async () => {
    await openRun();
    await run.giveDocuments([{ name: 'teasel.pdf', buffer: lockedPdf(PASSWORD, LOCKED_INVOICE) }]);
    const item = run.documentItem('teasel.pdf');
    const password = item.getByLabel('Password for teasel.pdf');
    await password.fill('wrong');
    await password.press('Enter');
    await item.getByText('That password does not open this file.').waitFor();
    await password.fill(PASSWORD);
    await item.getByRole('button', { name: 'Unlock' }).click();
    await item.getByText('1 row').waitFor();
    expect(await run.rowValues(1)).toMatchObject({ 'Invoice number': '118826', Total: '495.00' });
  });

  test('says where documents are read, and sends none of their bytes anywhere', async () => {
    const requests: Request[] = [];
    await openRun();
    run.page.context().on('request', (request) => requests.push(request));
    expect(await run.page.locator('.where').innerText()).toContain('Read on this device. No document content is uploaded.');
    await run.giveDocuments([
      { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
      { name: 'till.png', buffer: await receiptPicture(browser, RECEIPT) },
    ]);
    await run.finished();
    await run.chooseCell('Total', 1);
    await run.page.locator('.page canvas[data-drawn]').first().waitFor();
    await run.download('Export Excel');
    // Workers fetched their assets, so the list is not empty for want of looking.
    expect(requests.map((request) => new URL(request.url()).pathname)).toContainEqual(expect.stringMatching(/pdfium\.wasm$/));
    for (const request of requests) {
      expect([request.method(), request.postData()]).toEqual(['GET', null]);
      expect(request.url().startsWith(APP) || request.url().startsWith(`blob:${APP}`)).toBe(true);
      expect(new URL(request.url()).search).toBe('');
    }
  });

  test('stops a run, keeps what is done and goes on when told to', async () => {
    await openRun();
    await run.chooseTemplate('Receipt');
    const pictures = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (number) => ({
        name: `till-${number}.png`,
        buffer: await receiptPicture(browser, [...RECEIPT, `Copy ${number}`]),
      })),
    );
    await run.giveDocuments([{ name: 'note.txt', buffer: Buffer.from('Receipt\nDate: 22.09.2026\nTotal: 41.15 EUR\n') }, ...pictures]);
    await run.documentItem('note.txt').getByText('1 row').waitFor();
    await run.page.getByRole('button', { name: /^Stop/ }).click();
    await run.documentItem('till-6.png').getByText('Not read yet').waitFor();
    expect(await run.rowValues(1)).toMatchObject({ Document: 'note.txt' });
    await run.finished();
    await run.documentItem('till-6.png').getByText('1 row').waitFor();
  });

  test('the server ends at once and in order when it is told to', async () => {
    const other = await startAppServer();
    expect(await (await fetch(`${other.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const startedAt = Date.now();
    expect(await other.stop()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });

  test('an unknown address says so and leads back', async () => {
    await openRun();
    const answer = await run.page.goto(`${APP}/nowhere/at/all`);
    expect(answer?.status()).toBe(404);
    await run.page.getByRole('heading', { name: 'No page at this address', exact: true }).waitFor();
    await run.page.getByRole('link', { name: 'Read documents' }).click();
    await run.page.getByRole('heading', { name: 'Drop documents here' }).waitFor();
  });
});
