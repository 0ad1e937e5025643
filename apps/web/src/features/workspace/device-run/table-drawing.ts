import type { DocumentCorrections, DrawnTable, ExtractionRow, RowMode, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineProgress, TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import { fieldsKey } from '../finding/fields-key.ts';
import { carryCorrections } from '../run/carry-corrections.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts, DoneState, RunDocument, RunStore, SheetEdit } from '../run/run-store.ts';
import { UNTOUCHED } from '../run/sheet-history.ts';

/** The rows of one document in a table that a person is drawing: shown, and kept only when they say so. */
export interface TableDrawing extends Pick<RunStore, 'tableOf' | 'suggestTable' | 'tryTable' | 'keepTable'> {
  /** The document as it is tried; null where none is. */
  tried(): TriedTable | null;
  /** What it was tried with is there no more. */
  forget(): void;
}

interface TriedTable {
  documentId: string;
  state: DoneState;
  corrections: DocumentCorrections;
}

/** The documents with the rows of the one that is tried as they are found there. */
export const withTried = (documents: readonly RunDocument[], tried: TriedTable | null): readonly RunDocument[] =>
  tried ? documents.map((document) => (document.id === tried.documentId ? { ...document, state: tried.state } : document)) : documents;

interface TableDrawingOptions {
  documents: RunDocuments;
  readers: EnginePool;
  fields: (documentId: string) => { template: Template; rowMode: RowMode };
  corrections: () => ReadonlyMap<string, DocumentCorrections>;
  /** What the template had learned when the document was read. */
  taught: (documentId: string, facts: DocumentFacts) => TaughtTemplate;
  edit: (edits: readonly SheetEdit[]) => void;
  onChange: () => void;
}

export function createTableDrawing({ documents, readers, fields, corrections, taught, edit, onChange }: TableDrawingOptions): TableDrawing {
  let wanted: { documentId: string; tables: readonly DrawnTable[] } | null = null;
  let tried: TriedTable | null = null;
  let searching: Promise<void> | null = null;

  function doneState(documentId: string): DoneState | null {
    const state = documents.get(documentId)?.state;
    return state?.kind === 'done' ? state : null;
  }

  function show(next: TriedTable | null): void {
    if (next === tried) return;
    tried = next;
    onChange();
  }

  /** The newest wish is searched for; those that came while another was searched for are skipped. */
  async function search(): Promise<void> {
    for (let wish = wanted; wish; wish = wanted === wish ? null : wanted) {
      const found = await find(wish.documentId, wish.tables).catch(() => null);
      if (wanted === wish && found) show(found);
    }
    searching = null;
  }

  async function find(documentId: string, tables: readonly DrawnTable[]): Promise<TriedTable | null> {
    const state = doneState(documentId);
    if (!state) return null;
    const { template, rowMode } = fields(documentId);
    const rows: ExtractionRow[] = [];
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind === 'rows-found') rows.push(...progress.rows);
    };
    const { reading, facts } = state;
    const task = { kind: 'find', reading, template, rowMode, taught: taught(documentId, facts), drawn: tables } as const;
    const found = await readers.run(task, { onProgress, first: true });
    const { tables: _former, ...own } = corrections().get(documentId) ?? UNTOUCHED;
    const carried = carryCorrections(own, state.rows, rows);
    return {
      documentId,
      state: {
        ...state,
        rows,
        rowMode: found.rowMode,
        issues: found.issues,
        result: found.result,
        foundFor: fieldsKey(template, rowMode, tables),
      },
      corrections: tables.length > 0 ? { ...carried, tables } : carried,
    };
  }

  return {
    tried: () => tried,
    async tableOf(documentId) {
      const state = doneState(documentId);
      const drawn = corrections().get(documentId)?.tables;
      if (!state || drawn) return drawn ?? [];
      const { reading, rows, facts } = state;
      return readers.run({ kind: 'table-of-rows', reading, rows, taught: taught(documentId, facts) }, { first: true });
    },
    async suggestTable(documentId, pageNumber, box) {
      const state = doneState(documentId);
      if (!state) return { pageNumber, box, columns: [], rows: [] };
      return readers.run({ kind: 'suggest-table', reading: state.reading, pageNumber, box }, { first: true });
    },
    tryTable(documentId, tables) {
      wanted = tables && { documentId, tables };
      if (!wanted) show(null);
      else searching ??= search();
    },
    async keepTable() {
      await searching;
      if (!tried) return;
      const { documentId, state, corrections: carried } = tried;
      wanted = null;
      tried = null;
      documents.send(documentId, { ...state, kind: 'found' });
      edit([{ kind: 'draw-table', documentId, corrections: carried }]);
    },
    forget() {
      wanted = null;
      show(null);
    },
  };
}
