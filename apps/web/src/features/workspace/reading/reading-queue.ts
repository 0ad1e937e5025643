import { toEngineError } from '@sheetlift/engine/errors';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineProgress, PageFacts } from '../../../engine-worker/engine-protocol.ts';
import { readBudgetMs, WATCHDOG_GRACE_MS } from '../../../engine-worker/read-budget.ts';
import type { DocumentWork } from '../run/document-work.ts';
import { pagesIn, rangesOf } from '../run/page-ranges.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts } from '../run/run-store.ts';
import type { RunPace } from './run-pace.ts';

/** Reads documents in order, as many at once as there are readers. */
interface ReadingQueue {
  add(documentId: string): void;
  /** Reads the pages again that failed or are missing; the others are kept. */
  addAgain(documentId: string, earlier: EarlierReading): void;
  /** Pages in hand are finished; the documents go on where they were when resumed. */
  pause(): void;
  resume(): void;
  /** Documents of which pages were read end with these; the others wait for the person again. */
  stop(): void;
  forget(documentIds: readonly string[]): void;
  readonly paused: boolean;
}

export interface EarlierReading {
  reading: Blob;
  pages: readonly PageFacts[];
}

interface ReadingQueueOptions {
  documents: RunDocuments;
  readers: EnginePool;
  work: DocumentWork;
  pace: RunPace;
  onRead: (documentId: string, facts: DocumentFacts, read: EarlierReading) => void;
  onFailed: () => void;
}

export function createReadingQueue({ documents, readers, work, pace, onRead, onFailed }: ReadingQueueOptions): ReadingQueue {
  let waiting: string[] = [];
  let paused = false;
  const active = new Map<string, ActiveReading>();
  /** What was read of documents that are not done. */
  const earlier = new Map<string, EarlierReading>();
  /** Documents whose worker died once. */
  const retried = new Set<string>();

  function pump(): void {
    while (!paused && active.size < readers.size && waiting.length > 0) {
      const id = waiting.shift()!;
      void read(id);
    }
  }

  async function read(documentId: string): Promise<void> {
    const document = documents.get(documentId);
    if (!document || !('facts' in document.state)) return;
    const { facts } = document.state;
    const before = earlier.get(documentId);
    const kept = (before?.pages ?? []).filter(({ failed }) => !failed);
    const keptNumbers = new Set(kept.map(({ pageNumber }) => pageNumber));
    const toRead = pagesIn(document.ranges, facts.pageCount).filter((pageNumber) => !keptNumbers.has(pageNumber));
    const own: ActiveReading = { work: work.begin(documentId), finish: new AbortController(), pages: [...kept], stopped: false };
    active.set(documentId, own);
    documents.show(documentId, { kind: 'reading', facts, pages: kept });
    pace.begin(documentId);
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind !== 'page-read' || !work.isCurrent(documentId, own.work)) return;
      own.pages = [...own.pages, progress.page];
      pace.pageRead(documentId, !facts.textLayer);
      documents.show(documentId, { kind: 'reading', facts, pages: own.pages });
    };
    try {
      const budgetMs = readBudgetMs(toRead.length);
      const ranges = before ? rangesOf(toRead) : document.ranges;
      const { reading, whole } = await readers.run(
        {
          kind: 'read',
          open: { file: document.file, turn: document.turn },
          ranges,
          earlier: before?.reading ?? null,
          budgetMs,
          embedded: true,
        },
        { signal: own.work.signal, finish: own.finish.signal, onProgress, totalMs: budgetMs + WATCHDOG_GRACE_MS },
      );
      if (work.isCurrent(documentId, own.work)) settle(documentId, facts, own, { reading, pages: own.pages }, whole);
    } catch (thrown) {
      if (work.isCurrent(documentId, own.work)) fail(documentId, facts, own, thrown);
    }
    if (active.get(documentId) === own) active.delete(documentId);
    pump();
  }

  function settle(documentId: string, facts: DocumentFacts, own: ActiveReading, read: EarlierReading, whole: boolean): void {
    if (!whole && !own.stopped) {
      earlier.set(documentId, read);
      waiting.unshift(documentId);
      return;
    }
    earlier.delete(documentId);
    retried.delete(documentId);
    onRead(documentId, facts, { ...read, pages: [...read.pages].sort((one, other) => one.pageNumber - other.pageNumber) });
  }

  function fail(documentId: string, facts: DocumentFacts, own: ActiveReading, thrown: unknown): void {
    const { code, message } = toEngineError(thrown);
    if (code === 'aborted') {
      // It had not begun: no page is lost.
      if (own.stopped) return documents.show(documentId, { kind: 'ready', facts });
      documents.show(documentId, { kind: 'waiting', facts });
      waiting.unshift(documentId);
      return;
    }
    if (code === 'internal' && !retried.has(documentId)) {
      retried.add(documentId);
      documents.show(documentId, { kind: 'waiting', facts });
      waiting.unshift(documentId);
      return;
    }
    retried.delete(documentId);
    documents.show(documentId, { kind: 'failed', code, message });
    onFailed();
  }

  function wait(documentId: string): void {
    const state = documents.get(documentId)?.state;
    if (!state || !('facts' in state) || waiting.includes(documentId)) return;
    documents.show(documentId, { kind: 'waiting', facts: state.facts });
    waiting.push(documentId);
    pump();
  }

  function giveUp(documentId: string): void {
    const state = documents.get(documentId)?.state;
    if (!state || !('facts' in state)) return;
    const own = active.get(documentId);
    const read = earlier.get(documentId);
    if (own && own.pages.length > 0) {
      own.stopped = true;
      own.finish.abort();
    } else if (!own && read) {
      earlier.delete(documentId);
      onRead(documentId, state.facts, read);
    } else {
      work.end([documentId]);
      active.delete(documentId);
      documents.show(documentId, { kind: 'ready', facts: state.facts });
    }
  }

  return {
    get paused() {
      return paused;
    },
    add: wait,
    addAgain(documentId, read) {
      earlier.set(documentId, read);
      wait(documentId);
    },
    pause() {
      paused = true;
      active.forEach(({ finish }) => finish.abort());
      pace.rest();
    },
    resume() {
      paused = false;
      pump();
    },
    stop() {
      paused = false;
      const ids = [...active.keys(), ...waiting];
      waiting = [];
      ids.forEach(giveUp);
      pace.rest();
    },
    forget(documentIds) {
      const gone = new Set(documentIds);
      waiting = waiting.filter((id) => !gone.has(id));
      for (const id of documentIds) {
        active.delete(id);
        earlier.delete(id);
        retried.delete(id);
      }
      pump();
    },
  };
}

interface ActiveReading {
  work: AbortController;
  /** Asks the worker to end with the pages it has. */
  finish: AbortController;
  pages: readonly PageFacts[];
  /** It ends for good with the pages it has. */
  stopped: boolean;
}
