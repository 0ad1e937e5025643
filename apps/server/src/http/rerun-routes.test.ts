import {
  createRun,
  deleteRun,
  getConfiguration,
  getRunDocumentContent,
  getTemplateRows,
  keepTemplate,
  listRunDifferences,
  rerun,
  type DocumentDifferences,
  type Run,
  saveRunCorrections,
} from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../platform/schema.ts';
import { startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { runsAtServer } from './runs-at-server.test-fixture.ts';
import { failureBody } from './test-server.test-fixture.ts';

const TOTAL = { id: 'total', variableName: 'Total', type: 'number' };
const TEMPLATE = { name: 'Letters', entities: [TOTAL] };
const letter = (name: string, text: string) => ({ file_name: name, content: Buffer.from(text).toString('base64') });

let worker: { stop: () => Promise<void> };

const at = runsAtServer(TEMPLATE);
const { ended } = at;
const work = () => startTestWorker(at.server.parts, at.server.databaseUrl);

beforeAll(async () => {
  worker = await work();
}, 60_000);

afterAll(() => worker.stop());

async function started(documents: object[]): Promise<Run> {
  const { body } = await at.call(createRun, { body: { template: TEMPLATE, documents } });
  await ended((body as Run).id);
  return body as Run;
}

const again = (run: Run, body: object = {}, headers: Record<string, string> = {}) =>
  at.call(rerun, { params: { id: run.id }, body, headers });

const differences = async (run: Run) =>
  ((await at.call(listRunDifferences, { params: { id: run.id } })).body as { data: DocumentDifferences[] }).data;

test('a run is gone over once more by another template beside it, without reading or counting again, and tells what would change', async () => {
  const run = await started([
    letter('a.txt', 'Letter\n\nTotal: 1.50 EUR\nInvoice number: A-17\n'),
    letter('b.txt', 'Letter\n\nTotal: 2.50 EUR\nInvoice number: B-18\n'),
    { file_name: 'cut.pdf', content: Buffer.from('%PDF-1.7 nothing').toString('base64') },
  ]);
  const usage = async () => await at.usage();
  const before = await usage();
  const answer = await again(run, { template: { name: 'Letters', entities: [TOTAL, { id: 'number', variableName: 'Invoice number' }] } });
  const next = answer.body as Run;
  expect([answer.status, next.based_on, next.id === run.id]).toEqual([201, run.id, false]);
  const documents = await ended(next.id);
  expect(documents.map(({ file_name, state, pages }) => [file_name, state, pages])).toEqual([
    ['a.txt', 'done', 1],
    ['b.txt', 'done', 1],
    ['cut.pdf', 'failed', null],
  ]);
  expect(await usage()).toEqual(before);
  expect(await differences(next)).toEqual([
    {
      document_id: documents[0]!.id,
      file_name: 'a.txt',
      rows_before: 1,
      rows_after: 1,
      changed_cells: 1,
      cells: [{ row: 1, field: 'Invoice number', before: null, after: 'A-17' }],
    },
    expect.objectContaining({ file_name: 'b.txt', cells: [{ row: 1, field: 'Invoice number', before: null, after: 'B-18' }] }),
    { document_id: documents[2]!.id, file_name: 'cut.pdf', rows_before: null, rows_after: null, changed_cells: 0, cells: [] },
  ]);
  // At the address of their template the rows stand once: those of the earlier one, until somebody has chosen.
  const rowsOf = async () => String((await at.call(getTemplateRows, { query: { template: 'Letters', format: 'csv' } })).body);
  expect(await rowsOf()).toBe('\ufeffTotal\r\n1.50\r\n2.50\r\n');
  // The earlier one is as it was, and goes without taking the documents of the other with it.
  expect(await differences(run)).toEqual([]);
  await at.call(deleteRun, { params: { id: run.id } });
  expect(await rowsOf()).toBe('\ufeffTotal,Invoice number\r\n1.50,A-17\r\n2.50,B-18\r\n');
  expect(await differences(next)).toEqual([]);
  expect((await at.call(getRunDocumentContent, { params: { id: documents[0]!.id } })).status).toBe(200);
}, 120_000);

test('what people changed is taken over; what the engine finds otherwise now is told beside it', async () => {
  const run = await started([letter('a.txt', 'Letter\n\nTotal: 1.50 EUR\n')]);
  const [document] = await ended(run.id);
  const corrections = { cells: [], removedRows: [], addedRows: [{ rowId: '+1', after: '0' }] };
  await at.call(saveRunCorrections, { params: { id: document!.id }, body: { corrections } });
  // As an engine of before found it.
  await at.server.database.update(runs).set({ engineVersion: '0' }).where(eq(runs.id, run.id));
  const next = (await again(run)).body as Run;
  const { engine_version: present } = (await at.call(getConfiguration)).body as { engine_version: string };
  expect([(await at.runOf(run.id)).engine_version, next.engine_version]).toEqual(['0', present]);
  const [copy] = await ended(next.id);
  expect(copy!.corrected_at).toBe((await ended(run.id))[0]!.corrected_at);
  expect(await differences(next)).toMatchObject([{ rows_before: 2, rows_after: 2, changed_cells: 0 }]);
}, 120_000);

test('a field that is only numbered as another one was is told as a new one, however the template is given', async () => {
  const fields = (...names: string[]) => names.map((variableName) => ({ variableName }));
  const { body } = await at.call(createRun, {
    body: {
      template: { name: 'Letters', entities: fields('Order', 'Invoice number') },
      documents: [letter('a.txt', 'Letter\n\nOrder: 77-A\nInvoice number: A-17\nCustomer: Halden\n')],
    },
  });
  const run = body as Run;
  await ended(run.id);
  const entities = fields('Customer', 'Invoice number', 'Order');
  const kept = (await at.call(keepTemplate, { body: { name: 'Bills', entities } })).body as { id: string };
  for (const other of [{ template: { name: 'Letters', entities } }, { template_id: kept.id }]) {
    const next = (await again(run, other)).body as Run;
    await ended(next.id);
    expect((await differences(next))[0]!.cells).toEqual([{ row: 1, field: 'Customer', before: null, after: 'Halden' }]);
    const ids = next.template.entities.map(({ id }) => id);
    expect([new Set(ids).size, run.template.entities.some(({ id }) => id === ids[0])]).toEqual([3, false]);
  }
}, 120_000);

test('one that goes on is not gone over; asked twice under one key it is done once', async () => {
  const run = await started([letter('a.txt', 'Letter\n\nTotal: 1.50 EUR\n')]);
  const key = { 'idempotency-key': 'again' };
  const first = await again(run, {}, key);
  expect(await again(run, {}, key)).toMatchObject({ status: 201, body: { id: (first.body as Run).id } });
  expect(await again(run, { row_mode: 'item' }, key)).toMatchObject({ status: 422, body: failureBody('idempotency_mismatch') });
  await ended((first.body as Run).id);
  await worker.stop();
  const { body } = await at.call(createRun, { body: { template: TEMPLATE, documents: [letter('b.txt', 'Total: 1')] } });
  expect(await again(body as Run)).toMatchObject({ status: 409, body: failureBody('run_not_ended') });
  worker = await work();
}, 120_000);
