import { EngineError } from './errors.ts';
import { findFields } from './fields/find-fields.ts';
import { layOut } from './layout/lay-out.ts';
import { DOCUMENT_BUDGET_MS, MAX_FILE_BYTES, MAX_PAGES } from './limits.ts';
import {
  type DocumentLayout,
  type DocumentType,
  type EnginePorts,
  type ExtractionResult,
  type OpenDocument,
  type OpenOptions,
  type PageContent,
  type ReadDocument,
  type RowMode,
  type Template,
  unreadPage,
} from './model/index.ts';
import { createDocumentOcr } from './ocr/document-ocr.ts';
import { openDocument } from './readers/open-document.ts';
import { sniffType } from './readers/sniff-type.ts';
import { assembleRows } from './rows/assemble-rows.ts';

/** What can be told of a file without reading it. */
export type Inspection =
  | { needsPassword: true }
  | {
      needsPassword: false;
      type: DocumentType;
      pageCount: number;
      /** Whether the first page carries its own text, so that reading it needs no recognition. */
      textLayer: boolean;
    };

/** Opens a file by what it holds, for reading or for drawing its pages; the caller closes it. Throws `EngineError`. */
export async function openFile(bytes: Uint8Array, options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  if (bytes.length > MAX_FILE_BYTES) throw new EngineError('expands_too_far', { detail: 'This file is larger than can be read. Split it, then add the parts. No pages were counted.' });
  const type = sniffType(bytes, options.fileName);
  if (type === 'zip') throw new EngineError('unsupported_type', { detail: 'This is an archive inside an archive. Unpack it, then add its documents. No pages were counted.' });
  const open = await openDocument(bytes, type, options, ports);
  if (open.pageCount <= MAX_PAGES) return open;
  open.close();
  throw new EngineError('too_many_pages');
}

/** What a file is and how many pages it counts, without reading it. Throws `EngineError`, but never for a missing password. */
export async function inspectDocument(bytes: Uint8Array, options: OpenOptions, ports: EnginePorts): Promise<Inspection> {
  try {
    const open = await openFile(bytes, options, ports);
    try {
      const first = await open.readPage(1);
      return { needsPassword: false, type: open.type, pageCount: open.pageCount, textLayer: first.kind === 'content' };
    } finally {
      open.close();
    }
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'password_required') throw error;
    return { needsPassword: true };
  }
}

export interface ReadOptions extends OpenOptions {
  /** Pages to read, from 1, both ends included; all where absent. */
  range?: { from: number; to: number };
  /** Time after which the pages left are given up; `DOCUMENT_BUDGET_MS` where absent. */
  budgetMs?: number;
  signal?: AbortSignal;
}

/** The head of a document at once, its pages as they are read. */
export interface PageStream extends Omit<ReadDocument, 'pages'> {
  pages: AsyncIterable<PageContent>;
}

/**
 * Opens a file and reads its pages one by one. After the time budget each page left comes with an issue instead of words.
 * Throws `EngineError` where the document cannot be opened; the iteration throws it where the whole document must be given up.
 */
export async function readPages(bytes: Uint8Array, options: ReadOptions, ports: EnginePorts): Promise<PageStream> {
  const startedAt = ports.now();
  const open = await openFile(bytes, options, ports);
  const { type, pageCount, attachments, xmlValues } = open;
  const deadline = startedAt + (options.budgetMs ?? DOCUMENT_BUDGET_MS);
  return { type, pageCount, attachments, xmlValues, pages: pagesOf(open, options, deadline, ports) };
}

/** All pages of a stream as one plain object. */
export async function collectPages(stream: PageStream): Promise<ReadDocument> {
  const pages: PageContent[] = [];
  for await (const page of stream.pages) pages.push(page);
  const { type, pageCount, attachments, xmlValues } = stream;
  return { type, pageCount, attachments, xmlValues, pages };
}

/** What was read, in lines, blocks, tables and pairs. Never reads again. */
export function layOutDocument(document: ReadDocument): DocumentLayout {
  return layOut(document);
}

/** Rows out of what was read. Changing a field runs only this. */
export async function extractRows(layout: DocumentLayout, template: Template, rowMode: RowMode): Promise<ExtractionResult> {
  const found = await findFields(layout, template, { rowMode });
  return assembleRows(found, layout, template);
}

async function* pagesOf(open: OpenDocument, options: ReadOptions, deadline: number, ports: EnginePorts): AsyncGenerator<PageContent> {
  const ocr = createDocumentOcr(ports);
  const from = Math.max(1, options.range?.from ?? 1);
  const to = Math.min(open.pageCount, options.range?.to ?? open.pageCount);
  try {
    for (let pageNumber = from; pageNumber <= to; pageNumber++) {
      if (options.signal?.aborted) throw new EngineError('aborted');
      if (ports.now() > deadline) {
        yield unreadPage(pageNumber);
        continue;
      }
      const reading = await open.readPage(pageNumber);
      yield reading.kind === 'content' ? reading.page : await ocr.read(reading);
    }
  } finally {
    open.close();
  }
}
