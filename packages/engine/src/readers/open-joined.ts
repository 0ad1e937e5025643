import { EngineError } from '../errors.ts';
import {
  damagedPage,
  type EnginePorts,
  type FilePart,
  isFlow,
  type OpenDocument,
  type OpenOptions,
  type PageRange,
  type PageReading,
  renumberPage,
} from '../model/index.ts';
import { openDocument } from './open-document.ts';
import { sniffType } from './sniff-type.ts';

/**
 * Opens files, or pages of files, as one document: its pages follow each other in the order given. What a file carries beside its pages
 * belongs to a document that has all of them. Throws `EngineError`.
 */
export async function openJoined(parts: readonly FilePart[], options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  if (parts.length === 0) throw new EngineError('file_empty');
  /** A file of which several parts are pages is opened once. */
  const opened = new Map<Uint8Array, OpenDocument>();
  const close = (): void => opened.forEach((file) => file.close());
  try {
    for (const { bytes, fileName } of parts) if (!opened.has(bytes)) opened.set(bytes, await openPages(bytes, fileName, options, ports));
    return joined(
      parts.map(({ bytes, pages }) => partOf(opened.get(bytes)!, pages)),
      close,
    );
  } catch (error) {
    close();
    throw error;
  }
}

interface OpenPart {
  file: OpenDocument;
  pages: PageRange;
}

function joined(parts: readonly OpenPart[], close: () => void): OpenDocument {
  const places = parts.flatMap(({ file, pages: { from, to } }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ file, own: from + at })),
  );
  const whole = parts.filter(({ file, pages: { from, to } }) => from === 1 && to === file.pageCount).map(({ file }) => file);
  const lists = whole.flatMap(({ attachments }) => (attachments ? [attachments] : []));
  const placeOf = (pageNumber: number): (typeof places)[number] => {
    const place = places[pageNumber - 1];
    if (!place) throw new RangeError(`No page ${pageNumber}`);
    return place;
  };
  return {
    type: (parts.find(({ file }) => file.type === 'pdf') ?? parts[0]!).file.type,
    pageCount: places.length,
    attachments: lists.length > 0 ? lists.flat() : null,
    xmlValues: whole.flatMap(({ xmlValues }) => xmlValues),
    async readPage(pageNumber) {
      const { file, own } = placeOf(pageNumber);
      try {
        return renumbered(await file.readPage(own), pageNumber);
      } catch (error) {
        // A picture that cannot be decoded costs its own page, as one page of a file does.
        if (places.length === 1 || !(error instanceof EngineError)) throw error;
        return { kind: 'content', page: damagedPage(pageNumber, error.message) };
      }
    },
    async renderPage(pageNumber, widthPx) {
      const { file, own } = placeOf(pageNumber);
      return file.renderPage(own, widthPx);
    },
    close,
  };
}

function renumbered(reading: PageReading, pageNumber: number): PageReading {
  return reading.kind === 'content'
    ? { ...reading, page: renumberPage(reading.page, pageNumber) }
    : { ...reading, page: renumberPage(reading.page, pageNumber) };
}

function partOf(file: OpenDocument, pages: PageRange | undefined): OpenPart {
  const { from, to } = pages ?? { from: 1, to: file.pageCount };
  if (from < 1 || to > file.pageCount || from > to)
    throw new EngineError('file_damaged', {
      detail: `The file has ${file.pageCount} pages, and this document is its pages ${from} to ${to}. Add the file again. No pages were counted.`,
    });
  return { file, pages: { from, to } };
}

async function openPages(bytes: Uint8Array, fileName: string, options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  const type = sniffType(bytes, fileName);
  if (type === 'zip' || isFlow(type))
    throw new EngineError('unsupported_type', {
      detail: 'Only PDF files and pictures can be joined to one document. Add the other files on their own. No pages were counted.',
    });
  return openDocument(bytes, type, { ...options, fileName }, ports);
}
