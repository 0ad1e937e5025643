import type { ExtractionResult, ExtractionRow, Template } from '../model/index.ts';

/** One document's rows, under the name its user knows it by. */
export interface SheetDocument {
  fileName: string;
  /** Of a document that was made of pages of files: where each of its pages stands in them. */
  places?: readonly FilePlace[];
  result: ExtractionResult;
  /** ISO date on which it was read. */
  readOn?: string;
}

/** A page of a file as it was given. */
export interface FilePlace {
  fileName: string;
  pageNumber: number;
}

/** What is written: the template's fields as columns, the documents' rows in order. */
export interface SheetInput {
  template: Template;
  /** An array has all its rows looked at for the column widths; a stream only its first 200. */
  documents: Iterable<SheetDocument> | AsyncIterable<SheetDocument>;
}

/** The files that rows are written as, and what each is called where files are sent (IANA media types). */
export const SHEET_FORMATS = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
} as const;

export type SheetFormat = keyof typeof SHEET_FORMATS;

export type CsvDelimiter = ',' | ';' | '\t' | '|';
export type CsvDateFormat = 'yyyy-mm-dd' | 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'mm/dd/yyyy';

/** A column asked for: a field's, or one that tells of the document itself. */
export type ColumnChoice = { kind: 'field'; fieldId: string; name: string } | DocumentColumn;

/** The document's name, the page a row starts on, the date of reading. */
export interface DocumentColumn {
  kind: 'document' | 'page' | 'read-on';
  name: string;
}

/** The cell whose spot on its page a picture is asked for. */
export interface PictureRequest {
  document: SheetDocument;
  row: ExtractionRow;
  fieldId: string;
}

export interface WriteOptions {
  /** XLSX: a sheet that tells where each value was read. On unless false. */
  sources?: boolean;
  /** XLSX: names of documents that no template fits. No row is of them; the notes name them. */
  withoutRows?: readonly string[];
  /** Only values that a person confirmed are written, and only rows that have one. */
  confirmedOnly?: boolean;
  /** The columns in their order; the template's fields unless given. */
  columns?: readonly ColumnChoice[];
  /** `remarks`: a last column that says of each row which cells are blank and why, as XLSX and JSON do anyway. */
  csv?: { delimiter?: CsvDelimiter; decimalSign?: '.' | ','; dateFormat?: CsvDateFormat; remarks?: boolean };
  /** XLSX: the spot of a value as PNG, or null where there is nothing to show. */
  pictureOf?: (cell: PictureRequest) => Promise<Uint8Array | null>;
  /** Who confirmed what a person confirmed; "a person" unless given. */
  personName?: string;
  /** ISO date and time in UTC. The same input with the same options gives the same bytes. */
  createdAt?: string;
  /** Lower bounds than Excel's own. */
  limits?: Partial<SheetLimits>;
}

/** The bounds of `limits.ts` that shape a workbook. */
export interface SheetLimits {
  rows: number;
  columns: number;
  cellCharacters: number;
  links: number;
  inlineListCharacters: number;
  pictures: number;
  pictureBytes: number;
  sharedStrings: number;
  xmlBytes: number;
}
