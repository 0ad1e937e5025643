import { EngineError } from '../../errors.ts';
import { MAX_PAGES } from '../../limits.ts';
import { drawPage, drawPageGrey } from './draw-page.ts';
import { PdfiumCrash } from './pdfium.ts';
import { PdfiumDocument } from './pdfium-document.ts';
import { readPdfPage } from './read-page.ts';
import type { EnginePorts, RawPicture } from '../../model/engine-ports.ts';
import type { FixedPage } from '../../model/page-content.ts';
import type { OpenDocument, OpenOptions, PageReading } from '../../model/open-document.ts';

/** A document that crashed PDFium this often is given up. */
const MAX_CRASHES = 3;

/**
 * Opens a PDF. Boxes are in points from the top left of the page as a person sees it.
 * Throws password_required, file_damaged, file_empty, too_many_pages, expands_too_far.
 */
export async function openPdf(bytes: Uint8Array, options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  if (bytes.length === 0) throw new EngineError('file_empty');
  const source: PdfSource = { bytes, password: options.password, ports };
  const document = await openSource(source);
  return new PdfReader(source, document);
}

interface PdfSource {
  bytes: Uint8Array;
  password: string | undefined;
  ports: EnginePorts;
}

async function openSource({ bytes, password, ports }: PdfSource): Promise<PdfiumDocument> {
  const document = await openOrRefuse(() => PdfiumDocument.open(bytes, password, ports));
  if (document === null) throw new EngineError('file_damaged');
  const { pageCount } = document;
  if (pageCount > 0 && pageCount <= MAX_PAGES) return document;
  document.close();
  throw new EngineError(pageCount === 0 ? 'file_damaged' : 'too_many_pages');
}

async function openOrRefuse<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    throw cause instanceof PdfiumCrash ? crashError(cause) : cause;
  }
}

function crashError(crash: PdfiumCrash): EngineError {
  return new EngineError(crash.outOfMemory ? 'expands_too_far' : 'file_damaged', { cause: crash });
}

class PdfReader implements OpenDocument {
  readonly type = 'pdf';
  readonly pageCount: number;
  readonly attachments = null;
  readonly xmlValues = [];
  readonly #source: PdfSource;
  #document: PdfiumDocument;
  #crashes = 0;

  constructor(source: PdfSource, document: PdfiumDocument) {
    this.#source = source;
    this.#document = document;
    this.pageCount = document.pageCount;
  }

  async readPage(pageNumber: number): Promise<PageReading> {
    const document = await this.#living();
    try {
      const read = document.withPage(pageNumber, (page) => readPdfPage(document, page, pageNumber));
      if (read === null) return unreadable(pageNumber, 'PDFium cannot load the page');
      const { page, nativeWidthPx } = read;
      if (nativeWidthPx === null) return { kind: 'content', page };
      const draw = (widthPx: number) => this.#draw(pageNumber, (open, handle) => drawPageGrey(open, handle, widthPx));
      return { kind: 'picture', page, picture: { draw, nativeWidthPx, box: { left: 0, top: 0, right: page.widthPt, bottom: page.heightPt } } };
    } catch (cause) {
      if (!(cause instanceof PdfiumCrash)) throw cause;
      this.#crashes += 1;
      return unreadable(pageNumber, cause.message);
    }
  }

  async renderPage(pageNumber: number, widthPx: number): Promise<RawPicture> {
    return this.#draw(pageNumber, (document, page) => drawPage(document, page, widthPx));
  }

  close(): void {
    this.#document.close();
  }

  async #draw<T>(pageNumber: number, draw: (document: PdfiumDocument, page: number) => T): Promise<T> {
    const document = await this.#living();
    return openOrRefuse(async () => {
      const drawn = document.withPage(pageNumber, (page) => draw(document, page));
      if (drawn === null) throw new EngineError('file_damaged');
      return drawn;
    });
  }

  /** The document, opened again where PDFium has crashed since, over this document or another. */
  async #living(): Promise<PdfiumDocument> {
    if (!this.#document.pdfium.isCrashed) return this.#document;
    if (this.#crashes >= MAX_CRASHES) throw new EngineError('file_damaged');
    this.#document.close();
    this.#document = await openSource(this.#source);
    return this.#document;
  }
}

function unreadable(pageNumber: number, cause: string): PageReading {
  const page: FixedPage = {
    kind: 'fixed',
    pageNumber,
    widthPt: 595,
    heightPt: 842,
    source: 'none',
    words: [],
    rulings: [],
    marks: [],
    links: [],
    formFields: [],
    pictures: [],
    turnedBy: 0,
    issues: [{ code: 'page_unreadable', severity: 'error', pageNumber, message: `Page ${pageNumber} is damaged and could not be read. The other pages were.`, cause }],
  };
  return { kind: 'content', page };
}
