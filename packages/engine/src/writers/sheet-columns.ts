import type { CellValue, ExtractionRow, Template, TemplateField } from '../model/index.ts';
import type { ColumnChoice, DocumentColumn, SheetDocument } from './sheet-input.ts';

/** One column of the sheet. */
export type SheetColumn = { kind: 'field'; name: string; field: TemplateField } | DocumentColumn;

/** The columns asked for that the template has; without any its fields in order. */
export function sheetColumns({ entities }: Template, chosen?: readonly ColumnChoice[]): SheetColumn[] {
  if (!chosen) return entities.map((field) => ({ kind: 'field', name: field.variableName, field }));
  const fields = new Map(entities.map((field) => [field.id, field]));
  return chosen.flatMap((column): SheetColumn[] => {
    if (column.kind !== 'field') return [column];
    const field = fields.get(column.fieldId);
    return field ? [{ kind: 'field', name: column.name, field }] : [];
  });
}

/** What a column that tells of the document holds in a row; null where it is not known. */
export function documentValue(
  { kind }: DocumentColumn,
  { fileName, readOn }: SheetDocument,
  { pageNumber }: ExtractionRow,
): CellValue | null {
  switch (kind) {
    case 'document':
      return { kind: 'text', text: fileName };
    case 'page':
      return { kind: 'number', number: pageNumber, decimals: 0 };
    case 'read-on':
      return readOn === undefined ? null : { kind: 'date', iso: readOn };
  }
}
