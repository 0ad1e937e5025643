import { fileURLToPath } from 'node:url';
import { EngineError, type ExtractionResult, layOutDocument, loadFinder, type Template } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserEngine, startBrowserEngine } from './browser-engine.ts';
import { launchChromium } from './chromium.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { receiptPicture } from './documents/receipt-picture.ts';
import { type BenchDocument, benchDocuments, LONG } from './shared-documents.ts';

const finder = await loadFinder(loadNodeAsset);

const PER_SET = LONG ? 5 : 1;

const field = (id: string, variableName: string, description: string, type: 'text' | 'number'): Template['entities'][number] => ({
  id,
  variableName,
  description,
  type,
  enumValues: [],
});
const TEMPLATE: Template = {
  name: 'Receipt or invoice',
  description: 'One row per document',
  entities: [
    field('n', 'number', 'Number of the invoice', 'text'),
    field('d', 'date', 'Date (YYYY-MM-DD)', 'text'),
    field('t', 'total', 'Total to pay', 'number'),
  ],
};

let engine: BrowserEngine;
const reader = createIsolatedReader({ childPath: fileURLToPath(new URL('../packages/engine/dist/node/reader-child.js', import.meta.url)) });
beforeAll(async () => {
  engine = await startBrowserEngine();
});
afterAll(async () => {
  reader.close();
  await engine.close();
});

type Case = Pick<BenchDocument, 'set' | 'id' | 'fileName' | 'template'> & { bytes: () => Promise<Uint8Array> | Uint8Array };
const own: Case[] = [
  { set: 'own', id: 'invoice', fileName: 'invoice.pdf', bytes: () => invoicePdf(), template: TEMPLATE },
  {
    set: 'own',
    id: 'letter',
    fileName: 'letter.docx',
    bytes: () => letterDocx(['Invoice number: A-4711', 'Date: 3 May 2026', 'Total to pay: 120.50']),
    template: TEMPLATE,
  },
  { set: 'own', id: 'receipt', fileName: 'receipt.png', bytes: receipt, template: TEMPLATE },
];
const real: Case[] = benchDocuments(PER_SET).map((document) => ({ ...document, bytes: () => document.bytes }));
console.log(
  real.length === 0 ? 'Same rows: no real documents here.' : `Same rows: ${real.length} real documents, ${own.length} of our own.`,
);

describe('Node and the browser give the same rows', () => {
  test.each([...own, ...real].map((one) => [`${one.set}/${one.id}`, one] as const))(
    'of %s',
    async (_name, { fileName, bytes, template }) => {
      const content = await bytes();
      const node = await rowsInNode(content, fileName, template);
      const browser = await engine.extract(content, fileName, template, { embedded: false });
      expect('answer' in browser ? browser.answer.rows : browser.error.code).toEqual(node);
    },
  );
});

async function receipt(): Promise<Uint8Array> {
  const browser = await launchChromium();
  try {
    return await receiptPicture(browser, ['Corner Bakery', 'Date  03.05.2026', 'Bread  4.20', 'Coffee  3.10', 'Total  7.30']);
  } finally {
    await browser.close();
  }
}

async function rowsInNode(bytes: Uint8Array, fileName: string, template: Template): Promise<ExtractionResult['rows'] | string> {
  try {
    const document = await reader.read(bytes, { fileName, embedded: false });
    return JSON.parse(JSON.stringify(finder.extractRows(layOutDocument(document), template, 'auto').rows));
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}
