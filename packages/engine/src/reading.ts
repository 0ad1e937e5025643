import { EngineError, tooManyPages } from './errors.ts';
import { DOCUMENT_BUDGET_MS, MAX_FILE_BYTES, MAX_PAGES } from './limits.ts';
import {
  type DocumentType,
  type EnginePorts,
  type FilePart,
  type OpenDocument,
  type OpenOptions,
  type PageContent,
  type PageRange,
  pagesWithin,
  type ReadDocument,
  unreadPage,
} from './model/index.ts';
import { createDocumentOcr } from './ocr/document-ocr.ts';
import { illegibleIssue } from './ocr/illegible-issue.ts';
import { preparePicture } from './ocr/prepare-picture.ts';
import type { PictureReading } from './ocr/recognise-page.ts';
import { openDocument } from './readers/open-document.ts';
import { openJoined } from './readers/open-joined.ts';
import { sniffType } from './readers/sniff-type.ts';

export { unpackDocuments } from './readers/unpack.ts';

/** What can be told of a file without reading it. */
export type Inspection =
  | { needsPassword: true }
  | {
      needsPassword: false;
      type: DocumentType;
      pageCount: number;
      /** Whether the first page carries its own text, so that reading it needs no recognition. */
      textLayer: boolean;
      /** Of a photo or a scanned picture that is too small or too blurred, a sentence for the person who can take it again. */
      illegible?: string;
    };

/** A file; or the files, or pages of files, that make one document. */
export type FileBytes = Uint8Array | readonly FilePart[];

/** Opens a file by what it holds, for reading or for drawing its pages; the caller closes it. Throws `EngineError`. */
export async function openFile(bytes: FileBytes, options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  const files = bytes instanceof Uint8Array ? [bytes] : [...new Set(bytes.map((part) => part.bytes))];
  if (files.reduce((sum, { length }) => sum + length, 0) > MAX_FILE_BYTES)
    throw new EngineError('expands_too_far', {
      detail: 'This file is larger than can be read. Split it, then add the parts. No pages were counted.',
    });
  const open = bytes instanceof Uint8Array ? await openSingle(bytes, options, ports) : await openJoined(bytes, options, ports);
  if (open.pageCount <= MAX_PAGES) return open;
  open.close();
  throw tooManyPages(open.pageCount, MAX_PAGES);
}

async function openSingle(bytes: Uint8Array, options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  const type = sniffType(bytes, options.fileName);
  if (type === 'zip')
    throw new EngineError('unsupported_type', {
      detail: 'This is an archive inside an archive. Unpack it, then add its documents. No pages were counted.',
    });
  return openDocument(bytes, type, options, ports);
}

/** What a file is and how many pages it counts, without reading it. Throws `EngineError`, but never for a missing password. */
export async function inspectDocument(bytes: FileBytes, options: OpenOptions, ports: EnginePorts): Promise<Inspection> {
  try {
    const open = await openFile(bytes, options, ports);
    try {
      const first = await open.readPage(1);
      // A page of a PDF would have to be drawn first, and what it shows no longer lies before anybody.
      const illegible = first.kind === 'picture' && open.type !== 'pdf' ? await illegibleSentence(first) : null;
      return {
        needsPassword: false,
        type: open.type,
        pageCount: open.pageCount,
        textLayer: first.kind === 'content',
        ...(illegible === null ? {} : { illegible }),
      };
    } finally {
      open.close();
    }
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'password_required') throw error;
    return { needsPassword: true };
  }
}

async function illegibleSentence({ page, picture }: PictureReading): Promise<string | null> {
  const { legibility } = await preparePicture(picture);
  return illegibleIssue(legibility, page.pageNumber)?.message ?? null;
}

export interface ReadOptions extends OpenOptions {
  /** Pages to read, in any order, also overlapping; all where absent. The others are left out, which is no trouble. */
  ranges?: readonly PageRange[];
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
export async function readPages(bytes: FileBytes, options: ReadOptions, ports: EnginePorts): Promise<PageStream> {
  const startedAt = ports.now();
  const open = await openFile(bytes, options, ports);
  const { type, pageCount, attachments, xmlValues } = open;
  const wanted = pagesWithin(options.ranges, pageCount);
  if (wanted.length === 0) {
    open.close();
    throw new EngineError('file_empty', {
      detail: `None of the pages asked for is in this file: it has ${pageCount}. No pages were counted.`,
    });
  }
  const deadline = startedAt + (options.budgetMs ?? DOCUMENT_BUDGET_MS);
  return { type, pageCount, attachments, xmlValues, pages: pagesOf(open, wanted, options.signal, deadline, ports) };
}

/** All pages of a stream as one plain object. */
export async function collectPages(stream: PageStream): Promise<ReadDocument> {
  const pages: PageContent[] = [];
  for await (const page of stream.pages) pages.push(page);
  const { type, pageCount, attachments, xmlValues } = stream;
  return { type, pageCount, attachments, xmlValues, pages };
}

async function* pagesOf(
  open: OpenDocument,
  wanted: readonly number[],
  signal: AbortSignal | undefined,
  deadline: number,
  ports: EnginePorts,
): AsyncGenerator<PageContent> {
  const ocr = createDocumentOcr(ports);
  try {
    for (const pageNumber of wanted) {
      if (signal?.aborted) throw new EngineError('aborted');
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
