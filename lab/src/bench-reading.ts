import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layOutDocument, loadFinder, type Template } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset, type IsolatedReader } from '@sheetlift/engine/node';
import { watchChildren } from './child-memory.ts';
import { generateInvoicePdf, generateTextPdf } from './generate-pdf.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const PAGES = 320;
const RUNS = 5;
const OPTIONS = { fileName: 'bench.pdf', embedded: false, budgetMs: 300_000 };

const TEMPLATE: Template = {
  name: 'Invoice',
  description: 'Supplier invoices',
  entities: [
    { id: '1', variableName: 'supplier', description: 'Name of the supplier', type: 'text', enumValues: [] },
    { id: '2', variableName: 'invoiceNumber', description: 'Number of the invoice', type: 'text', enumValues: [] },
    { id: '3', variableName: 'invoiceDate', description: 'Date of the invoice (YYYY-MM-DD)', type: 'text', enumValues: [] },
    { id: '4', variableName: 'netTotal', description: 'Total before tax', type: 'number', enumValues: [] },
    { id: '5', variableName: 'taxTotal', description: 'Total tax', type: 'number', enumValues: [] },
    { id: '6', variableName: 'total', description: 'Total including tax', type: 'number', enumValues: [] },
  ],
};

/** Words with boxes of a long text PDF, one and two readers, beside Poppler in the same run. */
export async function benchWords(): Promise<Figure[]> {
  const bytes = await generateTextPdf(PAGES);
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-bench-'));
  const path = join(folder, 'text.pdf');
  writeFileSync(path, bytes);
  const readers = [createIsolatedReader(), createIsolatedReader()] as const;
  const small = await generateTextPdf(1);
  for (const reader of readers) await reader.read(small, OPTIONS);
  const watch = watchChildren();
  const times = { poppler: [] as number[], one: [] as number[], two: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    times.poppler.push(await timed(async () => void execFileSync('pdftotext', ['-bbox', path, join(folder, 'out.html')])));
    times.one.push(await timed(() => readers[0].read(bytes, OPTIONS)));
    const half = PAGES / 2;
    times.two.push(
      await timed(() =>
        Promise.all([
          readers[0].read(bytes, { ...OPTIONS, ranges: [{ from: 1, to: half }] }),
          readers[1].read(bytes, { ...OPTIONS, ranges: [{ from: half + 1, to: PAGES }] }),
        ]),
      ),
    );
  }
  const peakMb = watch.stop();
  for (const reader of readers) reader.close();
  rmSync(folder, { recursive: true });
  const poppler = median(times.poppler);
  return [
    {
      measure: `words with boxes, ${PAGES} pages, one worker / pdftotext -bbox`,
      value: median(times.one) / poppler,
      unit: 'x',
      goal: '<= 1.5',
      detail: `${ms(median(times.one))} / ${ms(poppler)}`,
    },
    {
      measure: `words with boxes, ${PAGES} pages, two workers / pdftotext -bbox`,
      value: median(times.two) / poppler,
      unit: 'x',
      goal: '<= 0.9',
      detail: `${ms(median(times.two))} / ${ms(poppler)}`,
    },
    { measure: 'memory a worker', value: peakMb, unit: 'MB', goal: '<= 150', detail: 'largest resident set of a reading child' },
  ];
}

/** Read, lay out, find and assemble, per text page; and a thousand documents after a hundred. */
export async function benchDocuments(): Promise<Figure[]> {
  const invoices = await Promise.all(Array.from({ length: 100 }, (_, seed) => generateInvoicePdf(seed)));
  const reader = createIsolatedReader();
  const run = async (count: number): Promise<{ ms: number; peakMb: number }> => {
    const watch = watchChildren();
    const elapsed = await timed(async () => {
      for (let index = 0; index < count; index++) await rowsOf((invoices[index % invoices.length] as { bytes: Uint8Array }).bytes, reader);
    });
    return { ms: elapsed, peakMb: watch.stop() };
  };
  await run(20);
  const hundred = await run(100);
  const thousand = await run(1000);
  reader.close();
  return [
    {
      measure: 'read + find + rows, per text page, without OCR',
      value: thousand.ms / 1000,
      unit: 'ms',
      goal: '<= 25',
      detail: '1,000 one-page invoices, one reader',
    },
    {
      measure: '1,000 text documents / 100',
      value: thousand.ms / hundred.ms,
      unit: 'x',
      goal: '9 to 11',
      detail: `${ms(thousand.ms)} / ${ms(hundred.ms)}`,
    },
    {
      measure: 'memory after 1,000 / after 100',
      value: thousand.peakMb / hundred.peakMb,
      unit: 'x',
      goal: 'flat',
      detail: `${Math.round(thousand.peakMb)} / ${Math.round(hundred.peakMb)} MB`,
    },
  ];
}

const finder = await loadFinder(loadNodeAsset);

async function rowsOf(bytes: Uint8Array, reader: IsolatedReader): Promise<void> {
  const document = await reader.read(bytes, OPTIONS);
  finder.extractRows(layOutDocument(document), TEMPLATE, 'auto');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
