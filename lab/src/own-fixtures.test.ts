import { EngineError } from '@sheetlift/engine';
import { strToU8 } from 'fflate';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../packages/engine/src/readers/archive.test-fixture.ts';
import { docx, p } from '../../packages/engine/src/readers/docx/docx.test-fixture.ts';
import { cii, ubl } from '../../packages/engine/src/readers/invoice-xml.test-fixture.ts';
import { multipart } from '../../packages/engine/src/readers/mail/mail.test-fixture.ts';
import { writeEncryptedPage } from '../../packages/engine/src/readers/pdf/pdf.test-fixture.ts';
import { row, xlsx } from '../../packages/engine/src/readers/xlsx/xlsx.test-fixture.ts';
import { generateInvoicePdf, generateTextPdf } from './generate-pdf.ts';
import { builtReader, hasText, readAsUser } from './read-as-user.ts';

const reader = builtReader();

/** One generated file a format: what it is called, what it holds, how many pages its first document has. */
const READABLE: [name: string, bytes: () => Promise<Uint8Array> | Uint8Array, pages: number][] = [
  ['invoice.pdf', async () => (await generateInvoicePdf(3)).bytes, 1],
  ['three-pages.pdf', () => generateTextPdf(3), 3],
  ['letter.docx', () => docx(p('Dear reader, the invoice A-1 is due.')), 1],
  [
    'book.xlsx',
    () =>
      xlsx([
        { name: 'A', rows: row(1, ['Number', 'Total']) + row(2, ['A-1', 12.5]) },
        { name: 'B', rows: row(1, ['Second']) },
      ]),
    2,
  ],
  ['rows.csv', () => strToU8('Number;Total\nA-1;12,50\n'), 1],
  ['rows.tsv', () => strToU8('Number\tTotal\nA-1\t12.50\n'), 1],
  ['page.html', () => strToU8('<!doctype html><p>Invoice A-1</p>'), 1],
  ['mail.eml', () => multipart(['From: a@example.com', 'Subject: Invoice'], [['Content-Type: text/plain', '', 'Attached.']]), 1],
  ['note.txt', () => strToU8('Invoice number: A-1'), 1],
  ['note.md', () => strToU8('# Invoice\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'), 1],
  ['invoice.xml', () => strToU8(ubl({ id: 'A-1', total: '12.50', lines: ['Paper'] })), 1],
  ['cii.xml', () => strToU8(cii({ id: 'A-1', total: '12.50' })), 1],
  ['both.zip', () => zipOf({ 'a.txt': 'Invoice A-1', 'b.txt': 'Invoice A-2' }), 1],
  ['scan.png', () => printedPicture('png'), 1],
  ['scan.jpg', () => printedPicture('jpeg'), 1],
  ['scan.webp', () => printedPicture('webp'), 1],
  ['scan.gif', () => printedPicture('gif'), 1],
  ['scan.tif', () => printedPicture('tiff'), 1],
];

/** One generated file an error code that a reader gives. */
const REFUSED: [name: string, bytes: () => Uint8Array, code: string][] = [
  ['empty.pdf', () => new Uint8Array(), 'file_empty'],
  ['locked.pdf', () => writeEncryptedPage('secret', 'key'), 'password_required'],
  ['cut.pdf', () => strToU8('%PDF-1.7\n1 0 obj\n<<'), 'file_damaged'],
  ['picture.png', () => strToU8('This is no picture at all, only text under another name.'), 'type_mismatch'],
  ['old.xls', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(1024)]), 'unsupported_type'],
];

afterAll(() => {
  reader.close();
  console.log(`Generated fixtures: ${READABLE.length} formats read, ${REFUSED.length} refused by their code.`);
});

describe('generated files through the isolated reader', () => {
  it.each(READABLE)('%s is read, with its pages and its text', { timeout: 65_000 }, async (name, bytes, pages) => {
    const outcome = await readAsUser(reader, name, await bytes());
    expect(outcome).not.toBeInstanceOf(EngineError);
    const documents = outcome as Exclude<typeof outcome, EngineError>;
    expect(documents[0]?.pageCount).toBe(pages);
    expect(documents.every((document) => document.pages.some(hasText))).toBe(true);
  });

  it.each(REFUSED)('%s is refused by its code', async (name, bytes, code) => {
    expect(await readAsUser(reader, name, bytes())).toMatchObject({ code });
  });

  it('a locked file is read with its password', async () => {
    const [document] = (await readAsUser(reader, 'locked.pdf', writeEncryptedPage('secret', 'key'), 'key')) as {
      pages: Parameters<typeof hasText>[0][];
    }[];
    expect(document?.pages.some(hasText)).toBe(true);
  });
});

/** Two printed lines, as a scanner gives them. */
function printedPicture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff'): Promise<Uint8Array> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="260"><rect width="900" height="260" fill="#fff"/><g font-family="sans-serif" font-size="44"><text x="40" y="90">Invoice number 4711</text><text x="40" y="180">Total 120.50 EUR</text></g></svg>';
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer();
}
