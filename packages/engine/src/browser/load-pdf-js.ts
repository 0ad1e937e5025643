interface PdfJs {
  getDocument(source: object): unknown;
}

/** pdf.js without a worker (we are in one), its fonts and character maps fetched from the site itself. */
export async function loadPdfJs(assetBaseUrl: string): Promise<PdfJs> {
  // Sets `globalThis.pdfjsWorker`, which pdf.js then runs on this thread.
  // @ts-expect-error The package types the reader only.
  await asInWindow(() => import('pdfjs-dist/legacy/build/pdf.worker.mjs'));
  const pdfJs = (await import('pdfjs-dist/legacy/build/pdf.mjs')) as PdfJs;
  // "Worker fetch" is plain fetch; the other way asks the document for its address, and a worker has none.
  const folder = `${new URL(assetBaseUrl, location.href).href}/`;
  const platform = {
    standardFontDataUrl: folder,
    cMapUrl: folder,
    wasmUrl: folder,
    cMapPacked: true,
    useWorkerFetch: true,
    disableFontFace: true,
  };
  return {
    ...pdfJs,
    getDocument: (source) => pdfJs.getDocument({ verbosity: 0, useSystemFonts: false, isEvalSupported: false, ...source, ...platform }),
  };
}

/** Without a `window`, pdf.js takes the worker it is loaded in for its own, and answers the messages sent to us. */
async function asInWindow<T>(load: () => Promise<T>): Promise<T> {
  if ('window' in globalThis) return load();
  Object.assign(globalThis, { window: globalThis });
  try {
    return await load();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
