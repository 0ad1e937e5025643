import type { DocumentType, EngineErrorCode, Evidence, ExtractionResult, ExtractionRow, Inspection, RowMode, Template } from '@sheetlift/engine';
import type { PassageLine } from './passage-around.ts';

/** A file as it was given or found inside another. A `Blob` is a handle: its bytes are read by the worker alone. */
export interface GivenFile {
  name: string;
  bytes: Blob;
  password: string | null;
}

/** What a worker can be asked to do; one at a time. */
export type EngineTask =
  | { kind: 'unpack'; file: GivenFile }
  | { kind: 'inspect'; file: GivenFile }
  | { kind: 'read'; file: GivenFile; budgetMs: number; /** false: e-invoice XML inside a PDF is ignored */ embedded: boolean }
  | { kind: 'find'; reading: Blob; template: Template; rowMode: RowMode }
  | { kind: 'draw'; file: GivenFile; pageNumber: number; widthPx: number }
  | { kind: 'quote'; reading: Blob; evidence: readonly Evidence[] }
  | { kind: 'write'; documents: FoundDocument[]; template: Template; format: WorkbookFormat };

export type WorkbookFormat = 'xlsx' | 'csv';

/** The result of one document, kept as JSON outside the page's own memory. */
export interface FoundDocument {
  fileName: string;
  result: Blob;
}

/** What each task ends with. */
export interface EngineAnswers {
  /** The file itself, or the documents inside an archive. */
  unpack: GivenFile[];
  inspect: Inspection;
  read: DocumentReading;
  find: DocumentRows;
  /** The page as a person sees it; null where the format has no look of its own. */
  draw: ImageBitmap | null;
  /** For each piece of evidence the lines around it; empty where it stands on a page. */
  quote: PassageLine[][];
  write: Blob;
}

/** What was read of a document, kept as JSON outside the page's own memory, so that other fields can be found in it later. */
export interface DocumentReading {
  reading: Blob;
  type: DocumentType;
  pageCount: number;
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
  | { kind: 'done'; answer: EngineAnswers[EngineTask['kind']] }
  | { kind: 'failed'; code: EngineErrorCode; message: string };
