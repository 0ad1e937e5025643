import type {
  BoundingBox,
  BudgetLimits,
  CsvDateFormat,
  CsvDelimiter,
  DocumentCorrections,
  DocumentType,
  DrawnTable,
  EngineErrorCode,
  Evidence,
  ExtractionResult,
  ExtractionRow,
  FlowPage,
  Inspection,
  LessonEvent,
  ModelErrorCode,
  ModelEstimate,
  ModelMode,
  ModelPrompt,
  ModelReply,
  PlacedField,
  RowMode,
  SheetFormat,
  ShownColumn,
  ShownFields,
  ShownPlace,
  SortedLayout,
  Sorting,
  SuggestedBorder,
  SuggestedTemplate,
  TableTeaching,
  TaughtCell,
  Teaching,
  Template,
  UnusedPrint,
  Word,
} from '@sheetlift/engine';

/** What a document is made of: a file as it was given or found inside another, pages of one, or several joined. */
export interface GivenFile {
  /** The document's own name. */
  name: string;
  parts: readonly FilePart[];
  password: string | null;
}

/** A file, or some of its pages. A `Blob` is a handle: its bytes are read by the worker alone. */
export interface FilePart {
  /** As the file was called when it was given. */
  name: string;
  bytes: Blob;
  /** Null: all pages, of a file that perhaps was not opened yet. */
  pages: FilePages | null;
}

/** Pages of a file that was opened. */
export interface FilePages extends PageRange {
  file: FileFacts;
}

/** What is known of a file once it was opened. */
export interface FileFacts {
  type: DocumentType;
  pageCount: number;
  /** False: its first page is a picture and needs recognition. */
  textLayer: boolean;
  /** SHA-256 of the content, as hexadecimal digits. */
  contentHash: string;
}

/** A part of which is known what it is. */
export interface OpenedPart extends FilePart {
  pages: FilePages;
}

/** Pages from 1, both ends included. */
export interface PageRange {
  from: number;
  to: number;
}

/** Degrees clockwise by which a person turned a document. */
export type QuarterTurns = 0 | 90 | 180 | 270;

/** A document as it is to be opened. */
export interface OpenRequest {
  file: GivenFile;
  turn: QuarterTurns;
}

/** What a worker can be asked to do; one at a time. */
export type EngineTask = ReadingTask | ModelTask | ForegroundTask | ExportTask;

/** Reading documents and finding fields in them. */
export type ReadingTask =
  | { kind: 'unpack'; file: GivenFile }
  | { kind: 'inspect'; file: GivenFile }
  | ReadTask
  | {
      kind: 'find';
      reading: Blob;
      template: Template;
      rowMode: RowMode;
      taught: TaughtTemplate;
      /** The table as a person drew it on this document; none where they did not. */
      drawn: readonly DrawnTable[];
    }
  | { kind: 'table-of-rows'; reading: Blob; rows: readonly ExtractionRow[]; taught: TaughtTemplate }
  /** A box of a page that was recognised, in points, is read once more. */
  | { kind: 'read-box'; open: OpenRequest; reading: Blob; pageNumber: number; box: BoundingBox }
  | { kind: 'suggest-table'; reading: Blob; pageNumber: number; box: BoundingBox }
  | { kind: 'teach-table'; reading: Blob; drawn: readonly DrawnTable[] }
  | { kind: 'teach'; reading: Blob; cells: readonly TaughtCell[] }
  | { kind: 'sort'; reading: Blob; templates: readonly Template[]; sorted: readonly SortedLayout[] }
  | { kind: 'suggest'; reading: Blob }
  | RegroupTask
  | { kind: 'suggest-borders'; reading: Blob }
  /** Finished rows of a sheet, and the documents they may have been made from. */
  | { kind: 'show-rows'; readings: readonly Blob[]; rows: readonly (readonly string[])[] }
  | { kind: 'unused-print'; reading: Blob; rows: readonly ExtractionRow[] };

/** Finding fields together with a language model, which the page asks for the worker. */
export type ModelTask =
  | (ModelQuestions & { kind: 'estimate-model'; price: BudgetLimits['price']; seesPictures: boolean })
  | (ModelQuestions & {
      kind: 'find-with-model';
      /** in what is kept of its answers */
      modelId: string;
      /** the document, where the model is shown pictures of its words; else null */
      pictured: OpenRequest | null;
    });

interface ModelQuestions {
  reading: Blob;
  template: Template;
  rowMode: RowMode;
  taught: TaughtTemplate;
  mode: ModelMode;
}

export type {
  ModelEstimate,
  ModelMode,
  PlacedField,
  ShownColumn,
  ShownFields,
  ShownPlace,
  SortedLayout,
  Sorting,
  SuggestedBorder,
  TaughtCell,
};

/** What a person's corrections taught a template. */
export interface TaughtTemplate {
  templateId: string;
  events: readonly LessonEvent[];
}

export interface ReadTask {
  kind: 'read';
  open: OpenRequest;
  /** Null for all. */
  ranges: readonly PageRange[] | null;
  /** What was read of the document before: its other pages are kept. */
  earlier: Blob | null;
  budgetMs: number;
  /** False: e-invoice XML inside a PDF is ignored. */
  embedded: boolean;
}

/** Makes what was read of some documents into what was read of others that have the same pages. Reads no file. */
export interface RegroupTask {
  kind: 'regroup';
  sources: readonly { parts: readonly OpenedPart[]; /** null: it was not read */ reading: Blob | null }[];
  documents: readonly RegroupedDocument[];
}

export interface RegroupedDocument {
  parts: readonly OpenedPart[];
  /** Of which source, by its index, each of its pages is, and by which number. */
  pages: readonly { source: number; pageNumber: number }[];
}

/** Said to a worker that reads: it ends with the pages it has. */
export interface FinishEarly {
  kind: 'finish';
}

/** What the page says to a worker that asked a language model. */
export type ModelWord =
  | { kind: 'model-said'; question: number; reply: ModelReply }
  | { kind: 'model-failed'; question: number; code: ModelErrorCode };

/**
 * Showing documents. `key` (open-key.ts) names what is opened: blobs arrive in a worker as copies, and only by it does the
 * worker know that it has the document open already.
 */
export type ForegroundTask =
  | { kind: 'draw'; key: string; open: OpenRequest; pageNumber: number; widthPx: number }
  | { kind: 'page-words'; key: string; reading: Blob; pageNumber: number }
  | { kind: 'flow-pages'; key: string; reading: Blob; /** null: all */ range: PageRange | null }
  /** `printed`, which stands where `evidence` says, was pointed at. */
  | { kind: 'suggest-field'; key: string; reading: Blob; type: DocumentType; printed: string; evidence: Evidence[] };

/** Writing rows: of several sheets as one workbook, in other formats of one. */
export interface ExportTask {
  kind: 'write';
  sheets: readonly FoundSheet[];
  /** Names of the documents that no template fits: no row is of them. */
  withoutRows: readonly string[];
  request: ExportRequest;
}

/** The rows of one template, and which columns of them are written. */
export interface FoundSheet {
  template: Template;
  documents: FoundDocument[];
  columns: readonly ExportColumn[];
}

/** The result of one document, kept as JSON outside the page's own memory. */
export interface FoundDocument {
  fileName: string;
  /** Of a document that was split off or joined: where each of its pages stands in the files as they were given. */
  places: readonly { fileName: string; pageNumber: number }[] | null;
  result: Blob;
  corrections: DocumentCorrections | null;
  /** ISO date and time in UTC. */
  readAt: string;
}

/** How rows leave. */
export interface ExportRequest {
  format: SheetFormat;
  /** All rows in one file, or one file a document in a ZIP. */
  files: 'one' | 'one-a-document';
  confirmedOnly: boolean;
  /** How likely right a cell must be to be sure, where a person wants more than the search does. */
  sureFrom?: number | undefined;
  /** XLSX: a sheet that tells where each value was read. */
  sources: boolean;
  csv: { delimiter: CsvDelimiter; decimalSign: '.' | ','; dateFormat: CsvDateFormat; remarks: boolean };
  /** The sheets that are written, the first the one that is shown; several where they stand in one workbook. */
  sheets: readonly ExportSheet[];
}

/** Columns in the order in which they are written; `field` is a field id. */
export interface ExportSheet {
  sheetId: string;
  columns: readonly ExportColumn[];
}

export type ExportColumn = { kind: 'field'; fieldId: string; name: string } | { kind: 'document' | 'page' | 'read-on'; name: string };

/** What each task ends with. */
export interface EngineAnswers {
  /** The file itself, or the documents inside an archive. */
  unpack: GivenFile[];
  inspect: FileInspection;
  read: DocumentReading;
  find: DocumentRows;
  /** What each cell teaches, in the order of the cells. */
  teach: Teaching[];
  /** The borders of the table that rows come from, a part a page. */
  'table-of-rows': readonly DrawnTable[];
  /** What was read in the box; none where nothing could be. */
  'read-box': readonly Word[];
  /** Borders that the print in a box suggests. */
  'suggest-table': DrawnTable;
  /** What a drawn table teaches; null where nothing is printed in it. */
  'teach-table': TableTeaching | null;
  /** Amounts, dates and rows of lists that no cell of these rows uses. */
  'unused-print': readonly UnusedPrint[];
  /** Which of the templates the document is for. */
  sort: Sorting;
  /** Fields that the document seems to give. */
  suggest: SuggestedTemplate;
  /** What was read of each document; null where none of its pages was. */
  regroup: readonly { contentHash: string; read: { reading: Blob; pages: readonly PageFacts[] } | null }[];
  /** Pages with which another document seems to begin. */
  'suggest-borders': readonly SuggestedBorder[];
  /** The fields that the rows were filled from. */
  'show-rows': ShownFields;
  /** The page as a person sees it; null where the format has no look of its own. */
  draw: ImageBitmap | null;
  /** Words of the page with their places in points; none where it was not read. */
  'page-words': readonly Word[];
  /** Content of the pages that have no look of their own. */
  'flow-pages': readonly FlowPage[];
  /** The field that the place seems to be the value of. */
  'suggest-field': PlacedField;
  'estimate-model': ModelEstimate;
  'find-with-model': DocumentRows;
  write: Blob;
}

/** SHA-256 of the content, as hexadecimal digits, so that a document given twice is known before it is read. */
export type FileInspection = Inspection & { contentHash: string };

/** What was read of a document, kept as JSON outside the page's own memory, so that other fields can be found in it later. */
export interface DocumentReading {
  reading: Blob;
  type: DocumentType;
  pageCount: number;
  /** False: it was told to finish early, and pages are left. */
  whole: boolean;
}

/** A result without its rows: these came before, as progress, a few at a time. */
export interface DocumentRows extends Omit<ExtractionResult, 'rows'> {
  result: Blob;
}

/** News of a task under way. */
export type EngineProgress =
  | { kind: 'opened'; type: DocumentType; pageCount: number }
  | { kind: 'page-read'; page: PageFacts }
  | { kind: 'rows-found'; rows: ExtractionRow[] };

/** What the screen needs to know of a page that was read. */
export interface PageFacts {
  pageNumber: number;
  /** Null for a format without pages of its own. */
  widthPt: number | null;
  heightPt: number | null;
  source: 'text-layer' | 'ocr' | 'none' | 'flow';
  /** It could not be read, or not wholly. */
  failed: boolean;
}

/** What a worker says. "done" and "failed" end a task. */
export type WorkerMessage =
  | { kind: 'progress'; progress: EngineProgress }
  /** Wants to know what the model of the task says; goes on when it is told. */
  | { kind: 'ask-model'; question: number; prompt: ModelPrompt }
  | { kind: 'done'; answer: EngineAnswers[EngineTask['kind']] }
  | { kind: 'failed'; code: EngineErrorCode; message: string };
