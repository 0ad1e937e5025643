import { Deflate, deflateSync, strToU8, zlibSync } from 'fflate';
import type { EngineErrorCode } from '../errors.ts';
import { crc32 } from './archive.ts';
import { concat, rawZip, uint16s, uint32s, zipOf } from './archive.test-fixture.ts';
import { docx, p, wordPart } from './docx/docx.test-fixture.ts';
import { row, xlsx } from './xlsx/xlsx.test-fixture.ts';

/** A small file that becomes huge, endless or dangerous in a reader that trusts it. */
export interface Bomb {
  name: string;
  fileName: string;
  bytes(): Uint8Array;
  /** How unpacking and reading it must end: with one of these codes, or with a result; "either" leaves the choice among all typed ends. */
  expect: { codes: EngineErrorCode[] } | 'reads' | 'either';
}

/** All bombs. `listener` is where those that try to fetch something aim: nothing may ever connect to it. */
export function bombs(listener = 'http://127.0.0.1:9'): Bomb[] {
  return [
    ...archiveBombs(),
    ...entityBombs(listener),
    ...sheetBombs(),
    ...pixelBombs(),
    ...pdfBombs(),
    ...mailBombs(),
    ...htmlBombs(listener),
    ...nameBombs(),
  ];
}

const MIB = 1024 * 1024;

/** A raw deflate stream of zeros: one flushed segment, again and again. */
function deflatedZeros(mebibytes: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  const segment = new Deflate({ level: 9 }, (piece) => pieces.push(piece));
  segment.push(new Uint8Array(MIB));
  segment.flush(true);
  const one = concat(pieces);
  // The last two bytes are a final block without content.
  return concat([...Array.from({ length: mebibytes }, () => one), Uint8Array.of(0x03, 0x00)]);
}

const WORD_TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const SHEET_TYPES =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const WORKBOOK_RELATIONSHIPS = '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

function archiveBombs(): Bomb[] {
  const expect: Bomb['expect'] = { codes: ['expands_too_far'] };
  return [
    {
      name: 'flat archive: 1 GiB of zeros in a Word part',
      fileName: 'flat.docx',
      bytes: () =>
        rawZip([
          { name: '[Content_Types].xml', content: WORD_TYPES },
          { name: 'word/document.xml', deflated: deflatedZeros(1024), claim: { size: 1024 * MIB } },
        ]),
      expect,
    },
    {
      name: 'flat archive: 1 GiB of zeros in a worksheet',
      fileName: 'flat.xlsx',
      bytes: () =>
        rawZip([
          { name: '[Content_Types].xml', content: SHEET_TYPES },
          { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>' },
          { name: 'xl/_rels/workbook.xml.rels', content: WORKBOOK_RELATIONSHIPS },
          { name: 'xl/worksheets/sheet1.xml', deflated: deflatedZeros(1024), claim: { size: 1024 * MIB } },
        ]),
      expect,
    },
    {
      name: 'lying sizes: a directory that states 1 kB for 1 GiB',
      fileName: 'lying.docx',
      bytes: () =>
        rawZip([
          { name: '[Content_Types].xml', content: WORD_TYPES },
          { name: 'word/document.xml', deflated: deflatedZeros(1024), claim: { size: 1024 } },
        ]),
      expect,
    },
    {
      name: 'lying sizes in an archive of documents',
      fileName: 'lying.zip',
      bytes: () => rawZip([{ name: 'a.txt', deflated: deflatedZeros(1024), claim: { size: 1024 } }]),
      expect,
    },
    { name: 'overlapping entries: 500 records of one block', fileName: 'overlap.zip', bytes: overlappingArchive, expect },
    {
      name: 'many entries: 100,000 empty parts',
      fileName: 'many.docx',
      bytes: () => rawZip([{ name: '[Content_Types].xml', content: WORD_TYPES }, ...emptyRecords(100_000)]),
      expect,
    },
    {
      name: 'nested archives: ten levels of ten',
      fileName: 'nested.zip',
      bytes: nestedArchive,
      expect: { codes: ['too_deeply_nested', 'expands_too_far'] },
    },
  ];
}

function overlappingArchive(): Uint8Array {
  const deflated = deflatedZeros(10);
  const claim = { size: 10 * MIB, compressedSize: deflated.length, headerOffset: 0 };
  return rawZip([
    { name: '0.txt', deflated, claim },
    ...Array.from({ length: 499 }, (_, index) => ({ name: `${index + 1}.txt`, deflated, claim, directoryOnly: true })),
  ]);
}

const emptyRecords = (count: number): { name: string }[] => Array.from({ length: count }, (_, index) => ({ name: `p${index}.xml` }));

function nestedArchive(): Uint8Array {
  let inner = zipOf({ 'deep.txt': 'deep' });
  for (let level = 0; level < 10; level++)
    inner = zipOf(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.zip`, inner])));
  return inner;
}

function entityBombs(listener: string): Bomb[] {
  const laughs = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('')}]>`;
  const huge = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(100_000)}">]>`;
  const external = `<!DOCTYPE x [<!ENTITY a SYSTEM "${listener}/entity"><!ENTITY % b SYSTEM "${listener}/parameter"> %b;]>`;
  const word = (doctype: string, text: string): Uint8Array =>
    docx('', {
      raw: { 'word/document.xml': wordPart('document', `<w:body>${p(`before ${text} after`)}</w:body>`).replace('?>', `?>${doctype}`) },
    });
  const sheet = (doctype: string, text: string): Uint8Array =>
    xlsx([{ name: 'A', rows: '' }], {
      raw: {
        'xl/worksheets/sheet1.xml': `${doctype}<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>${text}</v></c></row></sheetData></worksheet>`,
      },
    });
  return [
    { name: 'entities: nested, in a Word part', fileName: 'laughs.docx', bytes: () => word(laughs, '&a20;'), expect: 'either' },
    { name: 'entities: nested, in a worksheet', fileName: 'laughs.xlsx', bytes: () => sheet(laughs, '&a20;'), expect: 'either' },
    { name: 'entities: one huge, 50,000 times', fileName: 'huge.docx', bytes: () => word(huge, '&a;'.repeat(50_000)), expect: 'either' },
    { name: 'entities: external', fileName: 'external.docx', bytes: () => word(external, '&a;'), expect: 'either' },
    {
      name: 'entities: external, in an invoice',
      fileName: 'external.xml',
      bytes: () =>
        strToU8(
          `<?xml version="1.0"?>${external}<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>&a;</ID></Invoice>`,
        ),
      expect: 'either',
    },
  ];
}

function sheetBombs(): Bomb[] {
  return [
    {
      name: 'wide sheet: used range A1:XFD1048576',
      fileName: 'wide.xlsx',
      bytes: () =>
        xlsx([
          {
            name: 'A',
            rows: `${row(1, ['first'])}<row r="1048576" spans="1:16384"><c r="XFD1048576"><v>1</v></c></row>`,
            after: '<mergeCells><mergeCell ref="A2:XFD1048575"/></mergeCells>',
          },
        ]),
      expect: 'reads',
    },
    {
      name: 'wide sheet: a diagonal over all columns',
      fileName: 'diagonal.xlsx',
      bytes: () =>
        xlsx([
          {
            name: 'A',
            rows: Array.from(
              { length: 16_384 },
              (_, index) => `<row r="${index + 1}"><c r="${columnName(index)}${index + 1}"><v>1</v></c></row>`,
            ).join(''),
          },
        ]),
      expect: 'reads',
    },
    {
      name: 'shared text of 1 MB in 100,000 cells',
      fileName: 'repeated.xlsx',
      bytes: () =>
        xlsx(
          [
            {
              name: 'A',
              rows: Array.from(
                { length: 100_000 },
                (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
              ).join(''),
            },
          ],
          { strings: ['x'.repeat(MIB)] },
        ),
      expect: 'reads',
    },
  ];
}

function columnName(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : columnName(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
}

function pixelBombs(): Bomb[] {
  return [
    { name: 'pixels: a PNG of 50,000 x 50,000', fileName: 'pixels.png', bytes: hugePng, expect: { codes: ['too_many_pixels'] } },
    { name: 'pixels: a TIFF directory that points at itself', fileName: 'circle.tif', bytes: circularTiff, expect: 'either' },
    { name: 'pixels: a GIF of 100,000 frames', fileName: 'frames.gif', bytes: endlessGif, expect: 'either' },
  ];
}

/** One bit a pixel, all black. */
function hugePng(): Uint8Array {
  const side = 50_000;
  const byteCount = side * (1 + side / 8);
  const mebibytes = Math.ceil(byteCount / MIB);
  const adler = ((((mebibytes * MIB) % 65_521) << 16) | 1) >>> 0;
  const pixels = concat([Uint8Array.of(0x78, 0xda), deflatedZeros(mebibytes), bigEndian(adler)]);
  const head = concat([bigEndian(side), bigEndian(side), Uint8Array.of(1, 0, 0, 0, 0)]);
  return concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', new Uint8Array(0)),
  ]);
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = concat([strToU8(type), data]);
  return concat([bigEndian(data.length), body, bigEndian(crc32(body))]);
}

const bigEndian = (value: number): Uint8Array => uint32s([value]).reverse();

function circularTiff(): Uint8Array {
  const entry = (tag: number, type: number, value: number): Uint8Array => concat([uint16s([tag, type]), uint32s([1, value])]);
  const entries = [
    entry(256, 3, 1),
    entry(257, 3, 1),
    entry(258, 3, 8),
    entry(259, 3, 1),
    entry(262, 3, 1),
    entry(273, 4, 200),
    entry(277, 3, 1),
    entry(278, 3, 1),
    entry(279, 4, 1),
  ];
  const directory = concat([uint16s([entries.length]), ...entries, uint32s([8])]);
  return concat([strToU8('II*\0'), uint32s([8]), directory, new Uint8Array(100)]);
}

function endlessGif(): Uint8Array {
  const frame = Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0);
  return concat([
    strToU8('GIF89a'),
    Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255),
    ...Array.from({ length: 100_000 }, () => frame),
    Uint8Array.of(0x3b),
  ]);
}

function pdfBombs(): Bomb[] {
  const page = (content: number): string =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents ${content} 0 R/Resources<</Font<</F 4 0 R>>>>>>`;
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const text = stream('BT /F 12 Tf 20 100 Td (Hello) Tj ET');
  return [
    {
      name: 'PDF: a content stream deflated three times over',
      fileName: 'thrice.pdf',
      bytes: () =>
        pdf([
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          page(5),
          font,
          stream(zlibSync(zlibSync(Uint8Array.from(zlibOfZeros(1024)))), '/Filter[/FlateDecode/FlateDecode/FlateDecode]'),
        ]),
      expect: 'either',
    },
    {
      name: 'PDF: 10,000 pages that share one content stream',
      fileName: 'pages.pdf',
      bytes: () =>
        pdf([
          '<</Type/Catalog/Pages 2 0 R>>',
          `<</Type/Pages/Kids[${Array.from({ length: 10_000 }, (_, index) => `${index + 6} 0 R`).join(' ')}]/Count 10000>>`,
          page(5),
          font,
          text,
          ...Array.from({ length: 10_000 }, () => page(5)),
        ]),
      expect: { codes: ['too_many_pages'] },
    },
    {
      name: 'PDF: a page tree with a circle',
      fileName: 'circle.pdf',
      bytes: () => pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R 2 0 R]/Count 2>>', page(5), font, text]),
      expect: 'either',
    },
    {
      name: 'PDF: a font map of 10 MB',
      fileName: 'fontmap.pdf',
      bytes: () =>
        pdf([
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          page(5),
          '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
          text,
          stream(zlibSync(strToU8(fontMap())), '/Filter/FlateDecode'),
        ]),
      expect: 'either',
    },
  ];
}

const zlibOfZeros = (mebibytes: number): Uint8Array =>
  concat([Uint8Array.of(0x78, 0xda), deflatedZeros(mebibytes), bigEndian((((mebibytes * MIB) % 65_521) << 16) | 1)]);

const fontMap = (): string =>
  `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange\n${'1 beginbfrange <00> <FF> <0041> endbfrange\n'.repeat(240_000)}endcmap end`;

function stream(content: string | Uint8Array, dictionary = ''): Uint8Array {
  const data = typeof content === 'string' ? strToU8(content) : content;
  return concat([strToU8(`<</Length ${data.length}${dictionary}>>stream\n`), data, strToU8('\nendstream')]);
}

/** Objects from number 1, the first being the catalogue. */
function pdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const pieces: Uint8Array[] = [strToU8('%PDF-1.7\n')];
  const offsets: number[] = [];
  let offset = pieces[0]!.length;
  for (const [index, object] of objects.entries()) {
    const piece = concat([strToU8(`${index + 1} 0 obj\n`), typeof object === 'string' ? strToU8(object) : object, strToU8('\nendobj\n')]);
    offsets.push(offset);
    pieces.push(piece);
    offset += piece.length;
  }
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  return concat([...pieces, strToU8(`${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${offset}\n%%EOF\n`)]);
}

function mailBombs(): Bomb[] {
  const nested = Array.from(
    { length: 500 },
    (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
  ).join('');
  const attachment = (index: number): string =>
    `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="${index}.txt"\r\n\r\n${index}\r\n`;
  return [
    {
      name: 'mail: 500 levels of nested parts',
      fileName: 'nested.eml',
      bytes: () => strToU8(`From: a@example.com\r\nSubject: deep\r\n${nested}Content-Type: text/plain\r\n\r\nHello`),
      expect: { codes: ['too_deeply_nested'] },
    },
    {
      name: 'mail: a header line of 5 MB',
      fileName: 'header.eml',
      bytes: () => strToU8(`From: a@example.com\r\nSubject: ${'x'.repeat(5 * MIB)}\r\n\r\nHello`),
      expect: 'reads',
    },
    {
      name: 'mail: an address line of 5 MB',
      fileName: 'addresses.eml',
      bytes: () => strToU8(`From: a@example.com\r\nTo: ${'"x" <a@example.com>, (('.repeat(200_000)}\r\n\r\nHello`),
      expect: 'reads',
    },
    {
      name: 'mail: 10,000 attachments',
      fileName: 'attachments.eml',
      bytes: () =>
        strToU8(
          `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${Array.from({ length: 10_000 }, (_, index) => attachment(index)).join('')}--b--`,
        ),
      expect: { codes: ['expands_too_far'] },
    },
  ];
}

function htmlBombs(listener: string): Bomb[] {
  const remote = `<link rel="stylesheet" href="${listener}/style.css"><iframe src="${listener}/frame"></iframe><img src="${listener}/picture.png"><object data="${listener}/object"></object><script src="${listener}/script.js"></script>`;
  return [
    {
      name: 'HTML: 100,000 nested elements',
      fileName: 'nested.html',
      bytes: () => strToU8(`<html><body>${'<div>'.repeat(100_000)}Hello`),
      expect: { codes: ['too_deeply_nested'] },
    },
    {
      name: 'HTML: 100,000 unclosed formatting elements',
      fileName: 'formatting.html',
      bytes: () => strToU8(`<html><body>${'<b><p>'.repeat(50_000)}Hello`),
      expect: 'either',
    },
    {
      name: 'HTML: column and row spans of 10^9',
      fileName: 'spans.html',
      bytes: () =>
        strToU8(`<table>${`<tr>${'<td colspan="1000000000" rowspan="1000000000">a</td>'.repeat(40)}</tr>`.repeat(40)}</table><p>Hello`),
      expect: 'reads',
    },
    {
      name: 'HTML: style sheet, frame and picture elsewhere',
      fileName: 'remote.html',
      bytes: () => strToU8(`<html><head>${remote}</head><body><p>Hello</p>${remote}</body></html>`),
      expect: 'reads',
    },
  ];
}

/** Names that break out of folders, hide their end, or mean something to a system. */
export const HOSTILE_NAMES = [
  '../../etc/passwd.txt',
  '..\\..\\windows\\system.txt',
  'C:\\temp\\drive.txt',
  '/absolute.txt',
  'nul\0byte.txt',
  `${'long'.repeat(1024)}.txt`,
  'invoice\u202etxt.exe.txt',
  'cafe\u0301.txt',
  'caf\u00e9 2.txt',
  'CON.txt',
  'aux.txt',
  '=cmd()|.txt',
  '  spaces  .txt',
  'line\nbreak.txt',
  '<script>alert(1)</script>.txt',
];

function nameBombs(): Bomb[] {
  return [
    {
      name: 'names: paths, NUL, direction marks, device names',
      fileName: 'names.zip',
      bytes: () => rawZip(HOSTILE_NAMES.map((name) => ({ name, content: 'Hello', deflated: deflateSync(strToU8('Hello')) }))),
      expect: 'reads',
    },
  ];
}
