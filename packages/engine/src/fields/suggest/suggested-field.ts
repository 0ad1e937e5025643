import type { CellValue, FieldType } from '../../model/index.ts';

/** A field that a document seems to give. */
export interface SuggestedField {
  /** As the document prints it, without its colon. */
  variableName: string;
  description: string;
  type: FieldType;
  enumValues: string[];
  /** What this document has for it; of a table's column, the first row's. */
  example: CellValue;
}
