import { limitsOf } from '@sheetlift/contract';
import { EngineError } from '@sheetlift/engine/errors';
import type { ExtractionRow, Template, TemplateField } from '@sheetlift/engine/model';
import { describe, expect, test, vi } from 'vitest';
import type { EnginePool, TaskOptions } from '../../../engine-worker/engine-pool.ts';
import type {
  DocumentReading,
  EngineAnswers,
  EngineProgress,
  EngineTask,
  ExportRequest,
  FileInspection,
  PageFacts,
} from '../../../engine-worker/engine-protocol.ts';
import { givenFile } from '../../../engine-worker/given-file.ts';
import { fieldsKey } from '../finding/fields-key.ts';
import { type KeptRun, NotKept, type RunArchive, type RunHead } from '../keeping/run-archive.ts';
import { createLessonBook, type LessonBook } from '../lessons/lesson-book.ts';
import type { PageMeter } from '../reading/page-meter.ts';
import { pagesIn } from '../run/page-ranges.ts';
import type { ModelSource } from '../run/run-model.ts';
import type { DocumentState, DoneState, RunStore, SheetEdit } from '../run/run-store.ts';
import { FIRST_SHEET } from '../run/run-sheets.ts';
import { createDeviceRunStore } from './device-run-store.ts';

const INVOICE: Template = {
  name: 'Invoice',
  description: '',
  entities: [{ id: 'total', variableName: 'Total', description: '', type: 'number', enumValues: [] }],
};
const LINES: Template = { ...INVOICE, name: 'Invoice lines' };
const ROW: ExtractionRow = { pageNumber: 1, cells: { total: { state: 'absent', confidence: 1, alternatives: [] } } };

/** A pool in which the test says what each task ends with. Records the tasks it was given. */
function scriptedPool(
  answers: Partial<Record<EngineTask['kind'], (task: never, options: TaskOptions) => unknown>>,
): EnginePool & { tasks: EngineTask[] } {
  const tasks: EngineTask[] = [];
  const plain: typeof answers = {
    unpack: ({ file }: Task<'unpack'>) => [{ ...file }],
    inspect: ({ file }: Task<'inspect'>) => inspection(file.name),
    read: ({ ranges }: Task<'read'>, { onProgress }: TaskOptions) => {
      const pageNumbers = pagesIn(ranges, 2);
      pageNumbers.forEach((pageNumber) => onProgress?.(pageRead(pageNumber)));
      return readingOf(pageNumbers);
    },
    regroup: regrouped,
    find: ({ template, reading }: Task<'find'>, { onProgress }: TaskOptions) => {
      onProgress?.({ kind: 'rows-found', rows: [ROW] });
      return { status: 'succeeded', rowMode: template === LINES ? 'item' : 'document', issues: [], pageCount: 2, result: reading };
    },
  };
  return {
    size: 2,
    tasks,
    run: async (task: EngineTask, options: TaskOptions = {}) => {
      tasks.push(task);
      return ({ ...plain, ...answers }[task.kind] as (task: EngineTask, options: TaskOptions) => unknown)(task, options) as never;
    },
    close: () => undefined,
  };
}

type Task<Kind extends EngineTask['kind']> = Extract<EngineTask, { kind: Kind }>;

const inspection = (contentHash: string, pageCount = 2): FileInspection => ({
  needsPassword: false,
  type: 'pdf',
  pageCount,
  textLayer: true,
  contentHash,
});
const factsOfPage = (pageNumber: number, failed = false): PageFacts => ({
  pageNumber,
  widthPt: 595,
  heightPt: 842,
  source: 'text-layer',
  failed,
});
const pageRead = (pageNumber: number, failed = false): EngineProgress => ({ kind: 'page-read', page: factsOfPage(pageNumber, failed) });
const readingOf = (pageNumbers: readonly number[], whole = true): DocumentReading => ({
  reading: new Blob([pageNumbers.join(' ')]),
  type: 'pdf',
  pageCount: 2,
  whole,
});

const readAll =
  (pageCount: number) =>
  ({ ranges }: Task<'read'>, { onProgress }: TaskOptions): DocumentReading => {
    const pageNumbers = pagesIn(ranges, pageCount);
    pageNumbers.forEach((pageNumber) => onProgress?.(pageRead(pageNumber)));
    return readingOf(pageNumbers);
  };

/** As the worker regroups what was read, but for the text of it. */
function regrouped({ sources, documents }: Task<'regroup'>): EngineAnswers['regroup'] {
  return documents.map(({ parts, pages }) => {
    const facts = pages.flatMap(({ source }, index) => (sources[source]!.reading ? [factsOfPage(index + 1)] : []));
    const contentHash = parts
      .map(({ pages: { file, from, to } }) =>
        from === 1 && to === file.pageCount ? file.contentHash : `${file.contentHash} ${from}-${to}`,
      )
      .join();
    return { contentHash, read: facts.length > 0 ? { reading: new Blob(['regrouped']), pages: facts } : null };
  });
}

/** A task that ends when the test says so, or when it is told to stop. */
function held<Answer>(signal: AbortSignal | undefined): { answer: Promise<Answer>; end: (answer: Answer) => void } {
  let end: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve, reject) => {
    end = resolve;
    signal?.addEventListener('abort', () => reject(new EngineError('aborted')));
  });
  return { answer, end };
}

function storeOn(
  readers: EnginePool,
  options: { lessons?: LessonBook; meter?: PageMeter; archive?: RunArchive; kept?: KeptRun; models?: ModelSource } = {},
): RunStore {
  return createDeviceRunStore(
    { readers, foreground: readers, askers: readers },
    {
      template: INVOICE,
      rowMode: 'auto',
      archive: options.archive ?? null,
      meter: options.meter ?? freeMeter(),
      lessons: options.lessons ?? createLessonBook(null),
      models: options.models ?? { of: () => null, subscribe: () => () => undefined },
      kept: options.kept ?? null,
    },
  );
}

/** Counts in memory, without a limit unless one is given. */
function freeMeter(limit: number | 'unlimited' = 'unlimited'): PageMeter {
  const counted = new Map<string, number>();
  return {
    subscribe: () => () => undefined,
    snapshot: () => ({
      used: [...counted.values()].reduce((sum, pages) => sum + pages, 0),
      limit,
      resetsOn: '2026-12-01',
      fileLimits: limitsOf('anonymous', false),
    }),
    count: (hash, pages) => void (counted.has(hash) || counted.set(hash, pages)),
    isCounted: (hash) => counted.has(hash),
  };
}

const file = (name: string): File => new File(['bytes'], name);
const states = (store: RunStore): DocumentState[] => store.snapshot().documents.map(({ state }) => state);
const kindsOf = (store: RunStore): string[] => states(store).map(({ kind }) => kind);
const kindsRead = (pool: { tasks: EngineTask[] }): string[] => pool.tasks.map(({ kind }) => kind);
const idOf = (store: RunStore, name: string): string => store.snapshot().documents.find(({ file }) => file.name === name)!.id;
const stateOf = (store: RunStore, name: string): DocumentState => store.snapshot().documents.find(({ file }) => file.name === name)!.state;
const settled = (store: RunStore, kinds: string[]): Promise<void> => vi.waitFor(() => expect(kindsOf(store)).toEqual(kinds));

describe('a run on the device', () => {
  test('takes one document to its rows without being asked', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    expect(states(store)[0]).toMatchObject({ facts: { pageCount: 2 }, rows: [ROW], pages: [{ pageNumber: 1 }, { pageNumber: 2 }] });
    expect(store.snapshot().documents[0]!.readAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('reads several without being asked, the first of them before the others are opened', async () => {
    const slow = held<FileInspection>(undefined);
    const store = storeOn(
      scriptedPool({ inspect: ({ file }: Task<'inspect'>) => (file.name === 'c.pdf' ? slow.answer : inspection(file.name)) }),
    );
    store.addFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await settled(store, ['done', 'ready', 'opening']);
    slow.end(inspection('c.pdf'));
    await settled(store, ['done', 'done', 'done']);
    expect(store.snapshot().estimate).toBeNull();
  });

  test('reads a file and, without being asked, the several that come after it, until the columns are others', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    store.addFiles([file('b.pdf'), file('c.pdf')]);
    await settled(store, ['done', 'done', 'done']);
    store.changeTemplate(LINES, 'item');
    store.addFiles([file('d.pdf'), file('e.pdf')]);
    await settled(store, ['done', 'done', 'done', 'ready', 'ready']);
    expect(store.snapshot().estimate).toMatchObject({ files: 2, pages: 4 });
  });

  test('reads what is added while the run goes on, and what is added later', async () => {
    const slow = held<DocumentReading>(undefined);
    const read = ({ open }: Task<'read'>): unknown => (open.file.name === 'slow.pdf' ? slow.answer : readingOf([1, 2]));
    const store = storeOn(scriptedPool({ read }));
    store.addFiles([file('a.pdf'), file('slow.pdf')]);
    await settled(store, ['done', 'reading']);
    store.addFiles([file('c.pdf'), file('d.pdf')]);
    await settled(store, ['done', 'reading', 'done', 'done']);
    slow.end(readingOf([1, 2]));
    await settled(store, ['done', 'done', 'done', 'done']);
    store.addFiles([file('e.pdf'), file('f.pdf')]);
    await settled(store, ['done', 'done', 'done', 'done', 'done', 'done']);
    expect(store.snapshot().estimate).toBeNull();
  });

  test('asks about what is added later where the columns are others now, or the run was stopped', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf'), file('b.pdf')]);
    await settled(store, ['done', 'done']);
    store.changeTemplate(LINES, 'item');
    store.addFiles([file('c.pdf'), file('d.pdf')]);
    await settled(store, ['done', 'done', 'ready', 'ready']);
    expect(store.snapshot().estimate).toMatchObject({ files: 2, pages: 4 });
    store.start();
    await settled(store, ['done', 'done', 'done', 'done']);
    store.stop();
    store.addFiles([file('e.pdf'), file('f.pdf')]);
    await settled(store, ['done', 'done', 'done', 'done', 'ready', 'ready']);
  });

  test('reads what is added without asking in a run whose columns were settled before the tab went', async () => {
    const heads: RunHead[] = [];
    const before = storeOn(scriptedPool({}), { archive: headArchive((head) => heads.push(head)) });
    before.addFiles([file('a.pdf'), file('b.pdf')]);
    await settled(before, ['done', 'done']);
    await vi.waitFor(() => expect(heads.at(-1)!.going).toBe(false));
    const { documents } = before.snapshot();
    const kept: KeptRun = { ...heads.at(-1)!, documents, corrections: new Map(), underWay: [], arriving: new Map(), losses: [] };
    const store = storeOn(scriptedPool({}), { kept });
    store.addFiles([file('c.pdf'), file('d.pdf')]);
    await settled(store, ['done', 'done', 'done', 'done']);
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
    const inspect = ({ file }: Task<'inspect'>): unknown => {
      if (file.name === 'bad.pdf') throw new EngineError('file_damaged');
      return inspection(file.name);
    };
    const store = storeOn(scriptedPool({ inspect }));
    store.addFiles([file('bad.pdf'), new File([], 'nothing.pdf'), file('good.pdf')]);
    await settled(store, ['failed', 'failed', 'done']);
    expect(states(store)[0]).toMatchObject({ code: 'file_damaged', message: expect.stringContaining('damaged') });
    expect(states(store)[1]).toMatchObject({ code: 'file_empty' });
  });

  test('refuses a file that is too large without reading a byte of it', async () => {
    const pool = scriptedPool({});
    const store = storeOn(pool);
    const large = file('large.pdf');
    Object.defineProperty(large, 'size', { value: 300 * 1024 * 1024 });
    store.addFiles([large]);
    await settled(store, ['failed']);
    expect(states(store)[0]).toMatchObject({
      message: 'This file has 300 MB; up to 200 MB can be read. Split it, then add the parts. No pages were counted.',
    });
    expect(pool.tasks).toEqual([]);
  });

  test('takes as many files as a run holds, and says how many it left out', () => {
    const store = storeOn(scriptedPool({ unpack: () => new Promise(() => undefined) }));
    store.addFiles(Array.from({ length: 10_000 }, (_, index) => file(`${index}.pdf`)));
    expect(store.snapshot().documents).toHaveLength(1_000);
    expect(store.snapshot().notice).toBe('A run holds 1,000 documents. 9,000 files of 10,000 were left out; add the rest in another run.');
    store.dismissNotice();
    expect(store.snapshot().notice).toBeNull();
  });

  test('says at once of a photo that it is too blurred to be read, and reads it all the same', async () => {
    const illegible = 'Page 1 is too blurred to be read well. Take the photo again.';
    const store = storeOn(scriptedPool({ inspect: ({ file }: Task<'inspect'>) => ({ ...inspection(file.name), illegible }) }));
    store.addFiles([file('photo.jpg')]);
    await settled(store, ['done']);
    expect(store.snapshot().notice).toBe(`photo.jpg: ${illegible}`);
  });

  test('asks for a password, says when it is wrong, and reads with the right one', async () => {
    const inspect = ({ file }: Task<'inspect'>): unknown =>
      file.password === 'right' ? inspection(file.name) : { needsPassword: true, contentHash: file.name };
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

  test('tries a password on the other locked files, and on those that come later', async () => {
    const passwords: Record<string, string> = { 'a.pdf': 'one', 'b.pdf': 'one', 'c.pdf': 'two', 'd.pdf': 'one' };
    const inspect = ({ file }: Task<'inspect'>): unknown =>
      file.password === passwords[file.name] ? inspection(file.name) : { needsPassword: true, contentHash: file.name };
    const store = storeOn(scriptedPool({ inspect }));
    store.addFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await settled(store, ['locked', 'locked', 'locked']);
    store.unlock(idOf(store, 'a.pdf'), 'one');
    await settled(store, ['done', 'done', 'locked']);
    expect(stateOf(store, 'c.pdf')).toEqual({ kind: 'locked', refused: false });
    store.addFiles([file('d.pdf')]);
    await settled(store, ['done', 'done', 'locked', 'done']);
  });

  test('puts the documents of an archive in its place', async () => {
    const unpack = ({ file }: Task<'unpack'>): unknown =>
      file.name === 'post.zip' ? [1, 2].map((number) => ({ ...file, name: `post.zip / ${number}.pdf` })) : [file];
    const store = storeOn(scriptedPool({ unpack }));
    store.addFiles([file('first.pdf'), file('post.zip'), file('last.pdf')]);
    await settled(store, ['done', 'done', 'done', 'done']);
    expect(store.snapshot().documents.map(({ file }) => file.name)).toEqual([
      'first.pdf',
      'post.zip / 1.pdf',
      'post.zip / 2.pdf',
      'last.pdf',
    ]);
    expect(new Set(store.snapshot().documents.map(({ id }) => id)).size).toBe(4);
  });

  test('leaves the same content out before its pages are spent, and reads it when asked', async () => {
    const inspect = (): unknown => inspection('same');
    const pool = scriptedPool({ inspect });
    const store = storeOn(pool);
    store.addFiles([file('a.pdf'), file('copy of a.pdf')]);
    await settled(store, ['done', 'duplicate']);
    expect(states(store)[1]).toMatchObject({ of: idOf(store, 'a.pdf') });
    expect(kindsRead(pool).filter((kind) => kind === 'read')).toHaveLength(1);
    store.keepDuplicate(idOf(store, 'copy of a.pdf'));
    await settled(store, ['done', 'done']);
  });

  test('lets a duplicate take the place of its original when that leaves', async () => {
    const store = storeOn(scriptedPool({ inspect: () => inspection('same') }));
    store.addFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await settled(store, ['done', 'duplicate', 'duplicate']);
    store.remove([idOf(store, 'a.pdf')]);
    await settled(store, ['done', 'duplicate']);
    expect(stateOf(store, 'c.pdf')).toMatchObject({ of: idOf(store, 'b.pdf') });
  });

  test('reads only the pages that were chosen, and turns the document', async () => {
    const pool = scriptedPool({ inspect: ({ file }: Task<'inspect'>) => inspection(file.name, 9) });
    // The month has no room for all of the second.
    const store = storeOn(pool, { meter: freeMeter(12) });
    store.addFiles([file('a.pdf'), file('b.pdf')]);
    await settled(store, ['done', 'ready']);
    store.choosePages(idOf(store, 'b.pdf'), [{ from: 2, to: 3 }]);
    store.turn(idOf(store, 'b.pdf'), 90);
    expect(store.snapshot().estimate).toMatchObject({ files: 1, pages: 2 });
    store.start();
    await settled(store, ['done', 'done']);
    expect(pool.tasks.findLast(({ kind }) => kind === 'read')).toMatchObject({ ranges: [{ from: 2, to: 3 }], open: { turn: 90 } });
    expect(stateOf(store, 'b.pdf')).toMatchObject({ pages: [{ pageNumber: 2 }, { pageNumber: 3 }] });
  });

  test('reads a document again, and counts nothing, when other pages of it are chosen', async () => {
    const meter = freeMeter();
    const store = storeOn(scriptedPool({}), { meter });
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    store.choosePages(idOf(store, 'a.pdf'), [{ from: 2, to: 2 }]);
    await vi.waitFor(() => expect(stateOf(store, 'a.pdf')).toMatchObject({ kind: 'done', pages: [{ pageNumber: 2 }] }));
    expect(meter.snapshot().used).toBe(2);
  });

  test('joins documents to one whose pages are not read again, and parts them with their rows', async () => {
    const meter = freeMeter();
    const pool = scriptedPool({});
    const store = storeOn(pool, { meter });
    store.addFiles([file('a.jpg'), file('b.jpg'), file('c.jpg')]);
    await settled(store, ['done', 'done', 'done']);
    const reads = kindsRead(pool).filter((kind) => kind === 'read').length;
    const part = await store.join([idOf(store, 'b.jpg'), idOf(store, 'c.jpg')]);
    await settled(store, ['done', 'done']);
    expect(store.snapshot().documents[1]).toMatchObject({
      file: { name: 'b.jpg and 1 more', parts: [{ name: 'b.jpg' }, { name: 'c.jpg' }] },
      state: {
        facts: { pageCount: 4, countedPages: 4 },
        pages: [{ pageNumber: 1 }, { pageNumber: 2 }, { pageNumber: 3 }, { pageNumber: 4 }],
      },
    });
    expect(kindsRead(pool).filter((kind) => kind === 'read')).toHaveLength(reads);
    expect(meter.snapshot().used).toBe(6);
    part();
    await settled(store, ['done', 'done', 'done']);
    expect(store.snapshot().documents.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  test('reads of joined documents only the pages that were not read, and counts those', async () => {
    // The month has no room for the second.
    const meter = freeMeter(3);
    const pool = scriptedPool({});
    const store = storeOn(pool, { meter });
    store.addFiles([file('a.jpg'), file('b.jpg')]);
    await settled(store, ['done', 'ready']);
    await store.join([idOf(store, 'a.jpg'), idOf(store, 'b.jpg')]);
    await settled(store, ['done']);
    const [joined] = store.snapshot().documents;
    expect(joined!.state).toMatchObject({ pages: [{ pageNumber: 1 }, { pageNumber: 2 }] });
    store.readAgain(joined!.id);
    await vi.waitFor(() => expect(pool.tasks.findLast(({ kind }) => kind === 'read')).toMatchObject({ ranges: [{ from: 3, to: 4 }] }));
  });

  test('does not join what has no pages, or what is turned differently, and says why', async () => {
    const store = storeOn(
      scriptedPool({
        inspect: ({ file }: Task<'inspect'>) => ({ ...inspection(file.name), ...(file.name === 'a.txt' ? { type: 'text' } : {}) }),
      }),
      { meter: freeMeter(3) },
    );
    store.addFiles([file('a.txt'), file('b.pdf'), file('c.pdf')]);
    await settled(store, ['done', 'ready', 'ready']);
    await expect(store.join([idOf(store, 'a.txt'), idOf(store, 'b.pdf')])).rejects.toThrow('Only PDF files and pictures');
    store.turn(idOf(store, 'b.pdf'), 90);
    await expect(store.join([idOf(store, 'b.pdf'), idOf(store, 'c.pdf')])).rejects.toThrow('turned differently');
    expect(kindsOf(store)).toEqual(['done', 'ready', 'ready']);
  });

  test('splits a document at its borders without reading or counting again, and takes that back with what a person decided', async () => {
    const meter = freeMeter();
    const pool = scriptedPool({ inspect: ({ file }: Task<'inspect'>) => inspection(file.name, 5), read: readAll(5) });
    const store = storeOn(pool, { meter });
    store.addFiles([file('stack.pdf')]);
    await settled(store, ['done']);
    const id = idOf(store, 'stack.pdf');
    store.edit([{ kind: 'decide', documentId: id, rowId: '0', fieldId: 'total', decision: { kind: 'absent' } }]);
    const undo = await store.split(id, [2, 4]);
    await settled(store, ['done', 'done', 'done']);
    expect(store.snapshot().documents.map(({ file }) => file.name)).toEqual([
      'stack.pdf, page 1',
      'stack.pdf, pages 2 to 3',
      'stack.pdf, pages 4 to 5',
    ]);
    expect(kindsRead(pool).filter((kind) => kind === 'read')).toHaveLength(1);
    expect(meter.snapshot().used).toBe(5);
    store.addFiles([file('stack.pdf')]);
    await vi.waitFor(() => expect(kindsOf(store)).toEqual(['done', 'done', 'done', 'duplicate']));
    store.remove([store.snapshot().documents[3]!.id]);
    undo();
    await settled(store, ['done']);
    expect(store.snapshot().documents[0]).toMatchObject({ id, file: { name: 'stack.pdf' } });
    expect(store.snapshot().corrections.get(id)?.cells).toHaveLength(1);
  });

  describe('a photo of two sheets', () => {
    const photos = (more: Parameters<typeof scriptedPool>[0] = {}): ReturnType<typeof scriptedPool> =>
      scriptedPool({
        inspect: ({ file }: Task<'inspect'>) => ({ ...inspection(file.name), type: file.name.endsWith('jpg') ? 'jpeg' : 'pdf' }),
        ...more,
      });

    test('counts as one page, also split into documents, joined to others and put together again', async () => {
      const meter = freeMeter();
      const store = storeOn(photos(), { meter });
      store.addFiles([file('a.jpg')]);
      await settled(store, ['done']);
      expect(meter.snapshot().used).toBe(1);
      const undo = await store.split(idOf(store, 'a.jpg'), [2]);
      await settled(store, ['done', 'done']);
      undo();
      await settled(store, ['done']);
      await store.split(idOf(store, 'a.jpg'), [2]);
      await settled(store, ['done', 'done']);
      store.addFiles([file('b.pdf')]);
      await settled(store, ['done', 'done', 'done']);
      expect(meter.snapshot().used).toBe(3);
      await store.join(
        store
          .snapshot()
          .documents.slice(1)
          .map(({ id }) => id),
      );
      await settled(store, ['done', 'done']);
      expect(meter.snapshot().used).toBe(3);
    });

    test('counts as one page where it is split before it is read, and is free where that is taken back', async () => {
      const plain = freeMeter();
      let limit = 0;
      const meter = { ...plain, snapshot: () => ({ ...plain.snapshot(), limit }) };
      const store = storeOn(photos(), { meter });
      store.addFiles([file('a.jpg')]);
      await settled(store, ['ready']);
      const undo = await store.split(idOf(store, 'a.jpg'), [2]);
      await settled(store, ['ready', 'ready']);
      limit = 1;
      store.start();
      await settled(store, ['done', 'done']);
      expect(meter.snapshot().used).toBe(1);
      undo();
      store.start();
      await settled(store, ['done']);
      expect(meter.snapshot().used).toBe(1);
    });

    test('was counted when its sheets were, though another month has begun', async () => {
      const counted = new Map<string, number>();
      const meter = { ...freeMeter(), count: (hash: string, pages: number) => void counted.set(hash, pages), isCounted: () => false };
      const store = storeOn(photos(), { meter });
      store.addFiles([file('a.jpg')]);
      await settled(store, ['done']);
      expect([...counted]).toEqual([['a.jpg', 1]]);
      counted.clear();
      await store.split(idOf(store, 'a.jpg'), [2]);
      await settled(store, ['done', 'done']);
      expect([...counted]).toEqual([]);
    });
  });

  test('gives back the files of a joined document, and a file of the documents it was split into', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf'), file('b.pdf')]);
    await settled(store, ['done', 'done']);
    await store.join(store.snapshot().documents.map(({ id }) => id));
    await settled(store, ['done']);
    await store.split(store.snapshot().documents[0]!.id, [3]);
    await settled(store, ['done', 'done']);
    expect(store.snapshot().documents.map(({ file }) => [file.name, file.parts[0]!.pages])).toEqual([
      ['a.pdf', null],
      ['b.pdf', null],
    ]);
    await store.split(idOf(store, 'a.pdf'), [2]);
    await settled(store, ['done', 'done', 'done']);
    await store.join([idOf(store, 'a.pdf, page 1'), idOf(store, 'a.pdf, page 2')]);
    await settled(store, ['done', 'done']);
    expect(store.snapshot().documents[0]!.file).toMatchObject({ name: 'a.pdf', parts: [{ pages: null }] });
  });

  test('puts removed documents back where they were, with their rows', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await settled(store, ['done', 'done', 'done']);
    const putBack = store.remove([idOf(store, 'a.pdf'), idOf(store, 'b.pdf')]);
    expect(store.snapshot().documents.map(({ file }) => file.name)).toEqual(['c.pdf']);
    putBack();
    expect(store.snapshot().documents.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(kindsOf(store)).toEqual(['done', 'done', 'done']);
  });

  test('looks for other fields without reading again, and keeps showing the rows until then', async () => {
    const answers = [held<unknown>(undefined), held<unknown>(undefined)];
    let searches = 0;
    const find = (): unknown => answers[searches++]!.answer;
    const pool = scriptedPool({ find });
    const store = storeOn(pool);
    store.addFiles([file('a.pdf')]);
    await settled(store, ['finding']);
    answers[0]!.end({ rowMode: 'document', issues: [], result: new Blob(['1']) });
    await settled(store, ['done']);
    store.changeTemplate(LINES, 'item');
    expect(kindsOf(store)).toEqual(['done']);
    const { id } = store.snapshot().documents[0]!;
    expect([...store.snapshot().searching]).toEqual([id]);
    const old = stateOf(store, 'a.pdf');
    answers[1]!.end({ rowMode: 'item', issues: [], result: new Blob(['2']) });
    await vi.waitFor(() => expect(stateOf(store, 'a.pdf')).toMatchObject({ rowMode: 'item' }));
    expect(store.snapshot().searching.size).toBe(0);
    expect(stateOf(store, 'a.pdf')).not.toMatchObject({ foundFor: (old as DoneState).foundFor });
    expect(kindsRead(pool)).toEqual(['unpack', 'inspect', 'read', 'find', 'find']);
    expect(store.snapshot()).toMatchObject({ template: LINES, rowMode: 'item' });
  });

  test('throws away what was found for fields that changed meanwhile', async () => {
    const answers = [held<unknown>(undefined), held<unknown>(undefined)];
    let searches = 0;
    const store = storeOn(scriptedPool({ find: () => answers[searches++]!.answer }));
    store.addFiles([file('a.pdf')]);
    await settled(store, ['finding']);
    store.changeTemplate(LINES, 'item');
    answers[0]!.end({ rowMode: 'document', issues: [], result: new Blob(['old']) });
    await vi.waitFor(() => expect(searches).toBe(2));
    expect(kindsOf(store)).toEqual(['finding']);
    answers[1]!.end({ rowMode: 'item', issues: [], result: new Blob(['new']) });
    await settled(store, ['done']);
    expect(states(store)[0]).toMatchObject({ rowMode: 'item' });
  });

  test('stops with the pages it has, and goes on with the others when asked', async () => {
    const asked: Task<'read'>[] = [];
    const read = (task: Task<'read'>, { onProgress, signal, finish }: TaskOptions): unknown => {
      asked.push(task);
      if (task.open.file.name !== 'long.pdf') return readingOf([1, 2]);
      if (task.earlier) {
        onProgress?.(pageRead(2));
        return readingOf([1, 2]);
      }
      onProgress?.(pageRead(1));
      const { answer, end } = held<DocumentReading>(signal);
      finish?.addEventListener('abort', () => end(readingOf([1], false)));
      return answer;
    };
    const store = storeOn(scriptedPool({ read }));
    store.addFiles([file('a.pdf'), file('long.pdf'), file('other.pdf')]);
    await vi.waitFor(() => expect(stateOf(store, 'long.pdf')).toMatchObject({ kind: 'reading', pages: [{ pageNumber: 1 }] }));
    store.stop();
    await vi.waitFor(() => expect(stateOf(store, 'long.pdf')).toMatchObject({ kind: 'done', pages: [{ pageNumber: 1 }] }));
    store.readAgain(idOf(store, 'long.pdf'));
    await vi.waitFor(() =>
      expect(stateOf(store, 'long.pdf')).toMatchObject({ kind: 'done', pages: [{ pageNumber: 1 }, { pageNumber: 2 }] }),
    );
    expect(asked.at(-1)).toMatchObject({ ranges: [{ from: 2, to: 2 }], earlier: expect.any(Blob) });
  });

  test('gives documents back that were not begun when it is stopped', async () => {
    const read = ({ open }: Task<'read'>, { signal }: TaskOptions): unknown =>
      open.file.name === 'a.pdf' ? readingOf([1, 2]) : held(signal).answer;
    const store = storeOn(scriptedPool({ read }));
    store.addFiles(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(file));
    await settled(store, ['done', 'reading', 'reading', 'waiting']);
    store.stop();
    await settled(store, ['done', 'ready', 'ready', 'ready']);
    expect(store.snapshot().estimate).toMatchObject({ files: 3, pages: 6 });
  });

  test('pauses, and goes on where it was', async () => {
    const asked: Task<'read'>[] = [];
    const read = (task: Task<'read'>, { onProgress, signal, finish }: TaskOptions): unknown => {
      asked.push(task);
      if (task.earlier) {
        onProgress?.(pageRead(2));
        return readingOf([1, 2]);
      }
      onProgress?.(pageRead(1));
      const { answer, end } = held<DocumentReading>(signal);
      finish?.addEventListener('abort', () => end(readingOf([1], false)));
      return answer;
    };
    const store = storeOn(scriptedPool({ read }));
    store.addFiles([file('a.pdf')]);
    await vi.waitFor(() => expect(states(store)[0]).toMatchObject({ kind: 'reading', pages: [{ pageNumber: 1 }] }));
    store.pause();
    expect(store.snapshot().paused).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(states(store)[0]).toMatchObject({ kind: 'reading', pages: [{ pageNumber: 1 }] });
    store.resume();
    await settled(store, ['done']);
    expect(states(store)[0]).toMatchObject({ pages: [{ pageNumber: 1 }, { pageNumber: 2 }] });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ ranges: [{ from: 2, to: 2 }], earlier: expect.any(Blob) });
  });

  test('reads only the failed pages again', async () => {
    const asked: Task<'read'>[] = [];
    const read = (task: Task<'read'>, { onProgress }: TaskOptions): unknown => {
      asked.push(task);
      pagesIn(task.ranges, 2).forEach((pageNumber) => onProgress?.(pageRead(pageNumber, pageNumber === 2 && !task.earlier)));
      return readingOf([1, 2]);
    };
    const meter = freeMeter();
    const store = storeOn(scriptedPool({ read }), { meter });
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    expect(meter.snapshot().used).toBe(1);
    store.readAgain(idOf(store, 'a.pdf'));
    await vi.waitFor(() => expect(states(store)[0]).toMatchObject({ kind: 'done', pages: [{ failed: false }, { failed: false }] }));
    expect(asked[1]).toMatchObject({ ranges: [{ from: 2, to: 2 }] });
  });

  test('reads a document whose pages were all read once more as a whole', async () => {
    const pool = scriptedPool({});
    const store = storeOn(pool);
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    store.readAgain(idOf(store, 'a.pdf'));
    await vi.waitFor(() => expect(kindsRead(pool).filter((kind) => kind === 'read')).toHaveLength(2));
    await settled(store, ['done']);
    expect(pool.tasks.filter(({ kind }) => kind === 'read').at(-1)).toMatchObject({ ranges: null, earlier: null });
  });

  test('tries a document once more when its worker dies, then says so', async () => {
    let deaths = 0;
    const read = ({ open }: Task<'read'>): unknown => {
      if (open.file.name === 'deadly.pdf' || deaths === 0) {
        deaths++;
        throw new EngineError('internal');
      }
      return readingOf([1, 2]);
    };
    const store = storeOn(scriptedPool({ read }));
    store.addFiles([file('unlucky.pdf')]);
    await settled(store, ['done']);
    store.addFiles([file('deadly.pdf')]);
    await settled(store, ['done', 'failed']);
    expect(deaths).toBe(3);
  });

  test('a document left out while it is read does not come back', async () => {
    const reading = held<DocumentReading>(undefined);
    const store = storeOn(scriptedPool({ read: () => reading.answer }));
    store.addFiles([file('a.pdf')]);
    await settled(store, ['reading']);
    store.remove([store.snapshot().documents[0]!.id]);
    reading.end(readingOf([1, 2]));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(store.snapshot().documents).toEqual([]);
  });

  test('reads up to the limit of the month, and counts each content once', async () => {
    const meter = freeMeter(5);
    const store = storeOn(scriptedPool({}), { meter });
    store.addFiles(['a.pdf', 'b.pdf', 'c.pdf'].map(file));
    await settled(store, ['done', 'ready', 'ready']);
    expect(store.snapshot().estimate).toEqual({
      files: 1,
      pages: 2,
      beyond: { files: 1, pages: 2 },
      leftAfter: 1,
      limitSentence: expect.stringContaining('1 page of this month'),
    });
    store.start();
    await settled(store, ['done', 'done', 'ready']);
    expect(meter.snapshot().used).toBe(4);
    store.readAgain(idOf(store, 'a.pdf'));
    await settled(store, ['done', 'done', 'ready']);
    expect(meter.snapshot().used).toBe(4);
    expect(store.snapshot().estimate).toEqual({
      files: 0,
      pages: 0,
      beyond: { files: 1, pages: 2 },
      leftAfter: 1,
      limitSentence: expect.stringContaining('1 page of this month'),
    });
  });

  test('keeps the run as it changes, without passwords of its own making, and says what was not kept', async () => {
    const saved = new Map<string, string>();
    let full = false;
    const archive: RunArchive = {
      load: async () => null,
      saveHead: async () => undefined,
      saveDocument: async ({ id, state }) => {
        if (full) throw new NotKept('full', 'This device is full.');
        saved.set(id, state.kind);
      },
      saveCorrections: async () => undefined,
      removeDocuments: async (ids) => ids.forEach((id) => saved.delete(id)),
      clear: async () => saved.clear(),
    };
    const store = storeOn(scriptedPool({}), { archive });
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    await vi.waitFor(() => expect(store.snapshot().keeping).toMatchObject({ kind: 'kept' }));
    expect([...saved.values()]).toEqual(['done']);
    full = true;
    store.addFiles([file('b.pdf')]);
    await settled(store, ['done', 'done']);
    await vi.waitFor(() => expect(store.snapshot().keeping).toEqual({ kind: 'not-kept', sentence: 'This device is full.' }));
    store.remove([idOf(store, 'b.pdf')]);
    await vi.waitFor(() => expect(store.snapshot().keeping).toMatchObject({ kind: 'kept' }));
    store.clear();
    await vi.waitFor(() => expect(saved.size).toBe(0));
  });

  test('goes on with a run that was kept', async () => {
    const facts = { type: 'pdf', pageCount: 2, textLayer: true, contentHash: 'x' } as const;
    const document = (id: string, state: DocumentState) => ({
      id,
      file: givenFile(id, file(id)),
      needsPassword: false,
      ranges: null,
      turn: 0 as const,
      readAt: '2026-11-01T10:00:00.000Z',
      state,
    });
    const done: DoneState = {
      kind: 'done',
      facts: { ...facts, contentHash: 'a.pdf' },
      pages: [],
      rows: [],
      rowMode: 'document',
      foundFor: 'older fields',
      issues: [],
      reading: new Blob(['1']),
      result: new Blob(['1']),
    };
    const kept: KeptRun = {
      template: LINES,
      rowMode: 'item',
      view: { order: [], hidden: ['total'], widthsPx: {}, names: {}, sort: null, filters: {} },
      placedIds: [],
      otherSheets: [],
      documentIds: ['a.pdf', 'b.pdf'],
      name: null,
      going: false,
      settledFor: null,
      paused: false,
      documents: [document('a.pdf', done), document('b.pdf', { kind: 'ready', facts })],
      corrections: new Map(),
      underWay: ['b.pdf'],
      arriving: new Map(),
      losses: [],
    };
    const pool = scriptedPool({});
    const store = storeOn(pool, { kept });
    await settled(store, ['done', 'done']);
    await vi.waitFor(() => expect(states(store)[0]).toMatchObject({ rows: [ROW] }));
    expect(store.snapshot()).toMatchObject({ template: LINES, view: { hidden: ['total'] } });
    expect(pool.tasks.filter(({ kind }) => kind === 'read')).toHaveLength(1);
  });

  /** Keeps the head alone. */
  function headArchive(onHead: (head: RunHead) => void): RunArchive {
    const nothing = async (): Promise<void> => undefined;
    return {
      load: async () => null,
      saveHead: async (head) => onHead(head),
      saveDocument: nothing,
      saveCorrections: nothing,
      removeDocuments: nothing,
      clear: nothing,
    };
  }

  /** Two documents of a run that was going; the first was begun. */
  function keptReady(): KeptRun {
    const ready = (id: string) => ({
      id,
      file: givenFile(id, file(id)),
      needsPassword: false,
      ranges: null,
      turn: 0 as const,
      readAt: null,
      state: { kind: 'ready', facts: { type: 'pdf', pageCount: 2, textLayer: true, contentHash: id } } as const,
    });
    const view = { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} };
    return {
      template: LINES,
      rowMode: 'item',
      view,
      placedIds: [],
      otherSheets: [],
      documentIds: ['a.pdf', 'b.pdf'],
      name: null,
      going: true,
      settledFor: null,
      paused: false,
      documents: [ready('a.pdf'), ready('b.pdf')],
      corrections: new Map(),
      underWay: ['a.pdf'],
      arriving: new Map(),
      losses: [],
    };
  }

  test('reads what a run that was going had not yet written down as begun', async () => {
    const kept = keptReady();
    const pool = scriptedPool({});
    await settled(storeOn(pool, { kept }), ['done', 'done']);
    expect(pool.tasks.filter(({ kind }) => kind === 'read')).toHaveLength(2);
    const other = scriptedPool({});
    await settled(storeOn(other, { kept: { ...kept, going: false } }), ['done', 'ready']);
    expect(other.tasks.filter(({ kind }) => kind === 'read')).toHaveLength(1);
  });

  test('lets a run rest that was paused, until the person says so', async () => {
    const saved: boolean[] = [];
    const archive = headArchive((head) => saved.push(head.paused));
    const pool = scriptedPool({});
    const store = storeOn(pool, { archive, kept: { ...keptReady(), paused: true } });
    await settled(store, ['waiting', 'waiting']);
    expect(store.snapshot().paused).toBe(true);
    expect(pool.tasks.filter(({ kind }) => kind === 'read')).toEqual([]);
    store.resume();
    expect(saved.at(-1)).toBe(false);
    await settled(store, ['done', 'done']);
    expect(store.snapshot().paused).toBe(false);
  });

  test('keeps at once that a person paused', async () => {
    const saved: boolean[] = [];
    const archive = headArchive((head) => saved.push(head.paused));
    const store = storeOn(scriptedPool({}), { archive });
    store.addFiles([file('a.pdf')]);
    store.pause();
    expect(saved.at(-1)).toBe(true);
  });

  test('keeps at once that a run is going, and that it ended', async () => {
    const going: boolean[] = [];
    const archive = headArchive((head) => going.push(head.going));
    const store = storeOn(scriptedPool({}), { archive });
    store.addFiles(['a.pdf', 'b.pdf'].map(file));
    await settled(store, ['done', 'done']);
    expect(going).toContain(true);
    expect(going.at(-1)).toBe(false);
  });

  test('tells at once what a person does in the sheet', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    const told = vi.fn<() => void>();
    store.subscribe(told);
    store.edit([{ kind: 'add-row', documentId: idOf(store, 'a.pdf'), after: '0' }]);
    store.undo();
    store.arrange({ ...store.snapshot().view, filters: { total: '1' } });
    expect(told).toHaveBeenCalledTimes(3);
  });

  test('takes a step on the rows back and does it again', async () => {
    const store = storeOn(scriptedPool({}));
    store.addFiles([file('a.pdf')]);
    await settled(store, ['done']);
    const documentId = idOf(store, 'a.pdf');
    store.edit([{ kind: 'remove-row', documentId, rowId: '0' }]);
    expect(store.snapshot()).toMatchObject({ canUndo: true, canRedo: false });
    expect(store.snapshot().corrections.get(documentId)?.removedRows).toEqual(['0']);
    store.undo();
    expect(store.snapshot()).toMatchObject({ canUndo: false, canRedo: true });
    expect(store.snapshot().corrections.size).toBe(0);
    store.redo();
    expect(store.snapshot().corrections.size).toBe(1);
  });

  test('tells how many of the files given together are opened, until all are', async () => {
    const slow = held<FileInspection>(undefined);
    const store = storeOn(
      scriptedPool({ inspect: ({ file }: Task<'inspect'>) => (file.name === 'slow.pdf' ? slow.answer : inspection(file.name)) }),
    );
    store.addFiles(['a.pdf', 'b.pdf', 'slow.pdf'].map(file));
    expect(store.snapshot().opening).toEqual({ files: 3, opened: 0 });
    await settled(store, ['done', 'ready', 'opening']);
    expect(store.snapshot().opening).toEqual({ files: 3, opened: 2 });
    slow.end(inspection('slow.pdf'));
    await settled(store, ['done', 'done', 'done']);
    expect(store.snapshot().opening).toBeNull();
    store.changeTemplate(LINES, 'item');
    store.addFiles([file('d.pdf')]);
    expect(store.snapshot().opening).toEqual({ files: 1, opened: 0 });
  });
});

describe('a run whose file or password was not kept', () => {
  const facts = (contentHash: string) => ({ type: 'pdf', pageCount: 2, textLayer: true, contentHash }) as const;
  const done = (id: string): DoneState => ({
    kind: 'done',
    facts: facts(id),
    pages: [],
    rows: [ROW],
    rowMode: 'document',
    foundFor: fieldsKey(INVOICE, 'auto'),
    issues: [],
    reading: new Blob(['1 2']),
    result: new Blob(['1']),
  });
  const keptRun = (documents: KeptRun['documents']): KeptRun => ({
    template: INVOICE,
    rowMode: 'auto',
    view: { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} },
    placedIds: [],
    otherSheets: [],
    documentIds: documents.map(({ id }) => id),
    name: null,
    going: false,
    settledFor: null,
    paused: false,
    documents,
    corrections: new Map(),
    underWay: [],
    arriving: new Map(),
    losses: [],
  });
  const secret = (id: string): KeptRun['documents'][0] => ({
    id,
    file: givenFile(id, file(id)),
    needsPassword: true,
    ranges: null,
    turn: 0,
    readAt: '2026-11-01T10:00:00.000Z',
    state: done(id),
  });
  const inspect = ({ file }: Task<'inspect'>): unknown =>
    file.password === 'right' ? inspection(file.name) : { needsPassword: true, contentHash: file.name };

  test('shows its pages again once the password is given, for all documents it opens, and reads nothing', async () => {
    const pool = scriptedPool({ inspect, draw: () => null });
    const store = storeOn(pool, { kept: keptRun([secret('a.pdf'), secret('b.pdf')]) });
    await expect(store.drawPage('a.pdf', 1, 100)).rejects.toMatchObject({ code: 'password_required' });
    expect(await store.unlock('a.pdf', 'wrong')).toBe(false);
    expect(kindsOf(store)).toEqual(['done', 'done']);
    expect(await store.unlock('a.pdf', 'right')).toBe(true);
    await vi.waitFor(() => expect(store.snapshot().documents.map(({ needsPassword }) => needsPassword)).toEqual([false, false]));
    await store.drawPage('b.pdf', 1, 100);
    expect(pool.tasks.at(-1)).toMatchObject({ kind: 'draw', open: { file: { password: 'right' } } });
    expect(kindsOf(store)).toEqual(['done', 'done']);
    expect(kindsRead(pool)).not.toContain('read');
  });

  test('asks for the password before it reads such a document again', async () => {
    const store = storeOn(scriptedPool({ inspect }), { kept: keptRun([secret('a.pdf')]) });
    store.turn('a.pdf', 90);
    expect(states(store)).toEqual([{ kind: 'locked', refused: false }]);
    expect(await store.unlock('a.pdf', 'right')).toBe(true);
    await settled(store, ['done']);
  });

  test('keeps the rows of a document whose bytes are gone, says so, and does not try to read it', async () => {
    const pool = scriptedPool({});
    const gone = { ...secret('a.pdf'), file: { name: 'a.pdf', parts: [], password: null }, needsPassword: false };
    const store = storeOn(pool, { kept: keptRun([gone]) });
    expect(await store.drawPage('a.pdf', 1, 100)).toBeNull();
    store.turn('a.pdf', 90);
    store.readAgain('a.pdf');
    expect(states(store)).toMatchObject([{ kind: 'done', rows: [ROW] }]);
    expect(store.snapshot().documents[0]!.turn).toBe(0);
    expect(store.snapshot().notice).toBe('The file a.pdf could not be kept on this device; its rows were. Add it again to read it again.');
    expect(pool.tasks).toEqual([]);
  });
});

describe('corrections when the fields change', () => {
  const TWO: Template = {
    ...INVOICE,
    entities: [...INVOICE.entities, { id: 'due', variableName: 'Due date', description: '', type: 'text', enumValues: [] }],
  };
  const absent: SheetEdit = { kind: 'decide', documentId: '', rowId: '0', fieldId: 'due', decision: { kind: 'absent' } };

  test('stay with their field by its id: renamed, deleted and brought back, and with other fields around it', async () => {
    const pool = scriptedPool({ write: () => new Blob() });
    const store = storeOn(pool);
    store.addFiles([file('a.pdf')]);
    store.changeTemplate(TWO, 'auto');
    await settled(store, ['done']);
    const documentId = idOf(store, 'a.pdf');
    store.edit([{ ...absent, documentId }]);
    const made = store.snapshot().corrections.get(documentId);
    expect(made?.cells).toMatchObject([{ fieldId: 'due', decision: { kind: 'absent' } }]);
    const [total, due] = TWO.entities as [TemplateField, TemplateField];
    for (const entities of [
      [total, { ...due, variableName: 'Pay by' }],
      [total],
      TWO.entities,
      [{ ...total, description: 'with tax' }, due],
    ]) {
      store.changeTemplate({ ...TWO, entities }, 'auto');
      await vi.waitFor(() => expect(states(store)[0]).toMatchObject({ kind: 'done', foundFor: fieldsKey({ ...TWO, entities }, 'auto') }));
      expect(store.snapshot().corrections.get(documentId)).toBe(made);
    }
    await store.writeRows({ sheets: [{ sheetId: FIRST_SHEET, columns: [] }] } as unknown as ExportRequest);
    expect(pool.tasks.at(-1)).toMatchObject({ kind: 'write', sheets: [{ documents: [{ corrections: made }] }] });
    expect(kindsRead(pool).filter((kind) => kind === 'read')).toHaveLength(1);
  });
});
