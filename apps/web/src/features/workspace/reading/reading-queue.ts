import { toEngineError } from '@sheetlift/engine/errors';
import { readBudgetMs } from '@sheetlift/engine/limits';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineProgress, PageFacts } from '../../../engine-worker/engine-protocol.ts';
import { WATCHDOG_GRACE_MS } from '../../../engine-worker/watchdog-grace.ts';
import type { DocumentWork } from '../run/document-work.ts';
import { pagesIn, rangesOf } from '../run/page-ranges.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts } from '../run/run-store.ts';
import { createSecondTries } from '../run/second-tries.ts';
import type { RunPace } from './run-pace.ts';

/** Reads documents in order, as many at once as there are readers. */
export interface ReadingQueue {
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
  const tries = createSecondTries();

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
    const own: ActiveReading = { work: work.begin(documentId), finish: new AbortController(), stopped: false };
    active.set(documentId, own);
    const budgetMs = readBudgetMs(toRead.length);
    // On a slow device pages come one by one, but not all in time: those that came are kept, and it goes on with the next.
    const hasMore = (): boolean => pagesRead(documentId).filter(({ failed }) => !failed).length > kept.length;
    const late = setTimeout(() => hasMore() && own.finish.abort(), budgetMs);
    documents.send(documentId, { kind: 'reading-begun', pages: kept });
    pace.begin(documentId);
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind !== 'page-read' || !work.isCurrent(documentId, own.work)) return;
      pace.pageRead(documentId, !facts.textLayer);
      documents.send(documentId, { kind: 'page-read', page: progress.page });
    };
    try {
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
      if (work.isCurrent(documentId, own.work)) settle(documentId, facts, own, { reading, pages: pagesRead(documentId) }, whole);
    } catch (thrown) {
      if (work.isCurrent(documentId, own.work)) fail(documentId, own, thrown);
    }
    clearTimeout(late);
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
    tries.forget([documentId]);
    onRead(documentId, facts, { ...read, pages: [...read.pages].sort((one, other) => one.pageNumber - other.pageNumber) });
  }

  function fail(documentId: string, own: ActiveReading, thrown: unknown): void {
    const error = toEngineError(thrown);
    const { code, message } = error;
    // Aborted before it had begun: no page is lost.
    if (code === 'aborted' && own.stopped) return void documents.send(documentId, { kind: 'released' });
    if (code === 'aborted' || tries.allows(documentId, error)) {
      documents.send(documentId, { kind: 'queued' });
      waiting.unshift(documentId);
      return;
    }
    tries.forget([documentId]);
    documents.send(documentId, { kind: 'failed', code, message });
    onFailed();
  }

  function pagesRead(documentId: string): readonly PageFacts[] {
    const state = documents.get(documentId)?.state;
    return state?.kind === 'reading' ? state.pages : [];
  }

  function wait(documentId: string): void {
    if (waiting.includes(documentId) || !documents.send(documentId, { kind: 'queued' })) return;
    waiting.push(documentId);
    pump();
  }

  function giveUp(documentId: string): void {
    const state = documents.get(documentId)?.state;
    if (!state || !('facts' in state)) return;
    const own = active.get(documentId);
    const read = earlier.get(documentId);
    if (own && pagesRead(documentId).length > 0) {
      own.stopped = true;
      own.finish.abort();
    } else if (!own && read) {
      earlier.delete(documentId);
      onRead(documentId, state.facts, read);
    } else {
      work.end([documentId]);
      active.delete(documentId);
      documents.send(documentId, { kind: 'released' });
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
      }
      tries.forget(documentIds);
      pump();
    },
  };
}

interface ActiveReading {
  work: AbortController;
  /** Asks the worker to end with the pages it has. */
  finish: AbortController;
  /** It ends for good with the pages it has. */
  stopped: boolean;
}
