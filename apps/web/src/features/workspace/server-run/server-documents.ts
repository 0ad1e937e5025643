import type { RunDocument as ServerDocument } from '@sheetlift/contract';
import type { DocumentCorrections } from '@sheetlift/engine/model';
import type { PageFacts } from '../../../engine-worker/engine-protocol.ts';
import type { DocumentFacts, DocumentState, RunDocument } from '../run/run-store.ts';
import { parseReading, parseResult } from './found-result.ts';
import type { ServerRuns } from './server-runs.ts';

/** The documents of a run on the server as the screens know documents. Never changed in place. */
export interface ServerDocuments {
  list(): readonly RunDocument[];
  get(documentId: string): RunDocument | undefined;
  /** As the server has them now: what is done and not here yet is fetched. */
  follow(documents: readonly ServerDocument[]): void;
  /** Fetches the document itself and what was read of it, so that its pages can be shown; again where that failed. */
  open(documentId: string): void;
  /** What was read of a document, fetched once. Rejects where it cannot be fetched. */
  reading(documentId: string): Promise<Blob>;
  /** Why the pages of a document cannot be shown; null where they can, or are being fetched. */
  whyClosed(documentId: string): string | null;
}

interface ServerDocumentsOptions {
  runs: ServerRuns;
  signal: AbortSignal;
  /** A document's rows were corrected before. */
  onCorrected: (documentId: string, corrections: DocumentCorrections) => void;
  onChange: () => void;
}

/** Results are fetched so many at a time: a browser opens six connections to a server, and one of them follows the run. */
const FETCHED_AT_ONCE = 4;

const NOTHING = new Blob();

/** A run on the server has one template for good. */
const ONE_TEMPLATE = '';

export function createServerDocuments({ runs, signal, onCorrected, onChange }: ServerDocumentsOptions): ServerDocuments {
  const byId = new Map<string, RunDocument>();
  let ids: readonly string[] = [];
  let shown: readonly RunDocument[] | null = [];
  /** Done on the server; what was found is still to be fetched. */
  const wanted: ServerDocument[] = [];
  /** When each ended whose result was asked for: one that was read again has another. */
  const asked = new Map<string, string | null>();
  const opening = new Set<string>();
  const closed = new Map<string, string>();
  const readings = new Map<string, Promise<Blob>>();
  let fetching = 0;

  function put(document: RunDocument): void {
    byId.set(document.id, document);
    shown = null;
    onChange();
  }

  function fetchNext(): void {
    while (fetching < FETCHED_AT_ONCE && wanted.length > 0) {
      fetching++;
      void fetchResult(wanted.shift()!).finally(() => {
        fetching--;
        fetchNext();
      });
    }
  }

  async function fetchResult(document: ServerDocument): Promise<void> {
    const { id, ended_at, corrected_at } = document;
    try {
      const [result, corrections] = await Promise.all([runs.result(id, signal), corrected_at === null ? null : runs.corrections(id)]);
      const found = await parseResult(result);
      if (corrections) onCorrected(id, corrections);
      const state: DocumentState = {
        kind: 'done',
        facts: factsOf(document),
        pages: [],
        foundFor: ONE_TEMPLATE,
        reading: NOTHING,
        result,
        ...found,
      };
      put({ ...byId.get(id)!, state, readAt: ended_at });
    } catch {
      if (signal.aborted) return;
      asked.delete(id);
      put({ ...byId.get(id)!, state: NOT_FETCHED });
    }
  }

  function readingOf(documentId: string): Promise<Blob> {
    const known = readings.get(documentId);
    if (known) return known;
    const fetched = runs.reading(documentId, signal);
    readings.set(documentId, fetched);
    // Another time it may work.
    fetched.catch(() => readings.delete(documentId));
    return fetched;
  }

  async function open(documentId: string): Promise<void> {
    try {
      const [content, reading] = await Promise.all([runs.content(documentId, signal), readingOf(documentId)]);
      const { facts, pages } = await parseReading(reading);
      const document = byId.get(documentId);
      if (document?.state.kind !== 'done') return;
      const state = { ...document.state, facts: { ...document.state.facts, ...facts }, pages, reading };
      put({ ...document, file: { ...document.file, parts: [{ name: document.file.name, bytes: content, pages: null }] }, state });
    } catch (error) {
      if (signal.aborted) return;
      closed.set(documentId, `The pages cannot be shown: ${error instanceof Error ? error.message : 'nobody answered.'}`);
      onChange();
    } finally {
      opening.delete(documentId);
    }
  }

  return {
    list: () => (shown ??= ids.flatMap((id) => byId.get(id) ?? [])),
    get: (documentId) => byId.get(documentId),
    follow(documents) {
      ids = documents.map(({ id }) => id);
      shown = null;
      for (const document of documents) {
        const before = byId.get(document.id);
        if (document.state === 'done') {
          if (asked.has(document.id) && asked.get(document.id) === document.ended_at) continue;
          asked.set(document.id, document.ended_at);
          readings.delete(document.id);
          wanted.push(document);
        }
        const state = stateOf(document);
        if (!before || JSON.stringify(before.state) !== JSON.stringify(state))
          put({ ...(before ?? emptyDocument(document)), file: { name: document.file_name, parts: [], password: null }, state });
      }
      fetchNext();
    },
    open(documentId) {
      const document = byId.get(documentId);
      if (document?.state.kind !== 'done' || document.file.parts.length > 0 || opening.has(documentId)) return;
      opening.add(documentId);
      closed.delete(documentId);
      void open(documentId);
    },
    reading: readingOf,
    whyClosed: (documentId) => closed.get(documentId) ?? null,
  };
}

const NOT_FETCHED: DocumentState = {
  kind: 'failed',
  code: 'not_fetched',
  message: 'It was read, but its rows could not be fetched from the server. Open the run again.',
};

function emptyDocument({ id }: ServerDocument): Omit<RunDocument, 'state' | 'file'> {
  return { id, needsPassword: false, ranges: null, turn: 0, readAt: null };
}

/** What it is, is told by what was read of it, which is fetched when it is looked at. */
function factsOf({ id, pages }: ServerDocument): DocumentFacts {
  return { type: 'pdf', pageCount: pages ?? 1, textLayer: true, contentHash: id };
}

/** How many pages of a large document were read is told, and nothing of each. */
function readPage(_none: unknown, index: number): PageFacts {
  return { pageNumber: index + 1, widthPt: null, heightPt: null, source: 'none', failed: false };
}

function stateOf(document: ServerDocument): DocumentState {
  const facts = factsOf(document);
  switch (document.state) {
    case 'waiting':
      return { kind: 'waiting', facts };
    case 'reading':
      return { kind: 'reading', facts, pages: Array.from({ length: document.pages_read }, readPage) };
    case 'done':
      return { kind: 'finding', facts, pages: [] };
    case 'failed':
      return { kind: 'failed', code: document.error?.code ?? 'internal', message: document.error?.message ?? '' };
    case 'cancelled':
      return { kind: 'failed', code: 'aborted', message: 'It was not read: the run was cancelled. No pages were counted.' };
  }
}
