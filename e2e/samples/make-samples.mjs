// Prints, photographs and scans the sample documents of the first page: `node e2e/samples/make-samples.mjs`. Every company,
// person and number in them is invented. Visitors load them: keep each below 300 kB.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/ensure-chromium.mjs';

const HERE = import.meta.dirname;
const SAMPLES = join(HERE, '../../apps/web/public/samples');

/** A scanner's 170 dots an inch, from the browser's 96. */
const SCAN_SCALE = 170 / 96;
const SCAN_QUALITY = 22;
const PHOTO_QUALITY = 62;
const A4_PT = [595.28, 841.89];

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
await mkdir(SAMPLES, { recursive: true });
await writeFile(join(SAMPLES, 'supplier-invoice.pdf'), await printedInvoice());
await writeFile(join(SAMPLES, 'till-receipt.jpg'), await photographedReceipt());
await writeFile(join(SAMPLES, 'bank-statement.pdf'), await scannedStatement());
await browser.close();

async function printedInvoice() {
  const page = await openPage('supplier-invoice.html', {});
  return page.pdf({
    preferCSSPageSize: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<p style="width:100%;margin:0 18mm;font:8px Liberation Sans;color:#4a5351;border-top:.5px solid #c2c9c5;padding-top:4px">Halden &amp; Moor · Invoice HM-26-04417 <span style="float:right">Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></p>',
  });
}

async function photographedReceipt() {
  const page = await openPage('till-receipt.html', { viewport: { width: 1150, height: 1800 } });
  return page.screenshot({ type: 'jpeg', quality: PHOTO_QUALITY });
}

/** Pictures of pages without a text layer, as a scanner makes them. */
async function scannedStatement() {
  const page = await openPage('bank-statement.html', { viewport: { width: 794, height: 1123 }, deviceScaleFactor: SCAN_SCALE });
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  for (const sheet of await page.locator('.page').all()) {
    const picture = await pdf.embedJpg(await sheet.screenshot({ type: 'jpeg', quality: SCAN_QUALITY }));
    pdf.addPage(A4_PT).drawImage(picture, { x: 0, y: 0, width: A4_PT[0], height: A4_PT[1] });
  }
  return pdf.save();
}

async function openPage(fileName, options) {
  const page = await browser.newPage(options);
  await page.goto(pathToFileURL(join(HERE, fileName)).href);
  return page;
}
