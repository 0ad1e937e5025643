import type { ExtractionRow, FieldResult } from '@sheetlift/engine/model';
import { cellState } from './cell-state.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow, SheetRow } from './sheet-rows.ts';

/** Tells for row after row the first one of its document: what the document says once is counted and checked there. */
export function createFirstRows(): (row: FoundRow) => ExtractionRow {
  const firsts = new Map<string, ExtractionRow>();
  return ({ documentId, row }) => {
    const first = firsts.get(documentId);
    if (!first) firsts.set(documentId, row);
    return first ?? row;
  };
}

/** Whether a cell only says again what the first row says for the whole document. One that breaks a rule on its row alone does not. */
export function repeats(row: ExtractionRow, first: ExtractionRow, fieldId: string): boolean {
  if (row === first || !row.ofDocument?.includes(fieldId)) return false;
  const [own, said] = [row.cells[fieldId], first.cells[fieldId]];
  return own !== undefined && said !== undefined && cellState(own) === cellState(said);
}

/** The cells of the rows by document and field, what a document says once only once. */
export function columnsOnce(rows: readonly SheetRow[], columns: readonly SheetColumn[]): FieldResult[][] {
  const firstOf = createFirstRows();
  const made = new Map<string, FieldResult[]>();
  for (const each of rows) {
    if (each.kind !== 'found') continue;
    const { row, documentId } = each;
    const first = firstOf(each);
    for (const { id, kind } of columns) {
      const result = kind === 'field' && !repeats(row, first, id) ? row.cells[id] : undefined;
      if (!result) continue;
      const key = JSON.stringify([documentId, id]);
      const column = made.get(key);
      if (column) column.push(result);
      else made.set(key, [result]);
    }
  }
  return [...made.values()];
}
