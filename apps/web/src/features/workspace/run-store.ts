import type { DocumentType, Evidence, ExtractionRow, Issue, RowMode, Template } from '@sheetlift/engine/model';
import type { GivenFile, PageFacts, WorkbookFormat } from '../../engine-worker/engine-protocol.ts';
import type { PassageLine } from '../../engine-worker/passage-around.ts';

/**
 * One run: documents, the fields looked for in them and the rows found. The screen knows only this; where the work is
 * done is the store's affair.
 */
export interface RunStore {
  subscribe(listener: () => void): () => void;
  snapshot(): RunSnapshot;
  addFiles(files: readonly File[]): void;
  /** Opens a locked document with a password. */
  unlock(documentId: string, password: string): void;
  /** Reads a stopped or timed-out document again. */
  readAgain(documentId: string): void;
  remove(documentId: string): void;
  /** Looks for other fields in what was read; nothing is read again. */
  lookFor(template: Template, rowMode: RowMode): void;
  /** Gives up what is not done and keeps what is. */
  stop(): void;
  clear(): void;
  /** A page as a person sees it; null where the format has no look of its own. */
  drawPage(documentId: string, pageNumber: number, widthPx: number): Promise<ImageBitmap | null>;
  /** For each piece of evidence the lines around it, where a format has no look of its own. */
  quote(documentId: string, evidence: readonly Evidence[]): Promise<PassageLine[][]>;
  writeRows(format: WorkbookFormat): Promise<Blob>;
}

export interface RunSnapshot {
  documents: readonly RunDocument[];
  template: Template;
  rowMode: RowMode;
}

export interface RunDocument {
  id: string;
  file: GivenFile;
  state: DocumentState;
}

export type DocumentState =
  | { kind: 'opening' }
  | { kind: 'locked'; /** a password was given and did not open it */ refused: boolean }
  | { kind: 'waiting'; type: DocumentType; pageCount: number }
  | { kind: 'reading'; type: DocumentType; pageCount: number; pages: readonly PageFacts[] }
  | { kind: 'finding'; type: DocumentType; pageCount: number; pages: readonly PageFacts[] }
  | { kind: 'done'; type: DocumentType; pageCount: number; pages: readonly PageFacts[]; rows: readonly ExtractionRow[]; issues: readonly Issue[]; reading: Blob; result: Blob }
  | { kind: 'failed'; code: string; message: string };
