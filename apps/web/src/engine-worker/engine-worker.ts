import {
  EngineError,
  type ExtractionResult,
  extractRows,
  inspectDocument,
  layOutDocument,
  openFile,
  type OpenOptions,
  type PageContent,
  type RawPicture,
  type ReadDocument,
  readPages,
  toEngineError,
  unpackDocuments,
  writeRows,
} from '@sheetlift/engine';
import { createBrowserPorts } from '@sheetlift/engine/browser';
import type { DocumentReading, DocumentRows, EngineAnswers, EngineProgress, EngineTask, FoundDocument, GivenFile, PageFacts, WorkerMessage } from './engine-protocol.ts';
import { passageAround, type PassageLine } from './passage-around.ts';

/** The worker's own thread: one task in, news and one answer out. */
declare const self: {
  onmessage: ((event: MessageEvent<EngineTask>) => void) | null;
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void;
};

/** Rows of one message: the page takes each message in well under a frame's time. */
const ROWS_PER_MESSAGE = 100;

const CONTENT_TYPES = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', csv: 'text/csv' } as const;

const ports = createBrowserPorts({ assetBaseUrl: import.meta.env.VITE_ENGINE_ASSETS });

self.onmessage = ({ data: task }) => void answer(task);

async function answer(task: EngineTask): Promise<void> {
  try {
    const answer = await perform(task);
    self.postMessage({ kind: 'done', answer }, answer instanceof ImageBitmap ? [answer] : []);
  } catch (thrown) {
    const { code, message, cause } = toEngineError(thrown);
    if (code === 'internal') console.error(cause);
    self.postMessage({ kind: 'failed', code, message });
  }
}

function perform(task: EngineTask): Promise<EngineAnswers[EngineTask['kind']]> {
  switch (task.kind) {
    case 'unpack':
      return unpack(task.file);
    case 'inspect':
      return bytesOf(task.file).then((bytes) => inspectDocument(bytes, openOptions(task.file), ports));
    case 'read':
      return read(task);
    case 'find':
      return find(task);
    case 'draw':
      return draw(task);
    case 'quote':
      return quote(task);
    case 'write':
      return write(task);
  }
}

async function unpack(file: GivenFile): Promise<GivenFile[]> {
  const bytes = await bytesOf(file);
  const documents = unpackDocuments({ fileName: file.name, bytes });
  return documents.map((document) => (document.bytes === bytes ? file : { name: document.fileName, bytes: new Blob([document.bytes as BlobPart]), password: null }));
}

/** Each page becomes JSON as soon as it is read, so that a long document never lies in memory whole. */
async function read({ file, budgetMs, embedded }: Extract<EngineTask, { kind: 'read' }>): Promise<DocumentReading> {
  const { pages, ...head } = await readPages(await bytesOf(file), { ...openOptions(file), embedded, budgetMs }, ports);
  report({ kind: 'opened', type: head.type, pageCount: head.pageCount });
  const parts: BlobPart[] = [];
  for await (const page of pages) {
    parts.push(parts.length === 0 ? '' : ',', JSON.stringify(page));
    report({ kind: 'page-read', page: factsOf(page) });
  }
  const reading = new Blob([`${JSON.stringify(head).slice(0, -1)},"pages":[`, ...parts, ']}']);
  return { reading, type: head.type, pageCount: head.pageCount };
}

function factsOf(page: PageContent): PageFacts {
  const failed = page.issues.some(({ severity }) => severity === 'error');
  if (page.kind === 'flow') return { pageNumber: page.pageNumber, widthPt: null, heightPt: null, source: 'flow', failed };
  const { pageNumber, widthPt, heightPt, source } = page;
  return { pageNumber, widthPt, heightPt, source, failed };
}

async function find({ reading, template, rowMode }: Extract<EngineTask, { kind: 'find' }>): Promise<DocumentRows> {
  const document = JSON.parse(await reading.text()) as ReadDocument;
  const result = await extractRows(layOutDocument(document), template, rowMode);
  const { rows, ...rest } = result;
  for (let from = 0; from < rows.length; from += ROWS_PER_MESSAGE) report({ kind: 'rows-found', rows: rows.slice(from, from + ROWS_PER_MESSAGE) });
  return { ...rest, result: new Blob([JSON.stringify(result)]) };
}

async function draw({ file, pageNumber, widthPx }: Extract<EngineTask, { kind: 'draw' }>): Promise<ImageBitmap | null> {
  const document = await openFile(await bytesOf(file), openOptions(file), ports);
  try {
    const picture = await document.renderPage(pageNumber, widthPx);
    return picture && (await createImageBitmap(imageData(picture)));
  } finally {
    document.close();
  }
}

async function quote({ reading, evidence }: Extract<EngineTask, { kind: 'quote' }>): Promise<PassageLine[][]> {
  const document = JSON.parse(await reading.text()) as ReadDocument;
  return evidence.map((piece) => passageAround(document, piece));
}

async function write({ documents, template, format }: Extract<EngineTask, { kind: 'write' }>): Promise<Blob> {
  const parts: BlobPart[] = [];
  for await (const part of writeRows({ template, documents: await Promise.all(documents.map(parseResult)) }, format, {})) parts.push(part as BlobPart);
  return new Blob(parts, { type: CONTENT_TYPES[format] });
}

async function parseResult({ fileName, result }: FoundDocument): Promise<{ fileName: string; result: ExtractionResult }> {
  return { fileName, result: JSON.parse(await result.text()) as ExtractionResult };
}

async function bytesOf(file: GivenFile): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.bytes.arrayBuffer());
  } catch (cause) {
    throw new EngineError('file_damaged', { detail: 'This file was moved or changed since it was added. Add it again. No pages were counted.', cause });
  }
}

function openOptions({ name, password }: GivenFile): OpenOptions {
  return { fileName: name, embedded: true, ...(password === null ? {} : { password }) };
}

function imageData({ rgba, width, height }: RawPicture): ImageData {
  return new ImageData(new Uint8ClampedArray(rgba.buffer as ArrayBuffer, rgba.byteOffset, rgba.byteLength), width, height);
}

function report(progress: EngineProgress): void {
  self.postMessage({ kind: 'progress', progress });
}
