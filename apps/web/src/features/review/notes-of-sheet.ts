import { type BetweenNote, notesBetween } from '@sheetlift/engine/between-documents';
import type { SheetRow } from './sheet-rows.ts';

/** What the documents of the sheet say of each other, by their rows as corrected. */
export function notesOfSheet(rows: readonly SheetRow[]): BetweenNote[] {
  const documents = new Map<string, { id: string; fileName: string; rows: (SheetRow & { kind: 'found' })['row'][] }>();
  for (const row of rows) {
    if (row.kind !== 'found') continue;
    const { documentId: id, fileName } = row;
    const document = documents.get(id) ?? { id, fileName, rows: [] };
    document.rows.push(row.row);
    documents.set(id, document);
  }
  return notesBetween([...documents.values()]);
}
