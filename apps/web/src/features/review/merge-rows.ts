import type { Candidate } from '@sheetlift/engine/model';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { placedEdit, type RowCell, typedEdit } from './cell-edits.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow } from './sheet-rows.ts';

/** Whether the rows can be one: several, of one document. */
export function areMergeable(rows: readonly FoundRow[]): boolean {
  return rows.length > 1 && rows.every(({ documentId }) => documentId === rows[0]!.documentId);
}

/**
 * Makes one row of several of a document, as one step: texts that differ follow each other with all their places, of other values the first
 * counts, and the rows after the first go. What the document says once stays as it is. `at`: ISO date and time in UTC.
 */
export function mergeEdits(rows: readonly FoundRow[], columns: readonly SheetColumn[], at: string): SheetEdit[] {
  const [first, ...others] = rows;
  if (!first || !areMergeable(rows)) return [];
  const decided = columns.flatMap((column): SheetEdit[] => {
    if (column.kind !== 'field' || first.row.ofDocument?.includes(column.id)) return [];
    const said = distinct(rows.flatMap((row) => chosenOf(row, column.id) ?? []));
    const joined = column.field.type === 'text' && said.every(({ value }) => value.kind === 'text') ? said : said.slice(0, 1);
    // What the first row says alone is not touched.
    if (joined.length === 0 || (joined.length === 1 && chosenOf(first, column.id))) return [];
    return joinedEdit({ row: first, field: column.field }, joined, at);
  });
  return [...decided, ...others.map(({ documentId, rowId }): SheetEdit => ({ kind: 'remove-row', documentId, rowId }))];
}

function joinedEdit(cell: RowCell, said: readonly Candidate[], at: string): SheetEdit[] {
  const text = said.map(({ printed, value }) => (value.kind === 'text' ? value.text : printed)).join(' ');
  // That a person decided it is no place of the document.
  const places = said.flatMap(({ evidence }) => evidence).filter(({ kind }) => kind !== 'person');
  if (places.length > 0) return [placedEdit(cell, said.length === 1 ? said[0]!.value : { kind: 'text', text }, text, places, at)];
  const typed = typedEdit(cell, text, [], at);
  return typed.kind === 'edit' ? [typed.edit] : [];
}

function chosenOf({ row }: FoundRow, fieldId: string): Candidate | null {
  const result = row.cells[fieldId];
  return result && 'chosen' in result ? result.chosen : null;
}

/** Each value once, in its order. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ value }) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
}
