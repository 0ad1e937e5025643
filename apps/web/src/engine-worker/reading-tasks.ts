import {
  type DocumentLayout,
  type DrawnTable,
  drawTables,
  type EnginePorts,
  foldLessons,
  inspectDocument,
  layOutDocument,
  type PageContent,
  type ReadDocument,
  readBox,
  readPages,
  type ShownFields,
  suggestBorders,
  type SuggestedBorder,
  suggestTableBorders,
  type SuggestedTemplate,
  tableOfRows,
  type TableTeaching,
  teach,
  teachTable,
  type Teaching,
  unpackDocuments,
  type UnusedPrint,
  unusedPrint,
  type Word,
} from '@sheetlift/engine';
import { hashOfDocument, hashOfFile } from './content-hash.ts';
import type {
  DocumentReading,
  DocumentRows,
  EngineAnswers,
  EngineProgress,
  FileInspection,
  GivenFile,
  PageRange,
  ReadingTask,
  ReadTask,
} from './engine-protocol.ts';
import { fetchParts, fileBytes, openOptions } from './file-bytes.ts';
import { finderOf } from './finder-of.ts';
import { givenFile } from './given-file.ts';
import { pageFacts } from './page-facts.ts';
import { pagePlaces } from './page-places.ts';
import { regroupReadings } from './regroup-readings.ts';
import { sortReading } from './sort-reading.ts';
import { tellRows } from './tell-rows.ts';

type Report = (progress: EngineProgress) => void;

/**
 * Opens, reads and searches documents; reading ends with the pages it has when `finish` says so; the worker is of no further use then.
 * Throws `EngineError`.
 */
export function performReadingTask(
  task: ReadingTask,
  ports: EnginePorts,
  report: Report,
  finish: AbortSignal,
): Promise<EngineAnswers[ReadingTask['kind']]> {
  switch (task.kind) {
    case 'unpack':
      return unpack(task.file);
    case 'inspect':
      return inspect(task.file, ports);
    case 'read':
      return read(task, ports, report, finish);
    case 'find':
      return find(task, ports, report);
    case 'table-of-rows':
      return tableOf(task);
    case 'read-box':
      return readBoxOf(task, ports);
    case 'suggest-table':
      return suggestTable(task);
    case 'teach-table':
      return teachDrawn(task);
    case 'teach':
      return teachCells(task);
    case 'unused-print':
      return findUnusedPrint(task);
    case 'sort':
      return sortReading(task.reading, task.templates, task.sorted, ports);
    case 'show-rows':
      return showRows(task, ports);
    case 'suggest':
      return suggest(task.reading, ports);
    case 'regroup':
      return regroupReadings(task);
    case 'suggest-borders':
      return bordersIn(task.reading);
  }
}

async function findUnusedPrint({ reading, rows }: Extract<ReadingTask, { kind: 'unused-print' }>): Promise<UnusedPrint[]> {
  return unusedPrint(await layoutOf(reading), rows);
}

async function unpack(file: GivenFile): Promise<GivenFile[]> {
  const [bytes] = await fetchParts(file.parts.map((part) => part.bytes));
  const documents = unpackDocuments({ fileName: file.name, bytes: bytes! });
  return documents.map((document) =>
    document.bytes === bytes ? file : givenFile(document.fileName, new Blob([document.bytes as BlobPart])),
  );
}

async function inspect(file: GivenFile, ports: EnginePorts): Promise<FileInspection> {
  const bytes = await fileBytes(file);
  const hashes = bytes instanceof Uint8Array ? [hashOfFile(bytes)] : bytes.map((part) => hashOfFile(part.bytes));
  const parts = file.parts.map(({ pages }, index) => ({ pages, contentHash: hashes[index]! }));
  return { ...(await inspectDocument(bytes, openOptions(file), ports)), contentHash: hashOfDocument(parts) };
}

/** Each page becomes a blob as soon as it is read, so that a long document never lies in memory whole. */
async function read(task: ReadTask, ports: EnginePorts, report: Report, finish: AbortSignal): Promise<DocumentReading> {
  const { open, ranges, budgetMs, embedded } = task;
  const options = { ...openOptions(open.file), turn: open.turn, embedded, budgetMs, ...(ranges ? { ranges } : {}) };
  const { pages, ...head } = await readPages(await fileBytes(open.file), options, ports);
  report({ kind: 'opened', type: head.type, pageCount: head.pageCount });
  const pageBlobs = task.earlier ? await pagesOf(task.earlier) : new Map<number, Blob>();
  let lastRead = 0;
  for await (const page of untilTold(pages, finish)) {
    pageBlobs.set(page.pageNumber, new Blob([JSON.stringify(page)]));
    lastRead = page.pageNumber;
    report({ kind: 'page-read', page: pageFacts(page) });
    await wordsFromOutside();
  }
  const next = pageAfter(lastRead, ranges, head.pageCount);
  if (next !== null) pageBlobs.set(next, new Blob([JSON.stringify(stoppedBefore(next, ranges?.at(-1)?.to ?? head.pageCount))]));
  const inOrder = [...pageBlobs].sort(([one], [other]) => one - other).flatMap(([, page], index) => (index === 0 ? [page] : [',', page]));
  const reading = new Blob([`${JSON.stringify(head).slice(0, -1)},"pages":[`, ...inOrder, ']}']);
  return { reading, type: head.type, pageCount: head.pageCount, whole: next === null };
}

/** Pages as they come, until told to finish. The page in hand is given up then: recognising one takes seconds. */
async function* untilTold(pages: AsyncIterable<PageContent>, finish: AbortSignal): AsyncGenerator<PageContent> {
  const told = new Promise<{ done: true; value: undefined }>((resolve) =>
    finish.addEventListener('abort', () => resolve({ done: true, value: undefined })),
  );
  const iterator = pages[Symbol.asyncIterator]();
  while (!finish.aborted) {
    const { done, value } = await Promise.race([iterator.next(), told]);
    if (done) return;
    yield value;
  }
}

async function readBoxOf(
  { open, reading, pageNumber, box }: Extract<ReadingTask, { kind: 'read-box' }>,
  ports: EnginePorts,
): Promise<readonly Word[]> {
  const blob = (await pagesOf(reading)).get(pageNumber);
  const page = blob && (JSON.parse(await blob.text()) as PageContent);
  if (page?.kind !== 'fixed') return [];
  return readBox(await fileBytes(open.file), { ...openOptions(open.file), turn: open.turn }, page, box, ports);
}

/** The JSON of each page of an earlier reading, by its number. */
async function pagesOf(reading: Blob): Promise<Map<number, Blob>> {
  const places = pagePlaces(new Uint8Array(await reading.arrayBuffer()));
  return new Map(places.map(({ pageNumber, from, to }) => [pageNumber, reading.slice(from, to)]));
}

/** The page that is read after this one; null after the last. */
function pageAfter(pageNumber: number, ranges: readonly PageRange[] | null, pageCount: number): number | null {
  const next = (ranges ?? [{ from: 1, to: pageCount }]).find(({ to }) => to > pageNumber);
  return next ? Math.max(next.from, pageNumber + 1) : null;
}

/** Stands for the pages that were not read; reading them later puts the first of them in its place. */
function stoppedBefore(pageNumber: number, lastPage: number): PageContent {
  const pages = lastPage > pageNumber ? `Pages ${pageNumber} to ${lastPage} were` : `Page ${pageNumber} was`;
  return {
    kind: 'flow',
    pageNumber,
    blocks: [],
    issues: [
      { code: 'page_not_read', severity: 'error', pageNumber, message: `${pages} not read: reading was stopped. Read again to go on.` },
    ],
  };
}

/** A worker hears nothing while it goes from promise to promise; being told to finish needs a turn of its own. */
function wordsFromOutside(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function find(
  { reading, template, rowMode, taught, drawn }: Extract<ReadingTask, { kind: 'find' }>,
  ports: EnginePorts,
  report: Report,
): Promise<DocumentRows> {
  const layout = drawTables(await layoutOf(reading), drawn);
  const finder = await finderOf(ports);
  const result = finder.extractRows(layout, template, rowMode, foldLessons(taught.events, taught.templateId));
  return tellRows(result, report);
}

async function bordersIn(reading: Blob): Promise<SuggestedBorder[]> {
  return suggestBorders(await layoutOf(reading));
}

async function suggest(reading: Blob, ports: EnginePorts): Promise<SuggestedTemplate> {
  const finder = await finderOf(ports);
  return finder.suggestFields(await layoutOf(reading));
}

async function showRows({ readings, rows }: Extract<ReadingTask, { kind: 'show-rows' }>, ports: EnginePorts): Promise<ShownFields> {
  const finder = await finderOf(ports);
  const documents = await Promise.all(readings.map(async (reading) => JSON.parse(await reading.text()) as ReadDocument));
  return finder.fieldsOfShownRows(documents.map(layOutDocument), rows);
}

async function teachCells({ reading, cells }: Extract<ReadingTask, { kind: 'teach' }>): Promise<Teaching[]> {
  return teach(await layoutOf(reading), cells);
}

async function tableOf({ reading, rows, taught }: Extract<ReadingTask, { kind: 'table-of-rows' }>): Promise<DrawnTable[]> {
  return tableOfRows(await layoutOf(reading), rows, foldLessons(taught.events, taught.templateId));
}

async function suggestTable({ reading, pageNumber, box }: Extract<ReadingTask, { kind: 'suggest-table' }>): Promise<DrawnTable> {
  return suggestTableBorders(await layoutOf(reading), pageNumber, box);
}

async function teachDrawn({ reading, drawn }: Extract<ReadingTask, { kind: 'teach-table' }>): Promise<TableTeaching | null> {
  return teachTable(await layoutOf(reading), drawn);
}

const layoutOf = async (reading: Blob): Promise<DocumentLayout> => layOutDocument(JSON.parse(await reading.text()) as ReadDocument);
