import type { KeptCorrections } from '@sheetlift/contract';
import {
  type CellCorrection,
  type DocumentCorrections,
  type ExtractionRow,
  isOwnDecision,
  type RowId,
  WHOLE_DOCUMENT,
} from '@sheetlift/engine/model';
import { applyCorrections, type CorrectedRow } from '@sheetlift/engine/review';
import { cellText } from '../cell-text.ts';

/** One thing that a person changed in a document: what stood there before and what since. */
export interface HistoryEntry {
  /** Who did it: their address. */
  by: string;
  /** ISO date and time in UTC. */
  at: string;
  rowId: RowId;
  /** The row's number in the document, from 1; null for what all its rows say. */
  rowNumber: number | null;
  /** Null: the row as a whole. */
  fieldId: string | null;
  before: string;
  after: string;
}

/** What was changed at one time, in the terms of the rows before and after. */
interface Step {
  who: Pick<HistoryEntry, 'by' | 'at'>;
  older: DocumentCorrections;
  newer: DocumentCorrections;
  rowsBefore: readonly CorrectedRow[];
  rowsAfter: readonly CorrectedRow[];
}

const UNCHANGED: DocumentCorrections = { cells: [], removedRows: [], addedRows: [] };

/**
 * Who changed what in a document, the newest first. `kept` is what the server keeps of it, the newest first, each with all that was changed by
 * then; `isWhole` where the oldest one is the first there was, so that it stands after what was found.
 */
export function correctionHistory(found: readonly ExtractionRow[], kept: readonly KeptCorrections[], isWhole: boolean): HistoryEntry[] {
  return (isWhole ? kept : kept.slice(0, -1)).flatMap(({ by, at, corrections: newer }, index) => {
    const older = kept[index + 1]?.corrections ?? UNCHANGED;
    const step: Step = {
      who: { by, at },
      older,
      newer,
      rowsBefore: applyCorrections(found, older),
      rowsAfter: applyCorrections(found, newer),
    };
    return [...changedRows(step), ...changedCells(step)];
  });
}

function changedRows({ who, older, newer, rowsBefore, rowsAfter }: Step): HistoryEntry[] {
  const [left, came] = [lacking(rowsBefore, rowsAfter), lacking(rowsAfter, rowsBefore)];
  const wasHere = new Set([...older.removedRows, ...newer.removedRows]);
  const entry = (rowId: RowId, rows: readonly CorrectedRow[], words: Pick<HistoryEntry, 'before' | 'after'>): HistoryEntry => ({
    ...who,
    rowId,
    rowNumber: numberOf(rows, rowId),
    fieldId: null,
    ...words,
  });
  return [
    ...left.map((rowId) => entry(rowId, rowsBefore, { before: 'there', after: 'removed' })),
    ...came.map((rowId) =>
      entry(rowId, rowsAfter, wasHere.has(rowId) ? { before: 'removed', after: 'put back' } : { before: 'not there', after: 'added' }),
    ),
  ];
}

function lacking(rows: readonly CorrectedRow[], others: readonly CorrectedRow[]): RowId[] {
  const there = new Set(others.map(({ rowId }) => rowId));
  return rows.flatMap(({ rowId }) => (there.has(rowId) ? [] : [rowId]));
}

function changedCells({ who, older, newer, rowsBefore, rowsAfter }: Step): HistoryEntry[] {
  const [was, is] = [byCell(older), byCell(newer)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [one, other] = [was.get(key), is.get(key)];
    if (one && other && JSON.stringify(one.decision) === JSON.stringify(other.decision)) return [];
    const { rowId, fieldId } = (other ?? one)!;
    const [before, after] = [textOf(rowsBefore, rowId, fieldId, one), textOf(rowsAfter, rowId, fieldId, other)];
    if (before === after) return [];
    return [{ ...who, rowId, rowNumber: numberOf(rowsAfter, rowId), fieldId, before, after }];
  });
}

const byCell = ({ cells }: DocumentCorrections): Map<string, CellCorrection> =>
  new Map(cells.map((cell) => [`${cell.rowId}\t${cell.fieldId}`, cell]));

/** What a cell said, and whether somebody had vouched for it. */
function textOf(rows: readonly CorrectedRow[], rowId: RowId, fieldId: string, correction: CellCorrection | undefined): string {
  const row = rowId === WHOLE_DOCUMENT ? rows[0] : rows.find((one) => one.rowId === rowId);
  const result = row?.cells[fieldId];
  const text = result ? cellText(result) : 'nothing';
  return correction && isOwnDecision(correction.decision) ? `${text}, confirmed` : text;
}

function numberOf(rows: readonly CorrectedRow[], rowId: RowId): number | null {
  const index = rows.findIndex((row) => row.rowId === rowId);
  return index < 0 ? null : index + 1;
}
