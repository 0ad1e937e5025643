import type { BoundingBox } from './bounding-box.ts';
import type { XmlValue } from './document-layout.ts';
import type { DocumentType } from './document-type.ts';
import type { GreyPicture, RawPicture } from './engine-ports.ts';
import type { FixedPage, PageContent } from './page-content.ts';
import type { QuarterTurn } from './quarter-turn.ts';

/** A file opened by its reader. Pages are read on demand, in any order, each on its own. */
export interface OpenDocument {
  readonly type: DocumentType;
  readonly pageCount: number;
  /** File names of what a mail carries; null for formats that cannot carry attachments. */
  readonly attachments: string[] | null;
  /** Values of an e-invoice XML: of the document itself or embedded in a PDF. */
  readonly xmlValues: XmlValue[];
  /** Throws `EngineError` only where the whole document must be given up; trouble with the page is an issue in it. */
  readPage(pageNumber: number): Promise<PageReading>;
  /**
   * The page as a person sees it (turned, cropped), drawn `widthPx` wide.
   * Null for flow pages, which have no look of their own.
   */
  renderPage(pageNumber: number, widthPx: number): Promise<RawPicture | null>;
  close(): void;
}

/** What a reader hands on for one page: its content, or a picture that the OCR stage must read first. */
export type PageReading = { kind: 'content'; page: PageContent } | { kind: 'picture'; page: FixedPage; picture: PagePicture };

/** A page still to be recognised. `page.words` then holds form words only. */
export interface PagePicture {
  /** The page's pixels in grey as it stands in the file (upright as far as the file says, e.g. EXIF applied), `widthPx` wide at most. */
  draw(widthPx: number): Promise<GreyPicture>;
  /** Width in pixels at which the picture loses nothing (a scan's own resolution). */
  nativeWidthPx: number;
  /** Where on the page the picture lies. */
  box: BoundingBox;
}

export interface OpenOptions {
  /** The name it was given under; used for the type of text formats and for messages, never trusted. */
  fileName: string;
  password?: string;
  /** False: e-invoice XML embedded in a PDF is ignored. */
  embedded: boolean;
  /** By which a person turned the document; its pages are then those of a document that stands so. Flowing formats stay. */
  turn?: QuarterTurn;
}

/** What was read of one file, whole: plain JSON, cacheable by content and reader version. */
export interface ReadDocument {
  type: DocumentType;
  pageCount: number;
  attachments: string[] | null;
  xmlValues: XmlValue[];
  pages: PageContent[];
}

/** A file as it was given, or found inside an archive or a mail. */
export interface SourceDocument {
  /** For an attachment "mail.eml / invoice.pdf": the path by which a person finds it. */
  fileName: string;
  bytes: Uint8Array;
}
