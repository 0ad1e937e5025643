import type { GridEdit } from '../../../components/grid/grid.ts';
import type { CellPlace } from '../active-cell.ts';
import { textIn } from '../arrange-rows.ts';
import { findIn, foldText } from '../pages/fold-text.ts';
import type { SheetColumn } from '../sheet-columns.ts';
import type { SheetRow } from '../sheet-rows.ts';

interface Ground {
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
}

/**
 * What cells say once the words that were looked for are replaced in them, as if somebody had typed it. Without cells of fields, and without
 * those in which the words do not stand any more.
 */
export function replacedCells(places: readonly CellPlace[], { rows, columns }: Ground, query: string, by: string): GridEdit[] {
  const wanted = foldText(query.trim()).text;
  const indexOf = new Map(rows.map(({ key }, index) => [key, index]));
  const fields = new Set(columns.flatMap(({ kind, id }) => (kind === 'field' ? [id] : [])));
  return places.flatMap(({ rowKey, columnId }): GridEdit[] => {
    const rowIndex = indexOf.get(rowKey);
    const row = rowIndex === undefined ? undefined : rows[rowIndex];
    if (rowIndex === undefined || row?.kind !== 'found' || !fields.has(columnId)) return [];
    const before = textIn(row, columnId);
    const text = replaced(before, wanted, by);
    return text === before ? [] : [{ rowIndex, rowKey, columnId, text }];
  });
}

function replaced(text: string, wanted: string, by: string): string {
  let out = '';
  let at = 0;
  for (const { from, to } of findIn(foldText(text), wanted)) {
    out += text.slice(at, from) + by;
    at = to;
  }
  return out + text.slice(at);
}
