import type { ExtractionRow, FieldResult, TemplateField } from '@sheetlift/engine/model';
import { columnName } from './column-widths.ts';
import type { SheetRow } from './sheet-rows.ts';

/** A cell of the sheet, by what it holds rather than where it stands, so that it survives rows coming in above it. */
export interface CellAddress {
  rowKey: string;
  fieldId: string;
}

/** Everything the screen says about the chosen cell. */
export interface ActiveSource {
  address: CellAddress;
  /** "H7", as in a spreadsheet. */
  cellName: string;
  documentId: string;
  fileName: string;
  field: TemplateField;
  fields: readonly TemplateField[];
  result: FieldResult;
  row: ExtractionRow;
}

/** The chosen cell, or null where it is gone or none was chosen. */
export function activeSource(rows: readonly SheetRow[], fields: readonly TemplateField[], address: CellAddress | null): ActiveSource | null {
  if (!address) return null;
  const rowIndex = rows.findIndex(({ key }) => key === address.rowKey);
  const fieldIndex = fields.findIndex(({ id }) => id === address.fieldId);
  const row = rows[rowIndex];
  const field = fields[fieldIndex];
  if (row?.kind !== 'found' || !field) return null;
  const result = row.row.cells[field.id];
  if (!result) return null;
  // Column A is the document's name.
  const cellName = `${columnName(fieldIndex + 1)}${rowIndex + 1}`;
  return { address, cellName, documentId: row.documentId, fileName: row.fileName, field, fields, result, row: row.row };
}
