interface PdfJs {
  getDocument(source: object): unknown;
}

/** pdf.js without a worker (we are in one), its fonts and character maps fetched from the site itself. */
export async function loadPdfJs(assetBaseUrl: string): Promise<PdfJs> {
  // Sets `globalThis.pdfjsWorker`, which pdf.js then runs on this thread.
  // @ts-expect-error The package types the reader only.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const pdfJs = (await import('pdfjs-dist/legacy/build/pdf.mjs')) as PdfJs;
  const folder = `${new URL(assetBaseUrl, location.href).href}/`;
  const folders = { standardFontDataUrl: folder, cMapUrl: folder, wasmUrl: folder, cMapPacked: true };
  return { ...pdfJs, getDocument: (source) => pdfJs.getDocument({ ...folders, verbosity: 0, useSystemFonts: false, isEvalSupported: false, ...source }) };
}
