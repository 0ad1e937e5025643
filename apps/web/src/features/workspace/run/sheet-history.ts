import { type CellCorrection, type DocumentCorrections, type RowId } from '@sheetlift/engine/model';
import type { SheetEdit } from './run-store.ts';

type Corrections = ReadonlyMap<string, DocumentCorrections>;

/** What a person changed in the rows, with the steps that can be taken back and the ones that were. Never changed in place. */
export interface SheetHistory {
  corrections: Corrections;
  /** Newest last. */
  past: readonly Corrections[];
  /** The step to take again first stands last. */
  future: readonly Corrections[];
}

/** A day of work: what a step shares with the one before it is kept once, so that a step costs little. */
const MOST_STEPS = 1_000;

export const EMPTY_HISTORY: SheetHistory = { corrections: new Map(), past: [], future: [] };

/** The edits as one step; the same history where they change nothing. `at` is an ISO date and time in UTC. */
export function editSheet(history: SheetHistory, edits: readonly SheetEdit[], at: string): SheetHistory {
  const corrections = new Map(history.corrections);
  let changed = false;
  for (const [documentId, own] of editsByDocument(edits)) {
    const before = corrections.get(documentId) ?? UNTOUCHED;
    const after = editDocument(before, own, at);
    if (after === before) continue;
    changed = true;
    if (isUntouched(after)) corrections.delete(documentId);
    else corrections.set(documentId, after);
  }
  if (!changed) return history;
  return { corrections, past: [...history.past, history.corrections].slice(-MOST_STEPS), future: [] };
}

export function undoSheet(history: SheetHistory): SheetHistory {
  const former = history.past.at(-1);
  if (!former) return history;
  return { corrections: former, past: history.past.slice(0, -1), future: [...history.future, history.corrections] };
}

export function redoSheet(history: SheetHistory): SheetHistory {
  const next = history.future.at(-1);
  if (!next) return history;
  return { corrections: next, past: [...history.past, history.corrections], future: history.future.slice(0, -1) };
}

/**
 * A person is at a cell that a correction of another document changed: it is marked no more. That is no step: there is nothing to take
 * back.
 */
export function seeCell(history: SheetHistory, documentId: string, rowId: RowId, fieldId: string): SheetHistory {
  const own = history.corrections.get(documentId);
  const isMeant = (cell: CellCorrection): boolean => cellKey(cell) === cellKey({ rowId, fieldId });
  const decision = own?.cells.find(isMeant)?.decision;
  if (!own || decision?.kind !== 'learned' || decision.seen) return history;
  const cells = own.cells.map((cell) => (isMeant(cell) ? { ...cell, decision: { ...decision, seen: true } } : cell));
  return { ...history, corrections: new Map(history.corrections).set(documentId, { ...own, cells }) };
}

/** The rows of a document have other ids: what was ever changed in it is told with those. That is no step. */
export function carrySheet(
  history: SheetHistory,
  documentId: string,
  carry: (corrections: DocumentCorrections) => DocumentCorrections,
): SheetHistory {
  // Steps that left the document alone share what was changed in it, before and after.
  const carried = new Map<DocumentCorrections, DocumentCorrections>();
  const inStep = (corrections: Corrections): Corrections => {
    const own = corrections.get(documentId);
    if (!own) return corrections;
    if (!carried.has(own)) carried.set(own, carry(own));
    return new Map(corrections).set(documentId, carried.get(own)!);
  };
  return { corrections: inStep(history.corrections), past: history.past.map(inStep), future: history.future.map(inStep) };
}

function editsByDocument(edits: readonly SheetEdit[]): Map<string, SheetEdit[]> {
  const groups = new Map<string, SheetEdit[]>();
  for (const edit of edits) {
    const group = groups.get(edit.documentId);
    if (group) group.push(edit);
    else groups.set(edit.documentId, [edit]);
  }
  return groups;
}

/** Of a document in which nothing was changed. */
export const UNTOUCHED: DocumentCorrections = { cells: [], removedRows: [], addedRows: [] };

function isUntouched({ cells, removedRows, addedRows, tables = [] }: DocumentCorrections): boolean {
  return cells.length + removedRows.length + addedRows.length + tables.length === 0;
}

function editDocument(before: DocumentCorrections, edits: readonly SheetEdit[], at: string): DocumentCorrections {
  // In order of insertion, oldest first; a cell decided anew moves to the end.
  let cells = new Map(before.cells.map((cell) => [cellKey(cell), cell]));
  let { removedRows, addedRows, tables } = before;
  let changed = false;
  for (const edit of edits) {
    switch (edit.kind) {
      case 'decide': {
        const { decision } = edit;
        // What a person did to a cell, nothing changes but what they do to just that cell.
        if (decision?.kind === 'learned' && isDecided(cells.get(cellKey(edit)))) break;
        changed = cells.delete(cellKey(edit)) || edit.decision !== null || changed;
        if (edit.decision) cells.set(cellKey(edit), { rowId: edit.rowId, fieldId: edit.fieldId, at, decision: edit.decision });
        break;
      }
      case 'add-row':
        addedRows = withRowAfter(addedRows, edit.after);
        changed = true;
        break;
      case 'remove-row': {
        if (removedRows.includes(edit.rowId)) break;
        const isAdded = addedRows.some(({ rowId }) => rowId === edit.rowId);
        if (isAdded) addedRows = withoutRow(addedRows, edit.rowId);
        else removedRows = [...removedRows, edit.rowId];
        for (const [key, { rowId }] of cells) if (rowId === edit.rowId) cells.delete(key);
        changed = true;
        break;
      }
      case 'draw-table':
        cells = new Map(edit.corrections.cells.map((cell) => [cellKey(cell), cell]));
        ({ removedRows, addedRows, tables } = edit.corrections);
        changed = true;
    }
  }
  return changed ? { cells: [...cells.values()], removedRows, addedRows, ...(tables && { tables }) } : before;
}

const isDecided = (cell: CellCorrection | undefined): boolean => cell !== undefined && cell.decision.kind !== 'learned';

function cellKey({ rowId, fieldId }: Pick<CellCorrection, 'rowId' | 'fieldId'>): string {
  return `${rowId}\n${fieldId}`;
}

type AddedRows = DocumentCorrections['addedRows'];

/** Directly below the row, above those added there earlier. */
function withRowAfter(addedRows: AddedRows, after: RowId): AddedRows {
  const place = addedRows.findIndex((row) => row.after === after);
  return addedRows.toSpliced(place < 0 ? addedRows.length : place, 0, { rowId: nextAddedRow(addedRows), after });
}

/** The id of the row that is added next. */
export const nextAddedRow = (addedRows: AddedRows): RowId => `+${1 + Math.max(0, ...addedRows.map(({ rowId }) => Number(rowId)))}`;

/** Rows added below it take its place. */
function withoutRow(addedRows: AddedRows, rowId: RowId): AddedRows {
  const own = addedRows.find((row) => row.rowId === rowId);
  if (!own) return addedRows;
  const below = addedRows.filter(({ after }) => after === rowId).map((row) => ({ ...row, after: own.after }));
  return addedRows.flatMap((row) => {
    if (row === own) return below;
    return row.after === rowId ? [] : [row];
  });
}
