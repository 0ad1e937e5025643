import { EngineError } from '../../errors.ts';
import { loadPdfium } from './pdfium.ts';
import type { EnginePorts } from '../../model/engine-ports.ts';
import type { QuarterTurn } from '../../model/quarter-turn.ts';
import type { Pdfium } from './pdfium.ts';

const PASSWORD_ERROR = 4;

/** A document open in PDFium. Its handles die with `close` or with the instance. */
export class PdfiumDocument {
  readonly pdfium: Pdfium;
  readonly handle: number;
  /** PDFium's form environment; 0 where the document has no form. */
  readonly form: number;
  readonly pageCount: number;
  readonly #bytes: number;
  readonly #formInfo: number;
  readonly #turn: QuarterTurn;
  /** Pages turned already: PDFium keeps that with the document. */
  readonly #turned = new Set<number>();
  #closed = false;

  /**
   * Opens the bytes, which PDFium copies. Throws password_required; null where PDFium refuses the file;
   * throws `PdfiumCrash` where it trips over it.
   */
  static async open(
    bytes: Uint8Array,
    password: string | undefined,
    turn: QuarterTurn,
    ports: EnginePorts,
  ): Promise<PdfiumDocument | null> {
    const pdfium = await loadPdfium(ports);
    return pdfium.guard(() => {
      const copy = copyIn(pdfium, bytes);
      const handle = withPassword(pdfium, password, (pointer) => pdfium.api.FPDF_LoadMemDocument64(copy, bytes.length, pointer));
      if (handle !== 0) return new PdfiumDocument(pdfium, handle, copy, turn);
      const error = pdfium.api.FPDF_GetLastError();
      pdfium.api.free(copy);
      if (error === PASSWORD_ERROR) throw new EngineError('password_required');
      return null;
    });
  }

  private constructor(pdfium: Pdfium, handle: number, bytes: number, turn: QuarterTurn) {
    const { api } = pdfium;
    this.pdfium = pdfium;
    this.handle = handle;
    this.#bytes = bytes;
    this.#turn = turn;
    this.pageCount = api.FPDF_GetPageCount(handle);
    this.#formInfo = api.FPDF_GetFormType(handle) === 0 ? 0 : api.PDFiumExt_OpenFormFillInfo();
    this.form = this.#formInfo === 0 ? 0 : api.PDFiumExt_InitFormFillEnvironment(handle, this.#formInfo);
    pdfium.documents += 1;
  }

  /** Whether the table of the file's objects is whole; where it is not, PDFium has guessed it. */
  get isSound(): boolean {
    return this.pdfium.guard(() => this.pdfium.api.FPDF_DocumentHasValidCrossReferenceTable(this.handle) !== 0);
  }

  /** Whether the file has as many pages as it claims. */
  get hasLastPage(): boolean {
    const { api, scratch } = this.pdfium;
    return this.pageCount > 0 && this.pdfium.guard(() => api.FPDF_GetPageSizeByIndexF(this.handle, this.pageCount - 1, scratch) !== 0);
  }

  /** Runs `use` with the page open; null where PDFium cannot load it. Pages count from 1. */
  withPage<T>(pageNumber: number, use: (page: number) => T): T | null {
    return this.pdfium.guard(() => {
      const { api } = this.pdfium;
      const page = api.FPDF_LoadPage(this.handle, pageNumber - 1);
      if (page === 0) return null;
      return this.pdfium.releasing(
        () => {
          this.#turnPage(page, pageNumber);
          return use(page);
        },
        () => api.FPDF_ClosePage(page),
      );
    });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.pdfium.documents -= 1;
    if (!this.pdfium.isCrashed) this.pdfium.guard(() => this.#free());
  }

  /** With the page itself turned, its size, its boxes and its drawing all come turned. */
  #turnPage(page: number, pageNumber: number): void {
    if (this.#turn === 0 || this.#turned.has(pageNumber)) return;
    this.#turned.add(pageNumber);
    const { api } = this.pdfium;
    api.FPDFPage_SetRotation(page, (api.FPDFPage_GetRotation(page) + this.#turn / 90) % 4);
  }

  #free(): void {
    const { api } = this.pdfium;
    if (this.form !== 0) api.PDFiumExt_ExitFormFillEnvironment(this.form);
    if (this.#formInfo !== 0) api.PDFiumExt_CloseFormFillInfo(this.#formInfo);
    api.FPDF_CloseDocument(this.handle);
    api.free(this.#bytes);
  }
}

function copyIn(pdfium: Pdfium, bytes: Uint8Array): number {
  const pointer = pdfium.api.malloc(bytes.length);
  if (pointer === 0) throw new EngineError('expands_too_far');
  pdfium.bytes.set(bytes, pointer);
  return pointer;
}

/** Runs `use` with the password as a C string, or null without one. */
function withPassword(pdfium: Pdfium, password: string | undefined, use: (pointer: number) => number): number {
  if (password === undefined || password === '') return use(0);
  const encoded = new TextEncoder().encode(`${password}\0`);
  const opened = pdfium.withMemory(encoded.length, (pointer) => {
    pdfium.bytes.set(encoded, pointer);
    return use(pointer);
  });
  return opened ?? 0;
}
