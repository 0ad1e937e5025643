import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { EngineError } from '../../errors.ts';
import { openPdf } from './open-pdf.ts';
import type { PDFFont, PDFPage } from 'pdf-lib';
import type { EnginePorts } from '../../model/engine-ports.ts';
import type { OpenDocument, OpenOptions, PageReading } from '../../model/open-document.ts';
import type { FixedPage, Word } from '../../model/page-content.ts';

const resolve = createRequire(import.meta.url).resolve;

/** The two things a PDF needs of the platform; the rest belongs to other readers. */
export const testPorts: EnginePorts = {
  loadAsset: async () => new Uint8Array(await readFile(resolve('@embedpdf/pdfium/pdfium.wasm'))),
  loadPdfJs: () => import('pdfjs-dist/legacy/build/pdf.mjs'),
  decodePicture: () => Promise.reject(new EngineError('internal')),
  recognise: () => Promise.reject(new EngineError('internal')),
  now: () => 0,
};

export function open(bytes: Uint8Array, options: Partial<OpenOptions> = {}): Promise<OpenDocument> {
  return openPdf(bytes, { fileName: 'test.pdf', embedded: true, ...options }, testPorts);
}

/** Opens, reads one page, closes. */
export async function readOnly(bytes: Uint8Array, options: Partial<OpenOptions> = {}, pageNumber = 1): Promise<PageReading> {
  const document = await open(bytes, options);
  try {
    return await document.readPage(pageNumber);
  } finally {
    document.close();
  }
}

/** The page of a reading that needs no OCR. */
export async function readContent(bytes: Uint8Array, options: Partial<OpenOptions> = {}): Promise<FixedPage> {
  const reading = await readOnly(bytes, options);
  if (reading.kind !== 'content' || reading.page.kind !== 'fixed') throw new Error(`expected content, not ${reading.kind}`);
  return reading.page;
}

export async function codeOf(opening: Promise<unknown>): Promise<string> {
  try {
    await opening;
    return 'opened';
  } catch (cause) {
    return cause instanceof EngineError ? cause.code : `not an EngineError: ${String(cause)}`;
  }
}

export const textsOf = (words: readonly Word[]): string[] => words.map((word) => word.text);

export function wordOf(page: FixedPage, text: string): Word {
  const found = page.words.find((word) => word.text === text);
  if (found === undefined) throw new Error(`no word "${text}" among ${textsOf(page.words).join(' ')}`);
  return found;
}

export interface Drafting {
  document: PDFDocument;
  page: PDFPage;
  font: PDFFont;
  bold: PDFFont;
}

/** A one-page document (400 x 600 pt) drawn by the test. */
export async function draft(draw: (drafting: Drafting) => void | Promise<void>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 600]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  await draw({ document, page, font, bold });
  return document.save();
}

/** Objects of a hand-written PDF by number; a stream is given as its dictionary entries and its bytes. */
export type PdfObject = string | { entries: string; stream: Uint8Array | string };

/** A PDF of exactly these objects; number 1 is the catalogue. */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(lengthOf(parts));
    parts.push(latin1(`${index + 1} 0 obj\n`), bodyOf(object), latin1('\nendobj\n'));
  });
  const start = lengthOf(parts);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return joined(parts);
}

/** A one-page PDF (400 x 600 pt) with this content stream; `resources` and `more` go into the page. */
export function writePage(content: string, resources = '', more = '', others: readonly PdfObject[] = []): Uint8Array {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${more} >>`,
    { entries: '', stream: content },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...others,
  ]);
}

/** The standard security handler of PDF 1.4 (RC4, 40 bits; PDF 1.7, 7.6.3), with one password for all rights. */
export function writeEncryptedPage(text: string, password: string): Uint8Array {
  const id = '0123456789abcdef0123456789abcdef';
  const padded = padPassword(password);
  const ownerKey = md5(padded).subarray(0, 5);
  const owner = rc4(ownerKey, padded);
  const key = md5(joined([padded, owner, Uint8Array.of(0xfc, 0xff, 0xff, 0xff), fromHex(id)])).subarray(0, 5);
  const user = rc4(key, PADDING);
  const content = `BT /F1 12 Tf 50 500 Td (${text}) Tj ET`;
  const contentKey = md5(joined([key, Uint8Array.of(4, 0, 0, 0, 0)])).subarray(0, 10);
  return writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      { entries: '', stream: rc4(contentKey, latin1(content)) },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Filter /Standard /V 1 /R 2 /O <${toHex(owner)}> /U <${toHex(user)}> /P -4 >>`,
    ],
    `/Encrypt 6 0 R /ID [<${id}> <${id}>]`,
  );
}

export interface ScanLayer {
  text: string;
  x: number;
  y: number;
}

/**
 * A page that is one picture (800 x 1200 pixels on 400 x 600 pt) of printed bars where words could stand: one a word of
 * `printed`. `layer` is text without ink over it.
 */
export function writeScan(printed: readonly ScanLayer[], layer: readonly ScanLayer[]): Uint8Array {
  const grey = new Uint8Array(800 * 1200).fill(255);
  for (const { text, x, y } of printed) inkWord(grey, x * 2, (600 - y) * 2, text.length * 12);
  const words = layer.map(({ text, x, y }) => `BT /F1 12 Tf 3 Tr 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n');
  const image: PdfObject = {
    entries: '/Type /XObject /Subtype /Image /Width 800 /Height 1200 /ColorSpace /DeviceGray /BitsPerComponent 8',
    stream: grey,
  };
  return writePage(`q 400 0 0 600 0 0 cm /Im1 Do Q\n${words}`, '/XObject << /Im1 6 0 R >>', '', [image]);
}

/** Strokes two pixels wide, two apart, as tall as letters above the base line. */
function inkWord(grey: Uint8Array, left: number, baseline: number, width: number): void {
  for (let y = baseline - 16; y < baseline; y += 1) {
    for (let x = left; x < left + width; x += 1) if (x % 5 < 2) grey[y * 800 + x] = 0;
  }
}

const PADDING = fromHex('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a');

function padPassword(password: string): Uint8Array {
  return joined([latin1(password), PADDING]).subarray(0, 32);
}

function md5(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('md5').update(bytes).digest());
}

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b]!, state[a]!];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return bytes.map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  });
}

function bodyOf(object: PdfObject): Uint8Array {
  if (typeof object === 'string') return latin1(object);
  const stream = typeof object.stream === 'string' ? latin1(object.stream) : object.stream;
  return joined([latin1(`<< ${object.entries} /Length ${stream.length} >>\nstream\n`), stream, latin1('\nendstream')]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, part) => sum + part.length, 0);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0) & 255);
const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
