import { type CellCorrection, type DocumentCorrections, type RowId, WHOLE_DOCUMENT } from '@sheetlift/engine/model';
import type { CellPlace } from './active-cell.ts';

type Corrections = ReadonlyMap<string, DocumentCorrections>;

/** A cell in which two states of the corrections differ, so that a step taken back is seen where it was taken. */
export function changedPlace(before: Corrections, after: Corrections, firstColumnId: string): CellPlace | null {
  for (const documentId of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(documentId), after.get(documentId)];
    if (old === now) continue;
    const cell = differentCell(old?.cells ?? [], now?.cells ?? []);
    const at = cell?.rowId === WHOLE_DOCUMENT ? firstRow(now) : cell?.rowId;
    if (cell && at !== undefined && !now?.removedRows.includes(at)) return { rowKey: `${documentId}/${at}`, columnId: cell.fieldId };
    const row = differentRow(old, now);
    if (row) return { rowKey: `${documentId}/${row}`, columnId: firstColumnId };
  }
  return null;
}

/** What all rows say is shown on the first that was not taken out. */
function firstRow(corrections: DocumentCorrections | undefined): RowId {
  let row = 0;
  while (corrections?.removedRows.includes(String(row))) row++;
  return String(row);
}

function differentCell(old: readonly CellCorrection[], now: readonly CellCorrection[]): CellCorrection | undefined {
  const [had, has] = [new Set(old), new Set(now)];
  return now.find((cell) => !had.has(cell)) ?? old.find((cell) => !has.has(cell));
}

/** A row that came or came back. */
function differentRow(old: DocumentCorrections | undefined, now: DocumentCorrections | undefined): string | undefined {
  const added = now?.addedRows.find(({ rowId }) => !old?.addedRows.some((row) => row.rowId === rowId));
  return added?.rowId ?? old?.removedRows.find((rowId) => !now?.removedRows.includes(rowId));
}
