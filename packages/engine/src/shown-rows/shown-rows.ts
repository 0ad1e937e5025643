import type { CellValue, Evidence, TemplateField } from '../model/index.ts';

/** What finished rows of a person's own sheet say about the fields they were filled from. */
export interface ShownFields {
  /** Heads of the columns, where the first row holds them. */
  heads: readonly string[] | null;
  /** Several rows of one document make a list of its items. */
  rowMode: 'document' | 'item';
  /** Of each row below the heads, the document it was filled from; null where no document prints it. */
  documents: readonly (number | null)[];
  /** In the order of the sheet; columns without a value are left out. */
  columns: readonly ShownColumn[];
}

export interface ShownColumn {
  /** Its place in the sheet, from 0. */
  column: number;
  /** Null where no document prints a value of it. */
  field: Omit<TemplateField, 'id'> | null;
  /** How its values are printed on the pages, e.g. "day-first", "comma-decimal"; null where nothing tells. */
  reading: 'day-first' | 'month-first' | 'comma-decimal' | 'point-decimal' | null;
  /** Where its values stand, at most one a row. */
  places: readonly ShownPlace[];
}

export interface ShownPlace {
  /** Among the rows below the heads, from 0. */
  row: number;
  document: number;
  value: CellValue;
  printed: string;
  evidence: Evidence[];
}
