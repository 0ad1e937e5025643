import { EngineError, tooManyPages } from '../../errors.ts';
import { MAX_PAGES } from '../../limits.ts';
import { PdfiumCrash } from './pdfium.ts';
import { PdfiumDocument } from './pdfium-document.ts';
import { SecondReader } from './second-reader.ts';
import type { EnginePorts } from '../../model/engine-ports.ts';
import type { QuarterTurn } from '../../model/quarter-turn.ts';

/** What is needed to open a document, and to open it again. */
export interface PdfSource {
  bytes: Uint8Array;
  password: string | undefined;
  turn: QuarterTurn;
  ports: EnginePorts;
}

export interface OpenedSource {
  document: PdfiumDocument;
  /** The bytes that PDFium reads: those given, or the file as pdf.js wrote it anew. */
  source: PdfSource;
}

/**
 * Opens with PDFium. What PDFium refuses is written anew by pdf.js, where that can read it; what PDFium reads only by
 * guessing counts only if pdf.js can read it too, because nothing may be made up from a file that cannot be read.
 */
export async function openSource(source: PdfSource): Promise<OpenedSource> {
  const document = await openFirst(source);
  if (document === null) return openRewritten(source);
  try {
    await confirm(document, source);
  } catch (cause) {
    document.close();
    throw cause;
  }
  if (document.hasLastPage) return { document, source };
  document.close();
  return openRewritten(source);
}

/** Null where PDFium refuses the file or trips over it. */
async function openFirst({ bytes, password, turn, ports }: PdfSource): Promise<PdfiumDocument | null> {
  try {
    return await PdfiumDocument.open(bytes, password, turn, ports);
  } catch (cause) {
    if (!(cause instanceof PdfiumCrash)) throw cause;
    if (cause.outOfMemory) throw new EngineError('expands_too_far', { cause });
    return null;
  }
}

async function confirm(document: PdfiumDocument, source: PdfSource): Promise<void> {
  if (document.isSound) {
    if (document.hasLastPage && document.pageCount > MAX_PAGES) throw tooManyPages(document.pageCount, MAX_PAGES);
    return;
  }
  const second = await openSecond(source);
  await second.close();
}

async function openRewritten(source: PdfSource): Promise<OpenedSource> {
  const second = await openSecond(source);
  const bytes = await rewriteAndClose(second);
  if (bytes === null) throw new EngineError('file_damaged');
  const rewritten = { ...source, bytes };
  const document = await openFirst(rewritten);
  if (document?.hasLastPage) return { document, source: rewritten };
  document?.close();
  throw new EngineError('file_damaged');
}

async function openSecond({ bytes, password, ports }: PdfSource): Promise<SecondReader> {
  const second = await SecondReader.open(bytes, password, ports);
  if (second === null) throw new EngineError('file_damaged');
  if (second.pageCount <= MAX_PAGES) return second;
  await second.close();
  throw tooManyPages(second.pageCount, MAX_PAGES);
}

async function rewriteAndClose(second: SecondReader): Promise<Uint8Array | null> {
  try {
    return await second.rewrite();
  } finally {
    await second.close();
  }
}
