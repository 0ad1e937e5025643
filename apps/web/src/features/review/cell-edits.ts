import {
  type Candidate,
  candidatesOf,
  columnOfCandidate,
  type CellValue,
  decidedRow,
  type Evidence,
  type ExtractionRow,
  type FieldResult,
  type RowId,
  type TemplateField,
} from '@sheetlift/engine/model';
import { readTypedValue, typingHints } from '@sheetlift/engine/review';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { cellState } from './cell-state.ts';
import { withoutNeighbours } from './picked-text.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow } from './sheet-rows.ts';

/** A cell of a row that is there. */
export interface RowCell {
  row: FoundRow;
  field: TemplateField;
  /** Decided for this row alone, though the document says it once. */
  alone?: boolean;
}

/** What a person's words become: an edit, or the sentence why not. */
export type Attempt = { kind: 'edit'; edit: SheetEdit } | { kind: 'refused'; sentence: string };

/** A person vouches for what the cell says. Null where it says nothing to vouch for, or a person has done so. */
export function confirmEdit({ row, field }: RowCell): SheetEdit | null {
  const result = row.row.cells[field.id];
  if (!result || cellState(result) === 'confirmed') return null;
  if ('chosen' in result) return decide({ row, field }, result.chosen, 'confirm');
  // Whoever vouches for a cell that shows no value says that there is none.
  return result.state === 'absent' || result.state === 'not_found' || result.state === 'unreadable' ? absentEdit({ row, field }) : null;
}

/** Everything in the rows that a person can vouch for at once: not that a value is missing for which one is offered. */
export function confirmRows(rows: readonly FoundRow[], columns: readonly SheetColumn[]): SheetEdit[] {
  return rows.flatMap((row) =>
    columns.flatMap((column) =>
      column.kind === 'field' && !isOffered(row.row.cells[column.id]) ? (confirmEdit({ row, field: column.field }) ?? []) : [],
    ),
  );
}

/** What is offered and less likely is no reason to stop at. */
const LEAST_OFFERED = 0.3;

const isOffered = (result: FieldResult | undefined): boolean =>
  result?.state === 'not_found' && result.alternatives.some(({ confidence }) => confidence >= LEAST_OFFERED);

export function chooseEdit(cell: RowCell, candidate: Candidate): SheetEdit {
  const { field, row } = cell;
  const result = row.row.cells[field.id];
  const confirms = result && 'chosen' in result && result.chosen.id === candidate.id;
  return decide(cell, candidate, confirms ? 'confirm' : 'choose');
}

/** What the candidate's column of the table says for each of the cells; none for a candidate that stands in no column. */
export function chooseColumn(cells: readonly RowCell[], candidate: Candidate): SheetEdit[] {
  const column = columnOfCandidate(candidate);
  if (column === null) return [];
  return cells.flatMap((cell) => {
    const result = cell.row.row.cells[cell.field.id];
    const there = result && candidatesOf(result).find((each) => columnOfCandidate(each) === column);
    return there ? chooseEdit(cell, there) : [];
  });
}

/** The document does not say it. */
export function absentEdit(cell: RowCell): SheetEdit {
  return { kind: 'decide', ...placeOf(cell), decision: { kind: 'absent' } };
}

/** Takes away what a person decided: back to what was read. */
export function revertEdit(cell: RowCell): SheetEdit {
  return { kind: 'decide', ...placeOf(cell), decision: null };
}

/** What was typed or pasted; an empty text says that the document has no such value. */
export function typedEdit(cell: RowCell, text: string, found: readonly ExtractionRow[], at: string): Attempt {
  if (text.trim() === '') return { kind: 'edit', edit: absentEdit(cell) };
  const typed = readTypedValue(text, cell.field, typingHints(found, cell.field.id));
  if (typed.kind === 'refused') return typed;
  const candidate = byHand(
    `typed/${cell.row.rowId}/${cell.field.id}/${at}`,
    typed.value,
    text.trim(),
    [{ kind: 'person', at }],
    'Typed by a person.',
  );
  return { kind: 'edit', edit: decide(cell, candidate, 'type') };
}

/** Words picked on the document. */
export function citedEdit(
  cell: RowCell,
  text: string,
  evidence: readonly Evidence[],
  found: readonly ExtractionRow[],
  at: string,
): Attempt {
  const picked = withoutNeighbours(text);
  const cited = readTypedValue(picked, cell.field, typingHints(found, cell.field.id));
  if (cited.kind === 'refused') return cited;
  return { kind: 'edit', edit: placedEdit(cell, cited.value, picked, evidence, at) };
}

/** What a place of the document that a person pointed at says for a field. */
export function placedEdit(cell: RowCell, value: CellValue, printed: string, evidence: readonly Evidence[], at: string): SheetEdit {
  return decide(
    cell,
    byHand(`cited/${cell.row.rowId}/${cell.field.id}/${at}`, value, printed.trim(), [...evidence], 'Picked on the document by a person.'),
    'cite',
  );
}

/** At most as many as can be told apart at a glance and taken with one key. */
const MOST_CANDIDATES = 5;

/** What a person may choose from: what the cell says first, then what else was found, each value once. */
export function candidatesToOffer(result: FieldResult): Candidate[] {
  const all = candidatesOf(result);
  const values = new Set<string>();
  const different = all.filter(({ value }) => {
    const key = JSON.stringify(value.kind === 'number' ? value.number : value);
    return !values.has(key) && values.add(key);
  });
  return different.slice(0, MOST_CANDIDATES);
}

type By = 'confirm' | 'choose' | 'cite' | 'type';

function decide(cell: RowCell, candidate: Candidate, by: By): SheetEdit {
  return { kind: 'decide', ...placeOf(cell), decision: { kind: 'value', candidate, by } };
}

/** What the document says once is decided once, for all its rows. */
export function placeOf({ row: { documentId, rowId, row }, field, alone = false }: RowCell): {
  documentId: string;
  rowId: RowId;
  fieldId: string;
} {
  return { documentId, rowId: alone ? rowId : decidedRow(rowId, row, field.id), fieldId: field.id };
}

/** A value that a person put into a cell. */
export function byHand(id: string, value: CellValue, printed: string, evidence: Evidence[], reason: string): Candidate {
  return {
    id,
    value,
    printed,
    evidence,
    derivation: { kind: 'normalise', as: value.kind, reading: null },
    score: 1,
    confidence: 1,
    reason,
  };
}
