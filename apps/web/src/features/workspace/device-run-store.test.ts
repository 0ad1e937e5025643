import { EngineError } from '@sheetlift/engine/errors';
import type { ExtractionRow, Template } from '@sheetlift/engine/model';
import { describe, expect, test, vi } from 'vitest';
import type { EnginePool, TaskOptions } from '../../engine-worker/engine-pool.ts';
import type { EngineTask } from '../../engine-worker/engine-protocol.ts';
import { createDeviceRunStore } from './device-run-store.ts';
import type { DocumentState, RunStore } from './run-store.ts';

const INVOICE: Template = { name: 'Invoice', description: '', entities: [{ id: 'total', variableName: 'Total', description: '', type: 'number', enumValues: [] }] };
const LINES: Template = { ...INVOICE, name: 'Invoice lines' };
const ROW: ExtractionRow = { pageNumber: 1, cells: { total: { state: 'absent', confidence: 1, alternatives: [] } } };

/** A pool in which the test says what each task ends with. Records the kinds of tasks it was given. */
function scriptedPool(answers: Partial<Record<EngineTask['kind'], (task: never, options: TaskOptions) => unknown>>): EnginePool & { kinds: string[] } {
  const kinds: string[] = [];
  const plain: typeof answers = {
    unpack: ({ file }: Extract<EngineTask, { kind: 'unpack' }>) => [file],
    inspect: () => ({ needsPassword: false, type: 'pdf', pageCount: 2, textLayer: true }),
    read: (_task: never, { onProgress }: TaskOptions) => {
      for (const pageNumber of [1, 2]) onProgress?.({ kind: 'page-read', page: { pageNumber, widthPt: 595, heightPt: 842, source: 'text-layer', failed: false } });
      return { reading: new Blob(['{}']), type: 'pdf', pageCount: 2 };
    },
    find: (_task: never, { onProgress }: TaskOptions) => {
      onProgress?.({ kind: 'rows-found', rows: [ROW] });
      return { status: 'succeeded', rowMode: 'document', issues: [], pageCount: 2, result: new Blob(['{}']) };
    },
  };
  return {
    kinds,
    run: async (task: EngineTask, options: TaskOptions = {}) => {
      kinds.push(task.kind);
      return ({ ...plain, ...answers }[task.kind] as (task: EngineTask, options: TaskOptions) => unknown)(task, options) as never;
    },
    close: () => undefined,
  };
}

function storeOn(readers: EnginePool): RunStore {
  return createDeviceRunStore({ readers, desk: readers }, INVOICE, 'auto');
}

const file = (name: string): File => new File(['bytes'], name);
const states = (store: RunStore): DocumentState[] => store.snapshot().documents.map(({ state }) => state);
const kindsOf = (store: RunStore): string[] => states(store).map(({ kind }) => kind);
const settled = (store: RunStore, kinds: string[]): Promise<void> => vi.waitFor(() => expect(kindsOf(store)).toEqual(kinds));

describe('a run on the device', () => {
  test('takes each document to its rows', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf'), file('b.pdf')]);
    await settled(store, ['done', 'done']);
    expect(states(store)[0]).toMatchObject({ pageCount: 2, rows: [ROW], pages: [{ pageNumber: 1 }, { pageNumber: 2 }] });
  });

  test('tells its listeners once for many changes', async () => {
    const store = storeOn(scriptedPool({}));
    let told = 0;
    store.subscribe(() => told++);
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    await vi.waitFor(() => expect(told).toBeGreaterThan(0));
    expect(told).toBeLessThan(3);
  });

  test('shows a failure at the document it belongs to, and goes on with the others', async () => {
    const inspect = ({ file }: Extract<EngineTask, { kind: 'inspect' }>): unknown => {
      if (file.name === 'bad.pdf') throw new EngineError('file_damaged');
      return { needsPassword: false, type: 'pdf', pageCount: 2, textLayer: true };
    };
    const store = storeOn(scriptedPool({ inspect }));
    store.addFiles([file('bad.pdf'), file('good.pdf')]);
    await settled(store, ['failed', 'done']);
    expect(states(store)[0]).toMatchObject({ code: 'file_damaged', message: expect.stringContaining('damaged') });
  });

  test('asks for a password, says when it is wrong, and reads with the right one', async () => {
    const inspect = ({ file }: Extract<EngineTask, { kind: 'inspect' }>): unknown =>
      file.password === 'right' ? { needsPassword: false, type: 'pdf', pageCount: 1, textLayer: true } : { needsPassword: true };
    const store = storeOn(scriptedPool({ inspect }));
    store.addFiles([file('locked.pdf')]);
    await settled(store, ['locked']);
    const [document] = store.snapshot().documents;
    expect(document!.state).toEqual({ kind: 'locked', refused: false });
    store.unlock(document!.id, 'wrong');
    await vi.waitFor(() => expect(states(store)[0]).toEqual({ kind: 'locked', refused: true }));
    store.unlock(document!.id, 'right');
    await settled(store, ['done']);
  });

  test('puts the documents of an archive in its place', async () => {
    const unpack = ({ file }: Extract<EngineTask, { kind: 'unpack' }>): unknown =>
      file.name === 'post.zip' ? [1, 2].map((number) => ({ ...file, name: `post.zip / ${number}.pdf` })) : [file];
    const store = storeOn(scriptedPool({ unpack }));
    store.addFiles([file('first.pdf'), file('post.zip'), file('last.pdf')]);
    await settled(store, ['done', 'done', 'done', 'done']);
    expect(store.snapshot().documents.map(({ file }) => file.name)).toEqual(['first.pdf', 'post.zip / 1.pdf', 'post.zip / 2.pdf', 'last.pdf']);
    expect(new Set(store.snapshot().documents.map(({ id }) => id)).size).toBe(4);
  });

  test('looks for other fields without reading again', async () => {
    const pool = scriptedPool({});
    const store = storeOn(pool);
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    store.lookFor(LINES, 'item');
    await settled(store, ['done']);
    expect(pool.kinds).toEqual(['unpack', 'inspect', 'read', 'find', 'find']);
    expect(store.snapshot()).toMatchObject({ template: LINES, rowMode: 'item' });
  });

  test('keeps what is done when it is stopped, and reads the rest again on demand', async () => {
    let patient = false;
    const read = ({ file }: Extract<EngineTask, { kind: 'read' }>, { signal }: TaskOptions): unknown => {
      if (file.name !== 'slow.pdf' || patient) return { reading: new Blob(['{}']), type: 'pdf', pageCount: 2 };
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new EngineError('aborted'))));
    };
    const store = storeOn(scriptedPool({ read }));
    store.addFiles([file('quick.pdf'), file('slow.pdf')]);
    await settled(store, ['done', 'waiting']);
    store.stop();
    await settled(store, ['done', 'failed']);
    expect(states(store)[1]).toMatchObject({ code: 'aborted' });
    patient = true;
    store.readAgain(store.snapshot().documents[1]!.id);
    await settled(store, ['done', 'done']);
  });

  test('a document left out while it is read does not come back', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const read = (): Promise<unknown> => new Promise((resolve) => (finish = resolve));
    const store = storeOn(scriptedPool({ read }));
    store.addFiles([file('a.pdf')]);
    await settled(store, ['waiting']);
    store.remove(store.snapshot().documents[0]!.id);
    finish({ reading: new Blob(['{}']), type: 'pdf', pageCount: 2 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(store.snapshot().documents).toEqual([]);
  });
});
