import { toEngineError } from '@sheetlift/engine/errors';
import type { DrawnTable, ExtractionRow, RowMode, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineProgress, TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import type { EarlierReading } from '../reading/reading-queue.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts } from '../run/run-store.ts';
import { createSecondTries } from '../run/second-tries.ts';
import type { DocumentEvent } from '../run/step-document.ts';
import { fieldsKey } from './fields-key.ts';

/** Finds the fields in what was read, and again when they change. Reads nothing. */
interface Finding {
  /** A document was read: it goes before those that are searched again. */
  add(documentId: string, facts: DocumentFacts, read: EarlierReading): void;
  /** The fields changed, or documents came whose rows are older than the fields. */
  searchAgain(first: string | null): void;
  forget(documentIds: readonly string[]): void;
  /** Ids of documents whose rows are still those of other fields. */
  searching(): ReadonlySet<string>;
  /** Resolves when the rows of all documents that were read are those of today's fields. */
  upToDate(): Promise<void>;
}

/** A search that has run this long with the old fields is given up; a shorter one ends sooner than a new worker starts. */
const WORTH_WAITING_MS = 300;

interface FindingOptions {
  documents: RunDocuments;
  readers: EnginePool;
  fields: (documentId: string) => { template: Template; rowMode: RowMode };
  /** The table as a person drew it on the document; none where they did not. */
  drawn: (documentId: string) => readonly DrawnTable[];
  /**
   * What corrections had taught the template by a time, an ISO date and time in UTC; null: all of it. A document that is searched again is
   * searched with what was known when it was read: what was learned since changes no cell that is shown.
   */
  taught: (documentId: string, facts: DocumentFacts, by: string | null) => TaughtTemplate;
  /** Whether rows found for these fields need not be looked for again. */
  isCurrent: (documentId: string, foundFor: string) => boolean;
  /** The first time rows of the document are there. */
  onFound: (documentId: string, found: FoundEvent) => void;
  onSettled: () => void;
}

export function createFinding({ documents, readers, fields, drawn, taught, isCurrent, onFound, onSettled }: FindingOptions): Finding {
  /** The newest search of each document that waits or runs; in the order in which they wait. */
  let waiting: Search[] = [];
  const newest = new Map<string, Search>();
  const running = new Set<Search>();
  const tries = createSecondTries();
  let idleListeners: (() => void)[] = [];

  function pump(): void {
    while (running.size < readers.size && waiting.length > 0) {
      const search = waiting.shift()!;
      void run(search);
    }
    if (newest.size > 0) return;
    idleListeners.forEach((listener) => listener());
    idleListeners = [];
  }

  async function run(search: Search): Promise<void> {
    running.add(search);
    const { template, rowMode } = fields(search.documentId);
    const learned = taught(search.documentId, search.facts, search.again ? (documents.get(search.documentId)?.readAt ?? null) : null);
    const tables = drawn(search.documentId);
    const key = fieldsKey(template, rowMode, tables);
    const rows: ExtractionRow[] = [];
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind === 'rows-found') rows.push(...progress.rows);
    };
    search.startedAt = performance.now();
    // What is learned from here on is not in these rows.
    const readAt = new Date().toISOString();
    try {
      const found = await readers.run(
        { kind: 'find', reading: search.reading, template, rowMode, taught: learned, drawn: tables },
        { onProgress, first: true, signal: search.giveUp.signal },
      );
      const { facts, pages, reading } = search;
      if (newest.get(search.documentId) === search)
        settle(search, readAt, {
          kind: 'found',
          facts,
          pages,
          rows,
          rowMode: found.rowMode,
          foundFor: key,
          issues: found.issues,
          reading,
          result: found.result,
        });
    } catch (thrown) {
      if (newest.get(search.documentId) === search) fail(search, thrown);
    }
    running.delete(search);
    pump();
  }

  function settle(search: Search, readAt: string, found: FoundEvent): void {
    newest.delete(search.documentId);
    if (search.again) return void documents.send(search.documentId, found);
    documents.send(search.documentId, found, { readAt });
    onFound(search.documentId, found);
    onSettled();
  }

  function fail(search: Search, thrown: unknown): void {
    const error = toEngineError(thrown);
    if (tries.allows(search.documentId, error)) return goFirst({ ...search, giveUp: new AbortController() });
    newest.delete(search.documentId);
    const { code, message } = error;
    documents.send(search.documentId, { kind: 'failed', code, message });
    onSettled();
  }

  function goFirst(search: Search): void {
    newest.set(search.documentId, search);
    waiting.unshift(search);
  }

  return {
    add(documentId, facts, { reading, pages }) {
      documents.send(documentId, { kind: 'read', pages });
      tries.forget([documentId]);
      goFirst(newSearch(documentId, facts, { reading, pages }, false));
      pump();
    },
    searchAgain(first) {
      const list = documents.list();
      const inOrder = first === null ? list : [...list.filter(({ id }) => id === first), ...list.filter(({ id }) => id !== first)];
      waiting = [];
      for (const { id, state } of inOrder) {
        const under = newest.get(id);
        const search = under
          ? newSearch(id, under.facts, under, under.again)
          : state.kind === 'done' && !isCurrent(id, state.foundFor)
            ? newSearch(id, state.facts, state, true)
            : null;
        if (!search) continue;
        tries.forget([id]);
        newest.set(id, search);
        waiting.push(search);
      }
      for (const { startedAt, giveUp } of running) if (performance.now() - startedAt > WORTH_WAITING_MS) giveUp.abort();
      pump();
    },
    forget(documentIds) {
      for (const id of documentIds) newest.delete(id);
      waiting = waiting.filter((search) => newest.get(search.documentId) === search);
      pump();
    },
    searching: () => new Set([...newest].flatMap(([id, { again }]) => (again ? [id] : []))),
    upToDate: () => (newest.size === 0 ? Promise.resolve() : new Promise((resolve) => idleListeners.push(resolve))),
  };
}

/** Rows were found in a document. */
type FoundEvent = Extract<DocumentEvent, { kind: 'found' }>;

interface Search extends EarlierReading {
  documentId: string;
  facts: DocumentFacts;
  /** Rows of other fields are shown until these are there. */
  again: boolean;
  startedAt: number;
  giveUp: AbortController;
}

function newSearch(documentId: string, facts: DocumentFacts, { reading, pages }: EarlierReading, again: boolean): Search {
  return { documentId, facts, reading, pages, again, startedAt: 0, giveUp: new AbortController() };
}
