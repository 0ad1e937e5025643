import type { Run } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import { ApiFailure } from '../../../lib/api-failure.ts';
import { createStore, type Store } from '../../../lib/create-store.ts';
import type { LessonBook } from '../lessons/lesson-book.ts';
import { createRunNews } from '../run/run-news.ts';
import type { RunStore } from '../run/run-store.ts';
import { createServerDocuments } from './server-documents.ts';
import { createServerRunStore } from './server-run-store.ts';
import type { ServerRuns } from './server-runs.ts';

/** A run on the server, followed as long as it is looked at. */
export interface ServerRun {
  /** How it stands. */
  standing: Store<ServerRunStanding>;
  store: RunStore;
  /** Fetches what shows the pages of a document. */
  open(documentId: string): void;
  /** Why its pages cannot be shown; null where they can, or are being fetched. */
  whyClosed(documentId: string): string | null;
  /** Ends the run: what is done stays. Rejects as the call does. */
  cancel(): Promise<void>;
  /** Nobody looks at it any more. */
  close(): void;
}

export type ServerRunStanding =
  /** It is being fetched, or nobody answers: then it is asked for again by itself. */
  | { kind: 'asking'; unreachable: boolean }
  | { kind: 'missing' }
  /** `unreachable`: nobody answers now. */
  | { kind: 'there'; run: Run; unreachable: boolean };

/** Between two tries where nobody answers. */
const AGAIN_MS = 3_000;

/** Between two looks at the documents of a run that goes on. */
const LOOK_MS = 700;

interface ServerRunOptions {
  runs: ServerRuns;
  /** Draws pages, writes rows, and looks for what a correction would change. */
  engines: EnginePool;
  lessons: LessonBook;
}

export function openServerRun(id: string, { runs, engines, lessons }: ServerRunOptions): ServerRun {
  const { subscribe, snapshot, show } = createStore<ServerRunStanding>({ kind: 'asking', unreachable: false });
  const closing = new AbortController();
  const { signal } = closing;
  const news = createRunNews();
  const template = (): Template => {
    const standing = snapshot();
    return standing.kind === 'there' ? standing.run.template : NO_TEMPLATE;
  };
  const documents = createServerDocuments({
    runs,
    signal,
    onCorrected: (documentId, corrections) => store.corrected(documentId, corrections),
    onChange: () => store.changed(),
  });
  const store = createServerRunStore({
    documents,
    engines,
    news,
    lessons,
    template,
    save: runs.saveCorrections,
    retry: async (documentId) => {
      await runs.retry(documentId);
      again();
    },
  });
  /** Wakes who waits for the next look. */
  let again = (): void => undefined;

  async function look(): Promise<Run> {
    const run = await runs.get(id);
    show({ kind: 'there', run, unreachable: false });
    documents.follow(await runs.documents(id));
    store.changed();
    return run;
  }

  /** Follows the run to its end, and on where a document of it is read again. */
  async function follow(): Promise<void> {
    while (!signal.aborted) {
      try {
        const run = await look();
        if (run.state !== 'running') await waitFor(null);
        else await changeAfter(run.revision);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiFailure && error.status === 404) return show({ kind: 'missing' });
        const standing = snapshot();
        if (standing.kind !== 'missing') show({ ...standing, unreachable: true });
        await waitFor(AGAIN_MS);
      }
    }
  }

  /** Ends with the next change of the run, told by the server as it happens. */
  async function changeAfter(revision: number): Promise<void> {
    const looked = performance.now();
    const turn = new AbortController();
    const stop = (): void => turn.abort();
    signal.addEventListener('abort', stop);
    again = stop;
    try {
      for await (const seen of runs.follow(id, revision, turn.signal)) if (seen > revision) break;
    } catch (error) {
      if (!turn.signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      turn.abort();
    }
    // Many documents end in a second: they are looked at together.
    await waitFor(Math.max(0, looked + LOOK_MS - performance.now()));
  }

  /** Until somebody wants to look again, or so long. */
  function waitFor(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      again = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (ms !== null) setTimeout(resolve, ms);
    });
  }

  void follow();
  return {
    standing: { subscribe, snapshot },
    store,
    open: documents.open,
    whyClosed: documents.whyClosed,
    async cancel() {
      await runs.cancel(id);
      again();
    },
    close: () => closing.abort(),
  };
}

const NO_TEMPLATE: Template = { name: '', description: '', entities: [] };
