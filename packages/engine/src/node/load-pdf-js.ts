import { packageFolder } from './package-file.ts';

interface PdfJs {
  getDocument(source: object): unknown;
}

/** pdf.js without its worker (we are in one of our own) and with the fonts and character maps of its package. */
export async function loadPdfJs(): Promise<PdfJs> {
  const pdfJs = await quietly(async () => {
    // Sets `globalThis.pdfjsWorker`, which pdf.js then runs on this thread.
    // @ts-expect-error The package types the reader only.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    return (await import('pdfjs-dist/legacy/build/pdf.mjs')) as PdfJs;
  });
  const platform = { standardFontDataUrl: folder('standard_fonts'), cMapUrl: folder('cmaps'), wasmUrl: folder('wasm'), cMapPacked: true };
  return {
    ...pdfJs,
    getDocument: (source) => pdfJs.getDocument({ verbosity: 0, useSystemFonts: false, isEvalSupported: false, ...source, ...platform }),
  };
}

const folder = (name: string): string => `${packageFolder('pdfjs-dist', name)}/`;

/** While it loads, pdf.js warns on the console of a canvas that it needs for drawing only; we read text. */
async function quietly<T>(task: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await task();
  } finally {
    console.warn = warn;
  }
}
