import 'fake-indexeddb/auto';
import type { DocumentCorrections, Template } from '@sheetlift/engine/model';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { givenFile } from '../../../engine-worker/given-file.ts';
import { RUN_DATABASE, type RUN_STORES, type SHELF_STORES } from '../../../lib/device-store/run-database.ts';
import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import { type DeviceRunArchive, openDeviceRunArchive } from './device-run-archive.ts';
import { storedRunOf } from './stored-run.ts';
import { runOfVersion1 } from './version-1.ts';
import type { RunHead } from './run-archive.ts';
import type { DocumentFacts, DocumentState, RunDocument } from '../run/run-store.ts';

const INVOICE: Template = {
  name: 'Invoice',
  description: '',
  entities: [{ id: 'total', variableName: 'Total', description: '', type: 'number', enumValues: [] }],
};
const FACTS: DocumentFacts = { type: 'pdf', pageCount: 1, textLayer: true, contentHash: 'ab' };
const ROWS = [{ pageNumber: 1, cells: { total: { state: 'absent' as const, confidence: 1, alternatives: [] } } }];
const PAGES = [{ pageNumber: 1, widthPt: 595, heightPt: 842, source: 'text-layer' as const, failed: false }];

const head = (...documentIds: string[]): RunHead => ({
  template: INVOICE,
  rowMode: 'auto',
  view: { order: ['total'], hidden: [], widthsPx: { total: 120 }, names: {}, sort: null, filters: {} },
  placedIds: [],
  otherSheets: [],
  documentIds,
  name: null,
  going: false,
  settledFor: null,
  paused: false,
});
const done = (): DocumentState => ({
  kind: 'done',
  facts: FACTS,
  pages: PAGES,
  rows: ROWS,
  rowMode: 'document',
  foundFor: 'k',
  issues: [],
  reading: new Blob(['{"pages":[]}']),
  result: new Blob([JSON.stringify({ status: 'succeeded', rows: ROWS })]),
});
const document = (id: string, state: DocumentState, more: Partial<RunDocument> = {}): RunDocument => ({
  id,
  file: givenFile(`${id}.pdf`, new Blob([`bytes of ${id}`])),
  needsPassword: false,
  ranges: null,
  turn: 0,
  readAt: null,
  state,
  ...more,
});
const CORRECTED: DocumentCorrections = {
  cells: [{ rowId: '0', fieldId: 'total', at: '2026-09-30T10:00:00.000Z', decision: { kind: 'absent' } }],
  removedRows: [],
  addedRows: [{ rowId: '+1', after: '0' }],
};

let archive: DeviceRunArchive;
let outdated: () => void;
let worthKeeping: () => void;

async function open(): Promise<DeviceRunArchive> {
  outdated = vi.fn<() => void>();
  worthKeeping = vi.fn<() => void>();
  return openDeviceRunArchive({ onOutdated: () => outdated(), onWorthKeeping: () => worthKeeping() });
}

/** Another tab's life later. */
async function reopened(): Promise<DeviceRunArchive> {
  await archive.close();
  archive = await open();
  return archive;
}

/** Writes past the archive, as another version or a fault would. */
async function tamper(store: (typeof RUN_STORES | typeof SHELF_STORES)[number], key: string, value: unknown): Promise<void> {
  const database = await openDB(RUN_DATABASE);
  if (value === undefined) await database.delete(store, key);
  else await database.put(store, value, key);
  database.close();
}

beforeEach(async () => {
  archive = await open();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await archive.close();
  await deleteDB(RUN_DATABASE);
});

describe('a run kept on the device', () => {
  test('is not there before something was kept', async () => {
    expect(await archive.load()).toBeNull();
  });

  test('comes back as it was: fields, order, files, rows, corrections', async () => {
    await archive.saveHead(head('b', 'a'));
    await archive.saveDocument(document('a', done(), { readAt: '2026-09-30T10:00:00.000Z', turn: 90, ranges: [{ from: 1, to: 1 }] }));
    await archive.saveDocument(document('b', { kind: 'failed', code: 'file_damaged', message: 'This file is damaged.' }));
    await archive.saveCorrections('a', CORRECTED);
    const run = await (await reopened()).load();
    expect(run).toMatchObject({ ...head('b', 'a'), underWay: [], losses: [] });
    const [b, a] = run!.documents;
    expect(b).toMatchObject({ id: 'b', file: { name: 'b.pdf' }, state: { kind: 'failed', code: 'file_damaged' } });
    expect(a).toMatchObject({
      readAt: '2026-09-30T10:00:00.000Z',
      turn: 90,
      ranges: [{ from: 1, to: 1 }],
      state: { kind: 'done', rows: ROWS, pages: PAGES, facts: FACTS, foundFor: 'k' },
    });
    expect(await a!.file.parts[0]!.bytes.text()).toBe('bytes of a');
    expect(run!.corrections.get('a')).toEqual(CORRECTED);
  });

  test('never holds a password, and asks for it again', async () => {
    const secret = { ...givenFile('pay.pdf', new Blob(['x'])), password: 'sallow park' };
    await archive.saveDocument(document('a', { kind: 'ready', facts: FACTS }, { file: secret }));
    await archive.saveDocument(document('b', done(), { file: secret }));
    const database = await openDB(RUN_DATABASE);
    expect(JSON.stringify(await database.getAll('documents'))).not.toContain('sallow park');
    database.close();
    const { documents } = (await (await reopened()).load())!;
    expect(documents.map(({ state, file, needsPassword }) => [state.kind, file.password, needsPassword])).toEqual([
      ['locked', null, false],
      ['done', null, true],
    ]);
    await archive.saveDocument({ ...documents[1]!, state: { kind: 'ready', facts: FACTS } });
    expect((await (await reopened()).load())!.documents[1]!.state.kind).toBe('locked');
  });

  test('comes back ready where it was under way, and tells which these were', async () => {
    await archive.saveHead(head('a', 'b', 'c'));
    await archive.saveDocument(document('a', { kind: 'reading', facts: FACTS, pages: PAGES }));
    await archive.saveDocument(document('b', { kind: 'ready', facts: FACTS }));
    await archive.saveDocument(document('c', { kind: 'opening' }));
    const run = (await (await reopened()).load())!;
    expect(run.documents.map(({ state }) => state.kind)).toEqual(['ready', 'ready', 'opening']);
    expect(run.underWay).toEqual(['a']);
  });

  test('keeps the rows it had while it is read again', async () => {
    const first = document('a', done());
    await archive.saveDocument(first);
    await archive.saveDocument({ ...first, state: { kind: 'reading', facts: FACTS, pages: [] } });
    expect((await (await reopened()).load())!.documents[0]!.state).toMatchObject({ kind: 'done', rows: ROWS });
  });

  test('writes the bytes of a file once, and a state that was overtaken not at all', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const puts = (store: string): number => put.mock.contexts.filter((each) => (each as IDBObjectStore).name === store).length;
    const first = document('a', { kind: 'opening' });
    await archive.saveDocument(first);
    await Promise.all([
      archive.saveDocument({ ...first, state: { kind: 'ready', facts: FACTS } }),
      archive.saveDocument({ ...first, state: { kind: 'waiting', facts: FACTS } }),
      archive.saveDocument({ ...first, state: done() }),
    ]);
    expect([puts('files'), puts('documents')]).toEqual([1, 2]);
    expect((await (await reopened()).load())!.documents[0]!.state.kind).toBe('done');
    await archive.saveDocument({ ...(await archive.load())!.documents[0]!, turn: 180 });
    expect([puts('files'), puts('work'), puts('documents')]).toEqual([1, 1, 3]);
  });

  test('keeps a file of which documents are pages once, as long as one of them is there', async () => {
    const stack = new Blob(['a stack of papers']);
    const pages = (from: number, to: number): RunDocument['file'] => ({
      name: `stack.pdf, pages ${from} to ${to}`,
      parts: [{ name: 'stack.pdf', bytes: stack, pages: { from, to, file: { ...FACTS, pageCount: 5 } } }],
      password: null,
    });
    await archive.saveDocument(document('whole', done(), { file: givenFile('stack.pdf', stack) }));
    await archive.saveDocument(document('one', done(), { file: pages(1, 2) }));
    await archive.saveDocument(document('two', done(), { file: pages(3, 5) }));
    await archive.removeDocuments(['whole']);
    const run = (await (await reopened()).load())!;
    expect(run.documents.map(({ file }) => [file.name, file.parts[0]!.pages!.to])).toEqual([
      ['stack.pdf, pages 1 to 2', 2],
      ['stack.pdf, pages 3 to 5', 5],
    ]);
    expect(await run.documents[1]!.file.parts[0]!.bytes.text()).toBe('a stack of papers');
    expect(run.documents[0]!.file.parts[0]!.bytes).toBe(run.documents[1]!.file.parts[0]!.bytes);
    expect((await archive.contents()).fileBytes).toBe(stack.size);
    await archive.removeDocuments(['one']);
    expect((await archive.contents()).fileBytes).toBe(stack.size);
    await archive.removeDocuments(['two']);
    expect((await archive.contents()).fileBytes).toBe(0);
  });

  test('says once that there is work to lose', async () => {
    await archive.saveDocument(document('a', { kind: 'ready', facts: FACTS }));
    expect(worthKeeping).not.toHaveBeenCalled();
    await archive.saveDocument(document('a', done()));
    await archive.saveDocument(document('b', done()));
    expect(worthKeeping).toHaveBeenCalledOnce();
  });

  test('forgets what was removed, in the order in which it was asked', async () => {
    const a = document('a', done());
    await Promise.all([
      archive.saveDocument(a),
      archive.saveCorrections('a', CORRECTED),
      archive.removeDocuments(['a']),
      archive.saveDocument(document('b', done())),
    ]);
    const run = (await (await reopened()).load())!;
    expect(run.documents.map(({ id }) => id)).toEqual(['b']);
    expect(run.corrections.size).toBe(0);
    await Promise.all([archive.removeDocuments(['b']), archive.saveDocument(a)]);
    expect((await (await reopened()).load())!.documents.map(({ id }) => id)).toEqual(['a']);
    await archive.clear();
    expect(await (await reopened()).load()).toBeNull();
  });

  test('tells what it holds and since when', async () => {
    await archive.saveHead(head('a', 'b'));
    await archive.saveDocument(document('a', done()));
    await archive.saveDocument(document('b', { kind: 'ready', facts: FACTS }));
    await archive.saveCorrections('a', CORRECTED);
    const contents = await (await reopened()).contents();
    expect(contents).toMatchObject({ documents: 2, rows: 1, corrections: 2, fileBytes: 'bytes of a'.length * 2 });
    expect(Date.now() - Date.parse(contents.since!)).toBeLessThan(60_000);
    await archive.load();
    await archive.saveHead(head('a'));
    expect((await archive.contents()).since).toBe(contents.since);
  });
});

describe('trouble with what is kept', () => {
  test('costs a damaged document itself alone, and is said', async () => {
    await archive.saveHead(head('a', 'b', 'c'));
    for (const id of ['a', 'b', 'c']) await archive.saveDocument(document(id, done()));
    await archive.saveCorrections('c', CORRECTED);
    await archive.close();
    await tamper('documents', 'a', { version: 1, id: 'a', fileName: 'a.pdf', state: { kind: 'nonsense' } });
    await tamper('work', 'b', { reading: new Blob([]), result: new Blob(['{"rows":[{']) });
    await tamper('corrections', 'c', { version: 1, corrections: 'gone' });
    const run = (await (await reopened()).load())!;
    expect(run.documents.map(({ file, state }) => [file.name, state.kind])).toEqual([
      ['a.pdf', 'failed'],
      ['b.pdf', 'failed'],
      ['c.pdf', 'done'],
    ]);
    expect(run.documents[0]!.state).toMatchObject({
      message: 'What was kept of this document is damaged. Read it again to get its rows back.',
    });
    expect(await run.documents[0]!.file.parts[0]!.bytes.text()).toBe('bytes of a');
    expect(run.losses).toEqual([
      'What you changed in c.pdf could not be brought back: its record is damaged. The rows stand as they were read.',
    ]);
  });

  test('with the fields leaves the documents and their readings', async () => {
    await archive.saveHead(head('a'));
    await archive.saveDocument(document('a', done()));
    await archive.close();
    await tamper('head', 'run', { version: 1, template: 7 });
    const run = (await (await reopened()).load())!;
    expect(run.documents[0]!.state.kind).toBe('done');
    expect(run.losses[0]).toContain('Choose a template to find the rows again');
  });

  test('on a full disk keeps the rows without the file, and says which', async () => {
    fillDisk('files');
    await expect(archive.saveDocument(document('halden', done()))).rejects.toMatchObject({
      reason: 'full',
      message: expect.stringContaining('the file halden.pdf, because the disk is full. Its rows are kept.'),
    });
    vi.restoreAllMocks();
    const run = (await (await reopened()).load())!;
    expect(run.documents[0]).toMatchObject({ file: { name: 'halden.pdf', parts: [] }, state: { kind: 'done', rows: ROWS } });
  });

  test('on a full disk leaves what was kept before as it was', async () => {
    const before = document('halden', done());
    await archive.saveDocument(before);
    fillDisk('documents');
    await expect(archive.saveDocument({ ...before, turn: 90, state: done() })).rejects.toMatchObject({
      reason: 'full',
      message:
        'Not kept on this device: halden.pdf and its rows, because the disk is full. Export or clear old work; this tab still holds it.',
    });
    vi.restoreAllMocks();
    expect((await (await reopened()).load())!.documents[0]).toMatchObject({ turn: 0, state: { kind: 'done', rows: ROWS } });
    await archive.saveDocument({ ...before, turn: 90 });
    expect((await (await reopened()).load())!.documents[0]).toMatchObject({ turn: 90 });
  });

  test('of one write does not hold up the next', async () => {
    fillDisk('corrections');
    const outcomes = await Promise.allSettled([
      archive.saveDocument(document('a', done())),
      archive.saveCorrections('a', CORRECTED),
      archive.saveHead(head('a')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((outcomes[1] as PromiseRejectedResult).reason.message).toMatch(
      /^Not kept on this device: your changes in a\.pdf, because the disk is full\./,
    );
  });

  test('is said where the browser has no store', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(openDeviceRunArchive({ onOutdated: () => undefined, onWorthKeeping: () => undefined })).rejects.toMatchObject({
      reason: 'forbidden',
    });
    open.mockRestore();
  });
});

describe('the runs that are not open', () => {
  const september = async (): Promise<void> => {
    await archive.saveHead({ ...head('a', 'b'), name: 'September' });
    await archive.saveDocument(document('a', done()));
    await archive.saveDocument(document('b', { kind: 'ready', facts: FACTS }));
    await archive.saveCorrections('a', CORRECTED);
  };
  const empty = () => storedRunOf({ name: null, sheets: [{ id: 'first', ...head() }], documents: [], corrections: new Map() });

  test('stand on the shelf with what they hold, and come back as they were left', async () => {
    await september();
    // Asked for and not yet written: it goes along all the same.
    const late = archive.saveCorrections('b', CORRECTED);
    await Promise.all([late, archive.replace(empty())]);
    expect(await (await reopened()).load()).toMatchObject({ name: null, documents: [] });
    const [shelved, ...others] = await archive.shelf();
    expect(others).toEqual([]);
    expect(shelved).toMatchObject({ name: 'September', template: 'Invoice', fileName: 'a.pdf', documents: 2, rows: 1, corrections: 4 });
    expect(await archive.contents()).toMatchObject({ documents: 0, fileBytes: 0, shelf: { runs: 1, bytes: shelved!.bytes } });

    await archive.saveHead(head('c'));
    await archive.saveDocument(document('c', done()));
    await archive.replace((await archive.shelved(shelved!.id))!, shelved!.id);
    const back = (await (await reopened()).load())!;
    expect(back).toMatchObject({ name: 'September', documentIds: ['a', 'b'] });
    expect(back.documents.map(({ state }) => state.kind)).toEqual(['done', 'ready']);
    expect(back.corrections.get('a')).toEqual(CORRECTED);
    expect(await back.documents[0]!.file.parts[0]!.bytes.text()).toBe('bytes of a');
    expect((await archive.shelf()).map(({ fileName }) => fileName)).toEqual(['c.pdf']);
  });

  test('are named and deleted; a run without a document is not put there', async () => {
    await september();
    await archive.replace(empty());
    await (await reopened()).replace(empty());
    const { id } = (await (await reopened()).shelf())[0]!;
    await archive.rename(id, 'Autumn');
    expect((await archive.shelf()).map(({ name }) => name)).toEqual(['Autumn']);
    await archive.discard(id);
    expect([await archive.shelf(), await archive.shelved(id)]).toEqual([[], null]);
  });

  test('and the one that is open stay as they are where the disk is full', async () => {
    await september();
    fillDisk('shelved');
    await expect(archive.replace(empty())).rejects.toMatchObject({ reason: 'full' });
    vi.restoreAllMocks();
    expect(await (await reopened()).load()).toMatchObject({ name: 'September', documentIds: ['a', 'b'] });
    expect(await archive.shelf()).toEqual([]);
  });

  test('that another version damaged or wrote are not among them', async () => {
    await september();
    await archive.replace(empty());
    await archive.close();
    await tamper('shelf', 'damaged', { version: 2 });
    expect((await (await reopened()).shelf()).map(({ name }) => name)).toEqual(['September']);
  });
});

describe('another version of the app', () => {
  test('finds what version 1 wrote', async () => {
    await archive.replace(runOfVersion1());
    await expect(archive.saveDocument(document('late', done()))).rejects.toMatchObject({ reason: 'failed' });
    const run = (await (await reopened()).load())!;
    expect(run).toMatchObject({ losses: [], underWay: ['document-3'], documentIds: ['document-1', 'document-2', 'document-3'] });
    expect(run.documents.map(({ state }) => state.kind)).toEqual(['done', 'locked', 'ready']);
    expect(run.documents[0]!.state).toMatchObject({
      rows: [{ cells: { 'field-1': { state: 'found', chosen: { value: { kind: 'number', number: 1296 } } } } }],
    });
    expect(run.corrections.get('document-1')!.cells[0]).toMatchObject({ decision: { kind: 'value', by: 'type' } });
  });

  test('that is newer is not written over', async () => {
    await archive.close();
    await deleteDB(RUN_DATABASE);
    (await openDB(RUN_DATABASE, STORED_VERSION + 1)).close();
    await expect(openDeviceRunArchive({ onOutdated: () => undefined, onWorthKeeping: () => undefined })).rejects.toMatchObject({
      reason: 'newer-version',
    });
  });

  test('that is newer gets the database at once, and this one is told', async () => {
    await archive.saveHead(head());
    const newer = await openDB(RUN_DATABASE, STORED_VERSION + 1);
    expect(outdated).toHaveBeenCalledOnce();
    await expect(archive.saveHead(head('a'))).rejects.toMatchObject({ reason: 'newer-version' });
    newer.close();
  });

  test('wrote a record that this one does not know: nothing is touched', async () => {
    await archive.saveHead(head('a'));
    await archive.close();
    await tamper('documents', 'a', { version: STORED_VERSION + 1, id: 'a' });
    await expect((await reopened()).load()).rejects.toMatchObject({ reason: 'newer-version' });
  });
});

/** The disk is full for what goes to one store. */
function fillDisk(storeName: string): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (this.name === storeName) throw new DOMException('The disk is full', 'QuotaExceededError');
    return put.call(this, value, key);
  });
}
