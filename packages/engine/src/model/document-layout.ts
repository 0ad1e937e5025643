import type { BoundingBox } from './bounding-box.ts';
import type { DocumentType, Language } from './document-type.ts';
import type { Issue } from './issue.ts';
import type { FlowCell, FormField, Link, Mark, Ruling, Word } from './page-content.ts';

/** What was read of one document, in reading order. All indices point into the arrays of this object. */
export interface DocumentLayout {
  type: DocumentType;
  pageCount: number;
  /** Best guess first; at least one. */
  languages: Language[];
  pages: PageLayout[];
  /** All lines of all pages in reading order. */
  lines: Line[];
  blocks: Block[];
  tables: Table[];
  /** Printed label and the value that stands beside or below it. */
  pairs: KeyValuePair[];
  marks: LabelledMark[];
  formFields: (FormField & { pageNumber: number })[];
  /** File names of what a mail carries; null for formats that cannot carry attachments. */
  attachments: string[] | null;
  /** Values of an e-invoice XML, the document itself or embedded in a PDF; empty otherwise. */
  xmlValues: XmlValue[];
  issues: Issue[];
}

export interface PageLayout {
  pageNumber: number;
  widthPt: number;
  heightPt: number;
  /** "flow": positions are our own typesetting and never shown. */
  source: 'text-layer' | 'ocr' | 'none' | 'flow';
  /** Degrees clockwise by which its picture was turned before it was recognised; absent where it stood upright. */
  turnedBy?: number;
  rulings: Ruling[];
  links: Link[];
}

/** Where a line stands, as a citation names it. */
export type LinePlace =
  | { kind: 'page' }
  | { kind: 'paragraph'; number: number }
  | { kind: 'line'; number: number }
  | { kind: 'cell'; table: string | null; reference: string }
  | { kind: 'mail-header'; name: string }
  | { kind: 'form-field'; name: string }
  | { kind: 'xml-path'; path: string };

/** Words on one baseline that belong together: a column gutter or a wide gap ends a line. */
export interface Line {
  /** Index in `DocumentLayout.lines`. */
  index: number;
  pageNumber: number;
  box: BoundingBox;
  words: Word[];
  /** Words joined by single spaces (none where `joinsPrevious`). */
  text: string;
  place: LinePlace;
  /** Index in `DocumentLayout.blocks`. */
  block: number;
  /** Table cell the line stands in, else null. */
  cell: { table: number; row: number; column: number } | null;
}

/** Lines that form a paragraph, an address, a heading. */
export interface Block {
  index: number;
  pageNumber: number;
  box: BoundingBox;
  /** Indices of lines, in order. */
  lines: number[];
  role: 'heading' | 'text' | 'list-item' | 'header' | 'footer' | 'table';
}

/** A grid of cells, ruled or not. A table that goes on over pages is one table. */
export interface Table {
  index: number;
  name: string | null;
  /** Pages it stands on, ascending. */
  pageNumbers: number[];
  columnCount: number;
  /** Number of leading rows that are headers, 0..4. */
  headerRows: number;
  rows: TableRow[];
  /** How it was found; drawn: by a person, on this document or on others of its layout. */
  origin: 'ruled' | 'aligned' | 'flow' | 'drawn';
}

export interface TableRow {
  pageNumber: number;
  box: BoundingBox;
  /** One a grid column; null where a spanning cell of this or an earlier row covers it. */
  cells: (TableCell | null)[];
  /** A repeated header on a later page, or a total: not an item. */
  role: 'header' | 'body' | 'total';
}

export interface TableCell {
  row: number;
  column: number;
  columnSpan: number;
  rowSpan: number;
  box: BoundingBox;
  /** Indices of lines; empty for a blank cell. */
  lines: number[];
  /** Which words of them the cell holds, where not all: one of several things that a heading says. */
  part?: WordSpan;
  text: string;
  stored: FlowCell['stored'];
}

/** A run of words inside one line: `line.words.slice(from, to)`. */
export interface WordSpan {
  line: number;
  from: number;
  to: number;
}

/** A printed label with its value. The value may be empty (a blank to fill in). */
export interface KeyValuePair {
  label: WordSpan[];
  value: WordSpan[];
  relation: 'colon' | 'right' | 'below' | 'form';
}

/** A tick box and the words that name it. */
export interface LabelledMark extends Mark {
  pageNumber: number;
  label: WordSpan[];
  /** The question or group heading the box belongs to, if any. */
  group: WordSpan[];
}

export interface XmlValue {
  /** Element names without prefixes, with ordinals for repeated ones: "CrossIndustryInvoice/ExchangedDocument/ID". */
  path: string;
  value: string;
  /** Where the document shows it: the embedded file's name, or null for an XML document. */
  fileName: string | null;
}
