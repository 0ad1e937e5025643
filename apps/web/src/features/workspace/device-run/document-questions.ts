import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import { type RunSheets, shownDocuments } from '../run/run-sheets.ts';
import type { DoneState, RunStore } from '../run/run-store.ts';

/** What can be asked about documents that were read; nothing of the run changes by it. */
type DocumentQuestions = Pick<RunStore, 'fieldsOfRows' | 'unusedPrint' | 'suggestFields' | 'suggestBorders' | 'sortDocument'>;

interface DocumentQuestionsOptions {
  documents: RunDocuments;
  readers: EnginePool;
  sheets: RunSheets;
}

/** Documents that finished rows are looked for in: those that a person shows rows of are the first they gave. */
const MAX_SHOWN_BESIDE = 40;

export function createDocumentQuestions({ documents, readers, sheets }: DocumentQuestionsOptions): DocumentQuestions {
  const readState = (documentId: string): DoneState | null => {
    const state = documents.get(documentId)?.state;
    return state?.kind === 'done' ? state : null;
  };
  return {
    async fieldsOfRows(rows) {
      const list = shownDocuments({ documents: documents.list(), sheets: sheets.list(), sheetId: sheets.shown().id });
      const read = list
        .flatMap(({ id, state }) => (state.kind === 'done' ? [{ id, reading: state.reading }] : []))
        .slice(0, MAX_SHOWN_BESIDE);
      const task = { kind: 'show-rows', readings: read.map(({ reading }) => reading), rows } as const;
      return { shown: await readers.run(task, { first: true }), documentIds: read.map(({ id }) => id) };
    },
    async unusedPrint(documentId, rows) {
      const state = readState(documentId);
      return state ? readers.run({ kind: 'unused-print', reading: state.reading, rows }) : [];
    },
    async suggestFields(documentId) {
      const state = readState(documentId);
      return state ? readers.run({ kind: 'suggest', reading: state.reading }, { first: true }) : NO_FIELDS;
    },
    async suggestBorders(documentId) {
      const state = readState(documentId);
      return state ? readers.run({ kind: 'suggest-borders', reading: state.reading }, { first: true }) : [];
    },
    async sortDocument(documentId, templates, sorted) {
      const state = readState(documentId);
      return state ? readers.run({ kind: 'sort', reading: state.reading, templates, sorted }) : null;
    },
  };
}

const NO_FIELDS = { title: null, document: [], items: [] };
