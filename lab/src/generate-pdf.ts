import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

const A4: [number, number] = [595.28, 841.89];
const MARGIN_PT = 56;
const LEADING_PT = 13;
const SIZE_PT = 10;
const WORDS =
  'the supplier shall deliver goods to address given below within thirty days of order and invoice each part on its own with number date amount'.split(
    ' ',
  );

/** A text PDF of dense pages (some 600 words each) that all differ; the same bytes for the same numbers. */
export async function generateTextPdf(pageCount: number, seed = 1): Promise<Uint8Array> {
  const document = await newDocument();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pageCount; page++) drawProse(document.addPage(A4), font, page + seed * 1_000);
  return document.save();
}

export interface GeneratedInvoice {
  bytes: Uint8Array;
  invoiceNumber: string;
  total: number;
}

/** A one-page text invoice with a table of lines whose sums hold; number and amounts follow from `seed`. */
export async function generateInvoicePdf(seed: number): Promise<GeneratedInvoice> {
  const document = await newDocument();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage(A4);
  const invoiceNumber = `R-${20_000 + seed}`;
  const put = (text: string, x: number, y: number, face = font): void =>
    page.drawText(text, { x, y: A4[1] - y, size: SIZE_PT, font: face });
  put('Nordlicht Supplies Ltd', MARGIN_PT, 60, bold);
  put('12 Harbour Street, Leeds LS1 4AP', MARGIN_PT, 74);
  put('Invoice', MARGIN_PT, 130, bold);
  put('Invoice No:', 360, 130);
  put(invoiceNumber, 450, 130);
  put('Date:', 360, 144);
  put(`2026-0${1 + (seed % 9)}-${String(1 + (seed % 28)).padStart(2, '0')}`, 450, 144);
  ['Description', 'Quantity', 'Unit price', 'Amount'].forEach((head, column) => put(head, COLUMNS_PT[column] as number, 200, bold));
  const lines = Array.from({ length: 5 + (seed % 12) }, (_, index) => ({
    quantity: 1 + ((seed + index) % 9),
    cents: 250 + ((seed * 37 + index * 411) % 20_000),
  }));
  lines.forEach(({ quantity, cents }, index) => {
    const y = 218 + index * 16;
    [`Part ${WORDS[(seed + index) % WORDS.length]} ${index + 1}`, String(quantity), euros(cents), euros(quantity * cents)].forEach(
      (text, column) => put(text, COLUMNS_PT[column] as number, y),
    );
  });
  const net = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  const tax = Math.round(net * 0.2);
  [
    ['Subtotal', net],
    ['VAT 20 %', tax],
    ['Total', net + tax],
  ].forEach(([label, cents], index) => {
    put(label as string, 360, 460 + index * 16, bold);
    put(euros(cents as number), 480, 460 + index * 16);
  });
  return { bytes: await document.save(), invoiceNumber, total: (net + tax) / 100 };
}

const COLUMNS_PT = [MARGIN_PT, 300, 380, 480];

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Without dates, so that the bytes do not change from run to run. */
async function newDocument(): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  return document;
}

function drawProse(page: PDFPage, font: PDFFont, seed: number): void {
  let word = seed;
  for (let y = A4[1] - MARGIN_PT; y > MARGIN_PT; y -= LEADING_PT) {
    let line = '';
    while (font.widthOfTextAtSize(line, SIZE_PT) < A4[0] - 2 * MARGIN_PT - 60) {
      word = (word * 7 + 13) % 104_729;
      line += `${word % 5 === 0 ? word : WORDS[word % WORDS.length]} `;
    }
    page.drawText(line, { x: MARGIN_PT, y, size: SIZE_PT, font });
  }
}
