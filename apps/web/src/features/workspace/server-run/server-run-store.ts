import type { BoundingBox, DocumentCorrections, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import { createLearnedChanges } from '../lessons/learned-changes.ts';
import type { LessonBook } from '../lessons/lesson-book.ts';
import { createTeaching, lessonsKey, type ReadingOf } from '../lessons/teaching.ts';
import { createDocumentPages } from '../run/document-pages.ts';
import type { RunNewsLine } from '../run/run-news.ts';
import { AS_IN_TEMPLATE, FIRST_SHEET } from '../run/run-sheets.ts';
import type { RunSnapshot, RunStore, SheetView } from '../run/run-store.ts';
import { EMPTY_HISTORY, editSheet, redoSheet, seeCell, type SheetHistory, undoSheet, UNTOUCHED } from '../run/sheet-history.ts';
import { createCorrectionKeeper } from './correction-keeper.ts';
import type { ServerDocuments } from './server-documents.ts';

interface ServerRunStoreOptions {
  documents: ServerDocuments;
  /** Draws pages and writes rows. */
  engines: EnginePool;
  news: RunNewsLine;
  /** What templates learned: a correction here teaches the template of that name as one on the device does. */
  lessons: LessonBook;
  /** What is looked for; the same for all documents, for good. */
  template: () => Template;
  /** Keeps what a person changed in the rows of a document. */
  save: (documentId: string, corrections: DocumentCorrections) => Promise<void>;
  /** Has a document read again. */
  retry: (documentId: string) => Promise<void>;
}

/** What a correction would change is looked for in so many documents: what was read of each has to be fetched. */
const MOST_LOOKED_THROUGH = 100;

/** A run on the server for the review desk. What only a run of this device can do does nothing here, and is offered nowhere. */
export function createServerRunStore({ documents, engines, news, lessons, template, save, retry }: ServerRunStoreOptions): RunStore & {
  changed(): void;
  /** Takes over what was changed in the rows of a document before. */
  corrected(documentId: string, corrections: DocumentCorrections): void;
} {
  let history: SheetHistory = EMPTY_HISTORY;
  let view: SheetView = AS_IN_TEMPLATE;
  let notice: string | null = null;
  const keeper = createCorrectionKeeper({
    save: (id) => save(id, history.corrections.get(id) ?? UNTOUCHED),
    nameOf: (id) => documents.get(id)?.file.name ?? 'a document',
    onChange: () => changed(),
  });
  let shown: RunSnapshot | null = null;
  const readingOf: ReadingOf = (documentId) => documents.reading(documentId);
  const proposals = createLearnedChanges({
    documents: {
      get: documents.get,
      list: () =>
        documents
          .list()
          .filter(({ state }) => state.kind === 'done')
          .slice(0, MOST_LOOKED_THROUGH),
    },
    readers: engines,
    readingOf,
    // Nothing is proposed of documents with several rows, however the run finds rows.
    fields: () => ({ id: FIRST_SHEET, template: template(), rowMode: 'document' }),
    corrections: () => history.corrections,
    taught: (_documentId, { contentHash }) => teaching.taughtByOthers(lessons.of(lessonsKey(template())), contentHash),
    // The rows are those that the server found, for good.
    upToDate: async () => undefined,
    onChange: changed,
  });
  const teaching = createTeaching({
    documents,
    readers: engines,
    readingOf,
    lessons,
    template,
    onCorrected: proposals.corrected,
    onRetracted: proposals.retracted,
  });
  const pages = createDocumentPages({ documents, foreground: engines, readers: engines, onSeen: () => undefined });

  function changed(): void {
    shown = null;
    news.fromWork();
  }

  function changedByPerson(): void {
    shown = null;
    news.fromPerson();
  }

  function step(next: SheetHistory): void {
    if (next === history) return;
    const before = history.corrections;
    history = next;
    teaching.follow(before, next.corrections);
    for (const id of new Set([...before.keys(), ...next.corrections.keys()]))
      if (before.get(id) !== next.corrections.get(id)) keeper.keep(id);
    changedByPerson();
  }

  return {
    ...ONLY_ON_DEVICE,
    ...pages,
    changed,
    corrected(documentId, corrections) {
      history = { ...history, corrections: new Map(history.corrections).set(documentId, corrections) };
      changed();
    },
    subscribe: news.subscribe,
    snapshot: () =>
      (shown ??= {
        place: 'server',
        name: null,
        documents: documents.list(),
        searching: NOT_SEARCHED_AGAIN,
        sheets: [{ id: FIRST_SHEET, template: template(), rowMode: 'auto', view, documentIds: [] }],
        sheetId: FIRST_SHEET,
        template: template(),
        rowMode: 'auto',
        view,
        paused: false,
        opening: null,
        corrections: history.corrections,
        proposed: proposals.shown(),
        trial: null,
        canUndo: history.past.length > 0,
        canRedo: history.future.length > 0,
        keeping: keeper.standing(),
        estimate: null,
        model: null,
        msLeft: null,
        notice,
      }),
    readAgain(documentId) {
      retry(documentId).catch((error: unknown) => {
        notice = error instanceof Error ? error.message : String(error);
        changedByPerson();
      });
    },
    async unusedPrint(documentId, rows) {
      const state = documents.get(documentId)?.state;
      return state?.kind === 'done' && state.reading.size > 0 ? engines.run({ kind: 'unused-print', reading: state.reading, rows }) : [];
    },
    edit: (edits) => step(editSheet(history, edits, new Date().toISOString())),
    undo: () => step(undoSheet(history)),
    redo: () => step(redoSheet(history)),
    takeLearned: (taken) => step(editSheet(history, proposals.answer(taken), new Date().toISOString())),
    see: (documentId, rowId, fieldId) => step(seeCell(history, documentId, rowId, fieldId)),
    arrange(next) {
      view = next;
      changedByPerson();
    },
    async writeRows(request) {
      const found = documents
        .list()
        .flatMap(({ id, file, readAt, state }) =>
          state.kind === 'done' && readAt !== null
            ? [{ fileName: file.name, places: null, result: state.result, corrections: history.corrections.get(id) ?? null, readAt }]
            : [],
        );
      const sheets = request.sheets.map(({ columns }) => ({ template: template(), columns, documents: found }));
      return engines.run({ kind: 'write', sheets, withoutRows: [], request });
    },
    dismissNotice() {
      notice = null;
      changedByPerson();
    },
  };
}

/** The server has one template for good. */
const NOT_SEARCHED_AGAIN: RunSnapshot['searching'] = new Set();

const nothing = (): void => undefined;
const nothingToUndo = (): (() => void) => nothing;

/** The server reads what it is given at once, with one template, and by itself. */
const ONLY_ON_DEVICE = {
  addFiles: nothing,
  unlock: async () => false,
  choosePages: nothing,
  turn: nothing,
  join: async () => nothing,
  split: async () => nothing,
  suggestBorders: async () => [],
  keepDuplicate: nothing,
  remove: nothingToUndo,
  start: nothing,
  pause: nothing,
  resume: nothing,
  stop: nothing,
  changeTemplate: nothing,
  tryTemplate: nothing,
  takeTemplate: nothing,
  leaveTemplate: nothing,
  askModel: nothing,
  stopAsking: nothing,
  moveTo: nothingToUndo,
  setAside: nothing,
  showSheet: nothing,
  fieldsOfRows: async () => {
    throw new Error('The template of a run on the server stays as it is.');
  },
  suggestFields: async () => ({ title: null, document: [], items: [] }),
  sortDocument: async () => null,
  tableOf: async () => [],
  suggestTable: async (_documentId: string, pageNumber: number, box: BoundingBox) => ({ pageNumber, box, columns: [], rows: [] }),
  tryTable: nothing,
  keepTable: async () => undefined,
  rename: nothing,
  clear: nothing,
} satisfies Partial<RunStore>;
