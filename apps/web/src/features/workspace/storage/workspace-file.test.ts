import { BlobReader, BlobWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { describe, expect, test } from 'vitest';
import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import { bringBack } from '../keeping/bring-back.ts';
import { storedRunOf } from '../keeping/stored-run.ts';
import { runOfVersion1 } from '../keeping/version-1.ts';
import { AS_IN_TEMPLATE, FIRST_SHEET } from '../run/run-sheets.ts';
import type { RunDocument } from '../run/run-store.ts';
import { packWorkspace, unpackWorkspace } from './workspace-file.ts';

async function zipOf(entries: Record<string, string>): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(entries)) await zip.add(name, new BlobReader(new Blob([text])));
  return zip.close();
}

const list = (more: object): string => JSON.stringify({ format: 'sheetlift-workspace', version: 1, head: {}, documents: [], ...more });

describe('a workspace file', () => {
  test('brings back what went into it', async () => {
    const opened = await unpackWorkspace(await packWorkspace(runOfVersion1()));
    const { run } = (await bringBack(opened))!;
    expect(run).toEqual({ ...(await bringBack(runOfVersion1()))!.run, documents: expect.any(Array) });
    expect(run.losses).toEqual([]);
    expect(run.documents.map(({ file, state }) => [file.name, file.parts.length, state.kind])).toEqual([
      ['halden.pdf', 1, 'done'],
      ['pay.pdf', 1, 'locked'],
      ['till.png', 2, 'ready'],
    ]);
    expect(await run.documents[0]!.file.parts[0]!.bytes.text()).toBe('%PDF-1.7');
    expect(run.documents[2]!.file.parts[0]!.bytes.type).toBe('image/png');
  });

  test('is a ZIP whose documents have their own names', async () => {
    const entries = await new ZipReader(new BlobReader(await packWorkspace(runOfVersion1())), { useWebWorkers: false }).getEntries();
    expect(entries.map(({ filename }) => filename)).toEqual([
      'documents/001 halden.pdf',
      'documents/002 pay.pdf',
      'documents/003-1 till.png',
      'documents/003-2 till.png',
      'readings/001.json',
      'results/001.json',
      'workspace.json',
    ]);
  });

  test('holds a file of which several documents are pages once', async () => {
    const stack = new Blob(['%PDF-1.7 stack']);
    const facts = { type: 'pdf', pageCount: 2, textLayer: true, contentHash: 'ab' } as const;
    const documents = [1, 2].map((pageNumber): RunDocument => ({
      id: `page-${pageNumber}`,
      file: {
        name: `stack.pdf, page ${pageNumber}`,
        parts: [{ name: 'stack.pdf', bytes: stack, pages: { from: pageNumber, to: pageNumber, file: facts } }],
        password: null,
      },
      needsPassword: false,
      ranges: null,
      turn: 0,
      readAt: null,
      state: { kind: 'ready', facts: { ...facts, pageCount: 1 } },
    }));
    const template = { name: 'Invoice', description: '', entities: [] };
    const sheets = [{ id: FIRST_SHEET, template, rowMode: 'auto', view: AS_IN_TEMPLATE, documentIds: [] } as const];
    const packed = await packWorkspace(storedRunOf({ name: null, sheets, documents, corrections: new Map() }));
    const entries = await new ZipReader(new BlobReader(packed), { useWebWorkers: false }).getEntries();
    expect(entries.map(({ filename }) => filename)).toEqual(['documents/001 stack.pdf', 'workspace.json']);
    const { run } = (await bringBack(await unpackWorkspace(packed)))!;
    expect(run.documents.map(({ file }) => [file.name, file.parts[0]!.pages?.from])).toEqual([
      ['stack.pdf, page 1', 1],
      ['stack.pdf, page 2', 2],
    ]);
    expect(await run.documents[1]!.file.parts[0]!.bytes.text()).toBe('%PDF-1.7 stack');
  });

  test('of something else is refused with what it is not', async () => {
    await expect(unpackWorkspace(new Blob(['%PDF-1.7']))).rejects.toMatchObject({
      code: 'no-workspace',
      message: expect.stringContaining('not a Sheetlift workspace'),
    });
    await expect(unpackWorkspace(await zipOf({ 'word/document.xml': '<w/>' }))).rejects.toMatchObject({ code: 'no-workspace' });
    await expect(unpackWorkspace(await zipOf({ 'workspace.json': '{"format":"other"}' }))).rejects.toMatchObject({ code: 'no-workspace' });
  });

  test('of a newer version is refused', async () => {
    await expect(unpackWorkspace(await zipOf({ 'workspace.json': list({ version: STORED_VERSION + 1 }) }))).rejects.toMatchObject({
      code: 'newer-version',
    });
  });

  test('that is cut off or changed is refused', async () => {
    const whole = await packWorkspace(runOfVersion1());
    await expect(unpackWorkspace(whole.slice(0, whole.size - 200))).rejects.toMatchObject({ code: 'no-workspace' });
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const at = Buffer.from(bytes).indexOf('%PDF-1.7');
    bytes[at] = 0;
    await expect(unpackWorkspace(new Blob([bytes]))).rejects.toMatchObject({ code: 'damaged' });
    await expect(
      unpackWorkspace(
        await zipOf({
          'workspace.json': list({ documents: [{ id: 'a', record: {}, files: [{ entry: 'gone', mediaType: '' }], work: null }] }),
        }),
      ),
    ).rejects.toMatchObject({ code: 'damaged' });
    await expect(unpackWorkspace(await zipOf({ 'workspace.json': '{' }))).rejects.toMatchObject({ code: 'damaged' });
  });

  test('that says it holds more than a workspace can is refused before it is inflated', async () => {
    const bytes = new Uint8Array(await (await zipOf({ 'workspace.json': list({}) })).arrayBuffer());
    const view = new DataView(bytes.buffer);
    const record = Buffer.from(bytes).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    view.setUint32(record + 24, 0xfffffff0, true);
    await expect(unpackWorkspace(new Blob([bytes]))).rejects.toMatchObject({ code: 'too-large' });
  });

  const sharing = (documents: object[]): Promise<Blob> =>
    zipOf({ 'a.pdf': '%PDF-1.7', 'a.json': '{"rows":[]}', 'b.json': '{"rows":[]}', 'workspace.json': list({ documents }) });
  const file = { entry: 'a.pdf', mediaType: '' };
  const document = (id: string, more: object = {}): object => ({ id, record: {}, files: [], work: null, ...more });

  test.each([
    ['two documents', [document('a', { files: [file] }), document('b', { files: [file] })]],
    ['two parts of one document', [document('a', { files: [file, file] })]],
    [
      'two results',
      [document('a', { work: { reading: 'a.json', result: 'b.json' } }), document('b', { work: { reading: 'a.pdf', result: 'b.json' } })],
    ],
    ['a reading and its result', [document('a', { work: { reading: 'a.json', result: 'a.json' } })]],
  ])('in which %s share an entry is refused: it would multiply itself', async (_, documents) => {
    await expect(unpackWorkspace(await sharing(documents))).rejects.toMatchObject({ code: 'damaged' });
  });

  test('in which two names lead to the same bytes is refused', async () => {
    const documents = [document('a', { work: { reading: 'a.json', result: 'b.json' } })];
    const bytes = Buffer.from(await (await sharing(documents)).arrayBuffer());
    const records = ['a.json', 'b.json'].map((name) => bytes.lastIndexOf(name) - 46);
    bytes.copy(bytes, records[1]! + 42, records[0]! + 42, records[0]! + 46);
    await expect(unpackWorkspace(new Blob([bytes]))).rejects.toMatchObject({ code: 'damaged' });
  });

  test('is opened where each document has entries of its own, and refused where two have one id', async () => {
    const { files } = await unpackWorkspace(await sharing([document('a', { files: [file] }), document('b')]));
    expect([...files.keys()]).toEqual(['a']);
    await expect(unpackWorkspace(await sharing([document('a'), document('a')]))).rejects.toMatchObject({ code: 'damaged' });
  });

  test('with more documents than a run can have is refused', async () => {
    const many = Array.from({ length: 2_001 }, (_, index) => document(String(index)));
    await expect(unpackWorkspace(await sharing(many))).rejects.toMatchObject({ code: 'too-large' });
  });

  test('of a bomb is refused', async () => {
    await expect(unpackWorkspace(await zipOf({ 'workspace.json': list({ head: ' '.repeat(70 * 2 ** 20) }) }))).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});
