import type { ExtractionRow, RowMode, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../engine-worker/engine-pool.ts';
import type { DocumentReading, EngineProgress, GivenFile, PageFacts } from '../../engine-worker/engine-protocol.ts';
import { readBudgetMs, WATCHDOG_GRACE_MS } from '../../engine-worker/read-budget.ts';
import type { DocumentState, RunDocument, RunSnapshot, RunStore } from './run-store.ts';

/** News of many pages within this time become one change of the screen. */
const NOTIFY_MS = 50;

interface DeviceEngines {
  /** Reads documents and finds fields. */
  readers: EnginePool;
  /** Draws pages and writes workbooks, so that a click never waits behind a long document. */
  desk: EnginePool;
}

/** A run on this device: workers read, and document content stays in blobs that never leave the browser. */
export function createDeviceRunStore({ readers, desk }: DeviceEngines, template: Template, rowMode: RowMode): RunStore {
  let current: RunSnapshot = { documents: [], template, rowMode };
  let nextId = 1;
  const work = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<RunSnapshot>): void {
    current = { ...current, ...next };
    notifyTimer ??= setTimeout(() => {
      notifyTimer = undefined;
      listeners.forEach((listener) => listener());
    }, NOTIFY_MS);
  }

  function find(documentId: string): RunDocument | undefined {
    return current.documents.find(({ id }) => id === documentId);
  }

  function update(documentId: string, changes: Partial<RunDocument>): void {
    change({ documents: current.documents.map((document) => (document.id === documentId ? { ...document, ...changes } : document)) });
  }

  /** Does one document's work from where it stands; newer work on the same document ends it. */
  async function process(documentId: string, steps: (signal: AbortSignal, show: (state: DocumentState) => void) => Promise<void>): Promise<void> {
    work.get(documentId)?.abort();
    const controller = new AbortController();
    work.set(documentId, controller);
    const show = (state: DocumentState): void => {
      if (work.get(documentId) === controller) update(documentId, { state });
    };
    try {
      await steps(controller.signal, show);
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      show({ kind: 'failed', code, message });
    }
  }

  async function open(file: GivenFile, signal: AbortSignal, show: (state: DocumentState) => void): Promise<void> {
    show({ kind: 'opening' });
    const inspection = await readers.run({ kind: 'inspect', file }, { signal });
    if (inspection.needsPassword) return show({ kind: 'locked', refused: file.password !== null });
    const { type, pageCount } = inspection;
    show({ kind: 'waiting', type, pageCount });

    const pages: PageFacts[] = [];
    const budgetMs = readBudgetMs(pageCount);
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind === 'page-read') pages.push(progress.page);
      show({ kind: 'reading', type, pageCount, pages: [...pages] });
    };
    const reading = await readers.run({ kind: 'read', file, budgetMs, embedded: true }, { signal, onProgress, totalMs: budgetMs + WATCHDOG_GRACE_MS });
    await findRows(reading, pages, signal, show);
  }

  async function findRows({ reading, type, pageCount }: DocumentReading, pages: readonly PageFacts[], signal: AbortSignal, show: (state: DocumentState) => void): Promise<void> {
    show({ kind: 'finding', type, pageCount, pages });
    const { template, rowMode } = current;
    const rows: ExtractionRow[] = [];
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind === 'rows-found') rows.push(...progress.rows);
    };
    const { issues, result } = await readers.run({ kind: 'find', reading, template, rowMode }, { signal, onProgress, first: true });
    show({ kind: 'done', type, pageCount, pages, rows, issues, reading, result });
  }

  /** An archive or a mail stands for the documents in it: they take its place in the list. */
  async function unpack(parent: RunDocument): Promise<void> {
    await process(parent.id, async (signal) => {
      const files = await readers.run({ kind: 'unpack', file: parent.file }, { signal });
      if (!find(parent.id)) return;
      const documents = files.map((file, index): RunDocument => (index === 0 ? { ...parent, file } : newDocument(file)));
      change({ documents: current.documents.flatMap((document) => (document.id === parent.id ? documents : [document])) });
      for (const { id, file } of documents) void process(id, (signal, show) => open(file, signal, show));
    });
  }

  function newDocument(file: GivenFile): RunDocument {
    return { id: `document-${nextId++}`, file, state: { kind: 'opening' } };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    addFiles(files) {
      const documents = files.map((bytes) => newDocument({ name: bytes.name, bytes, password: null }));
      change({ documents: [...current.documents, ...documents] });
      documents.forEach((document) => void unpack(document));
    },
    unlock(documentId, password) {
      const document = find(documentId);
      if (!document) return;
      const file = { ...document.file, password };
      update(documentId, { file });
      void process(documentId, (signal, show) => open(file, signal, show));
    },
    readAgain(documentId) {
      const document = find(documentId);
      if (document) void process(documentId, (signal, show) => open(document.file, signal, show));
    },
    remove(documentId) {
      work.get(documentId)?.abort();
      work.delete(documentId);
      change({ documents: current.documents.filter(({ id }) => id !== documentId) });
    },
    lookFor(template, rowMode) {
      change({ template, rowMode });
      for (const { id, state } of current.documents) {
        if (state.kind === 'done') void process(id, (signal, show) => findRows(state, state.pages, signal, show));
      }
    },
    stop() {
      for (const { id, state } of current.documents) if (isUnderWay(state)) work.get(id)?.abort();
    },
    clear() {
      work.forEach((controller) => controller.abort());
      work.clear();
      change({ documents: [] });
    },
    async drawPage(documentId, pageNumber, widthPx) {
      const document = find(documentId);
      return document ? desk.run({ kind: 'draw', file: document.file, pageNumber, widthPx }) : null;
    },
    async quote(documentId, evidence) {
      const state = find(documentId)?.state;
      return state?.kind === 'done' ? desk.run({ kind: 'quote', reading: state.reading, evidence }) : [];
    },
    writeRows(format) {
      const documents = current.documents.flatMap(({ file, state }) => (state.kind === 'done' ? [{ fileName: file.name, result: state.result }] : []));
      return desk.run({ kind: 'write', documents, template: current.template, format });
    },
  };
}

/** Whether work on the document is still to come. */
export function isUnderWay({ kind }: DocumentState): boolean {
  return kind === 'opening' || kind === 'waiting' || kind === 'reading' || kind === 'finding';
}
