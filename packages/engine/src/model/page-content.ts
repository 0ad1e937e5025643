import type { BoundingBox } from './bounding-box.ts';
import type { Issue } from './issue.ts';

/** Where a word comes from: the file's own text, a form field's value, or optical recognition. */
export type WordOrigin = 'text' | 'form' | 'ocr';

/** One printed word. Plain JSON. */
export interface Word {
  text: string;
  /** On a flow page (Word, mail, ...) the box is a place on our own typesetting, good for order and columns only. */
  box: BoundingBox;
  origin: WordOrigin;
  /** 0..1; 1 for text that was in the file. */
  confidence: number;
  /** Other readings of the same spot, best first; only OCR has them. */
  alternatives?: WordReading[];
  /** Only where fields are searched: what it was read as first, where another of its readings stands here, and why, as the end of a sentence. */
  chosen?: { first: string; because: string };
  /** Font size in points where the file tells it (a hint for headings). */
  fontSizePt?: number;
  bold?: boolean;
  /** True where the printed space before this word is absent (it continues the word before). */
  joinsPrevious?: boolean;
  /** Form words: the name of the form field whose value this is. */
  formField?: string;
}

export interface WordReading {
  text: string;
  confidence: number;
}

/** A drawn straight line or thin bar; horizontal where it is wider than high. */
export interface Ruling {
  box: BoundingBox;
  orientation: 'horizontal' | 'vertical';
}

export interface Link {
  box: BoundingBox;
  target: string;
}

/** A field of an interactive PDF form or a content control of a Word file. Its value also appears as words of origin "form". */
export interface FormField {
  name: string;
  /** The tool tip or title that the form gives, else null. */
  title: string | null;
  kind: 'text' | 'checkbox' | 'radio' | 'choice' | 'signature';
  /** Text or chosen option; for check boxes and radio buttons the export value when on, null when off or empty. */
  value: string | null;
  box: BoundingBox | null;
}

/** A tick box: drawn, scanned, typed as a symbol (☒) or a form's. */
export interface Mark {
  box: BoundingBox;
  /** Share of dark pixels inside the frame, 0..1; null where the file states the state itself. */
  inkShare: number | null;
  checked: boolean;
}

/** A picture placed on a page. */
export interface PictureRegion {
  box: BoundingBox;
}

/** A page with fixed positions: a PDF page or a picture. */
export interface FixedPage {
  kind: 'fixed';
  /** From 1. */
  pageNumber: number;
  widthPt: number;
  heightPt: number;
  /** What the words were read from. "none": nothing readable on the page. */
  source: 'text-layer' | 'ocr' | 'none';
  words: Word[];
  rulings: Ruling[];
  marks: Mark[];
  links: Link[];
  formFields: FormField[];
  pictures: PictureRegion[];
  /** Degrees clockwise the OCR stage turned the picture by before reading (0 where not read by OCR); boxes are on the original. */
  turnedBy: number;
  issues: Issue[];
}

/** A page of a format that has no positions: one per 3,000 characters, per sheet or per 1,000 CSV rows. */
export interface FlowPage {
  kind: 'flow';
  pageNumber: number;
  blocks: FlowBlock[];
  issues: Issue[];
}

export type FlowBlock = FlowParagraph | FlowTable | FlowFormField;

export interface FlowParagraph {
  kind: 'paragraph';
  /** What a citation names: the n-th paragraph of the file, or the n-th line of a text file; from 1. */
  place:
    | { kind: 'paragraph'; number: number }
    | { kind: 'line'; number: number }
    | { kind: 'mail-header'; name: string }
    | { kind: 'xml-path'; path: string };
  role: 'heading' | 'text' | 'list-item' | 'header' | 'footer';
  text: string;
  links: { text: string; target: string }[];
  marks: { /** index of the symbol in `text` */ at: number; checked: boolean }[];
}

export interface FlowTable {
  kind: 'table';
  /** Sheet name, caption or null. */
  name: string | null;
  rows: FlowCell[][];
}

export interface FlowCell {
  /** What a citation names: "B7" in a sheet, "table 2, row 3, column 1" elsewhere. */
  reference: string;
  /** As the file shows it. */
  text: string;
  /** The stored value where the file keeps types (XLSX): number, ISO date or boolean; null for text. */
  stored: { kind: 'number'; value: number } | { kind: 'date'; iso: string } | { kind: 'boolean'; value: boolean } | null;
  columnSpan: number;
  rowSpan: number;
  header: boolean;
}

export interface FlowFormField {
  kind: 'form-field';
  field: FormField;
}

export type PageContent = FixedPage | FlowPage;
