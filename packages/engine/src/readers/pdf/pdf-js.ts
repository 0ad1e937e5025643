/** The part of pdf.js 5 that the second reader uses (types/src/display/api.d.ts). */
export interface PdfJs {
  getDocument(source: PdfJsSource): PdfJsTask;
}

export interface PdfJsSource {
  /** Taken over and emptied by pdf.js. */
  data: Uint8Array;
  password?: string;
  /** 0: errors only. */
  verbosity: 0;
  isEvalSupported: false;
  useSystemFonts: false;
  disableFontFace: true;
  useWorkerFetch: false;
}

export interface PdfJsTask {
  readonly promise: Promise<PdfJsDocument>;
  destroy(): Promise<void>;
}

export interface PdfJsDocument {
  readonly numPages: number;
  getPage(pageNumber: number): Promise<PdfJsPage>;
  /** A new file of the given pages; `document: null` is this one. Null where pdf.js cannot write it. */
  extractPages(pages: { document: null }[]): Promise<Uint8Array | null>;
}

export interface PdfJsPage {
  /** Degrees clockwise. */
  readonly rotate: number;
  getViewport(options: { scale: 1; rotation: number }): { readonly transform: readonly number[] };
  getTextContent(): Promise<{ items: (PdfJsText | { type: string })[] }>;
  cleanup(): void;
}

export interface PdfJsText {
  str: string;
  /** PDF matrix of the text: font size and direction, then place of its base line. */
  transform: number[];
  width: number;
  height: number;
}
