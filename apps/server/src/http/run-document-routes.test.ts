import { readFileSync } from 'node:fs';
import {
  cancelRun,
  type Endpoint,
  getRunDocumentContent,
  getRunDocumentReading,
  getRunDocumentResult,
  getRunRows,
  listRunCorrections,
  retryRunDocument,
  saveRunCorrections,
} from '@sheetlift/contract';
import type { ReadDocument } from '@sheetlift/engine';
import type { CellValue, Issue } from '@sheetlift/engine/model';
import type { IsolatedReader } from '@sheetlift/engine/node';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runCorrections, runDocuments } from '../platform/schema.ts';
import { packJson } from '../runs/kept-result.ts';
import { createTestReader } from '../runs/test-worker.test-fixture.ts';
import { runsAtServer } from './runs-at-server.test-fixture.ts';
import { failureBody } from './test-server.test-fixture.ts';

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', type: 'number' }] };
const SAMPLE = readFileSync(new URL('../../../web/public/samples/supplier-invoice.pdf', import.meta.url));
const TOO_SLOW: Issue = { code: 'page_timed_out', severity: 'error', pageNumber: 2, message: 'Page 2 was not read.' };

const at = runsAtServer(TEMPLATE);
const { start, ended, worked } = at;

const textOf = async ({ path }: Endpoint, id: string): Promise<string> =>
  (await at.server.app.inject({ url: path.replace(':id', id), headers: { authorization: `Bearer ${at.token}` } })).body;

test('a document that was read is there with what was found, what was read and as it was given', async () => {
  const runId = await start({ 'invoice.pdf': SAMPLE });
  const [waiting] = await at.documentsOf(runId);
  expect(await at.call(getRunDocumentResult, { params: { id: waiting!.id } })).toMatchObject({
    status: 409,
    body: failureBody('document_not_done'),
  });
  const [document] = await worked(() => ended(runId));
  const result = JSON.parse(await textOf(getRunDocumentResult, document!.id)) as Record<string, unknown>;
  expect(result).toMatchObject({ status: 'succeeded', pageCount: 2, rows: [{ pageNumber: 1 }] });
  const reading = await textOf(getRunDocumentReading, document!.id);
  expect(JSON.parse(reading)).toMatchObject({ type: 'pdf', pageCount: 2, pages: [{ pageNumber: 1 }, { pageNumber: 2 }] });
  // By this a page is found without parsing those before it.
  expect(reading.indexOf('"pages":[')).toBe(reading.lastIndexOf('"pages":['));
  expect(reading.endsWith(']}')).toBe(true);
  const content = await at.call(getRunDocumentContent, { params: { id: document!.id } });
  expect(SAMPLE.equals(content.body as Buffer)).toBe(true);
  expect([content.headers['content-type'], content.headers['content-disposition']]).toEqual([
    'application/octet-stream',
    'attachment; filename="document"',
  ]);
  expect(await at.call(retryRunDocument, { params: { id: document!.id } })).toMatchObject({
    status: 409,
    body: failureBody('document_not_failed'),
  });
}, 120_000);

test('a document that could not be read is read again when it is wanted, and its pages are charged once', async () => {
  const runId = await start({ 'invoice.pdf': SAMPLE });
  // As a reader that ran out of its time leaves it.
  await at.server.database
    .update(runDocuments)
    .set({ state: 'failed', errorCode: 'timed_out', errorDetail: 'Too slow.', endedAt: new Date() })
    .where(eq(runDocuments.runId, runId));
  const [failed] = await ended(runId);
  const again = await at.call(retryRunDocument, { params: { id: failed!.id } });
  expect(again).toMatchObject({ status: 200, body: { state: 'waiting', error: null } });
  const [document] = await worked(() => ended(runId));
  expect(document).toMatchObject({ state: 'done', pages: 2 });
  expect(await at.usage()).toMatchObject({ used: 2, reserved: 0 });
}, 120_000);

test('of a document that was read in part the pages that failed are read again and no others, and nothing is charged twice', async () => {
  const runId = await start({ 'invoice.pdf': SAMPLE });
  const [document] = await worked(() => ended(runId));
  const whole = JSON.parse(await textOf(getRunDocumentReading, document!.id)) as ReadDocument;
  // As a reader that ran out of its time on the second page leaves it.
  const reading = await packJson({ ...whole, pages: [whole.pages[0]!, { ...whole.pages[1]!, issues: [TOO_SLOW] }] });
  await at.server.database.update(runDocuments).set({ status: 'partial', reading }).where(eq(runDocuments.runId, runId));
  const waits = await at.call(retryRunDocument, { params: { id: document!.id } });
  expect(waits).toMatchObject({ status: 200, body: { state: 'waiting', pages: 2 } });
  const asked: unknown[] = [];
  const createReader = (): IsolatedReader => {
    const reader = createTestReader();
    return { ...reader, read: (bytes, options, onPage) => (asked.push(options.ranges), reader.read(bytes, options, onPage)) };
  };
  const [again] = await worked(() => ended(runId), { createReader });
  expect(again).toMatchObject({ state: 'done', status: 'succeeded', pages: 2 });
  expect(asked).toEqual([[{ from: 2, to: 2 }]]);
  expect(JSON.parse(await textOf(getRunDocumentReading, document!.id))).toEqual(whole);
  expect(await at.usage()).toMatchObject({ used: 2, reserved: 0 });
}, 180_000);

test('a document some pages of which wait to be read again is as it was when its run is cancelled', async () => {
  const runId = await start({ 'invoice.pdf': SAMPLE });
  const [document] = await worked(() => ended(runId));
  await at.server.database.update(runDocuments).set({ status: 'partial' }).where(eq(runDocuments.runId, runId));
  await at.call(retryRunDocument, { params: { id: document!.id } });
  await at.call(cancelRun, { params: { id: runId } });
  expect((await ended(runId))[0]).toMatchObject({ state: 'done', status: 'partial', pages: 2 });
  expect(await at.usage()).toMatchObject({ used: 2, reserved: 0 });
}, 120_000);

test('a document whose content is gone says so', async () => {
  // Its beginning tells that it is none: it is refused as it comes.
  const runId = await start({ 'picture.jpg': Buffer.from('%PDF-1.7'.padEnd(2_000)) });
  const [refused] = await ended(runId);
  expect(refused!.state).toBe('failed');
  for (const endpoint of [getRunDocumentContent, retryRunDocument])
    expect(await at.call(endpoint, { params: { id: refused!.id } })).toMatchObject({
      status: 410,
      body: failureBody('content_gone'),
    });
}, 120_000);

test('what a person changed in the rows is kept with who, when and what it was before', async () => {
  const runId = await start({ 'invoice.pdf': SAMPLE });
  const [document] = await worked(() => ended(runId));
  const params = { id: document!.id };
  const changed = (removedRows: string[]) => ({ corrections: { cells: [], removedRows, addedRows: [] } });
  const first = await at.call(saveRunCorrections, { params, body: changed(['0']) });
  await at.call(saveRunCorrections, { params, body: changed([]) });
  const { body } = await at.call(listRunCorrections, { params });
  expect(body).toMatchObject({
    data: [
      { by: at.user.email, corrections: { removedRows: [] } },
      { by: at.user.email, at: (first.body as { at: string }).at, corrections: { removedRows: ['0'] } },
    ],
  });
  expect((await ended(runId))[0]!.corrected_at).toBe((body as { data: { at: string }[] }).data[0]!.at);
  // A hundred of them at most: each holds all.
  for (let count = 0; count < 101; count++) await at.call(saveRunCorrections, { params, body: changed([String(count)]) });
  const kept = await at.server.database.select().from(runCorrections).where(eq(runCorrections.documentId, document!.id));
  expect(kept).toHaveLength(100);
  expect((await at.call(listRunCorrections, { params, query: { limit: '1' } })).body).toMatchObject({
    data: [{ corrections: { removedRows: ['100'] } }],
  });
  const refused = await at.call(saveRunCorrections, { params, body: { corrections: {} } as never });
  expect(refused.status).toBe(422);
}, 120_000);

test('rows are given as a person left them, and corrections of which nothing can be made are refused', async () => {
  const runId = await start({ 'invoice.pdf': SAMPLE });
  const [document] = await worked(() => ended(runId));
  const params = { id: document!.id };
  const typed = (value: CellValue, fieldId: string, rowId = '0') => ({
    rowId,
    fieldId,
    at: '2026-11-24T10:00:00.000Z',
    decision: {
      kind: 'value' as const,
      by: 'type' as const,
      candidate: {
        id: 'typed',
        value,
        printed: '12.5',
        evidence: [],
        derivation: { kind: 'normalise' as const, as: 'number' as const, reading: null },
        score: 1,
        confidence: 1,
        reason: 'Typed by a person.',
      },
    },
  });
  const rowsNow = () => textOf(getRunRows, runId);
  const found = JSON.parse(await textOf(getRunDocumentResult, document!.id)) as { rows: { cells: object }[] };
  const [fieldId] = Object.keys(found.rows[0]!.cells);
  const none = { cells: [], removedRows: [], addedRows: [] };
  const save = (corrections: object) =>
    at.call(saveRunCorrections, { params, body: { corrections: { ...none, ...corrections } as never } });
  const before = await rowsNow();
  for (const wrong of [
    { cells: [1] },
    { cells: [typed({ kind: 'number', number: 12.5, decimals: 1e9 }, fieldId!)] },
    { cells: [typed({ kind: 'date', iso: 'tomorrow' }, fieldId!)] },
    { addedRows: [{ rowId: '0', after: '0' }] },
    {
      addedRows: [
        { rowId: '+1', after: '0' },
        { rowId: '+1', after: '+1' },
      ],
    },
  ])
    expect((await save(wrong)).status).toBe(422);
  expect(await rowsNow()).toBe(before);
  const right = { cells: [typed({ kind: 'number', number: 12.5, decimals: 2 }, fieldId!)], addedRows: [{ rowId: '+1', after: '0' }] };
  expect((await save(right)).status).toBe(200);
  const after = JSON.parse(await rowsNow()) as { rows: Record<string, unknown>[] };
  expect(after.rows.map((row) => Object.values(row)[0])).toEqual([12.5, null]);
  // A decision about a field and a row that are not there changes nothing.
  expect((await save({ cells: [typed({ kind: 'text', text: 'x' }, '__proto__', '99')], removedRows: ['7'] })).status).toBe(200);
  expect(await rowsNow()).toBe(before);
}, 120_000);
