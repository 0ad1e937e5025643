import { EngineError } from '../../errors.ts';
import { drawPage, drawPageGrey } from './draw-page.ts';
import { readEmbeddedInvoice } from './embedded-invoice.ts';
import { openSource } from './open-source.ts';
import { PdfiumCrash } from './pdfium.ts';
import { readPdfPage } from './read-page.ts';
import { SecondReader } from './second-reader.ts';
import { isPlausible } from './text-layer.ts';
import type { XmlValue } from '../../model/document-layout.ts';
import type { GreyPicture, RawPicture } from '../../model/engine-ports.ts';
import type { Issue } from '../../model/issue.ts';
import type { FixedPage, Word } from '../../model/page-content.ts';
import type { OpenDocument, PageReading } from '../../model/open-document.ts';
import type { OpenedSource, PdfSource } from './open-source.ts';
import type { PdfiumDocument } from './pdfium-document.ts';
import type { PdfPage } from './read-page.ts';

/** A document that crashed PDFium this often is given up; running out of memory, which takes seconds, counts double. */
const MAX_CRASHES = 3;
/** Pages on which the second reader did no better before it is no longer asked. */
const MAX_VAIN_SECOND_READINGS = 3;
/** What an unreadable page is shown as: A4. */
const UNKNOWN_WIDTH_PT = 595;
const UNKNOWN_HEIGHT_PT = 842;

/** A PDF, read page by page on demand. */
export class PdfReader implements OpenDocument {
  readonly type = 'pdf';
  readonly pageCount: number;
  readonly attachments = null;
  readonly xmlValues: XmlValue[];
  readonly #source: PdfSource;
  readonly #wasRewritten: boolean;
  #document: PdfiumDocument;
  #crashes = 0;
  #lastCrash: PdfiumCrash | null = null;
  #second: Promise<SecondReader | null> | null = null;
  #vainSecondReadings = 0;

  /** `original`: the bytes as they were given. */
  static of({ document, source }: OpenedSource, embedded: boolean, original: Uint8Array): PdfReader {
    try {
      return new PdfReader(document, source, embedded ? readEmbeddedInvoice(document) : [], source.bytes !== original);
    } catch (cause) {
      document.close();
      throw cause instanceof PdfiumCrash ? crashError(cause) : cause;
    }
  }

  private constructor(document: PdfiumDocument, source: PdfSource, xmlValues: XmlValue[], wasRewritten: boolean) {
    this.#document = document;
    this.#source = source;
    this.xmlValues = xmlValues;
    this.#wasRewritten = wasRewritten;
    this.pageCount = document.pageCount;
  }

  async readPage(pageNumber: number): Promise<PageReading> {
    const document = await this.#living();
    try {
      const read = document.withPage(pageNumber, (page) => readPdfPage(document, page, pageNumber));
      if (read === null) return unreadable(pageNumber, 'the page cannot be loaded');
      if (this.#wasRewritten && pageNumber === 1) read.page.issues.push(secondReaderIssue(null));
      return await this.#reading(read, pageNumber);
    } catch (cause) {
      if (!(cause instanceof PdfiumCrash)) throw cause;
      this.#count(cause);
      return unreadable(pageNumber, 'PDFium crashed on the page');
    }
  }

  async renderPage(pageNumber: number, widthPx: number): Promise<RawPicture> {
    return this.#draw(pageNumber, (document, page) => drawPage(document, page, widthPx));
  }

  close(): void {
    this.#document.close();
    void this.#second?.then((second) => second?.close());
  }

  async #reading({ page, nativeWidthPx, lostText }: PdfPage, pageNumber: number): Promise<PageReading> {
    const words = lostText ? await this.#secondWords(pageNumber) : [];
    if (words.length > 0) {
      const issues = [...page.issues, secondReaderIssue(pageNumber)];
      return {
        kind: 'content',
        page: { ...page, source: 'text-layer', words: [...words, ...page.words.filter((word) => word.origin === 'form')], issues },
      };
    }
    if (nativeWidthPx === null) return { kind: 'content', page };
    const draw = (widthPx: number): Promise<GreyPicture> =>
      this.#draw(pageNumber, (document, handle) => drawPageGrey(document, handle, widthPx));
    return {
      kind: 'picture',
      page,
      picture: { draw, nativeWidthPx, box: { left: 0, top: 0, right: page.widthPt, bottom: page.heightPt } },
    };
  }

  /** The words as pdf.js reads them; none where it knows no better. */
  async #secondWords(pageNumber: number): Promise<Word[]> {
    if (this.#vainSecondReadings >= MAX_VAIN_SECOND_READINGS) return [];
    const { bytes, password, turn, ports } = this.#source;
    // A second opinion only: where it cannot be had, the page goes on to OCR.
    this.#second ??= SecondReader.open(bytes, password, ports).catch(() => null);
    const words = (await (await this.#second)?.readWords(pageNumber, turn)) ?? [];
    if (words.length > 0 && isPlausible(words)) return words;
    this.#vainSecondReadings += 1;
    return [];
  }

  async #draw<T>(pageNumber: number, draw: (document: PdfiumDocument, page: number) => T): Promise<T> {
    const document = await this.#living();
    try {
      const drawn = document.withPage(pageNumber, (page) => draw(document, page));
      if (drawn === null) throw new EngineError('file_damaged');
      return drawn;
    } catch (cause) {
      if (!(cause instanceof PdfiumCrash)) throw cause;
      this.#count(cause);
      throw crashError(cause);
    }
  }

  #count(crash: PdfiumCrash): void {
    this.#crashes += crash.outOfMemory ? 2 : 1;
    this.#lastCrash = crash;
  }

  /** The document; opened again where PDFium has crashed since, over this document or another. */
  async #living(): Promise<PdfiumDocument> {
    if (!this.#document.pdfium.isCrashed) return this.#document;
    if (this.#lastCrash !== null && this.#crashes >= MAX_CRASHES) throw crashError(this.#lastCrash);
    this.#document.close();
    this.#document = (await openSource(this.#source)).document;
    return this.#document;
  }
}

function crashError(crash: PdfiumCrash): EngineError {
  return new EngineError(crash.outOfMemory ? 'expands_too_far' : 'file_damaged', { cause: crash });
}

function secondReaderIssue(pageNumber: number | null): Issue {
  const subject = pageNumber === null ? 'This file is' : `The text of page ${pageNumber} is`;
  return {
    code: 'second_reader_used',
    severity: 'info',
    pageNumber,
    message: `${subject} stored in an unusual way and was read by a second reader. Compare its values with the document.`,
  };
}

function unreadable(pageNumber: number, cause: string): PageReading {
  const page: FixedPage = {
    kind: 'fixed',
    pageNumber,
    widthPt: UNKNOWN_WIDTH_PT,
    heightPt: UNKNOWN_HEIGHT_PT,
    source: 'none',
    words: [],
    rulings: [],
    marks: [],
    links: [],
    formFields: [],
    pictures: [],
    turnedBy: 0,
    issues: [
      {
        code: 'page_unreadable',
        severity: 'error',
        pageNumber,
        message: `Page ${pageNumber} is damaged and could not be read. The other pages were.`,
        cause,
      },
    ],
  };
  return { kind: 'content', page };
}
