import type { DocumentType } from '@sheetlift/engine/model';

const FLOW_TYPES: ReadonlySet<DocumentType> = new Set(['docx', 'xlsx', 'csv', 'html', 'eml', 'text', 'xml-invoice']);

/** Whether a document has no look of its own: it is set as text and tables. */
export function isFlow(type: DocumentType): boolean {
  return FLOW_TYPES.has(type);
}
