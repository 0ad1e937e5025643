import { cancelRun, type RunDocument } from '@sheetlift/contract';
import { layOutDocument, loadFinder } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runsAtServer } from './runs-at-server.test-fixture.ts';
import { pageRanges, runDocuments, runs } from '../platform/schema.ts';
import { unpackJson, unpackResult } from '../runs/kept-result.ts';
import { longPdf } from '../runs/long-pdf.test-fixture.ts';
import { PAGES_PER_RANGE } from '../runs/page-ranges.ts';
import { READER_CHILD, startTestWorker } from '../runs/test-worker.test-fixture.ts';

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' }] };
const PAGES = PAGES_PER_RANGE * 2 + 10;

const at = runsAtServer(TEMPLATE);
const start = (content: Buffer): Promise<string> => at.start({ 'letters.pdf': content });
const documentOf = async (id: string): Promise<RunDocument> => (await at.documentsOf(id))[0]!;

const rangesOf = (id: string) =>
  at.server.database.select().from(pageRanges).where(eq(pageRanges.documentId, id)).orderBy(pageRanges.firstPage);

const work = (readers = 2) => startTestWorker(at.server.parts, at.server.databaseUrl, { readers });

async function readTo(id: string, pages: number): Promise<RunDocument> {
  await expect.poll(async () => (await documentOf(id)).pages_read, { timeout: 120_000, interval: 20 }).toBeGreaterThanOrEqual(pages);
  return documentOf(id);
}

test('a large document is read in ranges to what it comes to at once, and its pages are charged once', async () => {
  const content = longPdf(PAGES);
  const id = await start(content);
  const [document] = await at.worked(() => at.ended(id), { readers: 2 });
  expect(document).toMatchObject({ pages: PAGES, pages_read: PAGES, status: 'succeeded' });
  expect(await at.usage()).toMatchObject({ used: PAGES, reserved: 0 });
  const [kept] = await at.server.database.select().from(runDocuments).where(eq(runDocuments.runId, id));
  expect(await rangesOf(kept!.id)).toEqual([]);
  const reader = createIsolatedReader({ childPath: READER_CHILD });
  const read = await reader.read(content, { fileName: 'letters.pdf', embedded: true });
  reader.close();
  expect(await unpackJson(kept!.reading!)).toEqual(JSON.parse(JSON.stringify(read)));
  const [run] = await at.server.database.select().from(runs).where(eq(runs.id, id));
  const found = (await loadFinder(loadNodeAsset)).extractRows(layOutDocument(read), run!.template, run!.rowMode);
  expect(await unpackResult(kept!.result!)).toEqual(JSON.parse(JSON.stringify(found)));
}, 240_000);

test('what a worker leaves of a large document is one range: those that were read stay so', async () => {
  const pages = PAGES_PER_RANGE * 6;
  const id = await start(longPdf(pages, 'again'));
  const first = await work(1);
  const { id: documentId } = await readTo(id, PAGES_PER_RANGE);
  await first.stop();
  const left = await rangesOf(documentId);
  const read = left.filter(({ state }) => state === 'done').length;
  expect(await documentOf(id)).toMatchObject({ state: 'reading', pages });
  expect(read).toBeGreaterThan(0);
  expect(await at.usage()).toMatchObject({ used: 0, reserved: pages });
  // As one that died leaves it: nobody holds the lock of its number.
  await at.server.database
    .update(pageRanges)
    .set({ state: 'reading', worker: 1, attempts: 1 })
    .where(eq(pageRanges.id, left.find(({ state }) => state === 'waiting')!.id));
  const second = await work();
  await expect.poll(async () => (await documentOf(id)).state, { timeout: 120_000 }).toBe('done');
  await second.stop();
  expect(await at.usage()).toMatchObject({ used: pages, reserved: 0 });
}, 240_000);

test('a large document whose run is cancelled is read no further, and costs nothing', async () => {
  const id = await start(longPdf(PAGES_PER_RANGE * 8, 'never'));
  const worker = await work(1);
  const { id: documentId } = await readTo(id, PAGES_PER_RANGE);
  await at.call(cancelRun, { params: { id } });
  expect(await rangesOf(documentId)).toEqual([]);
  await worker.stop();
  const { state, pages_read } = await documentOf(id);
  expect(state).toBe('cancelled');
  expect(pages_read).toBeLessThan(PAGES_PER_RANGE * 8);
  expect(await at.usage()).toMatchObject({ used: 0, reserved: 0 });
}, 240_000);
